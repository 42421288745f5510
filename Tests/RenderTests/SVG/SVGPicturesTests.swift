import Testing

@testable import Render

struct SVGPicturesTests {
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
    ("foobar", "Zm9vYmFy"),
  ])
  func `RFC 4648's examples`(text: String, encoded: String) {
    #expect(base64(Array(text.utf8)) == encoded)
  }

  @Test func `All bits are kept`() {
    #expect(base64([0xFB, 0xFF, 0xBF]) == "+/+/")
  }

  @Test(arguments: [
    ([0x89, 0x50, 0x4E, 0x47, 0x0D] as [UInt8], "data:image/png;base64,"),
    ([0xFF, 0xD8, 0xFF, 0xE0], "data:image/jpeg;base64,"), (Array("<svg/>".utf8), "data:image/svg+xml;base64,"),
  ])
  func `A file's kind is told by its bytes`(bytes: [UInt8], beginning: String) {
    #expect(dataAddress(bytes).hasPrefix(beginning))
  }
}
