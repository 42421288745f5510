import Graphics
import Testing

@testable import Pictures

@Suite("Pictures stand upright")
struct OrientationTests {
  /// What each value does to the picture `ab/cd/ef`, read row by row.
  private static let turns: [(Int, width: Int, rows: String)] = [
    (1, 2, "abcdef"), (2, 2, "badcfe"), (3, 2, "fedcba"), (4, 2, "efcdab"), (5, 3, "acebdf"), (6, 3, "ecafdb"),
    (7, 3, "fdbeca"), (8, 3, "bdface"),
  ]

  @Test(arguments: turns)
  func `each of the eight values`(value: Int, width: Int, rows: String) throws {
    let stored = Bitmap(width: 2, height: 3, pixels: "abcdef".unicodeScalars.map(\.value))
    let upright = try #require(PictureOrientation(rawValue: value)).upright(stored)
    #expect(upright.width == width && upright.height == 6 / width)
    #expect(upright.pixels == rows.unicodeScalars.map(\.value))
  }

  @Test(arguments: 1...8, [false, true])
  func `a JPEG is turned as its Exif says`(value: Int, isLittle: Bool) throws {
    let plain = Fixture.bytes("baseline-420.jpg")
    let turned = splice(0xE1, exif(orientation: value, isLittle: isLittle), into: plain)
    let stored = try decodePicture(plain, pixelLimit: 1000).bitmap
    let found = try decodePicture(turned, pixelLimit: 1000).bitmap
    #expect(found == PictureOrientation(rawValue: value)?.upright(stored))
    #expect(try readPictureSize(turned) == PixelSize(width: found.width, height: found.height))
    #expect((found.width == 19) == (value >= 5))
    #expect(try decodePicture(turned, pixelLimit: 1000).isPlain == (value == 1))
  }

  @Test(arguments: [0, 9, 65535])
  func `a value that there is not turns nothing`(value: Int) throws {
    let plain = Fixture.bytes("grey.jpg")
    let file = splice(0xE1, exif(orientation: value, isLittle: true), into: plain)
    #expect(try decodePicture(file, pixelLimit: 1000) == decodePicture(plain, pixelLimit: 1000))
  }

  @Test func `damaged Exif turns nothing`() throws {
    let plain = Fixture.bytes("grey.jpg")
    let sound = exif(orientation: 6, isLittle: false)
    for count in 6..<(sound.count - 8) {
      let file = splice(0xE1, Array(sound[..<count]), into: plain)
      #expect(try decodePicture(file, pixelLimit: 1000) == decodePicture(plain, pixelLimit: 1000))
    }
    // A folder that lies far behind the end.
    let far = Array(sound[..<10]) + [0xFF, 0xFF, 0xFF, 0xFF]
    #expect(try decodePicture(splice(0xE1, far, into: plain), pixelLimit: 1000).bitmap.width == 29)
  }
}
