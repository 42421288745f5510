import Problems
import Testing

@testable import Scene

@Suite struct Expressions {
  /// The first measure is 10, the second 20, and so on.
  @Test(arguments: [
    ("4", 4), ("-3.5", -3.5), ("1 + 2 * 3", 7), ("(1 + 2) * 3", 9), ("8 / 4 / 2", 1), ("8 - 4 - 2", 2),
    ("-(1 + 2)", -3), ("- 3", -3), ("2 - -3", 5), ("2 - - 3", 5), ("min(3, 1, 2)", 1), ("max(3,1,2)", 3),
    ("min(4)", 4), ("round(2.5)", 3),
    ("round(-2.5)", -2), ("floor(-0.5)", -1), ("ceil(0.5)", 1), ("abs(-4)", 4), ("self.width / 4", 2.5),
    ("-self.width + superview.height", 10), ("card-1/a-b.3.x - row/card.y", -10),
    ("max( 1, min(self.width, superview.width) / 5 )", 2), ("1e3", 1000),
  ])
  func `come to a number`(_ text: String, _ number: Double) throws {
    let node = try Folder().children(
      """
      - {derived: {cornerRadius: "\(text)"}, id: a}
      - {id: card-1, children: [{each: {count: 4}, node: {id: a-b}}]}
      - {id: row, children: [{id: card}]}
      """)[0]
    let value = try #require(node.attributes.derived?.first)
    #expect(value.key == .cornerRadius)
    #expect(value.expression.text == text)
    #expect(value.expression.evaluate { Double($0 + 1) * 10 } == number)
  }

  @Test(arguments: ["1 / 0", "0 / 0", "min(1 / 0, 4)", "1e300 * 1e300", "self.x / (self.x - self.x)"])
  func `that divide by nothing or leave what can be counted come to none`(_ text: String) throws {
    let node = try Folder().children("- {derived: {opacity: \"\(text)\"}}")[0]
    #expect(node.attributes.derived?.first?.expression.evaluate { _ in 5 } == nil)
  }

  @Test func `of later sets replace earlier ones key by key, and so do plain keys`() throws {
    let node = try Folder().children(
      """
      - derived: {cornerRadius: "1", opacity: "0.5"}
        when:
          - {if: {orientation: portrait}, derived: {opacity: "0.25"}}
          - {if: {orientation: portrait}, cornerRadius: 3}
          - {if: {orientation: portrait}, derived: none}
      """)[0]
    var merged = node.attributes
    merged.merge(node.overrides[0].attributes)
    #expect(merged.derived?.map(\.expression.text) == ["1", "0.25"])
    merged.merge(node.overrides[1].attributes)
    #expect(merged.derived?.map(\.key) == [.opacity])
    merged.merge(node.overrides[2].attributes)
    #expect(merged.derived == nil)
  }

  private static let wants = "an expression such as self.width / 4"

  private static func derived(_ text: String, _ problem: Problem) -> Mistake {
    Mistake(node: "{id: a, derived: {cornerRadius: \(text)}}", problem)
  }

  private static func refused(_ marked: String) -> Mistake {
    let got = marked.replacing("«", with: "").replacing("\"", with: "")
    return derived(marked, .value(.wrongType(key: "cornerRadius", wants: wants, got: got)))
  }

  @Test(arguments: [
    derived("«self.width/4", .value(.unspaced("self.width/4", spaced: "self.width / 4"))),
    derived("2 * («self.width-60)", .value(.unspaced("self.width-60", spaced: "self.width - 60"))),
    derived("«2*self.width/3", .value(.unspaced("2*self.width/3", spaced: "2 * self.width / 3"))),
    derived("self.width «-3", .value(.unspaced("-3", spaced: "- 3"))),
    derived("self.width «/4", .value(.unspaced("/4", spaced: "/ 4"))),
    derived("«b.width", .name(.unknownView("b", nearest: "a"))),
    derived("«widht", .value(.wrongType(key: "cornerRadius", wants: wants, got: "widht"))),
    derived(
      "«self.widht",
      .value(.unknownWord("widht", expected: "a measure of a view", nearest: "width"))),
    derived(
      "«mni(1)", .value(.unknownWord("mni", expected: "a function", nearest: "min"))),
    refused("self.width «4"), refused("«(1 + 2"), refused("1 «)"), refused("«\"\""), refused("\"round(1«, 2)\""),
    derived("«[1]", .value(.wrongType(key: "cornerRadius", wants: wants, got: "list"))),
    Mistake(
      node: "{transform: {matrix: [1, 0, 0, 1, 0, 0]}, derived: {«transform.rotate: 1}}",
      .value(.givenAndDerived("transform.rotate"))),
    Mistake(
      node: "{derived: {shadow.blur: «1}}", .value(.missingKey("shadow", owner: "box with a derived shadow.blur"))),
    Mistake(
      node: "{derived: {«opactiy: 1}}", .value(.unknownKey("opactiy", owner: "derived", nearest: "opacity"))),
    Mistake(
      node: "{derived: {«stroke.width: 1}}",
      .value(.wrongKind(key: "stroke.width", belongsTo: "path or line", owner: "box"))),
    Mistake(
      node: "{derived: {border.width: «1}}",
      .value(.missingKey("border", owner: "box with a derived border.width"))),
    Mistake(
      node: "{path: M0 0, derived: {stroke.width: «1}}",
      .value(.missingKey("stroke", owner: "path with a derived stroke.width"))),
    Mistake(node: "{opacity: 0.5, derived: {«opacity: 1}}", .value(.givenAndDerived("opacity"))),
    Mistake(
      node: "{border: {width: 2}, derived: {«border.width: 1}}", .value(.givenAndDerived("border.width"))),
    Mistake(
      node: "{when: [{if: {}, cornerRadius: 1, derived: {«cornerRadius: 1}}]}",
      .value(.givenAndDerived("cornerRadius"))),
    Mistake(
      """
      scene: s
      root:
        children:
          - {id: row, children: [{id: t}]}
          - {id: head, children: [{id: t}]}
          - {derived: {opacity: 1 - «t.x}}
      """, .name(.ambiguousView("t", [ViewPlace(path: "row/t", line: 4), ViewPlace(path: "head/t", line: 5)]))),
  ])
  func `that are wrong are told at their place`(_ mistake: Mistake) throws { try expectScene(mistake) }

  @Test func `have an end`() throws {
    let long = Array(repeating: "1", count: 600).joined(separator: " + ")
    try expectScene(
      Self.derived("«" + long, .value(.tooLong(key: "cornerRadius", limit: 1000, unit: "words"))))
    let deep = String(repeating: "(", count: 100) + "1" + String(repeating: ")", count: 100)
    let file = try parse("scene: s\nroot: {derived: {opacity: \(deep)}}")
    #expect(readScene(file, context: try Folder().context()).scene == nil)
  }

  @Test func `may name views outside of the box`() throws {
    let scene = try Folder().scene(
      """
      scene: s
      root:
        derived: {opacity: superview.width / self.width}
        children:
          - {id: a, children: [{derived: {cornerRadius: b/c.width}}]}
          - {id: b, border: red, derived: {border.width: 1}, children: [{id: c}]}
          - {line: horizontal, derived: {stroke.width: 1}}
      """)
    #expect(scene.root.children.count == 3)
  }
}
