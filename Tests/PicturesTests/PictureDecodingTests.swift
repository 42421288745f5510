import Graphics
import PNG
import Testing

@testable import Pictures

@Suite("Pictures out of files")
struct PictureDecodingTests {
  @Test func `there are files of each kind`() {
    #expect(Fixture.rows.count { $0.name.hasSuffix(".jpg") } == 8)
    #expect(Fixture.rows.count { $0.name.hasSuffix(".webp") } == 5)
  }

  /// The table is another program's, with libraries of other versions than Debian's.
  @Test(arguments: Fixture.rows)
  func `the pixels are those that another program reads`(row: Fixture.Row) throws {
    let file = Fixture.bytes(row.name)
    let picture = try decodePicture(file, pixelLimit: row.width * row.height)
    #expect(try readPictureSize(file) == PixelSize(width: row.width, height: row.height))
    #expect(picture.bitmap.width == row.width && picture.bitmap.height == row.height)
    // Premultiplied pixels tell the straight ones only where these are opaque.
    guard picture.bitmap.isOpaque else { return }
    let bytes = picture.bitmap.pixels.flatMap { word in [16, 8, 0, 24].map { UInt8(word >> UInt32($0) & 0xFF) } }
    #expect(crc32(bytes) == row.checksum)
  }

  @Test func `alpha is multiplied in`() throws {
    for (name, isExact) in [("lossless-alpha.webp", true), ("lossy-alpha.webp", false)] {
      let bitmap = try decodePicture(Fixture.bytes(name), pixelLimit: 1000).bitmap
      // In the hole, in the disc of alpha 96, and in the red corner.
      #expect(bitmap.pixels[7 * 29 + 13] == 0)
      let faint = bitmap.pixels[11 * 29 + 15]
      #expect(faint >> 24 == 96)
      #expect(faint & 0xFF_FFFF == 0x4B2D0F || !isExact)
      #expect(bitmap.pixels[0] >> 24 == 255)
    }
  }

  @Test func `the kind is told by the first bytes`() throws {
    let png = EncodedPNG(Bitmap(width: 1, height: 1, pixels: [0xFF10_2030]), level: 1).file()
    #expect(try decodePicture(png, pixelLimit: 1).bitmap.pixels == [0xFF10_2030])
    #expect(PictureKind(png) == .png)
    #expect(PictureKind(Fixture.bytes("grey.jpg")) == .jpeg)
    #expect(PictureKind(Fixture.bytes("lossy.webp")) == .webP)
    #expect(PictureKind(Array("<svg/>".utf8)) == nil)
    #expect(PictureKind([]) == nil)
  }

  @Test(arguments: [
    ("GIF89a", PictureError.unreadKind(.gif)), ("%PDF-1.7", .unreadKind(.pdf)), ("BM", .unreadKind(.bmp)),
    ("\0\0\0\u{1C}ftypavif", .unreadKind(.avif)), ("hello", .notPicture), ("", .notPicture),
    ("RIFF\0\0\0\0WAVE", .notPicture),
    ("version https://git-lfs.github.com/spec/v1\noid", .png(.gitLFSPointer)),
  ])
  func `what is no picture that we read is told`(text: String, error: PictureError) {
    #expect(throws: error) { try decodePicture(Array(text.utf8), pixelLimit: 100) }
    #expect(throws: error) { try readPictureSize(Array(text.utf8)) }
  }

  @Test(arguments: Fixture.rows)
  func `the limit counts pixels`(row: Fixture.Row) {
    let limit = row.width * row.height - 1
    #expect(throws: PictureError.tooManyPixels(width: row.width, height: row.height, limit: limit)) {
      try decodePicture(Fixture.bytes(row.name), pixelLimit: limit)
    }
  }

  @Test func `a moving picture is refused`() throws {
    #expect(throws: PictureError.animated) { try decodePicture(Fixture.bytes("animated.webp"), pixelLimit: 1000) }
  }
}
