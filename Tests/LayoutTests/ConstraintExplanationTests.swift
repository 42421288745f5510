import Devices
import Graphics
import Layout
import Problems
import Scene
import Testing

/// Texts are set in letters of 8.5 × 21.25 points.
@Suite struct `Explanations of constraints` {
  /// A number, its terms and the constraint that decided, as people would write them.
  private func told(_ explanations: [ViewExplanation], _ path: String, _ attribute: EdgeExplanation.Attribute) -> String
  {
    guard let edge = explanations.first(where: { $0.path == path })?.edge(attribute) else { return "nothing" }
    let steps = edge.steps.map { step in
      let terms = step.terms.map { term in
        let factor = term.factor == 1 ? "" : "\(term.factor)*"
        return "\(factor)\(term.amount) \(term.source.rawValue)" + (term.subject.map { " \($0)" } ?? "")
      }
      return "\(step.result): " + terms.joined(separator: ", ") + (step.subject.map { "; \($0)" } ?? "")
    }
    return steps.joined(separator: " | ")
  }

  private static let row = """
    scene: s
    root:
      layout: constraints
      children:
        - {id: a, width: 50, height: 20, anchors: {leading: superview + 10, top: superview}}
        - {id: b, height: 20, anchors: {leading: a.trailing + 5, width: a * 2, top: a.bottom + 7}}
        - {id: c, height: 20, anchors: {leading: b.trailing + 5, trailing: superview - 10, bottom: superview - 4}}
    """

  @Test func `name the one constraint that decides an edge, and sum up the others`() throws {
    let (_, all) = try explainAll(Self.row, in: phone())
    #expect(told(all, "a", .left) == "10.0: 10.0 key; a.leading == superview + 10")
    #expect(told(all, "a", .width) == "50.0: 50.0 key width; width")
    #expect(told(all, "a", .right) == "60.0: 10.0 left, 50.0 width")
    #expect(told(all, "b", .left) == "65.0: 60.0 right a, 5.0 key; b.leading == a.trailing + 5")
    #expect(told(all, "b", .width) == "100.0: 2.0*50.0 width a; b.width == a * 2")
    #expect(told(all, "c", .right) == "365.0: 375.0 right box[0], -10.0 key; c.trailing == superview - 10")
    #expect(told(all, "c", .width) == "195.0: 365.0 right, -1.0*170.0 left")
    #expect(told(all, "c", .top) == "643.0: 663.0 bottom, -1.0*20.0 height")
    let right = try #require(all.first { $0.path == "b" }?.edge(.right))
    #expect(right.steps.map(\.decision) == [.sum] && right.constraints == [])
  }

  @Test func `are about the other edge where reading begins at the right`() throws {
    let (result, all) = try explainAll(
      Self.row.replacing("root:\n", with: "root:\n  direction: rightToLeft\n"), in: phone())
    #expect(result.frame("a") == [315, 0, 50, 20])
    #expect(told(all, "a", .right) == "365.0: 375.0 right box[0], -10.0 key; a.leading == superview + 10")
    #expect(told(all, "a", .left) == "315.0: 365.0 right, -1.0*50.0 width")
    #expect(told(all, "b", .right) == "310.0: 315.0 left a, -5.0 key; b.leading == a.trailing + 5")
    #expect(told(all, "c", .left) == "10.0: 10.0 key; c.trailing == superview - 10")
    #expect(told(all, "c", .width) == "195.0: 205.0 right, -1.0*10.0 left")
    for path in ["a", "b"] {
      let view = try #require(all.first { $0.path == path })
      #expect(view.edge(.left)?.constraints == [] && view.edge(.right)?.constraints.count == 1)
    }
  }

  @Test func `go from a center or a line of text to the edge`() throws {
    let (_, all) = try explainAll(
      """
      scene: s
      root:
        padding: 20
        layout: constraints
        children:
          - {id: a, text: Hello, font: {size: 17}, anchors: {centerX: superview + 30, centerY: superview}}
          - {id: b, text: World, font: {size: 34}, anchors: {leading: a.trailing, firstBaseline: a}}
          - {id: c, anchors: {leading: superview, centerX: superview * 0.25, top: superview, height: 25%}}
      """, in: phone())
    #expect(
      told(all, "a", .left)
        == "217.5: 187.5 center the content of box[0], 30.0 key; a.centerX == superview + 30 | 196.25: 217.5 before, "
        + "-0.5*42.5 width")
    #expect(told(all, "b", .top).contains("; b.firstBaseline == a | "))
    #expect(told(all, "c", .width).hasSuffix("before, -2.0*20.0 left"))
    #expect(told(all, "c", .height).hasPrefix("156.75: 0.25*627.0 percent"))
    #expect(all.allSatisfy { $0.edges.allSatisfy { $0.steps.last?.decision != .untold } })
  }

  /// `b.leading == a.trailing` decides where `b` is, unless that is known already.
  @Test func `ask the constraints of another view only where nothing else decides`() throws {
    let (_, all) = try explainAll(
      """
      scene: s
      root:
        layout: constraints
        children:
          - {id: a, height: 9, anchors: {leading: superview, top: superview}}
          - {id: b, height: 9, width: 40, anchors: {leading: a.trailing + 5, trailing: superview, top: superview}}
      """, in: phone())
    #expect(told(all, "a", .right) == "330.0: 335.0 left b, -5.0 key; b.leading == a.trailing + 5")
    #expect(
      told(all, "a", .width) == "330.0: 330.0 right, -1.0*0.0 left" || told(all, "a", .width) == "330.0: 330.0 right")
  }

  @Test func `list what decides together`() throws {
    let (_, all) = try explainAll(
      """
      scene: s
      root:
        layout: constraints
        children:
          - {id: a, height: 9, anchors: {leading: superview, top: superview}}
          - {id: b, height: 9, anchors: {leading: a.trailing, width: a, top: superview, trailing: superview}}
      """, in: phone())
    let width = try #require(all.first { $0.path == "a" }?.edge(.width))
    #expect(width.value == 187.5 && width.steps.map(\.decision) == [.constraints] && width.steps[0].subject == nil)
    #expect(width.constraints.map(\.text) == ["a.leading == superview", "b.leading == a.trailing", "b.width == a"])
    #expect(told(all, "b", .width) == "187.5: 187.5 width a; b.width == a")
  }

  @Test(arguments: WorkedExamplesTests.screens)
  func `of the keypad need no list`(_ screen: Environment) throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      var screen = screen
      screen.direction = direction
      let (result, all) = try explainAll(`Keypad by constraints`.scene, in: screen)
      for (view, explanation) in zip(result.views, all) {
        #expect(lies(explanation, about: view) == [])
        for edge in explanation.edges {
          let last = edge.steps.last
          #expect(last?.decision != .untold, "\(view.path).\(edge.attribute)")
          #expect(last?.decision != .constraints || last?.subject != nil, "\(view.path).\(edge.attribute)")
        }
      }
      // `k6.leading == k5.trailing + 10` is about k6.
      let trailing = direction == .leftToRight ? EdgeExplanation.Attribute.right : .left
      #expect(all.first { $0.path == "pad/k5" }?.edge(trailing)?.constraints == [])
    }
  }
}
