import Graphics
import Layout
import Problems
import Scene
import TestSupport
import Testing

/// Boxes of constraints in boxes of constraints, each of which has to try those inside it to find its own solution.
@Suite struct `Nested constraints` {
  enum Nesting: CaseIterable {
    /// A width hangs on the height of the box around, which hugs.
    case heightAround
    /// A width hangs on the view's own height.
    case ownHeight
    /// Ratios join the axes.
    case ratios
    /// Lines of text are named.
    case baselines
    /// The innermost view is named, through boxes of another layout.
    case inner
  }

  /// Trying twice on each level would take 2⁴⁰ steps.
  @Test(arguments: Nesting.allCases)
  func `take time in proportion to their levels`(nesting: Nesting) {
    let root = node(.box, nil, [tree(nesting, levels: 40)]) { $0.layout = .overlay(OverlaySpec()) }
    let letters = SquareLetters()
    let start = processorSeconds()
    let result = layOut(root, measuring: letters)
    #expect(processorSeconds() - start < 10)
    #expect(letters.textCount < 100)
    #expect(result.unsoundness == nil)
    #expect(!result.problems.contains { if case .name = $0 { true } else { false } })
  }

  private func tree(_ nesting: Nesting, levels: Int) -> Node {
    var tree = node(.text, "x") { $0.text = "some words that wrap and wrap and wrap again" }
    for level in 0..<levels {
      if nesting == .inner {
        tree.attributes.anchors = edges([.leading, .top]) + [height(0.9)]
        tree = node(.box, "a\(level)", [tree]) { $0.layout = .constraints }
        tree = node(.box, "b\(level)", [tree]) { $0.layout = .overlay(OverlaySpec()) }
      }
      tree.attributes.anchors = anchors(nesting, level)
      tree.attributes.aspectRatio = nesting == .ratios ? 1.3 : nil
      tree = node(.box, nil, [tree]) { $0.layout = .constraints }
    }
    return tree
  }

  private func anchors(_ nesting: Nesting, _ level: Int) -> [Anchor] {
    switch nesting {
    case .heightAround:
      edges([.leading, .top, .bottom])
        + [Anchor(.width, .equal, .init(.superview, .height), multiplier: 0.5, constant: .points(50))]
    case .ownHeight:
      edges([.leading, .top, .bottom])
        + [Anchor(.width, .equal, .init(.own, .height), multiplier: 1.1, priority: 900)]
    case .ratios: edges([.leading, .trailing, .top, .bottom])
    case .baselines:
      edges([.leading, .trailing, .top])
        + [Anchor(.firstBaseline, .equal, .init(.superview, .top), constant: .points(20), priority: 600)]
    case .inner:
      edges([.leading, .top]) + [Anchor(.width, .equal, .init(.named(innermost(from: level)), .width))]
    }
  }

  private func innermost(from level: Int) -> String {
    (0...level).reversed().map { "b\($0)/a\($0)/" }.joined() + "x"
  }

  private func edges(_ attributes: [Anchor.Attribute]) -> [Anchor] {
    attributes.map { Anchor($0, .equal, .init(.superview, $0)) }
  }

  private func height(_ share: Double) -> Anchor {
    Anchor(.height, .equal, .init(.superview, .height), multiplier: share)
  }
}
