import Testing

@testable import Farm

@Suite("Pictures kept for a page")
struct KeptPicturesTests {
  private static let sizes = [30, 0, 40, 20, 50, 5, 1]

  private func keep(_ order: [Int], limit: Int) -> [Int] {
    let kept = KeptPictures(limit: limit)
    for index in order {
      kept.keep(DiffPictures(difference: [UInt8](repeating: 1, count: Self.sizes[index])), at: index)
    }
    return Self.sizes.indices.filter { kept[$0] != nil }
  }

  @Test(arguments: [
    (0, []), (29, []), (30, [0]), (69, [0]), (70, [0, 2]), (90, [0, 2, 3]), (139, [0, 2, 3]), (140, [0, 2, 3, 4]),
    (146, [0, 2, 3, 4, 5, 6]), (1000, [0, 2, 3, 4, 5, 6]),
  ])
  func `the first that fit are kept, whoever comes first`(limit: Int, expected: [Int]) {
    let orders = [[0, 1, 2, 3, 4, 5, 6], [6, 5, 4, 3, 2, 1, 0], [3, 6, 0, 5, 1, 4, 2], [4, 2, 6, 0, 1, 3, 5]]
    for order in orders { #expect(keep(order, limit: limit) == expected, "\(order)") }
  }

  @Test func `it is known whether some were left out`() {
    let kept = KeptPictures(limit: 10)
    kept.keep(DiffPictures(expected: [1, 2], actual: [3, 4], difference: [5]), at: 7)
    #expect(!kept.leftSomeOut)
    #expect(kept[7]?.byteCount == 5)
    kept.keep(DiffPictures(actual: [UInt8](repeating: 0, count: 6)), at: 8)
    #expect(kept.leftSomeOut)
    #expect(kept[7] != nil && kept[8] == nil)
  }
}
