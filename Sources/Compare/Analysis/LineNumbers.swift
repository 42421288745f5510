import Graphics

/// Two pictures as sequences of numbers, one for each line; equal numbers stand for equal lines.
struct LineNumbers {
  let expected: [Int32]
  let actual: [Int32]
  /// How many different lines there are.
  let count: Int

  init(expected: [UInt64], actual: [UInt64]) {
    var numbers = HashNumbers(capacity: expected.count + actual.count)
    self.expected = expected.map { Int32(truncatingIfNeeded: numbers.number(adding: $0)) }
    self.actual = actual.map { Int32(truncatingIfNeeded: numbers.number(adding: $0)) }
    count = numbers.count
  }

  /// How many lines differ from those at the same place.
  var differentLines: Int { zip(expected, actual).count { $0 != $1 } }

  /// How many lines of an edit are other than the line before them.
  func novelLines(_ edit: LineEdit) -> Int {
    novelLines(expected, edit.expected) + novelLines(actual, edit.actual)
  }

  private func novelLines(_ numbers: [Int32], _ lines: Range<Int>) -> Int {
    lines.count { $0 == 0 || numbers[$0] != numbers[$0 - 1] }
  }

  /// How many lines that belong together differ.
  func differentLines(_ runs: [LineRun]) -> Int {
    runs.reduce(0) { sum, run in
      sum + (0..<run.count).count { expected[run.expected + $0] != actual[run.actual + $0] }
    }
  }
}
