import Digest
import Graphics
import Testing

@testable import PNG

/// One small file of each way to decode: ours, with and without text, and one for libpng.
enum SmallFile: CaseIterable {
  case opaque, translucent, interlaced, palette

  var bytes: [UInt8] {
    switch self {
    case .opaque: encodePNG(picture(6, 3, opaque: true), level: 6, provenance: "text")
    case .translucent: encodePNG(picture(3, 4, opaque: false), level: 0)
    case .interlaced: SampleFile(width: 5, height: 5, interlaced: true, filter: 3, sample: noisySample).bytes
    case .palette:
      SampleFile(width: 5, height: 2, bitDepth: 2, colorType: 3, chunks: [("PLTE", Array(0..<12))]) { x, _, _ in
        x % 4
      }.bytes
    }
  }
}

@Suite struct DamageTests {
  private func decoded(_ file: [UInt8]) -> Result<Bitmap, PNGError> {
    do { return .success(try decodePNG(file, pixelLimit: 10_000)) } catch { return .failure(error) }
  }

  @Test(arguments: SmallFile.allCases)
  func noPartOfAFileIsAPicture(kind: SmallFile) throws {
    let file = kind.bytes
    #expect(throws: Never.self) { try decodePNG(file, pixelLimit: 10_000) }
    for length in file.indices {
      let result = decoded(Array(file.prefix(length)))
      #expect(result == .failure(length < 8 ? .notPNG : .endsEarly), "\(length) of \(file.count) bytes")
    }
  }

  @Test(arguments: SmallFile.allCases)
  func everyFlippedBitIsNoticed(kind: SmallFile) {
    let file = kind.bytes
    for index in file.indices {
      for bit in 0..<8 {
        var damaged = file
        damaged[index] ^= 1 << bit
        guard case .failure = decoded(damaged) else {
          Issue.record("byte \(index), bit \(bit) of \(kind) went unnoticed")
          continue
        }
      }
    }
  }

  // The same with checksums that fit, so that everything behind them is reached too; any answer but a crash is right.
  @Test(arguments: SmallFile.allCases)
  func damageBehindAGoodChecksumNeverCrashes(kind: SmallFile) throws {
    let file = kind.bytes
    for index in 16..<(file.count - 12) {
      for bit in 0..<8 {
        var damaged = file
        damaged[index] ^= 1 << bit
        if case .success(let bitmap) = decoded(mended(damaged)) {
          #expect(bitmap.pixels.count == bitmap.width * bitmap.height)
        }
      }
    }
  }

  // Gives every chunk the checksum of what it holds.
  private func mended(_ file: [UInt8]) -> [UInt8] {
    var (file, offset) = (file, 8)
    while offset + 12 <= file.count {
      let length = file[offset..<(offset + 4)].reduce(0) { $0 << 8 | Int($1) }
      let end = offset + 8 + length
      guard end + 4 <= file.count else { break }
      file.replaceSubrange(end..<(end + 4), with: bigEndian(Checksums.crc32(Array(file[(offset + 4)..<end]))))
      offset = end + 4
    }
    return file
  }

  // Each with good chunk checksums, by both ways of decoding.
  @Test(arguments: [false, true])
  func theStreamMustHoldExactlyThePixels(interlaced: Bool) {
    let sample = SampleFile(width: 4, height: 4, interlaced: interlaced, sample: noisySample)
    let rows = sample.rows.count
    func file(_ stream: [UInt8]) -> [UInt8] {
      SampleFile.signature + SampleFile.chunk("IHDR", sample.header) + SampleFile.chunk("IDAT", stream)
        + SampleFile.chunk("IEND", [])
    }
    func stream(_ count: Int) -> [UInt8] { SampleFile.stored(Array(repeating: 0, count: count)) }
    func fails(_ stream: [UInt8]) -> Bool { if case .failure = decoded(file(stream)) { true } else { false } }

    #expect(!fails(stream(rows)))
    #expect(fails(stream(rows - 1)))
    #expect(fails(stream(rows + 1)))
    #expect(fails(Array(stream(rows).dropLast(1))), "cut checksum")
    #expect(fails(Array(stream(rows).dropLast(4)) + [1, 2, 3, 4]), "wrong checksum")
    #expect(fails([]))
    #expect(fails([0x78, 0x01]))
    #expect(fails(SampleFile.stored([5] + Array(repeating: 0, count: rows - 1))), "unknown filter")
    // Bytes behind the end of the stream change nothing.
    #expect(!fails(stream(rows) + [0, 0]))
  }
}
