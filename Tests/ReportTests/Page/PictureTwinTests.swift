import Report
import Testing

@Suite struct PictureTwinTests {
  // RFC 4648, section 10, and bytes that reach every letter.
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
    ("foobar", "Zm9vYmFy"),
  ])
  func `a twin hands over the bytes in base64`(text: String, base64: String) {
    let script = String(decoding: pictureTwin(named: "0a1b", of: Array(text.utf8)), as: UTF8.self)
    #expect(script == "Snapfarm.picture(\"0a1b\",\"\(base64)\")\n")
  }

  @Test func `every letter of base64 is right`() {
    let bytes: [UInt8] = [0x00, 0x10, 0x83, 0x10, 0x51, 0x87, 0x20, 0x92, 0x8B, 0xFB, 0xEF, 0xFF]
    #expect(String(decoding: pictureTwin(named: "x", of: bytes), as: UTF8.self).contains("\"ABCDEFGHIJKL++//\""))
  }
}
