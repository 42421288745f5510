import Graphics
import Layout
import Problems
import Scene
import Testing

/// Stacks whose views do not add up to their length.
@Suite struct StackConflictTests {
  /// A stack as a file has it, on a screen of 320 × 480 points, and what is told of it.
  private func stack(
    _ layout: String, _ children: String..., more: String = "hidden: false"
  ) throws -> (result: LayoutResult, conflicts: [StackConflict]) {
    let lines = ["scene: test", "root:", "  layout: {stack: {\(layout)}}", "  \(more)", "  children:"]
    let text = (lines + children.map { "    - {\($0)}" }).joined(separator: "\n")
    let result = try read(text, in: phone(320, 480))
    return (result, result.problems.compactMap(\.stackConflict))
  }

  private func parts(_ conflict: StackConflict?) -> [String] {
    (conflict?.parts ?? []).map { part in
      "\(part.view) \(part.key ?? "content") \(part.length) line \(part.location?.line ?? 0)"
    }
  }

  @Test func fixedViewsThatAreTooLongAreToldWithTheSum() throws {
    let (result, conflicts) = try stack("spacing: 10", "id: a, width: 300", "id: b, width: 300")
    #expect(result.frame("a") == [0, 0, 300, 480] && result.frame("b") == [310, 0, 300, 480])
    let conflict = try #require(conflicts.first)
    #expect(conflicts.count == 1)
    #expect(parts(conflict) == ["a width 300.0 line 6", "b width 300.0 line 7"])
    #expect([conflict.gaps, conflict.needs, conflict.has] == [10, 610, 320])
    #expect(conflict.share == nil && conflict.file == "test.yaml" && conflict.others == 0)
  }

  @Test func fixedViewsThatAreTooShortAreToldWhereTheStackIsToBeFilled() throws {
    for (layout, isTold) in [
      ("distribution: fill", true), ("distribution: start", false), ("distribution: spaceEvenly", false),
      ("distribution: equalSpacing", false), ("distribution: fill, wrap: true", false),
    ] {
      let conflicts = try stack(layout, "id: a, width: 100", "id: b, width: 100").conflicts
      #expect(conflicts.map { [$0.needs, $0.has] } == (isTold ? [[200, 320]] : []), "\(layout)")
    }
    #expect(try stack("", "id: a, width: 100", "spacer: fill").conflicts == [])
    #expect(try stack("", "id: a, width: 100", "id: b").conflicts == [])
    #expect(try parts(stack("", "id: a, width: 0").conflicts.first) == ["a width 0.0 line 6"])
    #expect(try parts(stack("", "id: a, width: fill, maxWidth: 90").conflicts.first) == ["a maxWidth 90.0 line 6"])
  }

  @Test func whatIsTooLongIsToldInEveryDistribution() throws {
    for distribution in StackSpec.Distribution.allCases where distribution != .fillEqually {
      for wraps in [false, true] {
        let layout = "distribution: \(distribution.rawValue), wrap: \(wraps)"
        let conflicts = try stack(layout, "id: a, width: 400").conflicts
        #expect(conflicts.map(parts) == [["a width 400.0 line 6"]], "\(layout)")
        #expect(try stack(layout, "id: a, width: 400", more: "clip: true").conflicts == [], "\(layout)")
      }
    }
  }

