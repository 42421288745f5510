import Digest
import Graphics
import Testing

@testable import PNG

@Suite struct DecodingTests {
  private func straight(_ file: SampleFile) throws -> [UInt32] {
    try PNGFile(file.bytes).decodeStraight(pixelLimit: 10_000).pixels
  }

  private func words(_ width: Int, _ height: Int, _ word: (Int, Int) -> UInt32) -> [UInt32] {
    (0..<height).flatMap { y in (0..<width).map { word($0, y) } }
  }

  @Test(arguments: UInt8(0)...4, [2, 6])
  func everyFilterIsUndone(filter: UInt8, colorType: Int) throws {
    for (width, height) in [(1, 1), (1, 9), (2, 2), (33, 17)] {
      let file = SampleFile(width: width, height: height, colorType: colorType, filter: filter, sample: noisySample)
      let expected = words(width, height) { x, y in
        let alpha = colorType == 6 ? noisySample(x, y, 3) : 255
        return [alpha, noisySample(x, y, 0), noisySample(x, y, 1), noisySample(x, y, 2)]
          .reduce(0) { $0 << 8 | UInt32($1) }
      }
      #expect(try PNGFile(file.bytes).commonLayout != nil)
      #expect(try straight(file) == expected)
      // The slow way must see the same.
      #expect(try PNGFile(file.bytes).decodeWithLibpng() == expected)
      #expect(try decodePNG(file.bytes, pixelLimit: 10_000).pixels == expected.map(Premultiplication.premultiply))
    }
  }

  @Test(arguments: [1, 7, 100])
  func theStreamMayComeInPieces(length: Int) throws {
    var file = SampleFile(width: 20, height: 10, sample: noisySample)
    let whole = try straight(file)
    file.pieceLength = length
    #expect(try straight(file) == whole)
  }

  @Test(arguments: [2, 6])
  func interlacedFilesAreRead(colorType: Int) throws {
    for (width, height) in [(1, 1), (3, 2), (5, 9), (16, 16), (23, 8)] {
      var file = SampleFile(width: width, height: height, colorType: colorType, filter: 4, sample: noisySample)
      let plain = try straight(file)
      file.interlaced = true
      #expect(try straight(file) == plain)
    }
  }

  @Test(arguments: [1, 2, 4, 8, 16], [false, true])
  func grayFilesAreRead(bitDepth: Int, interlaced: Bool) throws {
    let top = (1 << bitDepth) - 1
    let file = SampleFile(width: 11, height: 6, bitDepth: bitDepth, colorType: 0, interlaced: interlaced) { x, y, _ in
      (x * 37 + y * 2311) & top
    }
    let expected = words(11, 6) { x, y in
      let sample = (x * 37 + y * 2311) & top
      // Small depths are spread over 0 to 255, large ones keep their upper half.
      let gray = UInt32(bitDepth == 16 ? sample >> 8 : sample * 255 / top)
      return 0xFF00_0000 | gray * 0x01_0101
    }
    #expect(try straight(file) == expected)
  }

  @Test(arguments: [1, 2, 4, 8])
  func palettesAreLookedUp(bitDepth: Int) throws {
    let top = (1 << bitDepth) - 1
    var file = SampleFile(width: 9, height: 5, bitDepth: bitDepth, colorType: 3) { x, y, _ in (x + y * 3) & top }
    file.chunks = [
      ("PLTE", (0...top).flatMap { [UInt8($0), UInt8(255 - $0), UInt8($0 ^ 0x55)] }), ("tRNS", [0, 128]),
    ]
    let expected = words(9, 5) { x, y in
      let index = UInt32((x + y * 3) & top)
      let alpha: UInt32 = index == 0 ? 0 : index == 1 ? 128 : 255
      return alpha << 24 | index << 16 | (255 - index) << 8 | (index ^ 0x55)
    }
    #expect(try straight(file) == expected)
    #expect(try decodePNG(file.bytes, pixelLimit: 45).pixels == expected.map(Premultiplication.premultiply))
  }

  // The words have all bits, and their upper halves are what an 8-bit picture has.
  @Test(arguments: [0, 2, 4, 6], [false, true])
  func sixteenBitsAChannelAreKept(colorType: Int, interlaced: Bool) throws {
    let channels = [0: [0, 0, 0], 2: [0, 1, 2], 4: [1, 0, 0, 0], 6: [3, 0, 1, 2]][colorType] ?? []
    func sample(_ x: Int, _ y: Int, _ channel: Int) -> Int { (x * 0x1111 + y * 0x0F0F + channel * 0x00FF) & 0xFFFF }
    let file = SampleFile(
      width: 5, height: 3, bitDepth: 16, colorType: colorType, interlaced: interlaced, sample: sample)
    let wide = (0..<3).flatMap { y in
      (0..<5).map { x in
        channels.reduce(UInt64(channels.count == 3 ? 0xFFFF : 0)) { $0 << 16 | UInt64(sample(x, y, $1)) }
      }
    }
    let picture = try PNGFile(file.bytes).decodeStraight(pixelLimit: 15)
    #expect(picture.wide == wide)
    let upperHalves = wide.map { (word: UInt64) -> UInt32 in
      let bytes = [56, 40, 24, 8].map { UInt32(truncatingIfNeeded: word >> UInt64($0)) & 0xFF }
      return bytes.reduce(0) { $0 << 8 | $1 }
    }
    #expect(picture.pixels == upperHalves)
    #expect(try PNGFile(file.bytes).decodeWithLibpng() == picture.pixels)
    #expect(try PNGFile(self.sample8.bytes).decodeStraight(pixelLimit: 15).wide == nil)
  }

  private let sample8 = SampleFile(width: 5, height: 3, sample: noisySample)

  @Test func aKeyMakesOneColorClear() throws {
    var file = SampleFile(width: 3, height: 1) { x, _, _ in x * 10 }
    file.chunks = [("tRNS", [0, 10, 0, 10, 0, 10])]
    #expect(try straight(file) == [0xFF00_0000, 0x000A_0A0A, 0xFF14_1414])
    #expect(try decodePNG(file.bytes, pixelLimit: 3).pixels == [0xFF00_0000, 0, 0xFF14_1414])
  }

  // A file that claims a linear gamma holds the same values as one that does not.
  @Test(arguments: [0, 2], [8, 16])
  func gammaChangesNothing(colorType: Int, bitDepth: Int) throws {
    var file = SampleFile(width: 3, height: 2, bitDepth: bitDepth, colorType: colorType) { x, y, c in
      (x * 40 + y * 90 + c * 20) * (bitDepth == 16 ? 257 : 1)
    }
    let plain = try straight(file)
    file.chunks = [("gAMA", bigEndian(100_000))]
    #expect(try straight(file) == plain)
  }
}
