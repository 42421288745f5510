import Graphics

/// A hash of every line of a part of a picture; equal for equal lines, and all but surely only for those.
func lineHashes(_ plane: PixelPlane, _ part: PixelRect, _ axis: Axis) -> [UInt64] {
  switch axis {
  case .rows: return (part.y..<part.maxY).map { hashRow(plane.words(part.x, $0), part.width) }
  case .columns:
    var sums = ColumnSums(part)
    for y in part.y..<part.maxY { sums.add(plane.words(part.x, y), nil) }
    return sums.first
  }
}

/// The same for the same part of two pictures of one size, of which equal rows are read once.
///
/// Sparse hashes look at an eighth of each line, the same places of all: where they differ, the lines do.
func lineHashes(
  _ expected: PixelPlane, _ actual: PixelPlane, _ part: PixelRect, _ axis: Axis, _ unequal: UnequalLines, sparse: Bool
) -> (expected: [UInt64], actual: [UInt64]) {
  guard axis == .rows else { return columnHashes(expected, actual, part, unequal, sparse: sparse) }
  func hash(_ plane: PixelPlane, _ y: Int) -> UInt64 {
    let words = plane.words(part.x, y)
    return sparse ? hashPlaces(words, part.width) : hashRow(words, part.width)
  }
  let first = (part.y..<part.maxY).map { hash(expected, $0) }
  return (first, (part.y..<part.maxY).map { unequal.holdsRow($0) ? hash(actual, $0) : first[$0 - part.y] })
}

private func hashPlaces(_ words: UnsafePointer<UInt32>, _ count: Int) -> UInt64 {
  var hash = seed
  for start in stride(from: 0, to: count, by: 128) {
    hash = mix(hash ^ hashRow(words + start, min(16, count - start)), key)
  }
  return hash
}

/// Multiplies and mixes 64 bytes at a time in four lanes, which do not wait for one another.
func hashRow(_ words: UnsafePointer<UInt32>, _ count: Int) -> UInt64 {
  var (a, b, c, d) = (seed, seed ^ 1, seed ^ 2, seed ^ 3)
  var index = 0
  while index &+ 16 <= count {
    a = mix(pair(words, index) ^ a, pair(words, index &+ 2) ^ key)
    b = mix(pair(words, index &+ 4) ^ b, pair(words, index &+ 6) ^ key)
    c = mix(pair(words, index &+ 8) ^ c, pair(words, index &+ 10) ^ key)
    d = mix(pair(words, index &+ 12) ^ d, pair(words, index &+ 14) ^ key)
    index &+= 16
  }
  while index < count {
    a = mix(UInt64(words[index]) ^ a, key)
    index &+= 1
  }
  return mix(mix(a ^ key, b), mix(c ^ key, d) ^ seed)
}

// Sparse hashes look at rows that are not equal, at no more than an eighth of all: equal ones tell nothing of columns
// that came.
private func columnHashes(
  _ expected: PixelPlane, _ actual: PixelPlane, _ part: PixelRect, _ unequal: UnequalLines, sparse: Bool
) -> (expected: [UInt64], actual: [UInt64]) {
  var rows = Array(part.y..<part.maxY)
  if sparse {
    rows.removeAll { !unequal.holdsRow($0) }
    let step = rows.count * 8 / part.height + 1
    rows = stride(from: 0, to: rows.count, by: step).map { rows[$0] }
  }
  var sums = ColumnSums(part)
  for y in rows {
    sums.add(expected.words(part.x, y), unequal.holdsRow(y) ? actual.words(part.x, y) : nil)
  }
  return (sums.first, sums.second)
}

/// A sum of products with a key for each row: along the rows, where memory is fast, for all columns at once.
private struct ColumnSums {
  private(set) var first: [UInt64]
  /// What the sums of another picture have more.
  private var more: [UInt64]
  private var state = seed

  init(_ part: PixelRect) {
    first = Array(repeating: 0, count: part.width)
    more = first
  }

  /// The sums of the other picture.
  var second: [UInt64] { zip(first, more).map { $0 &+ $1 } }

  /// Adds a row, and the other picture's where it is not equal.
  mutating func add(_ words: UnsafePointer<UInt32>, _ others: UnsafePointer<UInt32>?) {
    state &+= key
    // 32 bits, so that a product is one multiplication of a vector's lanes.
    let factor = mix(state, seed) & 0xFFFF_FFFF | 1
    first.withUnsafeMutableBufferPointer { sums in
      for x in 0..<sums.count { sums[x] &+= UInt64(words[x]) &* factor }
    }
    guard let others else { return }
    more.withUnsafeMutableBufferPointer { sums in
      for x in 0..<sums.count { sums[x] &+= UInt64(others[x]) &* factor &- UInt64(words[x]) &* factor }
    }
  }
}

private let seed: UInt64 = 0x9E37_79B9_7F4A_7C15
private let key: UInt64 = 0xD1B5_4A32_D192_ED03

@inline(__always)
private func pair(_ words: UnsafePointer<UInt32>, _ index: Int) -> UInt64 {
  UnsafeRawPointer(words + index).loadUnaligned(as: UInt64.self)
}

/// Both halves of a full product, mixed.
@inline(__always)
func mix(_ first: UInt64, _ second: UInt64) -> UInt64 {
  let product = first.multipliedFullWidth(by: second)
  return product.high ^ product.low
}
