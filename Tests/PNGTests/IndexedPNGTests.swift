import Graphics
import Testing

@testable import PNG

@Suite struct IndexedPNGTests {
  private func bitmap(_ width: Int, _ height: Int, colors: Int, translucent: Int = 0) -> IndexedBitmap {
    let palette = (0..<colors).map { index in
      UInt32(truncatingIfNeeded: index) &* 0x01_2345 & 0xFF_FFFF
        | (index < translucent ? UInt32(index) << 24 : 0xFF00_0000)
    }
    let indices = (0..<(width * height)).map { UInt8($0 * 7 % colors) }
    return IndexedBitmap(width: width, height: height, palette: palette, indices: indices)
  }

  @Test(arguments: [(1, 1), (2, 1), (3, 2), (4, 2), (5, 4), (16, 4), (17, 8), (256, 8)], [1, 2, 7, 8, 9, 33])
  func aPictureOfFewColorsComesBack(kind: (colors: Int, bitDepth: UInt8), width: Int) throws {
    for translucent in [0, 1, kind.colors] {
      let bitmap = bitmap(width, 5, colors: kind.colors, translucent: translucent)
      let file = try PNGFile(EncodedPNG(bitmap, level: 6).file())
      #expect(file.header.bitDepth == kind.bitDepth)
      #expect(file.header.colorType == .palette)
      #expect(try file.decodeStraight(pixelLimit: 1000) == bitmap.straight)
      #expect(try file.decodeWithLibpng() == bitmap.straight.pixels)
    }
  }

  @Test func transparencyIsWrittenAsFarAsNeeded() throws {
    let opaque = try PNGFile(EncodedPNG(bitmap(4, 4, colors: 5), level: 6).file())
    #expect(opaque.meaning.map(\.type) == [.palette])
    let faint = try PNGFile(EncodedPNG(bitmap(4, 4, colors: 5, translucent: 2), level: 6).file())
    #expect(faint.meaning.map(\.type) == [.palette, .transparency])
    #expect(faint.meaning.map(\.data.count) == [15, 2])
  }

  @Test(arguments: [1, 7, 33])
  func rowsThatAreThereGiveTheSameFile(width: Int) {
    let bitmap = bitmap(width, 5, colors: 40, translucent: 3)
    var rows: [UInt8] = []
    for y in 0..<5 {
      rows.append(0)
      rows += bitmap.indices[y * width..<(y + 1) * width]
    }
    let encoded = EncodedPNG(rows: rows, width: width, height: 5, palette: bitmap.palette, level: 2)
    #expect(encoded.file() == EncodedPNG(bitmap, level: 2).file())
  }

  @Test func theStreamDigestIsThatOfTheFile() throws {
    let encoded = EncodedPNG(bitmap(9, 9, colors: 40, translucent: 3), level: 6)
    #expect(try PNGFile(encoded.file()).streamDigest == encoded.streamDigest)
  }

  @Test func aPictureWithoutPixelsIsEncodedButNeverRead() {
    let empty = IndexedBitmap(width: 0, height: 3, palette: [], indices: [])
    let file = EncodedPNG(empty, level: 6).file()
    #expect(throws: PNGError.self) { try decodePNG(file, pixelLimit: 1000) }
  }

  @Test(arguments: [1, 2, 5, 64], [1, 2, 3])
  func straightPicturesComeBackWithTheirFaintColors(width: Int, height: Int) throws {
    for alpha: UInt32 in [0xFF, 0x80, 0] {
      let pixels = (0..<(width * height)).map { UInt32($0) &* 0x0001_0307 & 0xFF_FFFF | alpha << 24 }
      let bitmap = StraightBitmap(width: width, height: height, pixels: pixels)
      let file = try PNGFile(EncodedPNG(bitmap, level: 6).file())
      #expect(file.header.colorType == (alpha == 0xFF ? .rgb : .rgba))
      #expect(try file.decodeStraight(pixelLimit: 1000) == bitmap)
    }
  }
}
