/// The lengths of a block's two codes, as they stand before its symbols.
struct DeflateHeader {
  /// The order in which the lengths of the third code, in which those are written, stand.
  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  private let symbolCount: Int
  private let distanceCount: Int
  /// Lengths, and how often one is repeated.
  private var items: [(symbol: Int, extra: UInt64, extraCount: UInt64)] = []

  init(_ symbols: HuffmanCode, _ distances: HuffmanCode) {
    symbolCount = max(257, Self.usedCount(symbols))
    distanceCount = max(1, Self.usedCount(distances))
    let lengths = Array(symbols.lengths.prefix(symbolCount) + distances.lengths.prefix(distanceCount))
    var start = 0
    while start < lengths.count {
      let end = lengths[start...].firstIndex { $0 != lengths[start] } ?? lengths.count
      add(Int(lengths[start]), times: end - start)
      start = end
    }
  }

  private static func usedCount(_ code: HuffmanCode) -> Int { (code.lengths.lastIndex { $0 > 0 } ?? -1) + 1 }

  private mutating func add(_ length: Int, times: Int) {
    var rest = times
    if length > 0 {
      items.append((length, 0, 0))
      rest -= 1
    }
    while rest >= 3 {
      let part = min(rest, length > 0 ? 6 : 138)
      switch (length, part) {
      case (0, 11...): items.append((18, UInt64(part - 11), 7))
      case (0, _): items.append((17, UInt64(part - 3), 3))
      default: items.append((16, UInt64(part - 3), 2))
      }
      rest -= part
    }
    for _ in 0..<rest { items.append((length, 0, 0)) }
  }

  func write(to writer: inout BitWriter) {
    var frequencies = [Int](repeating: 0, count: 19)
    for item in items { frequencies[item.symbol] += 1 }
    let code = HuffmanCode(frequencies: frequencies, limit: 7)
    let written = max(4, (Self.order.lastIndex { code.lengths[$0] > 0 } ?? 0) + 1)
    writer.write(UInt64(symbolCount - 257 | (distanceCount - 1) << 5 | (written - 4) << 10), 14)
    for symbol in Self.order.prefix(written) { writer.write(UInt64(code.lengths[symbol]), 3) }
    for item in items {
      writer.write(UInt64(code.codes[item.symbol]), UInt64(code.lengths[item.symbol]))
      writer.write(item.extra, item.extraCount)
    }
  }
}
