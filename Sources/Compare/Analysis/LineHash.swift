import Graphics

/// A hash of every line of a part of a picture; equal for equal lines, and all but surely only for those.
func lineHashes(_ plane: PixelPlane, _ part: PixelRect, _ axis: Axis) -> [UInt64] {
  switch axis {
  case .rows:
    (part.y..<part.maxY).map { hashRow(plane.words(part.x, $0), part.width) }
  case .columns: hashColumns(plane, part)
  }
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

// A sum of products with a key for each row. Along the rows, where memory is fast, for all columns at once.
private func hashColumns(_ plane: PixelPlane, _ part: PixelRect) -> [UInt64] {
  var sums = [UInt64](repeating: 0, count: part.width)
  var state = seed
  sums.withUnsafeMutableBufferPointer { sums in
    guard let sums = sums.baseAddress else { return }
    for y in part.y..<part.maxY {
      state &+= key
      // 32 bits, so that a product is one multiplication of a vector's lanes.
      let factor = mix(state, seed) & 0xFFFF_FFFF | 1
      let row = plane.words(part.x, y)
      for x in 0..<part.width { sums[x] &+= UInt64(row[x]) &* factor }
    }
  }
  return sums
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
