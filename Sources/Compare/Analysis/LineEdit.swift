/// Lines that came or went between two runs.
struct LineEdit: Hashable {
  /// The lines of the expected picture that went; empty where lines came.
  var expected: Range<Int>
  /// The lines of the actual picture that came; empty where lines went.
  var actual: Range<Int>

  var isInsertion: Bool { expected.isEmpty }
  var count: Int { expected.count + actual.count }

  func moved(by offset: Int) -> LineEdit {
    LineEdit(
      expected: expected.lowerBound + offset..<expected.upperBound + offset,
      actual: actual.lowerBound + offset..<actual.upperBound + offset)
  }
}
