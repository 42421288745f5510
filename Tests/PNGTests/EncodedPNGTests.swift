import Digest
import Graphics
import Testing

@testable import PNG

@Suite struct EncodedPNGTests {
  @Test(arguments: [1, 2, 3, 4, 5, 7, 64, 257], [1, 3])
  func everyPictureComesBack(width: Int, height: Int) throws {
    for opaque in [true, false] {
      let bitmap = picture(width, height, opaque: opaque)
      for level in [0, 1, 3, 6, 12] {
        #expect(try decodePNG(encodePNG(bitmap, level: level), pixelLimit: 1000) == bitmap)
      }
    }
  }

  @Test func opaquePicturesAreRGBAndOthersRGBA() throws {
    #expect(try PNGFile(encodePNG(picture(9, 9, opaque: true), level: 3)).header.colorType == .rgb)
    #expect(try PNGFile(encodePNG(picture(9, 9, opaque: false), level: 3)).header.colorType == .rgba)
  }

  @Test func thePixelsAreStoredStraightAndUnfiltered() throws {
    let bitmap = Bitmap(width: 2, height: 1, pixels: [0x8040_2010, 0xFF01_0203])
    let rows: [UInt8] = [0, 0x80, 0x40, 0x20, 0x80, 1, 2, 3, 255]
    #expect(translucentScanlines(bitmap.pixels.span, 2, 1) == rows)
    #expect(opaqueScanlines(bitmap.pixels.span, 2, 1) == nil)
    let opaque = Bitmap(width: 1, height: 2, pixels: [0xFF0A_0B0C, 0xFF01_0203])
    #expect(opaqueScanlines(opaque.pixels.span, 1, 2) == [0, 10, 11, 12, 0, 1, 2, 3])
  }

  @Test func packingIsTheSameOnEveryProcessor() {
    for count in 0...70 {
      for transparent in [nil, 0, count / 2, count - 1] as [Int?] {
        var pixels = (0..<count).map { 0xFF00_0000 | UInt32(truncatingIfNeeded: $0 &* 2_654_435_761) }
        if let transparent, pixels.indices.contains(transparent) { pixels[transparent] &= 0xFEFF_FFFF }
        let isOpaque = pixels.allSatisfy { $0 >= 0xFF00_0000 }
        let bytes = pixels.flatMap { pixel in [16, 8, 0].map { UInt8(truncatingIfNeeded: pixel >> $0) } }
        for plainly in [true, false] {
          // A byte behind the last must stay as it is.
          var packed = [UInt8](repeating: 7, count: count * 3 + 1)
          let found = packRGB(pixels, count, &packed, plainly: plainly)
          #expect(found == isOpaque && packed == bytes + [7])
        }
      }
    }
  }

  @Test(arguments: [true, false])
  func onlyRowsOfPhotographsAreFiltered(opaque: Bool) throws {
    // Two rows of one colour, then a photograph's.
    let noise = picture(64, 4, opaque: opaque).pixels
    let flat = Array(repeating: noise[0], count: 128)
    let bitmap = Bitmap(width: 64, height: 6, pixels: flat + noise)
    let rows = opaque ? opaqueScanlines(bitmap.pixels.span, 64, 6) : translucentScanlines(bitmap.pixels.span, 64, 6)
    let rowBytes = 1 + 64 * (opaque ? 3 : 4)
    #expect(stride(from: 0, to: 6 * rowBytes, by: rowBytes).map { rows?[$0] } == [0, 0, 2, 2, 2, 2])
    #expect(try decodePNG(encodePNG(bitmap, level: 6), pixelLimit: 1000) == bitmap)
  }

  @Test func photographsAreSmallerFiltered() {
    // Slopes with noise, as light on a wall.
    let pixels = (0..<256 * 256).map { (index: Int) -> UInt32 in
      let slope: Int = index % 256 / 2 + index / 256 / 2
      let noise: Int = (index &* 2_654_435_761) >> 13 & 3
      return 0xFF00_0000 | UInt32(slope + noise) &* 0x01_0101
    }
    let straight = StraightBitmap(width: 256, height: 256, pixels: pixels)
    let unfiltered = deflated(scanlines(of: straight, opaque: true), level: 6).count
    let filtered = encodePNG(Bitmap(width: 256, height: 256, pixels: pixels), level: 6).count
    #expect(filtered * 10 < unfiltered * 9)
  }

  // The whole file, byte for byte, with checksums that the tests compute themselves.
  @Test func theChunksStandInTheirOrder() {
    let stream = Array(encodePNG(picture(1, 1, opaque: true), level: 6).dropFirst(33 + 13 + 8).dropLast(16))
    let header = bigEndian(1) + bigEndian(1) + [8, 2, 0, 0, 0]
    let wanted =
      SampleFile.signature + SampleFile.chunk("IHDR", header) + SampleFile.chunk("sRGB", [0])
      + SampleFile.chunk("snPF", Array("grüße".utf8)) + SampleFile.chunk("IDAT", stream)
      + SampleFile.chunk("IEND", [])
    #expect(encodePNG(picture(1, 1, opaque: true), level: 6, provenance: "grüße") == wanted)
  }

  @Test func theSamePictureGivesTheSameBytes() {
    let bitmap = picture(100, 40, opaque: false)
    #expect(encodePNG(bitmap, level: 6, provenance: "a") == encodePNG(bitmap, level: 6, provenance: "a"))
    // Levels outside libdeflate's count as the nearest.
    #expect(encodePNG(bitmap, level: -3) == encodePNG(bitmap, level: 0))
    #expect(encodePNG(bitmap, level: .max) == encodePNG(bitmap, level: 12))
  }

  @Test func theTextMayNameTheStreamItSpeaksOf() throws {
    let encoded = EncodedPNG(picture(30, 20, opaque: true), level: 3)
    let file = try PNGFile(encoded.file(provenance: "stream \(encoded.streamDigest)"))
    #expect(file.provenance == "stream \(file.streamDigest)")
    #expect(try PNGFile(encoded.file()).streamDigest == encoded.streamDigest)
    #expect(try PNGFile(encoded.file()).provenance == nil)
  }

  @Test(arguments: [(0, 0), (0, 5), (5, 0), (.max, 0), (0, 1 << 32)] as [(Int, Int)])
  func aPictureWithoutPixelsIsEncodedButNeverRead(width: Int, height: Int) {
    let file = encodePNG(Bitmap(width: width, height: height, pixels: []), level: 6)
    #expect(throws: PNGError.self) { try decodePNG(file, pixelLimit: 1000) }
    #expect(readPNGSize(file) == nil)
  }
}
