import Testing

@testable import PNG

/// Palettes and transparency that are not as the format wants them.
@Suite struct MeaningTests {
  typealias Chunks = [(type: String, data: [UInt8])]

  private func error(_ chunks: Chunks, colorType: Int, bitDepth: Int = 8) -> PNGError? {
    var sample = SampleFile(width: 2, height: 2, bitDepth: bitDepth, colorType: colorType) { _, _, _ in 0 }
    sample.chunks = chunks
    do throws(PNGError) {
      _ = try decodePNG(sample.bytes, pixelLimit: 4)
      return nil
    } catch {
      // A file that is no picture is none beside itself either.
      #expect(throws: PNGPairError(side: .first, error: error)) {
        try decodePair(sample.bytes, sample.bytes, pixelLimit: 4)
      }
      return error
    }
  }

  private func palette(_ count: Int) -> (type: String, data: [UInt8]) {
    ("PLTE", Array(repeating: 1, count: count * 3))
  }

  private func transparency(_ count: Int) -> (type: String, data: [UInt8]) {
    ("tRNS", Array(repeating: 0, count: count))
  }

  @Test(arguments: [1, 2, 4, 8])
  func aPaletteIsOfWholeColorsAndNoMoreThanCanBeNamed(bitDepth: Int) {
    let wrong: [Chunks] = [
      [], [palette(0)], [("PLTE", [1])], [("PLTE", [1, 2, 3, 4])], [palette((1 << bitDepth) + 1)], [palette(257)],
      [palette(1), palette(1)],
    ]
    for chunks in wrong { #expect(error(chunks, colorType: 3, bitDepth: bitDepth) == .badChunk("PLTE")) }
    for count in [1, 2, 1 << bitDepth] { #expect(error([palette(count)], colorType: 3, bitDepth: bitDepth) == nil) }
  }

  @Test(arguments: [2, 6])
  func aSuggestedPaletteIsOfTheSameForm(colorType: Int) {
    #expect(error([], colorType: colorType) == nil)
    #expect(error([palette(256)], colorType: colorType) == nil)
    for chunks in [[palette(0)], [("PLTE", [1, 2])], [palette(257)]] {
      #expect(error(chunks, colorType: colorType) == .badChunk("PLTE"))
    }
  }

  @Test func transparencyHasTheLengthOfItsKind() {
    let right: [(colorType: Int, length: Int)] = [(0, 2), (2, 6)]
    for (colorType, length) in right {
      for bitDepth in [8, 16] {
        #expect(error([transparency(length)], colorType: colorType, bitDepth: bitDepth) == nil)
        for other in [0, 1, 2, 3, 5, 6, 7, 256] where other != length {
          let found = error([transparency(other)], colorType: colorType, bitDepth: bitDepth)
          #expect(found == .badChunk("tRNS"), "\(other) bytes of colour type \(colorType)")
        }
      }
    }
    for colorType in [4, 6] {
      for length in [0, 2, 6] { #expect(error([transparency(length)], colorType: colorType) == .badChunk("tRNS")) }
    }
  }

  @Test func noAlphaIsOfNoColor() {
    for length in 0...3 { #expect(error([palette(3), transparency(length)], colorType: 3) == nil) }
    for length in [4, 256, 257] {
      #expect(error([palette(3), transparency(length)], colorType: 3) == .badChunk("tRNS"))
    }
  }

  @Test func transparencyStandsBehindThePalette() {
    #expect(error([transparency(1), palette(3)], colorType: 3) == .badChunk("tRNS"))
    #expect(error([transparency(6), palette(3)], colorType: 2) == .badChunk("tRNS"))
    #expect(error([palette(3), transparency(6)], colorType: 2) == nil)
    #expect(error([transparency(1)], colorType: 3) == .badChunk("PLTE"))
  }

  // In pairs that every rung decides.
  @Test(arguments: [1, 2, 4, 8], [false, true])
  func aPlaceBeyondThePaletteIsDamage(bitDepth: Int, interlaced: Bool) throws {
    let top = (1 << bitDepth) - 1
    var sample = SampleFile(width: 9, height: 5, bitDepth: bitDepth, colorType: 3, interlaced: interlaced) { x, y, _ in
      x == 8 && y == 4 ? top : 0
    }
    sample.chunks = [palette(top + 1)]
    let good = sample.bytes
    try PNGFile(good).check(pixelLimit: 45)
    sample.chunks = [palette(top)]
    let whole = sample.bytes
    sample.pieceLength = 7
    let pieces = sample.bytes
    sample.filter = 1
    let filtered = sample.bytes
    for file in [whole, pieces, filtered] {
      #expect(throws: PNGError.badStream) { try decodePNG(file, pixelLimit: 45) }
      #expect(throws: PNGError.badStream) { try PNGFile(file).check(pixelLimit: 45) }
      #expect(throws: PNGError.badStream) { try PNGFile(file).decodeWithLibpng() }
      for other in [whole, pieces, filtered, good] {
        #expect(throws: PNGPairError(side: .first, error: .badStream)) { try decodePair(file, other, pixelLimit: 45) }
      }
      #expect(throws: PNGPairError(side: .second, error: .badStream)) { try decodePair(good, file, pixelLimit: 45) }
    }
  }

  // Equal rows of streams that differ, which are compared before filters are undone.
  @Test func equalRowsMayNameNoColors() throws {
    let rows: [UInt8] = [0, 0, 1, 0, 2, 3]
    func file(_ stream: [UInt8], colors: Int) -> [UInt8] {
      let sample = SampleFile(width: 2, height: 2, colorType: 3) { _, _, _ in 0 }
      return SampleFile.signature + SampleFile.chunk("IHDR", sample.header)
        + SampleFile.chunk("PLTE", palette(colors).data) + SampleFile.chunk("IDAT", stream)
        + SampleFile.chunk("IEND", [])
    }
    let streams = [SampleFile.stored(rows), deflated(rows, level: 9)]
    guard case .same(.rows, _) = try decodePair(file(streams[0], colors: 4), file(streams[1], colors: 4), pixelLimit: 4)
    else {
      Issue.record("the rows are equal")
      return
    }
    #expect(throws: PNGPairError(side: .first, error: .badStream)) {
      try decodePair(file(streams[0], colors: 3), file(streams[1], colors: 3), pixelLimit: 4)
    }
  }
}
