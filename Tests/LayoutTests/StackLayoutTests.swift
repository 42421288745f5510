import Graphics
import Layout
import Problems
import Scene
import Testing

@Suite struct StackLayoutTests {
  @Test(arguments: [(400.0, [270.0, 50, 80]), (150.0, [100.0, 50, 0]), (90.0, [90.0, 0, 0])])
  func aTieIsToldOf(length: Double, lengths: [Double]) {
    let views = [100.0, 50, 80].enumerated().map { content("\($0)", width: $1, height: 10) }
    let stack = node(.box, "stack", views, line: 7) {
      $0.layout = StackSpec.layout()
      $0.width = .length(.points(length))
    }
    let result = layOut(node(.box, nil, [stack]) { $0.layout = .overlay(OverlaySpec()) })
    #expect((0..<3).map { result.frame("stack/\($0)")[2] } == lengths)
    let changes = zip([100.0, 50, 80], lengths).enumerated().filter { $1.0 != $1.1 }.map { index, lengths in
      StackChoice.Change("\(index)", abs(lengths.0 - lengths.1))
    }
    #expect(result.problems == [.layout(.stackChose(StackChoice(isStretched: length > 230, changes)))])
    #expect(result.diagnostics.map(\.severity) == [.warning])
    #expect(result.diagnostics.map(\.view) == ["stack"])
    #expect(result.diagnostics.map(\.location?.line) == [7])
  }

  @Test(arguments: [
    (StackSpec.Distribution.start, [0.0, 30]), (.center, [120.0, 150]), (.end, [240.0, 270]),
    (.spaceAround, [60.0, 210]), (.spaceEvenly, [80.0, 190]), (.equalSpacing, [0.0, 270]),
  ])
  func packing(distribution: StackSpec.Distribution, positions: [Double]) {
    let views = ["a", "b"].map { content($0, width: 30, height: 10) }
    let result = layOut(
      node(.box, nil, views) { $0.layout = StackSpec.layout(.horizontal, distribution) }, in: phone(300, 400))
    #expect(["a", "b"].map { result.frame($0)[0] } == positions)
  }

  @Test func weightsShareWhatIsLeftWithinBounds() {
    let views = [
      content("fixed", width: 40, height: 10),
      node(.box, "one") { $0.width = .fill(weight: 1) },
      node(.box, "three") {
        $0.width = .fill(weight: 3)
        $0.maxWidth = .points(90)
      },
      node(.spacer, "spacer") { $0.spacer = .fill(weight: 1) },
      node(.box, "least") {
        $0.width = .fill(weight: 0.1)
        $0.minWidth = .points(50)
      },
    ]
    let result = layOut(node(.box, nil, views) { $0.layout = StackSpec.layout() }, in: phone(300, 400))
    let widths = ["fixed", "one", "three", "spacer", "least"].map { result.frame($0)[2] }
    #expect(widths.isClose(to: [40, 60, 90, 60, 50]))
    #expect(result.diagnostics.isEmpty)
  }

  @Test func aRowOfTextsStandsOnOneBaseline() {
    let views = [("a", 10.0), ("b", 30.0)].map { id, size in
      node(.text, id) {
        $0.text = "x"
        $0.font = FontSpec(size: .points(size))
      }
    }
    let row = node(.box, "row", views + [content("c", width: 5, height: 5)]) {
      $0.layout = StackSpec.layout(.horizontal, .start, .firstBaseline)
    }
    let result = layOut(node(.box, nil, [row]) { $0.layout = .overlay(OverlaySpec(alignment: .topLeading)) })
    #expect(["a", "b", "c"].map { result.frame("row/\($0)")[1] } == [20, 0, 30])
    #expect(result.frame("row")[3] == 37.5)
  }

  @Test func inAPackedRowATextWrapsBeforeAnythingLeavesTheRow() {
    let views = [
      content("icon", width: 40, height: 10),
      node(.text, "text") {
        $0.text = "aaaa bbbb cccc"
        $0.font = FontSpec(size: .points(10))
      },
    ]
    let root = node(.box, nil, views) { $0.layout = StackSpec.layout(.horizontal, .start, .top) }
    let result = layOut(root, in: phone(90, 200))
    #expect(result.frame("text") == [40, 0, 50, 25])
    #expect(result.diagnostics.isEmpty)
  }
}
