import Graphics
import TestSupport

@testable import PNG

/// A way to damage a PNG file; those that know of chunks leave good checksums behind, to get past them.
enum Mutation: CaseIterable {
  case flipBits, cut, insertBytes, changeData, changeHeader, dropChunk, doubleChunk, swapChunks, insertChunk, changeRows

  static func random(using numbers: inout SeededGenerator) -> Mutation {
    allCases[numbers.below(allCases.count)]
  }

  func apply(to file: inout [UInt8], using numbers: inout SeededGenerator) {
    guard !file.isEmpty else { return }
    switch self {
    case .flipBits:
      for _ in 0...numbers.below(3) { file[numbers.below(file.count)] ^= 1 << UInt8(numbers.below(8)) }
    case .cut: file.removeLast(numbers.below(file.count))
    case .insertBytes:
      let place = numbers.below(file.count + 1)
      file.insert(contentsOf: (0...numbers.below(20)).map { _ in numbers.byte() }, at: place)
    default:
      var chunks = Chunks(file)
      guard !chunks.all.isEmpty else { return }
      apply(to: &chunks.all, using: &numbers)
      file = chunks.bytes
    }
  }

  private func apply(to chunks: inout [Chunks.One], using numbers: inout SeededGenerator) {
    let (one, other) = (numbers.below(chunks.count), numbers.below(chunks.count))
    switch self {
    case .changeData:
      for _ in 0...numbers.below(3) where !chunks[one].data.isEmpty {
        chunks[one].data[numbers.below(chunks[one].data.count)] = numbers.byte()
      }
    case .changeHeader:
      guard chunks[0].data.count == 13 else { return }
      // Sides near the true ones, or anything; kinds that exist, or not.
      let place = [0, 3, 4, 7, 8, 9, 10, 11, 12][numbers.below(9)]
      chunks[0].data[place] = numbers.below(2) == 0 ? numbers.byte() : UInt8(numbers.below(17))
    case .dropChunk: chunks.remove(at: one)
    case .doubleChunk: chunks.insert(chunks[one], at: other)
    case .swapChunks: chunks.swapAt(one, other)
    case .insertChunk:
      let data = (0..<numbers.below(40)).map { _ in numbers.byte() }
      chunks.insert(Chunks.One(type: Self.types[numbers.below(Self.types.count)], data: data), at: one)
    case .changeRows:
      guard let place = chunks.firstIndex(where: { $0.type == "IDAT" }), chunks[0].data.count == 13 else { return }
      let rows = (0..<numbers.below(700)).map { _ in numbers.below(2) == 0 ? numbers.byte() : UInt8(numbers.below(5)) }
      chunks[place].data = SampleFile.stored(rows)
    case .flipBits, .cut, .insertBytes: break
    }
  }

  private static let types = [
    "PLTE", "tRNS", "IDAT", "IEND", "IHDR", "gAMA", "iCCP", "sBIT", "cHRM", "snPF", "acTL", "fdAT", "zTXt", "ABCD",
  ]

  /// A small file of every kind: each colour type and depth, interlaced and not, and what this package writes.
  static let seeds: [[UInt8]] = {
    let kinds = [
      (0, 1), (0, 2), (0, 4), (0, 8), (0, 16), (2, 8), (2, 16), (3, 1), (3, 2), (3, 4), (3, 8), (4, 8), (4, 16), (6, 8),
      (6, 16),
    ]
    var files = kinds.flatMap { colorType, bitDepth in
      [false, true].map { interlaced in
        var file = SampleFile(width: 9, height: 7, bitDepth: bitDepth, colorType: colorType) { x, y, channel in
          noisySample(x, y, channel) * 257 & ((1 << bitDepth) - 1)
        }
        file.interlaced = interlaced
        file.filter = UInt8(colorType == 3 ? 0 : 4)
        if colorType == 3 {
          file.chunks = [("PLTE", (0..<(3 << bitDepth)).map { UInt8($0 & 0xFF) }), ("tRNS", [1, 2])]
        }
        return file.bytes
      }
    }
    var numbers = SeededGenerator(seed: 0)
    for colorType in [0, 2, 4, 6] {
      files.append(RawRowFile(width: 11, height: 9, colorType: colorType, using: &numbers).bytes)
    }
    let bitmap = StraightBitmap(picture(8, 6, opaque: false))
    files.append(EncodedPNG(bitmap, level: 6).file(provenance: "text"))
    files.append(animatedPNG(frames: [bitmap, bitmap], delay: 10))
    return files
  }()
}

/// A file's chunks, taken apart without looking at checksums and put together with good ones.
private struct Chunks {
  struct One {
    var type: String
    var data: [UInt8]
  }

  var all: [One] = []

  init(_ file: [UInt8]) {
    var offset = 8
    while offset + 12 <= file.count {
      let length = file[offset..<(offset + 4)].reduce(0) { $0 << 8 | Int($1) }
      guard length <= file.count - offset - 12 else { return }
      // One character a byte, so that every type keeps its length.
      let type = String(decoding: file[(offset + 4)..<(offset + 8)].map { $0 & 0x7F }, as: UTF8.self)
      all.append(One(type: type, data: Array(file[(offset + 8)..<(offset + 8 + length)])))
      offset += 12 + length
    }
  }

  var bytes: [UInt8] { SampleFile.signature + all.flatMap { SampleFile.chunk($0.type, $0.data) } }
}
