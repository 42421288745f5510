import Testing

@testable import PNG

/// Damage behind good checksums, which two files have alike.
@Suite struct EqualDamageTests {
  private static let pixelLimit = 1000

  // By both ways of decoding.
  private func sample(_ colorType: Int, interlaced: Bool) -> SampleFile {
    var sample = SampleFile(width: 4, height: 4, colorType: colorType, interlaced: interlaced) { x, y, _ in x + y }
    if colorType == 3 { sample.chunks = [("PLTE", Array(0..<21))] }
    return sample
  }

  private func file(_ sample: SampleFile, _ stream: [UInt8], texts: Bool = false) -> [UInt8] {
    SampleFile.signature + SampleFile.chunk("IHDR", sample.header)
      + sample.chunks.flatMap { SampleFile.chunk($0.type, $0.data) } + (texts ? SampleFile.chunk("tEXt", [1, 0]) : [])
      + SampleFile.chunk("IDAT", stream) + SampleFile.chunk("IEND", [])
  }

  private func side(_ first: [UInt8], _ second: [UInt8]) -> PNGPairError.Side? {
    do throws(PNGPairError) {
      _ = try decodePair(first, second, pixelLimit: Self.pixelLimit)
      return nil
    } catch { return error.side }
  }

  private func isDamaged(_ file: [UInt8]) -> Bool {
    do throws(PNGError) {
      try PNGFile(file).check(pixelLimit: Self.pixelLimit)
      return false
    } catch { return true }
  }

  @Test(arguments: [0, 2, 3, 4, 6], [false, true])
  func damagedStreamsAreNoPicturesThoughTheyAreEqual(colorType: Int, interlaced: Bool) {
    let sample = sample(colorType, interlaced: interlaced)
    let rows = sample.rows
    let whole = SampleFile.stored(rows)
    let damaged: [(what: Comment, stream: [UInt8])] = [
      ("too few rows", SampleFile.stored(Array(rows.dropLast()))), ("too many rows", SampleFile.stored(rows + [0])),
      ("a cut checksum", Array(whole.dropLast())), ("a wrong checksum", whole.dropLast(4) + [1, 2, 3, 4]),
      ("no stream", []), ("no zlib stream", [1] + whole.dropFirst()), ("no deflate", [0x78, 0x01, 7]),
      ("an unknown filter", SampleFile.stored([5] + rows.dropFirst())),
    ]
    #expect(side(file(sample, whole), file(sample, whole)) == nil)
    #expect(side(file(sample, whole), file(sample, whole, texts: true)) == nil)
    #expect(!isDamaged(file(sample, whole)))
    for (what, stream) in damaged {
      #expect(side(file(sample, stream), file(sample, stream)) == .first, what)
      #expect(side(file(sample, stream), file(sample, stream, texts: true)) == .first, what)
      #expect(side(file(sample, whole), file(sample, stream)) == .second, what)
      #expect(isDamaged(file(sample, stream)), what)
    }
  }

  @Test func sizesAreLookedAtBeforeAnythingIsInflated() throws {
    let sample = sample(2, interlaced: false)
    #expect(throws: PNGError.tooManyPixels(width: 4, height: 4, limit: 15)) {
      try PNGFile(sample.bytes).check(pixelLimit: 15)
    }
    try PNGFile(sample.bytes).check(pixelLimit: 16)
  }
}
