import Graphics

// What must hold of an alignment before it is told.
extension LineSearch {
  /// How many pixels of lines that belong together differ.
  func differentPixels(_ run: LineRun) -> Int {
    let first = expectedPart(run)
    let second = actualPart(run)
    return expected.differentPixels(first, from: actual, x: second.x, y: second.y)
  }

  /// Whether far fewer pixels differ with the lines taken out than without, or, where the sizes differ, most lines that
  /// belong together are equal: there is no "without" then.
  func accountsForDifference(_ remaining: Int, _ runs: [LineRun]) -> Bool {
    let shared = LineRun(expected: 0, actual: 0, count: min(expectedLines.count, actualLines.count))
    let leftOver = abs(expectedLines.count - actualLines.count) * across.count
    if remaining * 4 <= differentPixels(shared) + leftOver { return true }
    let paired = runs.reduce(0) { $0 + $1.count }
    return !isSameSize && numbers.differentLines(runs) * 2 <= paired
  }

  /// Whether something that can be recognised stands elsewhere, as against colours that only look as if it did.
  func isShown(_ runs: [LineRun], _ remaining: Int) -> Bool {
    let displaced = runs.filter(\.isDisplaced)
    var proof = 0
    for run in displaced where proof < 4 {
      proof += actual.pixelsWithOtherEdges(actualPart(run), than: expected, upTo: 4)
    }
    return proof >= 4 || !isSameSize && (displaced.isEmpty || remaining == 0)
  }

  /// The part of the actual picture that an explanation is about: all of it across, where that holds as well.
  func area(_ runs: [LineRun]) -> PixelRect {
    let all = 0..<axis.acrossCount(actual)
    let outside = [0..<across.lowerBound, across.upperBound..<all.upperBound].filter { !$0.isEmpty }
    // Outside the pictures are equal line by line, so that one of them tells whether shifting changes anything.
    let holdsOutside =
      isSameSize
      && runs.allSatisfy { run in
        outside.allSatisfy { across in
          let first = axis.part(lines: lines(run.expected, run, of: expectedLines), across: across)
          let second = axis.part(lines: lines(run.actual, run, of: actualLines), across: across)
          return expected.isEqual(first, to: expected, x: second.x, y: second.y)
        }
      }
    return axis.part(lines: actualLines, across: holdsOutside ? all : across)
  }

  private func expectedPart(_ run: LineRun) -> PixelRect {
    axis.part(lines: lines(run.expected, run, of: expectedLines), across: across)
  }

  private func actualPart(_ run: LineRun) -> PixelRect {
    axis.part(lines: lines(run.actual, run, of: actualLines), across: across)
  }

  private func lines(_ first: Int, _ run: LineRun, of all: Range<Int>) -> Range<Int> {
    all.lowerBound + first..<all.lowerBound + first + run.count
  }
}
