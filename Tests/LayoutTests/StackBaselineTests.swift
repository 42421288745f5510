import Graphics
import Layout
import Scene
import Testing

/// Texts of 10 and 20 points have lines of 12.5 and 25 points that stand on baselines 10 and 20 below.
@Suite struct StackBaselineTests {
  private func text(_ id: String, _ size: Double, _ words: String = "x", _ set: (inout Attributes) -> Void = { _ in })
    -> Node
  {
    node(.text, id) {
      ($0.text, $0.font) = (TextContent(words), FontSpec(size: .points(size)))
      set(&$0)
    }
  }

  private func row(_ views: [Node], _ alignment: StackSpec.Alignment) -> LayoutResult {
    let row = node(.box, "row", views) { $0.layout = StackSpec.layout(.horizontal, .start, alignment) }
    return layOut(node(.box, nil, [row]) { $0.layout = .overlay(OverlaySpec(alignment: .topLeading)) })
  }

  private func column(_ id: String, _ views: [Node]) -> Node {
    node(.box, id, views) {
      $0.layout = StackSpec.layout(.vertical, .start, .leading, spacing: 1)
      $0.padding = EdgeLengths(top: .points(2), bottom: .points(3))
    }
  }

  private func tops(_ result: LayoutResult, _ ids: String...) -> [Double] { ids.map { result.frame("row/\($0)")[1] } }

  @Test func lastLinesStandOnOneBaseline() {
    let views = [text("one", 20), text("two", 10, "a\nb"), content("box", width: 5, height: 5)]
    let result = row(views, .lastBaseline)
    // The last baselines lie 20, 22.5 and 5 below the upper edges.
    #expect(tops(result, "one", "two", "box") == [2.5, 0, 17.5])
    #expect(result.frame("row")[3] == 27.5)
  }

  @Test func firstAndLastMayStandInOneRow() {
    let views = [text("first", 20), text("last", 10) { $0.alignSelf = "lastBaseline" }, text("other", 10)]
    #expect(tops(row(views, .firstBaseline), "first", "last", "other") == [0, 0, 10])
  }

  @Test func aTextInAHigherBoxStandsOnTheBaselineItIsDrawnOn() {
    let views = [
      text("middle", 10) { $0.height = .length(.points(32.5)) },
      text("bottom", 10) { ($0.height, $0.verticalAlignment) = (.length(.points(32.5)), .bottom) },
    ]
    // 10 of 20 points that are left lie above the line in the middle.
    #expect(tops(row(views, .firstBaseline), "middle", "bottom") == [10, 0])
  }

  @Test func aColumnStandsOnItsFirstOrLastText() {
    let views = [text("a", 20), column("b", [text("c", 10), text("d", 10)])]
    #expect(tops(row(views, .firstBaseline), "a", "b") == [0, 8])
    // The last line stands 2 + 12.5 + 1 + 10 below the upper edge of the column.
    #expect(tops(row(views, .lastBaseline), "a", "b") == [5.5, 0])
  }

  @Test func aRowStandsOnItsHighestView() {
    let inner = node(.box, "b", [text("c", 10), text("d", 20), text("e", 20)]) {
      $0.layout = StackSpec.layout(.horizontal, .start, .bottom)
    }
    #expect(tops(row([text("a", 30), inner], .firstBaseline), "a", "b") == [0, 10])
  }

  @Test func otherBoxesStandOnTheirEdges() {
    let inner = node(.box, "b", [text("c", 10)]) { $0.layout = .overlay(OverlaySpec()) }
    #expect(tops(row([text("a", 20), inner], .firstBaseline), "a", "b") == [0, 20])
    #expect(tops(row([text("a", 20), inner], .lastBaseline), "a", "b") == [0, 7.5])
  }

  @Test func gapsGoFromBaselineToBaseline() {
    let views = [text("0", 10), text("1", 20, "a\nb"), content("2", width: 5, height: 5), text("3", 10)]
    let stack = node(.box, "stack", views) {
      var spec = StackSpec(axis: .vertical, distribution: .start, alignment: .leading, spacing: .points(30))
      spec.isBaselineRelative = true
      $0.layout = .stack(spec)
    }
    let result = layOut(node(.box, nil, [stack]) { $0.layout = .overlay(OverlaySpec(alignment: .topLeading)) })
    // Baselines at 10, 40 and 65, then an upper edge at 95 and a lower one at 100, then a baseline at 130.
    #expect((0..<4).map { result.frame("stack/\($0)")[1] } == [0, 20, 95, 120])
    #expect(result.frame("stack")[3] == 132.5)
  }
}
