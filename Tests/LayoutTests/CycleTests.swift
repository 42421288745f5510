import Graphics
import Layout
import Problems
import Scene
import Testing

@Suite struct CycleTests {
  /// Shares of a row that hugs its content.
  @Test(arguments: [
    (Dimension.length(.percent(50)), "50%"), (.fill(weight: 1), "fill"), (.fill(weight: 2), "fill(2)"),
  ])
  func shareOfAHuggingParent(_ dimension: Dimension, _ word: String) {
    let place = SourceLocation(file: "test.yaml", line: 5, column: 9)
    var child = content("child", width: 30, height: 10) { $0.width = dimension }
    child.attributes.places = [KeyPlace(key: "width", location: place)]
    let row = node(.box, "row", [child]) { $0.layout = StackSpec.layout() }
    let result = layOut(node(.box, nil, [row]) { $0.layout = .overlay(OverlaySpec()) })
    #expect(
      result.diagnostics == [
        Diagnostic(.placement(.cycle(value: word, axis: "width")), at: place, view: "row/child")
      ])
    #expect(result.frame("row").allSatisfy { $0.isFinite })
  }

  @Test func everyPercentageOfAHuggingParentIsToldOf() {
    let child = content("child", width: 30, height: 10) {
      $0.minWidth = .percent(1)
      $0.maxWidth = .percent(2)
      $0.maxHeight = .points(9)
      $0.padding = EdgeLengths(top: .percent(3), right: .percent(4))
    }
    let row = node(.box, "row", [child]) {
      $0.layout = .stack(StackSpec(spacing: .percent(5)))
      $0.height = .length(.points(40))
    }
    let result = layOut(node(.box, nil, [row]) { $0.layout = .overlay(OverlaySpec()) })
    #expect(
      result.problems == ["1%", "2%", "4%", "5%"].map { .placement(.cycle(value: $0, axis: "width")) })
  }

  @Test func percentFramesAloneMakeNoSize() {
    let child = node(.box, "child") { $0.frame = .corners((0, 0), (100, 50)) }
    let box = node(.box, "box", [child]) { $0.width = .hug }
    let result = layOut(node(.box, nil, [box]))
    #expect(result.problems == [.placement(.cycle(value: "0%", axis: "width"))])
    #expect(result.frame("box") == [0, 0, 0, 667])
  }

  @Test func aShareOfAShareIsNone() {
    let keys = (0..<3).map { node(.box, "\($0)", [node(.box) { $0.frame = .corners((0, 0), (50, 50)) }]) }
    let root = node(.box, nil, keys) { $0.layout = StackSpec.layout(.vertical, .fillEqually) }
    #expect(layOut(root).diagnostics.isEmpty)
  }

  @Test func aSpacerNeedsNoRoom() {
    let row = node(.box, "row", [content("a", width: 30, height: 10), node(.spacer) { $0.spacer = .fill(weight: 1) }]) {
      $0.layout = StackSpec.layout()
    }
    let result = layOut(node(.box, nil, [row]) { $0.layout = .overlay(OverlaySpec(alignment: .topLeading)) })
    #expect(result.frame("row") == [0, 0, 30, 10])
    #expect(result.diagnostics.isEmpty)
  }

  @Test func aRatioOfTwoSides() {
    let child = node(.box, "child") {
      ($0.width, $0.height) = (.length(.points(100)), .length(.points(50)))
      $0.aspectRatio = 1
    }
    let result = layOut(node(.box, nil, [child]))
    #expect(
      result.problems == [.placement(.contradictingRatio(width: "100", height: "50", ratio: "1"))])
    #expect(result.frame("child") == [0, 0, 100, 50])
  }
}
