/// Lines of the expected picture and as many of the actual one that belong together, in their order.
struct LineRun: Hashable {
  var expected: Int
  var actual: Int
  var count: Int

  var expectedEnd: Int { expected + count }
  var actualEnd: Int { actual + count }
  /// Whether the lines stand elsewhere in the actual picture.
  var isDisplaced: Bool { expected != actual }
}

extension [LineRun] {
  /// Adds a run, as part of the last one where it goes on from there.
  mutating func append(joining run: LineRun) {
    if run.count == 0 { return }
    if let last, last.expectedEnd == run.expected, last.actualEnd == run.actual {
      self[count - 1].count += run.count
    } else {
      append(run)
    }
  }
}