  @Test func whatKeepsAViewIsNamed() throws {
    let conflict = try stack(
      "axis: vertical", "id: square, aspectRatio: 1", "id: least, minHeight: 120", "spacer: 30",
      "id: firm, intrinsicSize: [10, 50], compressionResistance: 1000", "id: c, height: fill"
    ).conflicts.first
    #expect(
      parts(conflict) == [
        "square aspectRatio 320.0 line 6", "least minHeight 120.0 line 7", "spacer[0] spacer 30.0 line 8",
        "firm compressionResistance 50.0 line 9",
      ])
    #expect(conflict?.needs == 520 && conflict?.has == 480)
    let content = try stack(
      "axis: vertical, distribution: start", "id: a, intrinsicSize: [1, 300]", "id: b, intrinsicSize: [1, 200]"
    ).conflicts.first
    #expect(parts(content) == ["a content 300.0 line 6", "b content 200.0 line 7"])
  }

  @Test(arguments: [("minWidth: 200", 200.0), ("maxWidth: 60", 60), ("width: 60", 60), ("width: 61%", 195.2)])
  func whatEqualSharesDoNotKeepIsTold(said: String, length: Double) throws {
    let (result, conflicts) = try stack("distribution: fillEqually", "id: a, \(said)", "id: b")
    #expect(result.frame("a")[2] == 160)
    let key = said.split(separator: ":").first.map(String.init) ?? ""
    #expect(conflicts.map(\.share) == [160])
    #expect(conflicts.first?.parts.map(\.key) == [key])
    #expect(conflicts.first?.parts.map(\.length) == [length])
  }

  @Test func equalSharesThatSuitAllAreNotTold() throws {
    let (_, conflicts) = try stack(
      "distribution: fillEqually, spacing: 20", "id: a, width: 150", "id: b, minWidth: 100, maxWidth: 150",
      more: "padding: 0")
    #expect(conflicts == [])
    let square = "aspectRatio: 1, width: fill, height: fill"
    #expect(try stack("distribution: fillEqually", square, "id: b").conflicts == [])
  }

  @Test func gapsAloneCanBeTooLong() throws {
    let layout = "distribution: fillEqually, spacing: 200"
    let conflict = try stack(layout, "id: a, text: One", "id: b, text: Two", "id: c, text: Three").conflicts.first
    #expect(conflict == StackConflict(parts: [], gaps: 400, needs: 400, has: 320, file: "test.yaml"))
  }

  @Test func proportionsAreOfWhatViewsOfASaidLengthLeave() throws {
    for quirks in ["none", "uikit"] {
      let (result, conflicts) = try stack(
        "distribution: fillProportionally, quirks: \(quirks)", "id: a, width: 60", "id: b, intrinsicSize: [100, 1]",
        "id: c, intrinsicSize: [100, 1], maxWidth: 90")
      #expect(["a", "b", "c"].map { result.frame($0)[2] } == [60, 170, 90], "\(quirks)")
      #expect(conflicts == [])
    }
    let conflict = try stack("distribution: fillProportionally", "id: a, width: 60", "id: b, width: 70").conflicts.first
    #expect(conflict.map { [$0.needs, $0.has] } == [130, 320])
  }

  @Test func aStackThatHugsMakesAllAsLongAsTheOneThatSaysIt() throws {
    let text = """
      scene: test
      root:
        layout: {overlay: topLeading}
        children:
          - id: row
            layout: {stack: {distribution: fillEqually}}
            children: [{id: a, width: 60, height: 10}, {id: b, intrinsicSize: [100, 10]}]
      """
    let result = try read(text, in: phone(320, 480))
    #expect(result.frame("row") == [0, 0, 120, 10])
    #expect(result.diagnostics == [])
  }

  @Test func whatNobodySeesIsNotTold() throws {
    let thirds = Array(repeating: "width: 33.333%", count: 3)
    #expect(try stack("", thirds[0], thirds[1], thirds[2]).conflicts == [])
    #expect(try stack("", "id: a, width: 319.5").conflicts.count == 1)
  }

  @Test func ofManyViewsTheFirstAreNamed() throws {
    let views = (0..<20).map { content("\($0)", width: 0, height: 1) { $0.width = .length(.points(20)) } }
    let result = layOut(node(.box, nil, views) { $0.layout = StackSpec.layout() }, in: phone(300, 100))
    let conflict = try #require(result.problems.compactMap(\.stackConflict).first)
    #expect(conflict.parts.map(\.view) == (0..<8).map { "\($0)" })
    #expect([Double(conflict.others), conflict.othersLength, conflict.needs] == [12, 240, 400])
  }

  @Test func explainingTellsWhatIsNotKept() throws {
    let text = """
      scene: test
      root:
        layout: {stack: {distribution: fillEqually}}
        children: [{id: a, minWidth: 200}, {id: b}]
      """
    let steps = try explainAll(text, in: phone(320, 480)).explanations.first { $0.path == "a" }?.edge(.width)?.steps
    #expect(steps?.last?.decision == .overruled)
    #expect(steps?.last?.subject == "minWidth 200")
    #expect(steps?.last?.result == 160)
  }
}

extension Problem {
  /// What does not add up in a stack.
  var stackConflict: StackConflict? { if case .layout(.stackCannotFill(let conflict)) = self { conflict } else { nil } }
}
