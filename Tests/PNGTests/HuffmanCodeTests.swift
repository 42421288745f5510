import Testing

@testable import PNG

@Suite struct HuffmanCodeTests {
  @Test("is complete, without a prefix, and within its limit")
  func isSound() {
    for limit in [7, 15] {
      for frequencies in Self.samples where frequencies.count <= 1 << limit {
        let code = HuffmanCode(frequencies: frequencies, limit: limit)
        let used = code.lengths.indices.filter { code.lengths[$0] > 0 }
        #expect(used.reduce(0) { $0 + 1 << (limit - Int(code.lengths[$1])) } == 1 << limit)
        #expect(code.lengths.allSatisfy { $0 <= limit })
        for symbol in frequencies.indices where frequencies[symbol] > 0 { #expect(code.lengths[symbol] > 0) }
        for one in used {
          for other in used where one != other { #expect(!isPrefix(one, of: other, code), "\(one) \(other)") }
        }
      }
    }
  }

  @Test("is as short as can be")
  func isShort() {
    #expect(HuffmanCode(frequencies: [5, 1, 0, 2, 9], limit: 15).lengths == [2, 3, 0, 3, 1])
    #expect(HuffmanCode(frequencies: [0, 0, 7], limit: 15).lengths == [1, 0, 1])
    #expect(HuffmanCode(frequencies: [0, 0, 0], limit: 15).lengths == [1, 1, 0])
    #expect(HuffmanCode(frequencies: [1, 1, 2, 4, 8], limit: 3).lengths == [3, 3, 3, 3, 1])
  }

  // Fibonacci's numbers make the deepest trees.
  private static let samples: [[Int]] = {
    var fibonacci = [1, 1]
    for index in 2..<40 { fibonacci.append(fibonacci[index - 1] + fibonacci[index - 2]) }
    let scattered = (0..<286).map { $0 &* 2_654_435_761 >> 7 & 0x3FF }
    return [[1, 0], [0, 3], fibonacci, fibonacci.reversed(), scattered, Array(repeating: 1, count: 100)]
  }()

  private func isPrefix(_ one: Int, of other: Int, _ code: HuffmanCode) -> Bool {
    let length = code.lengths[one]
    return length <= code.lengths[other] && (code.codes[other] ^ code.codes[one]) & (1 << UInt16(length) - 1) == 0
  }
}
