import Devices
import Graphics
import Layout
import Problems
import Scene
import Testing
import YAML

/// What other engines were seen to do, or have to do by their constraints.
@Suite struct RecordedStackTests {
  static let files = ["stack-carried", "stack-derived", "flex-yoga", "flex-taffy"]

  @Test(arguments: RecordedCase.all(in: "stack-derived"))
  func derived(_ test: RecordedCase) throws { try check(test) }

  @Test(arguments: RecordedCase.all(in: "stack-carried"))
  func carried(_ test: RecordedCase) throws { try check(test) }

  @Test(arguments: RecordedCase.all(in: "flex-yoga"))
  func yoga(_ test: RecordedCase) throws { try check(test, isOfCSS: true) }

  @Test(arguments: RecordedCase.all(in: "flex-taffy"))
  func taffy(_ test: RecordedCase) throws { try check(test, isOfCSS: true) }

  /// Every case of the source is here or left out with a reason.
  @Test(arguments: files)
  func nothingIsMissing(_ file: String) throws {
    let rows = RecordedCase.lines(of: "left-out.txt").map { $0.components(by: " | ") }.filter { $0.first == file }
    let head = try #require(rows.first)
    let counts = head.dropFirst().joined().split { !$0.isNumber }.compactMap { Int($0) }
    try #require(counts.count == 2, "\(head)")
    let leftOut = rows.dropFirst()
    #expect(leftOut.allSatisfy { $0.count == 3 && $0[2].count > 5 }, "each with a reason")
    let names = Set(RecordedCase.all(in: file).map { $0.name.replacing(", down", with: "") })
    #expect(leftOut.count == counts[1])
    #expect(names.count + leftOut.count == counts[0])
    #expect(names.isDisjoint(with: leftOut.map { $0[1] }))
  }

  private func check(_ test: RecordedCase, isOfCSS: Bool = false) throws {
    let context = ReadingContext { path, location throws(Diagnostic) in
      throw Diagnostic(.file(.unreadable(reason: path)), at: location)
    }
    let (scene, problems) = readScene(test.scene, context: context)
    try #require(problems.map(\.problem) == [])
    let result = layOut(
      try #require(scene), in: phone(2000, 2000, scale: 1), fonts: FontDefaults(family: "Test"),
      measuring: RecordedText())
    let frames = result.views.dropFirst().map { view in
      // A box without a frame is none of the case; what is inside is told from the box around it.
      var parent = view.parent
      while let next = parent, next > 0, test.frames.indices.contains(next - 1), test.frames[next - 1].isEmpty {
        parent = result.views[next].parent
      }
      return frame(of: view, in: parent.map { result.views[$0] }, isRounded: test.isRounded)
    }
    try #require(frames.count == test.frames.count)
    for (index, frame) in frames.enumerated() {
      let isRight = zip(frame, test.frames[index]).allSatisfy { abs($0 - ($1 ?? $0)) <= test.allowed }
      #expect(isRight, "view \(index): \(frame), not \(test.frames[index].map { $0.map { "\($0)" } ?? "?" })")
    }
    for interval in test.intervals {
      #expect(interval.bounds.contains(frames[interval.view][interval.place]), "view \(interval.view)")
    }
    var told = result.problems
    if isOfCSS {
      // CSS lets boxes reach over the end without a word; that they come to too little is told of none.
      #expect(told.compactMap(\.stackConflict).allSatisfy { $0.needs > $0.has })
      told.removeAll { $0.stackConflict != nil }
    }
    #expect(told.compactMap(name) == (test.finding.map { [$0] } ?? []))
  }

  private func frame(of view: PlacedView, in parent: PlacedView?, isRounded: Bool) -> [Double] {
    // At a scale of 1, pixels are points.
    let outer = (isRounded ? parent?.pixels.rect : parent?.frame)?.origin ?? .zero
    let inner = isRounded ? view.pixels.rect : view.frame
    return inner.offset(by: Point(x: -outer.x, y: -outer.y)).values
  }

  private func name(of problem: Problem) -> String? {
    switch problem {
    case .layout(.stackChose): "stackChose"
    case .layout(.stackCannotFill): "stackCannotFill"
    default: "\(problem)"
    }
  }
}

extension Substring {
  /// The parts between separators.
  fileprivate func components(by separator: String) -> [String] {
    split(separator: separator).map(String.init)
  }
}
