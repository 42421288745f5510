extension Double {
  /// The largest coordinate that layout gives out, in points: far outside every screen, and far inside what pixels of
  /// any scale can count.
  static let farthest = 1e7

  /// The number where it is one, kept so small that sums and pixels of it stay exact; zero where it is none.
  var bounded: Double {
    guard !isNaN else { return 0 }
    return Swift.min(Swift.max(self, -Self.farthest), Self.farthest)
  }

  /// A number that the caller takes for a size.
  var size: Double { Swift.max(0, bounded) }

  /// A number as people write it: without `.0`.
  var written: String {
    let text = "\(self)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
