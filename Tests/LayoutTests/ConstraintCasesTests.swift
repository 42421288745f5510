import Graphics
import Layout
import Problems
import Testing

@Suite struct `Recorded constraints` {
  @Test(arguments: ConstraintCase.recorded)
  func `give the recorded frames`(_ test: ConstraintCase) throws {
    let result = try test.laidOut()
    for (path, expected) in test.frames {
      let frame = result.frame(path)
      try #require(frame.count == 4, "no view \(path)")
      for (value, wanted) in zip(frame, expected) {
        if let wanted { #expect(abs(value - wanted) < 1e-5, "\(path): \(frame)") }
      }
    }
    if let width = test.fittingWidth { #expect(result.views[0].frame.width == width) }
  }

  @Test(arguments: ConstraintCase.recorded)
  func `are told of where they contradict`(_ test: ConstraintCase) throws {
    let conflicts = try test.laidOut().problems.compactMap(\.conflict)
    #expect(conflicts.count == (test.conflict == nil ? 0 : 1))
    for conflict in conflicts {
      #expect(conflict.parts.count == test.conflict)
      #expect(conflict.needs.reduce(0, +) == test.needs)
      #expect(conflict.room == test.has)
      #expect(conflict.excess == test.needs - test.has)
    }
  }

  /// Cases that leave a side open to which nothing refers are about the other axis.
  @Test(arguments: ConstraintCase.recorded.filter { !$0.ambiguous.isEmpty })
  func `are told of where they leave a choice`(_ test: ConstraintCase) throws {
    let names = try test.laidOut().problems.compactMap(\.ambiguousName)
    #expect(names == test.ambiguous)
  }

  @Test(arguments: ConstraintCase.recorded.filter { test in test.frames.values.allSatisfy { !$0.contains(nil) } })
  func `leave nothing open where all is recorded`(_ test: ConstraintCase) throws {
    guard test.ambiguous.isEmpty, test.conflict == nil, test.fittingWidth == nil else { return }
    let problems = try test.laidOut().diagnostics.filter { $0.severity != .note }.map(\.problem)
    #expect(problems == [])
  }
}

extension Problem {
  var conflict: ConstraintConflict? {
    if case .layout(.unsatisfiable(let conflict)) = self { conflict } else { nil }
  }

  var ambiguousName: String? {
    if case .layout(.ambiguous(let length)) = self { length.name } else { nil }
  }
}
