import Testing

@testable import Arguments

@Suite("Values of --mask")
struct MaskWordTests {
  @Test(
    arguments: [
      ("0,0,1,1", .rect(x: 0, y: 0, width: 1, height: 1)),
      ("-5,10,20,30", .rect(x: -5, y: 10, width: 20, height: 30)),
      ("0,0 10,0 5,8.5", .polygon([.init(x: 0, y: 0), .init(x: 10, y: 0), .init(x: 5, y: 8.5)])),
      ("  0,0  1,1   2,2 ", .polygon([.init(x: 0, y: 0), .init(x: 1, y: 1), .init(x: 2, y: 2)])),
      ("mask.png", .file("mask.png")), ("a b,c.PNG", .file("a b,c.PNG")), ("./1,2,3,4.png", .file("./1,2,3,4.png")),
    ] as [(String, MaskWord)])
  func `are understood`(text: String, mask: MaskWord) throws {
    #expect(try MaskWord(text) == mask)
  }

  @Test(arguments: [
    "1", "1,2", "1,2,3", "1,2,3,4,5", "0,0,0,5", "0,0,5,0", "0,0,-1,5", "0.5,0,1,1", "1,2 3,4",
    "1,2 3,4 5", "1,2 3,4 5,",
    "1,,2,3", ",,,", "-,-,-,-", "mask", "mask.jpg", "a,b,c,d", "nan,0,1,1", "1e3,0,1,1", "0x1,0,1,1",
    "99999999999999999999,0,1,1", "9223372036854775807,0,9223372036854775807,1",
    "0,0 1,1 99999999999,2", "1.2.3,0 1,1 2,2",
  ])
  func `or refused`(text: String) {
    #expect(throws: UsageError.badMask(text)) { try MaskWord(text) }
  }
}
