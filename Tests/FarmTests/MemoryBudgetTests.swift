import Testing

@testable import Farm

@Suite struct MemoryBudgetTests {
  @Test(arguments: [
    (wanted: 4, pixels: 1_000_000, memory: 1 << 30, expected: 4),
    (wanted: 64, pixels: 64_000_000, memory: 4 << 30, expected: 3),
    (wanted: 8, pixels: 64_000_000, memory: 1 << 20, expected: 1),
    (wanted: 8, pixels: .max, memory: .max, expected: 1),
    (wanted: 8, pixels: 0, memory: 1 << 30, expected: 8),
  ])
  func `pictures at once fit into memory, and one is always drawn`(
    wanted: Int, pixels: Int, memory: Int, expected: Int
  ) {
    #expect(MemoryBudget.workers(wanted: wanted, largestPicture: pixels, memory: memory) == expected)
  }
}
