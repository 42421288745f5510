import Graphics
import TestSupport
import Testing

@testable import PNG

@Suite struct PairDecodingTests {
  private let sample = SampleFile(width: 20, height: 10, sample: noisySample)

  private func rung(_ first: [UInt8], _ second: [UInt8], limit: Int = 1 << 20) throws -> DecisionRung {
    guard case .same(let rung, let size) = try decodePair(first, second, pixelLimit: limit) else { return .differ }
    #expect(readPNGSize(first) == size)
    return rung
  }

  private func error(_ first: [UInt8], _ second: [UInt8], limit: Int = 1 << 20) -> PNGPairError? {
    do {
      _ = try decodePair(first, second, pixelLimit: limit)
      return nil
    } catch { return error }
  }

  @Test func eachRungIsReached() throws {
    #expect(try rung(sample.bytes, sample.bytes) == .file)
    var pieces = sample
    pieces.pieceLength = 11
    pieces.chunks = [("tEXt", Array("a\0b".utf8))]
    #expect(try rung(sample.bytes, pieces.bytes) == .stream)
    var filtered = sample
    filtered.filter = 4
    #expect(try rung(sample.bytes, filtered.bytes) == .pixels)
    var other = sample
    other.sample = { noisySample($0, $1, $2) ^ ($0 == 19 && $1 == 9 && $2 == 2 ? 1 : 0) }
    #expect(try rung(sample.bytes, other.bytes) == .differ)
  }

  @Test(arguments: [true, false])
  func equalRowsAreFoundBeforeTheirFiltersAreUndone(opaque: Bool) throws {
    let bitmap = StraightBitmap(picture(30, 20, opaque: opaque))
    let files = [1, 9].map { EncodedPNG(bitmap, level: $0).file() }
    #expect(try PNGFile(files[0]).streamDigest != PNGFile(files[1]).streamDigest)
    #expect(try rung(files[0], files[1]) == .rows)
  }

  // Equal bytes of rows are equal pixels only where they mean the same.
  @Test func theMeaningOfRowsCounts() throws {
    var numbers = SeededGenerator(seed: 3)
    var first = RawRowFile(width: 2, height: 1, colorType: 3, using: &numbers)
    first.rows = [0, 0, 1]
    first.chunks = [("PLTE", [1, 2, 3, 4, 5, 6])]
    var second = first
    second.chunks = [("PLTE", [1, 2, 3, 4, 5, 7])]
    #expect(try rung(first.bytes, second.bytes) == .differ)
    second.chunks = [("PLTE", [1, 2, 3, 4, 5, 6, 9, 9, 9])]
    #expect(try rung(first.bytes, second.bytes) == .pixels)
    second.chunks = []
    second.colorType = 0
    #expect(try rung(first.bytes, second.bytes) == .differ)
  }

  @Test(arguments: [0, 2, 3, 4, 6])
  func kindsOfFilesDoNotMatter(colorType: Int) throws {
    // Grey, so that every kind can hold it.
    func file(_ type: Int, depth: Int = 8, interlaced: Bool = false) -> [UInt8] {
      var file = SampleFile(width: 9, height: 7, bitDepth: depth, colorType: type) { x, y, channel in
        let isAlpha = type >= 4 && channel == (type == 4 ? 1 : 3)
        return (isAlpha ? 255 : (x * 9 + y * 21) & 0xFF) * (depth == 16 ? 257 : 1)
      }
      file.interlaced = interlaced
      if type == 3 { file.chunks = [("PLTE", (0...255).flatMap { [UInt8($0), UInt8($0), UInt8($0)] })] }
      return file.bytes
    }
    for other in [0, 2, 3, 4, 6] where other != colorType {
      #expect(try rung(file(colorType), file(other)) == .pixels)
    }
    #expect(try rung(file(colorType), file(colorType, interlaced: true)) == .pixels)
    if colorType != 3 { #expect(try rung(file(colorType), file(2, depth: 16)) == .pixels) }
  }

  @Test func picturesOfOtherSizesAreHandedOut() throws {
    var tall = sample
    tall.height = 11
    guard case .different(let first, let second) = try decodePair(sample.bytes, tall.bytes, pixelLimit: 1000) else {
      Issue.record("another size is no other picture")
      return
    }
    #expect((first.height, second.height) == (10, 11))
    #expect(first.pixels == Array(second.pixels.prefix(200)))
  }

  @Test func bothPicturesAreThoseOfTheFiles() throws {
    // Large enough for two threads.
    let bitmaps = [0, 1].map { changed in
      StraightBitmap(
        width: 300, height: 300,
        pixels: (0..<90_000).map { 0xFF00_0000 | UInt32($0) &* 2_654_435_761 >> 8 ^ ($0 == 89_999 ? changed : 0) })
    }
    let files = bitmaps.map { EncodedPNG($0, level: 1).file() }
    guard case .different(let first, let second) = try decodePair(files[0], files[1], pixelLimit: 90_000) else {
      Issue.record("one pixel is another")
      return
    }
    #expect([first, second] == bitmaps)
    #expect(try rung(files[0], EncodedPNG(bitmaps[0], level: 2).file()) == .rows)
    #expect(error(files[0], Array(files[0].dropLast(30)))?.side == .second)
    #expect(error(Array(files[0].dropLast(30)), files[0])?.side == .first)
  }

  @Test func theFileThatIsNoPictureIsNamed() {
    let good = sample.bytes
    var damaged = good
    damaged[damaged.count - 20] ^= 1
    #expect(error(good, damaged) == PNGPairError(side: .second, error: .badChecksum(chunk: "IDAT")))
    #expect(error(damaged, good) == PNGPairError(side: .first, error: .badChecksum(chunk: "IDAT")))
    #expect(error([], good) == PNGPairError(side: .first, error: .notPNG))
    // Equal bytes make no picture.
    #expect(error(damaged, damaged) == PNGPairError(side: .first, error: .badChecksum(chunk: "IDAT")))
    #expect(error([], [])?.error == .notPNG)
    #expect(error(good, good, limit: 199)?.error == .tooManyPixels(width: 20, height: 10, limit: 199))
    var numbers = SeededGenerator(seed: 4)
    var unknown = RawRowFile(width: 1, height: 1, colorType: 0, using: &numbers)
    unknown.rows[0] = 5
    #expect(error(good, unknown.bytes) == PNGPairError(side: .second, error: .badStream))
  }
}
