import Devices
import Graphics
import Layout
import Problems
import Scene
import Testing

/// Texts are set in letters of 8.5 × 21.25 points.
@Suite struct Explanations {
  @Test(arguments: WorkedExamplesTests.screens)
  func `of the worked examples are complete and come to the frames`(_ screen: Environment) throws {
    let examples = [
      WorkedExamplesTests.stacks, WorkedExamplesTests.grid, WorkedExamplesTests.percent, WorkedExamplesTests.scaled,
      WorkedExamplesTests.settings,
    ]
    for text in examples {
      for direction in [LayoutDirection.leftToRight, .rightToLeft] {
        var screen = screen
        screen.direction = direction
        let (result, explanations) = try explainAll(text, in: screen)
        for (view, explanation) in zip(result.views, explanations) {
          #expect(lies(explanation, about: view) == [])
          #expect(explanation.edges.allSatisfy { $0.steps.allSatisfy { $0.decision != .untold } }, "\(view.path)")
        }
      }
    }
  }

  private static let row = """
    scene: s
    root:
      children:
        - id: row
          frame: [0, 0, 375, 40]
          padding: 16
          layout: {stack: {spacing: 8}}
          children:
            - {id: icon, width: 24}
            - {id: title, width: fill}
            - {id: rest, width: fill(2), maxWidth: 150}
    """

  @Test func `of a share name what is left and what is taken off`() throws {
    let (_, explanations) = try explainAll(Self.row, in: phone())
    let title = try #require(explanations.first { $0.path == "row/title" }?.edge(.width))
    #expect(title.value == 153)
    #expect(title.steps.map(\.decision) == [.contentBox, .left, .share])
    #expect(title.steps.map(\.result) == [343, 153, 153])
    let terms = title.steps[0].terms
    #expect(terms.map(\.source) == [.width, .padding] && terms.map(\.factor) == [1, -2])
    #expect(terms.map(\.amount) == [375, 16] && terms[1].location?.line == 6)
    #expect(title.steps[1].terms.map(\.value) == [343, -174, -16])
    let rest = try #require(explanations.first { $0.path == "row/rest" }?.edge(.width))
    #expect(rest.steps.map(\.decision).last == .atMost && rest.steps.last?.subject == "maxWidth")
    #expect(rest.steps.last?.location?.line == 11)
  }

  @Test func `of places name the views before`() throws {
    let (result, explanations) = try explainAll(Self.row, in: phone())
    let left = try #require(explanations.first { $0.path == "row/title" }?.edge(.left))
    #expect(left.value == 48 && result.frame("row/title")[0] == 48)
    #expect(left.steps.last?.terms.map(\.source) == [.padding, .views, .gaps])
    #expect(left.steps.last?.terms.map(\.subject) == [nil, "row/icon", nil])
    #expect(left.pixels == 96 && left.snapping == .nearest)
    let icon = try #require(explanations.first { $0.path == "row/icon" }?.edge(.height))
    #expect(icon.steps.map(\.result) == [8, 8] && icon.steps.last?.decision == .fill)
  }

  @Test func `of texts tell the lines`() throws {
    let (_, explanations) = try explainAll(
      """
      scene: s
      root:
        layout: {overlay: topLeading}
        children: [{id: a, text: one two three, maxWidth: 60, padding: 2}]
      """, in: phone())
    let a = try #require(explanations.first { $0.path == "a" })
    #expect(a.edge(.width)?.steps.map(\.decision) == [.content, .atMost])
    #expect(a.edge(.height)?.steps.last?.terms.first?.count == 3)
    #expect(a.edge(.firstBaseline)?.value == 19)
    #expect(a.edge(.lastBaseline)?.value == 19 + 42.5)
    #expect(a.edge(.left)?.snapping == .outward)
  }

  @Test func `of constraints name those in force`() throws {
    let (result, explanations) = try explainAll(
      """
      scene: s
      root:
        layout: constraints
        children:
          - id: a
            width: 50
            anchors: {leading: superview + 10, top: [">= superview + 5", superview + 30 @700], height: "<= 20"}
            intrinsicSize: [10, 80]
      """, in: phone())
    let a = try #require(explanations.first { $0.path == "a" })
    #expect(result.frame("a") == [10, 30, 50, 20])
    #expect(a.edge(.left)?.constraints.map(\.text) == ["a.leading == superview + 10"])
    #expect(a.edge(.left)?.constraints.map { $0.location?.line } == [7])
    #expect(a.edge(.width)?.constraints.map(\.text) == ["a.width == 50"])
    #expect(a.edge(.top)?.constraints.map(\.text) == ["a.top == superview + 30 @700"])
    #expect(a.edge(.top)?.constraints.map(\.priority) == [700])
    #expect(a.edge(.height)?.constraints.map(\.text) == ["a.height <= 20"])
    #expect(a.edge(.height)?.steps.map(\.decision) == [.constraints])
  }

  @Test func `of tracks tell those that keep their least length`() throws {
    let (_, explanations) = try explainAll(
      """
      scene: s
      root:
        layout: {grid: {columns: minmax(80 1fr) minmax(120 2fr) 60, gap: 8}}
        children: [{id: a}, {id: b}, {id: c}]
      """, in: phone(304, 480, scale: 1))
    let a = try #require(explanations.first { $0.path == "a" }?.edge(.width))
    #expect(a.value == 80 && a.steps.map(\.decision).first == .atLeast)
    #expect(a.steps.first?.subject == "minmax(80 1fr)")
    let b = try #require(explanations.first { $0.path == "b" }?.edge(.width))
    #expect(b.value == 148 && b.steps.first?.decision == .left)
    #expect(b.steps.first?.terms.map(\.value) == [304, -80, -60, -16])
    #expect(b.steps.first?.terms.map(\.subject).dropFirst() == ["minmax(80 1fr)", "60", nil])
    #expect(b.steps.contains { $0.decision == .tracks && $0.subject == "minmax(120 2fr)" })
  }

  @Test func `tell what is derived, and by what`() throws {
    let (_, explanations) = try explainAll(
      """
      scene: s
      root:
        children:
          - {id: a, background: red, frame: [0, 0, 60, 40], derived: {cornerRadius: self.height / 4, opacity: 1 / (self.x)}}
      """, in: phone())
    let derived = try #require(explanations.last).derived
    #expect(derived.map(\.key) == ["cornerRadius"] && derived.map(\.value) == [10])
    #expect(derived.first?.expression == "self.height / 4" && derived.first?.location?.line == 4)
  }

  @Test func `of what is left out say so`() throws {
    let (_, explanations) = try explainAll(
      """
      scene: s
      root:
        padding: 7
        layout: {stack: vertical}
        children:
          - {id: a, hidden: true, children: [{id: b, frame: [1, 2, 3, 4]}]}
          - {id: c, height: fill}
      """, in: phone())
    for path in ["a", "a/b"] {
      let view = try #require(explanations.first { $0.path == path })
      #expect(view.edge(.left)?.steps.map(\.decision) == [.leftOut] && view.edge(.left)?.value == 7)
      #expect(view.edge(.height)?.value == 0)
    }
  }
}
