import Graphics
import Layout
import Problems
import Scene
import Testing

@Suite struct StackLayoutTests {
  @Test(arguments: StackCase.fill + StackCase.fillEqually + StackCase.equalSpacing + StackCase.stretched)
  func alongBothAxes(_ test: StackCase) {
    for axis in StackSpec.Axis.allCases {
      let result = layOut(root(test, axis), in: phone(1200, 1300, scale: 1))
      let index = axis == .horizontal ? 0 : 1
      for (number, position) in test.positions.enumerated() {
        let frame = result.frameInParent("stack/\(number)")
        #expect([frame[index + 2]].isClose(to: [test.lengths[number]]), "length of \(number)")
        if let position { #expect([frame[index]].isClose(to: [position]), "position of \(number)") }
      }
      if let length = test.fittingLength { #expect([result.frame("stack")[index + 2]].isClose(to: [length])) }
      #expect(result.diagnostics.isEmpty)
    }
  }

  private func root(_ test: StackCase, _ axis: StackSpec.Axis) -> Node {
    let views = test.views.enumerated().map { number, view in
      child("\(number)", view, axis)
    }
    let stack = node(.box, "stack", views) {
      $0.layout = StackSpec.layout(axis, test.distribution, spacing: test.spacing)
      let length = test.length.map { Dimension.length(.points($0)) } ?? .hug
      let (before, after) = (Length.points(test.margins[0]), Length.points(test.margins[1]))
      if axis == .horizontal {
        ($0.width, $0.height) = (length, .length(.points(50)))
        $0.padding = EdgeLengths(left: before, right: after)
      } else {
        ($0.width, $0.height) = (.length(.points(50)), length)
        $0.padding = EdgeLengths(top: before, bottom: after)
      }
    }
    return node(.box, nil, [stack]) { $0.layout = .overlay(OverlaySpec()) }
  }

  private func child(_ id: String, _ view: StackCase.View, _ axis: StackSpec.Axis) -> Node {
    func set(_ attributes: inout Attributes) {
      attributes.isHidden = view.isHidden
      attributes.spacingAfter = view.spacingAfter.map(Length.points)
      guard view.isRigid, let length = view.intrinsic.map({ Dimension.length(.points($0)) }) else { return }
      if axis == .horizontal { attributes.width = length } else { attributes.height = length }
    }
    guard let length = view.intrinsic else { return node(.box, id, [], set) }
    return axis == .horizontal
      ? content(id, width: length, height: 10, set) : content(id, width: 10, height: length, set)
  }

  @Test(arguments: StackCrossCase.all)
  func acrossARow(_ test: StackCrossCase) {
    let views = test.intrinsic.enumerated().map {
      content("\($0)", width: 10, height: $1) { $0.width = .fill(weight: 1) }
    }
    let stack = node(.box, "stack", views) {
      $0.layout = StackSpec.layout(.horizontal, .fill, test.alignment)
      $0.width = .length(.points(100))
      $0.height = test.length.map { .length(.points($0)) } ?? .hug
    }
    let result = layOut(node(.box, nil, [stack]) { $0.layout = .overlay(OverlaySpec()) })
    for index in test.intrinsic.indices {
      let frame = result.frameInParent("stack/\(index)")
      #expect([frame[1], frame[3]].isClose(to: [test.positions[index], test.lengths[index]]))
    }
    #expect(result.frame("stack")[3] == test.size)
  }

  @Test(arguments: [(400.0, [270.0, 50, 80]), (150.0, [100.0, 50, 0]), (90.0, [90.0, 0, 0])])
  func aTieIsToldOf(length: Double, lengths: [Double]) {
    let views = [100.0, 50, 80].enumerated().map { content("\($0)", width: $1, height: 10) }
    let stack = node(.box, "stack", views, line: 7) {
      $0.layout = StackSpec.layout()
      $0.width = .length(.points(length))
    }
    let result = layOut(node(.box, nil, [stack]) { $0.layout = .overlay(OverlaySpec()) })
    #expect((0..<3).map { result.frame("stack/\($0)")[2] } == lengths)
    #expect(result.problems == [.layout(.stackChose(stretched: length > 230, points: abs(length - 230)))])
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
