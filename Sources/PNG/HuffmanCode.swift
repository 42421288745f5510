/// A prefix code as Deflate has them: what is frequent is short.
struct HuffmanCode {
  /// Bits of each symbol; 0 for one that does not occur.
  private(set) var lengths: [UInt8]
  /// The code of each symbol, its first bit lowest.
  private(set) var codes: [UInt16]

  /// Makes the shortest code for how often symbols occur, none longer than `limit` bits.
  ///
  /// At least two symbols get a code, since some readers refuse a code with one or none; there must be two.
  init(frequencies: [Int], limit: Int) {
    var frequencies = frequencies
    var index = 0
    while frequencies.count(where: { $0 > 0 }) < 2 {
      frequencies[index] = max(frequencies[index], 1)
      index += 1
    }
    let symbols = frequencies.indices.filter { frequencies[$0] > 0 }
      .sorted { (frequencies[$0], $0) < (frequencies[$1], $1) }
    let counts = Self.counts(of: symbols.map { frequencies[$0] }, limit: limit)
    lengths = [UInt8](repeating: 0, count: frequencies.count)
    codes = [UInt16](repeating: 0, count: frequencies.count)
    // The rarest are the longest.
    var next = symbols.makeIterator()
    for length in (1...limit).reversed() {
      for _ in 0..<counts[length] { if let symbol = next.next() { lengths[symbol] = UInt8(length) } }
    }
    setCodes(counts, limit)
  }

  /// How many symbols have each length; `weights` go up.
  private static func counts(of weights: [Int], limit: Int) -> [Int] {
    var counts = [Int](repeating: 0, count: limit + 1)
    for depth in depths(of: weights) { counts[min(depth, limit)] += 1 }
    // Symbols that were to be longer than the limit take room which others have: one of them moves into the half of a
    // shorter code's room, until all fits.
    var taken = (1...limit).reduce(0) { $0 + counts[$1] << (limit - $1) }
    while taken > 1 << limit {
      counts[limit] -= 1
      guard let length = (1..<limit).last(where: { counts[$0] > 0 }) else { break }
      counts[length] -= 1
      counts[length + 1] += 2
      taken -= 1
    }
    return counts
  }

  /// How deep each leaf of Huffman's tree is, of weights that go up.
  private static func depths(of weights: [Int]) -> [Int] {
    let count = weights.count
    var sums = weights
    var parents = [Int](repeating: 0, count: 2 * count - 1)
    // The lightest of the leaves and of the inner nodes that have no parent yet; both go up.
    var (leaf, inner) = (0, count)
    func lightest() -> Int {
      if leaf < count, inner >= sums.count || weights[leaf] <= sums[inner] {
        leaf += 1
        return leaf - 1
      }
      inner += 1
      return inner - 1
    }
    for node in count..<(2 * count - 1) {
      let (one, other) = (lightest(), lightest())
      sums.append(sums[one] + sums[other])
      (parents[one], parents[other]) = (node, node)
    }
    var depths = [Int](repeating: 0, count: parents.count)
    for node in (0..<(parents.count - 1)).reversed() { depths[node] = depths[parents[node]] + 1 }
    return Array(depths.prefix(count))
  }

  private mutating func setCodes(_ counts: [Int], _ limit: Int) {
    var next = [Int](repeating: 0, count: limit + 2)
    for length in 1...limit { next[length + 1] = (next[length] + counts[length]) << 1 }
    for symbol in lengths.indices where lengths[symbol] > 0 {
      let length = Int(lengths[symbol])
      codes[symbol] = Self.reversed(next[length], length)
      next[length] += 1
    }
  }

  private static func reversed(_ code: Int, _ length: Int) -> UInt16 {
    var (rest, result) = (code, 0)
    for _ in 0..<length {
      result = result << 1 | rest & 1
      rest >>= 1
    }
    return UInt16(result)
  }
}
