import Graphics
import Layout
import Problems
import Scene
import Testing

@Suite struct `Derived values` {
  @Test func areOfFramesAlignedToPixels() throws {
    let result = try read(
      """
      scene: s
      root:
        children:
          - {id: a, frame: [10.3, 20, 100.4, 40], derived: {cornerRadius: self.width / 20}}
          - {id: b, frame: [0, 0, 33, 10], border: red, derived: {border.width: a.x / 10, opacity: "self.width / 66"}}
          - {line: horizontal, id: l, frame: [0, 0, 50, 4], derived: {stroke.width: superview.height / 100}}
          - {id: c, snap: none, frame: [0, 0, 33.2, 40], derived: {cornerRadius: self.width / 4}}
      """, in: phone(200, 100, scale: 2))
    #expect(result.diagnostics.isEmpty)
    // 10.3 is 10.5 at two pixels a point, and 110.7 is 110.5.
    #expect(result.view("a")?.radii.topLeft == Size(width: 10, height: 10))
    #expect(result.view("a")?.style.cornerRadius == .length(.points(5)))
    #expect(result.view("b")?.style.border?.width == 1.05)
    #expect(result.view("b")?.style.opacity == 0.5)
    #expect(result.view("l")?.style.stroke?.style.width == 1)
    #expect(result.view("c")?.radii.topLeft.width.rounded() == 17)
  }

  @Test func moveNothing() throws {
    let text = """
      scene: s
      root:
        layout: {stack: {axis: vertical, distribution: start}}
        children:
          - {line: horizontal, id: l, %}
          - {id: a, height: 10}
      """
    let plain = try read(text.replacing("%", with: "opacity: 1"), in: phone())
    let derived = try read(text.replacing("%", with: "derived: {stroke.width: 20}"), in: phone())
    #expect(plain.views.map(\.frame) == derived.views.map(\.frame))
    #expect(derived.view("l")?.style.stroke?.style.width == 20)
  }

  @Test func areHeldToWhatCanBeDrawn() throws {
    let result = try read(
      """
      scene: s
      root:
        children:
          - {id: a, frame: [0, 0, 20, 10], border: red, derived: {opacity: 7, border.width: -3, cornerRadius: 50}}
          - {id: b, frame: [0, 0, 20, 10], derived: {opacity: -1, cornerRadius: -5}}
      """, in: phone())
    let a = try #require(result.view("a"))
    #expect(a.style.opacity == 1 && a.style.border?.width == 0)
    #expect(a.radii.topLeft == Size(width: 10, height: 10))
    #expect(result.view("b")?.style.opacity == 0 && result.view("b")?.radii == .zero)
    #expect(result.problems == [.layout(.radiusClamped(asked: 50, used: 5))])
  }

  @Test func thatAreNoNumberAreToldAndLeftAtTheirDefault() throws {
    let result = try read(
      """
      scene: s
      root:
        children:
          - id: a
            border: {color: red}
            derived: {opacity: 1 / self.x, border.width: 0 / 0, cornerRadius: "max(1 / superview.y, 3)"}
      """, in: phone())
    let a = try #require(result.view("a"))
    #expect(a.style.opacity == 1 && a.style.border?.width == 1 && a.radii == .zero)
    #expect(
      result.problems == [
        .layout(.notDerived("opacity", expression: "1 / self.x")),
        .layout(.notDerived("border.width", expression: "0 / 0")),
        .layout(.notDerived("cornerRadius", expression: "max(1 / superview.y, 3)")),
      ])
    #expect(result.diagnostics.map(\.severity) == [.warning, .warning, .warning])
    #expect(result.diagnostics.map { $0.location?.column } == [26, 52, 73])
    #expect(result.diagnostics.allSatisfy { $0.view == "a" && $0.location?.line == 6 })
  }

  @Test func nameViewsFromInsideComponents() throws {
    let result = try read(
      """
      scene: s
      components: {key: {node: {id: key, children: [{id: face, frame: [0, 0, 8, 8], derived: {cornerRadius: key.width / 10}}]}}}
      root:
        children:
          - {id: one, use: key, frame: [0, 0, 40, 40]}
          - {id: two, use: key, frame: [0, 0, 20, 20]}
      """, in: phone(scale: 1))
    let radii = result.views.filter { $0.id == "face" }.map(\.radii.topLeft.width)
    #expect(radii == [4, 2])
  }
}
