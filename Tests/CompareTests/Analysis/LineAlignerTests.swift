import Testing

@testable import Compare

@Suite struct LineAlignerTests {
  private func align(_ expected: [Int32], _ actual: [Int32], limit: Int = .max / 2) -> (runs: [LineRun], steps: Int) {
    let count = Int(max(expected.max() ?? 0, actual.max() ?? 0)) + 1
    var aligner = LineAligner(expected: expected, actual: actual, numberCount: count, limit: limit)
    let runs = aligner.run()
    return (runs, aligner.steps)
  }

  private func numbers(_ count: Int, of kinds: Int, seed: Int) -> [Int32] {
    var numbers = Numbers(seed: seed)
    return (0..<count).map { _ in Int32(numbers.below(kinds)) }
  }

  private func longestCommon(_ first: [Int32], _ second: [Int32]) -> Int {
    var row = [Int](repeating: 0, count: second.count + 1)
    for value in first {
      var diagonal = 0
      for (index, other) in second.enumerated() {
        let above = row[index + 1]
        row[index + 1] = value == other ? diagonal + 1 : max(above, row[index])
        diagonal = above
      }
    }
    return row[second.count]
  }

  @Test(arguments: 0..<60)
  func `runs are equal lines in order`(seed: Int) {
    var random = Numbers(seed: seed)
    let kinds = 1 + random.below(seed % 2 == 0 ? 4 : 60)
    let first = numbers(random.below(50), of: kinds, seed: seed)
    let second = numbers(random.below(50), of: kinds, seed: seed + 1000)
    var (expected, actual) = (0, 0)
    for run in align(first, second).runs {
      #expect(run.count > 0 && run.expected >= expected && run.actual >= actual)
      #expect(first[run.expected..<run.expectedEnd] == second[run.actual..<run.actualEnd])
      (expected, actual) = (run.expectedEnd, run.actualEnd)
    }
  }

  @Test(arguments: 0..<80)
  func `the shortest edits are found`(seed: Int) {
    var random = Numbers(seed: seed)
    let kinds = 1 + random.below(5)
    let first = numbers(random.below(40), of: kinds, seed: seed)
    let second = numbers(random.below(40), of: kinds, seed: seed + 1000)
    var search = ShortestEdits(expected: first[...], actual: second[...], limit: .max)
    let runs = search.run()
    #expect(runs.reduce(0) { $0 + $1.count } == longestCommon(first, second))
    for run in runs { #expect(first[run.expected..<run.expectedEnd] == second[run.actual..<run.actualEnd]) }
  }

  @Test func `parts of sequences are aligned in their place`() {
    let (first, second) = ([9, 9, 1, 2, 1, 2] as [Int32], [8, 1, 1, 2, 7] as [Int32])
    var search = ShortestEdits(expected: first[2..<6], actual: second[1..<4], limit: .max)
    #expect(search.run().reduce(0) { $0 + $1.count } == 3)
    #expect(search.run().allSatisfy { first[$0.expected] == second[$0.actual] })
  }

  @Test func `unique lines come before many repeated ones`() {
    // The blank lines alone would match more of each other than what stands out does.
    let runs = align([1, 0, 0, 0, 2, 3], [2, 3, 0, 0, 0, 1]).runs
    #expect(runs == [LineRun(expected: 4, actual: 0, count: 2)])
  }

  // Steps, not time: what 100,000 lines may cost whatever they are.
  @Test(arguments: [1, 2, 50, 1 << 30])
  func `hard sequences stay within their bound`(kinds: Int) {
    let lineCount = 100_000
    let first = numbers(lineCount, of: kinds, seed: 1)
    let second = numbers(lineCount, of: kinds, seed: 2)
    let all = LineNumbers(expected: first.map { UInt64($0) }, actual: second.map { UInt64($0) })
    let limit = 2 * lineCount * 8
    var aligner = LineAligner(expected: all.expected, actual: all.actual, numberCount: all.count, limit: limit)
    _ = aligner.run()
    #expect(aligner.steps <= limit + 4 * lineCount)
  }

  @Test(arguments: [0, 1, 5, 100])
  func `a bound is kept`(limit: Int) {
    let (first, second) = (numbers(500, of: 2, seed: 1), numbers(500, of: 2, seed: 2))
    #expect(align(first, second, limit: limit).steps <= limit + 2_000)
  }

  @Test func `a common case costs a few looks at each line`() {
    let first = (0..<100_000).map { Int32($0 % 3 == 0 ? $0 : 0) }
    let second = first[0..<50_000] + [200_000, 200_001] + first[50_000..<99_998]
    let result = align(first, Array(second))
    #expect(result.runs.last == LineRun(expected: 50_000, actual: 50_002, count: 49_998))
    #expect(result.steps < 1_000_000)
  }
}
