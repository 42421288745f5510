import Graphics
import Layout
import Scene
import Testing

/// Stacks that wrap.
@Suite struct StackLinesTests {
  private func layout(_ axis: StackSpec.Axis, _ set: (inout StackSpec) -> Void = { _ in }) -> ContainerLayout {
    var spec = StackSpec(axis: axis, distribution: .start, alignment: axis == .horizontal ? .top : .leading)
    spec.wraps = true
    set(&spec)
    return .stack(spec)
  }

  private func box(
    _ views: [Node], _ layout: ContainerLayout, width: Dimension = .hug, height: Dimension = .hug
  ) -> LayoutResult {
    let stack = node(.box, "stack", views) {
      $0.layout = layout
      ($0.width, $0.height) = (width, height)
    }
    return layOut(node(.box, nil, [stack]) { $0.layout = .overlay(OverlaySpec(alignment: .topLeading)) })
  }

  private let tags = [40.0, 50, 30, 60].enumerated().map { content("\($0)", width: $1, height: 10 + $1 / 10) }

  @Test func rowsBreakWhereNothingFits() {
    let layout = layout(.horizontal) { ($0.spacing, $0.lineSpacing) = (.points(5), .points(8)) }
    let result = box(tags, layout, width: .length(.points(100)))
    let frames = (0..<4).map { result.frameInParent("stack/\($0)") }
    #expect(frames == [[0, 0, 40, 14], [45, 0, 50, 15], [0, 23, 30, 13], [35, 23, 60, 16]])
    #expect(result.frame("stack") == [0, 0, 100, 39])
  }

  @Test func linesAreApartByTheSpacingIfNothingElseIsSaid() {
    let layout = layout(.horizontal) { $0.spacing = .points(5) }
    #expect(box(tags, layout, width: .length(.points(100))).frame("stack")[3] == 15 + 5 + 16)
  }

  @Test func aStackThatHugsHasOneLine() {
    #expect(box(tags, layout(.horizontal)).frame("stack") == [0, 0, 180, 16])
  }

  @Test func whatIsLeftAcrossGoesToAllLines() {
    let layout = layout(.horizontal) { $0.alignment = .bottom }
    let result = box(tags, layout, width: .length(.points(100)), height: .length(.points(51)))
    // Lines of 15 and 16 points get 10 more each.
    #expect((0..<4).map { result.frameInParent("stack/\($0)")[1] } == [11, 10, 38, 35])
  }

  @Test func eachLineIsDistributedByItself() {
    let layout = layout(.horizontal) { $0.distribution = .end }
    let result = box(tags, layout, width: .length(.points(100)))
    #expect((0..<4).map { result.frameInParent("stack/\($0)")[0] } == [10, 50, 10, 40])
  }

  @Test func sharesAreOfTheLineThatTheirLeastLengthsFitOn() {
    let views = (0..<3).map { index in
      content("\(index)", width: 10, height: 10) { ($0.width, $0.minWidth) = (.fill(weight: 1), .points(40)) }
    }
    let result = box(views, layout(.horizontal), width: .length(.points(100)))
    #expect((0..<3).map { result.frameInParent("stack/\($0)")[2] } == [50, 50, 100])
  }

  @Test func columnsBreakAtTheHeightThatIsSaid() {
    let texts = ["aaaa bb", "c", "dd"].enumerated().map { index, text in
      node(.text, "\(index)") { ($0.text, $0.font) = (text, FontSpec(size: .points(10))) }
    }
    let layout = layout(.vertical) { $0.alignment = .fill }
    let result = box(texts, layout, height: .length(.points(25)))
    let frames = (0..<3).map { result.frameInParent("stack/\($0)") }
    #expect(frames == [[0, 0, 35, 12.5], [0, 12.5, 35, 12.5], [35, 0, 10, 12.5]])
    #expect(result.frame("stack") == [0, 0, 45, 25])
  }

  /// Where everything fits, wrapping changes nothing.
  @Test(arguments: StackSpec.Distribution.allCases)
  func oneLineIsAStack(_ distribution: StackSpec.Distribution) {
    for axis in StackSpec.Axis.allCases {
      for alignment in [StackSpec.Alignment.fill, .center, axis == .horizontal ? .bottom : .trailing] {
        let frames = [true, false].map { wraps in
          let layout = layout(axis) { ($0.distribution, $0.alignment, $0.wraps) = (distribution, alignment, wraps) }
          return box(tags, layout, width: .length(.points(300)), height: .length(.points(200))).views.map(\.frame)
        }
        #expect(frames[0] == frames[1], "\(axis), \(alignment)")
      }
    }
  }
}
