import Layout
import Problems
import Testing

/// What is said of constraints that contradict, leave a choice or are missed: about which, where, and by how much.
@Suite struct `Findings about constraints` {
  @Test func `a contradiction names its constraints, their sum and the one that is broken`() throws {
    let result = try layOut(
      text: """
        scene: test
        root:
          layout: constraints
          children:
            - id: pad
              height: 10
              anchors:
                leading: superview + 30
                top: superview
                trailing: superview - 30
                width: 300
        """, in: phone(320, 100))
    let conflict = ConstraintConflict(
      parts: [
        .init("pad.leading == superview + 30", at: place(8, 18)),
        .init("pad.trailing == superview - 30", at: place(10, 19)), .init("pad.width == 300", at: place(11, 16)),
      ], broken: 2, needs: [30, 30, 300], room: 320, excess: 40, remedy: "width: 300 @999")
    #expect(
      result.diagnostics == [
        Diagnostic(.layout(.unsatisfiable(conflict)), severity: .warning, at: place(11, 16), view: "pad")
      ])
    #expect(result.frame("pad") == [30, 0, 260, 10])
  }

  /// The last one declared is broken, which one that is decides the frame; sizes count before anchors.
  @Test(arguments: [
    (
      "width: 50, anchors: {left: superview, right: superview, top: superview, height: 1}",
      "right == superview", [0, 0, 50, 1.0]
    ),
    (
      "anchors: {left: superview, top: superview, height: 1, width: [50, 60]}", "width == 60", [0, 0, 50, 1]
    ),
    ("anchors: {left: superview, top: superview, height: 1, width: '<= -5'}", "width <= -5", [0, 0, 0, 1]),
    (
      "minWidth: 60, maxWidth: 50, anchors: {left: superview, top: superview, height: 1}", "width <= 50", [0, 0, 60, 1]
    ),
    (
      "aspectRatio: 2, anchors: {left: superview, top: superview, width: 50, height: 30}", "height == 30",
      [0, 0, 50, 25]
    ),
  ])
  func `the last declared is broken`(_ keys: String, broken: String, frame: [Double]) throws {
    let result = try layOut(
      text: "scene: test\nroot:\n  layout: constraints\n  children: [{id: a, \(keys)}]", in: phone(100, 100))
    let conflicts = result.problems.compactMap(\.conflict)
    #expect(conflicts.map { $0.parts[$0.broken].text } == ["a." + broken])
    #expect(result.frame("a") == frame)
  }

  @Test func `a choice names the sides, the interval and what would decide`() throws {
    let result = try layOut(
      text: """
        scene: test
        root:
          layout: constraints
          children:
            - {id: title, intrinsicSize: [120, 20], anchors: {leading: superview + 16, top: superview}}
            - {id: value, intrinsicSize: [84, 20],
               anchors: {leading: title.trailing + 8, trailing: superview - 16, top: superview}}
        """, in: phone(375, 100))
    let length = AmbiguousLength(
      "title.width", least: 120, most: 251, taken: 251, others: ["value.width"], remedy: "\"hugging: 251\" for value")
    #expect(
      result.diagnostics == [
        Diagnostic(.layout(.ambiguous(length)), severity: .warning, at: place(5, 7), view: "title")
      ])
    #expect(result.frame("title") == [16, 0, 251, 20])
  }

  /// A choice, the advice given, and the scene with the advice taken, in which nothing is left to choose.
  @Test(arguments: [
    (
      // A title and a detail that do not fit: who is shortened is no matter of hugging.
      row("[300, 20]", "[200, 20]"), "\"compressionResistance: 749\" for value",
      row("[300, 20]", "[200, 20]", ", compressionResistance: 749")
    ),
    (
      row("[300, 20]", "[200, 20]", ", hugging: 251"), "\"compressionResistance: 749\" for value",
      row("[300, 20]", "[200, 20]", ", hugging: 251, compressionResistance: 749")
    ),
    (
      row("[300, 20]", "[200, 20]", last: "'>= title.trailing + 8'"), "\"compressionResistance: 749\" for value",
      row("[300, 20]", "[200, 20]", ", compressionResistance: 749", last: "'>= title.trailing + 8'")
    ),
    (
      row("[10, 20], hugging: 999", "[20, 20], hugging: 999"), "\"hugging: 998\" for title",
      row("[10, 20], hugging: 998", "[20, 20], hugging: 999")
    ),
    (
      // Of three, one more that hugs leaves the choice between the other two.
      three("", ""), "\"hugging: 249\" for a", three(", hugging: 249", "")
    ),
    (
      "{id: a, height: 1, anchors: {leading: superview, top: superview, width: [100 @500, 200 @500]}}",
      "width: 200 @499 for a",
      "{id: a, height: 1, anchors: {leading: superview, top: superview, width: [100 @500, 200 @499]}}"
    ),
    (
      "{id: a, height: 1, anchors: {leading: superview, top: superview, width: ['<= 100 @500', '>= 200 @500']}}",
      "width: \">= 200 @499\" for a",
      "{id: a, height: 1, anchors: {leading: superview, top: superview, width: ['<= 100 @500', '>= 200 @499']}}"
    ),
  ])
  func `the advice about a choice decides it`(_ children: String, advice: String, followed: String) throws {
    func lengths(_ children: String) throws -> [AmbiguousLength] {
      let text = "scene: test\nroot: {layout: constraints, children: [\(children)]}"
      return try layOut(text: text, in: phone(375, 100)).problems.compactMap(\.ambiguous)
    }
    #expect(try lengths(children).map(\.remedy) == [advice])
    #expect(try lengths(followed) == [])
  }

  private static func row(
    _ title: String, _ value: String, _ more: String = "", last: String = "title.trailing + 8"
  ) -> String {
    "{id: title, intrinsicSize: \(title), anchors: {leading: superview, top: superview}}, "
      + "{id: value, intrinsicSize: \(value)\(more), "
      + "anchors: {leading: \(last), trailing: superview, top: superview}}"
  }

  private static func three(_ first: String, _ last: String) -> String {
    "{id: a, intrinsicSize: [10, 20]\(first), anchors: {leading: superview, top: superview}}, "
      + "{id: b, intrinsicSize: [10, 20], anchors: {leading: a.trailing, top: superview}}, "
      + "{id: c, intrinsicSize: [10, 20]\(last), anchors: {leading: b.trailing, trailing: superview, top: superview}}"
  }

  /// What a broken constraint would have decided is no choice; what has nothing to do with it is.
  @Test(arguments: [
    (
      "{id: a, anchors: {leading: superview, width: '>= 200', top: superview, height: 50}}, "
        + "{id: b, anchors: {leading: a.trailing + 10, width: '>= 200', trailing: '<= superview - 10', "
        + "top: superview, height: 50}}", []
    ),
    (
      "{id: a, anchors: {leading: superview, top: superview + 10, bottom: superview.top + 4, width: 50}}, "
        + "{id: b, anchors: {leading: superview, top: superview, height: a, width: 1}}", []
    ),
    (
      "{id: a, anchors: {leading: superview, trailing: superview, width: 50, top: superview, height: 1}}, "
        + "{id: b, anchors: {leading: superview, top: superview, height: 1}}", ["b.width"]
    ),
  ])
  func `a contradiction brings no choices of its own`(_ children: String, choices: [String]) throws {
    let result = try layOut(
      text: "scene: test\nroot: {layout: constraints, children: [\(children)]}", in: phone(320, 480))
    #expect(result.problems.compactMap(\.conflict).count == 1)
    #expect(result.problems.compactMap(\.ambiguousName) == choices)
  }

  /// What is to be written instead can be copied as it stands.
  @Test(arguments: ["width: [100, '>= 400']", "width: [100, '<= (superview - 20) / 3 - 50']", "width: [100, 200]"])
  func `the way out of a contradiction is one`(_ anchors: String) throws {
    func conflicts(_ anchors: String) throws -> [ConstraintConflict] {
      let text = "scene: test\nroot: {layout: constraints, children: [{id: a, height: 1, "
      let end = "anchors: {leading: superview, top: superview, \(anchors)}}]}"
      return try layOut(text: text + end, in: phone(320, 480)).problems.compactMap(\.conflict)
    }
    let remedy = try #require(conflicts(anchors).first?.remedy)
    #expect(remedy.hasPrefix("width: "))
    #expect(try conflicts("width: [100, \(remedy.dropFirst(7))]") == [])
  }

  @Test func `a view of which nothing is said is told of once an axis`() throws {
    let result = try layOut(
      text: "scene: test\nroot: {layout: constraints, children: [{id: a}, {id: b, hidden: true}]}", in: phone(100, 100))
    #expect(result.problems.compactMap(\.ambiguousName) == ["a.width", "a.leading", "a.height", "a.top"])
    #expect(result.frame("a") == [0, 0, 0, 0])
  }

  @Test func `a missed wish is a note where it is written`() throws {
    let result = try layOut(
      text: """
        scene: test
        root:
          layout: constraints
          children:
            - {id: a, height: 1, anchors: {left: superview, top: superview, width: [200 @750, "<= superview"]}}
        """, in: phone(100, 100))
    #expect(
      result.diagnostics == [
        Diagnostic(.layout(.missed("a.width == 200 @750", points: 100)), severity: .note, at: place(5, 77), view: "a")
      ])
  }

  @Test func `numbers that nothing can be calculated with are an error, and all frames finite`() throws {
    let result = try layOut(
      text: """
        scene: test
        root:
          layout: constraints
          children:
            - {id: a, anchors: {width: self.height * 0.0000001, left: superview, top: superview}}
        """, in: phone(100, 100))
    #expect(result.problems == [.layout(.unsolvable)])
    #expect(result.frame("a").allSatisfy { $0.isFinite })
  }

  private func place(_ line: Int, _ column: Int) -> Problems.SourceLocation {
    Problems.SourceLocation(file: "test.yaml", line: line, column: column)
  }
}

extension Problem {
  fileprivate var ambiguous: AmbiguousLength? {
    if case .layout(.ambiguous(let length)) = self { length } else { nil }
  }
}
