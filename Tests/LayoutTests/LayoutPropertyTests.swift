import Devices
import Graphics
import Layout
import Scene
import TestSupport
import Testing

@Suite struct LayoutPropertyTests {
  @Test(arguments: 0..<300 as Range<UInt64>)
  func framesAreFiniteAndLayoutForgets(_ seed: UInt64) {
    var random = SceneGenerator(seed: seed)
    let root = random.tree(depth: 5)
    let environment = phone(random.length(200...900), random.length(200...900), scale: Double(1 + seed % 3))
    let first = layOut(root, in: environment)
    #expect(first.views.allSatisfy { $0.frame.values.allSatisfy { abs($0) <= 1e7 } })
    #expect(first.views.allSatisfy { $0.radii.topLeft.width >= 0 && $0.radii.topLeft.height.isFinite })
    #expect(first.views.indices.allSatisfy { first.views[$0].subtreeEnd <= first.views.count })
    // What was laid out before, with the same object measuring, leaves no trace.
    let letters = SquareLetters()
    _ = layOut(random.tree(depth: 4), in: environment, measuring: letters)
    let second = layOut(root, in: environment, measuring: letters)
    #expect(first.views.map(\.frame) == second.views.map(\.frame))
    #expect(first.views.map(\.pixels) == second.views.map(\.pixels))
    #expect(first.diagnostics == second.diagnostics)
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func percentTilesTouch(_ seed: UInt64) {
    var random = SceneGenerator(seed: seed)
    let cuts = ([0, 100] + (0..<9).map { _ in random.length(0...100) }).sorted()
    let tiles = zip(cuts, cuts.dropFirst()).map { from, to in
      node(.box) { $0.frame = .corners((from, 0), (to, 100)) }
    }
    for rounding in Rounding.allCases {
      let environment = phone(random.length(200...900), 300, scale: 3)
      let result = layOut(node(.box, nil, tiles) { $0.rounding = rounding }, in: environment)
      let pixels = result.views.dropFirst().map(\.pixels)
      #expect(pixels.first?.x == 0)
      #expect(zip(pixels, pixels.dropFirst()).allSatisfy { $0.maxX == $1.x })
      if rounding == .nearest { #expect(pixels.last?.maxX == result.width) }
    }
  }

  /// The cells of a grid of percentages touch and fill it, whichever way it runs.
  @Test(arguments: 0..<40 as Range<UInt64>)
  func percentGridsTile(_ seed: UInt64) {
    var random = SceneGenerator(seed: seed)
    var spec = GridSpec()
    (spec.columns, spec.rows) = (random.percentTracks(), random.percentTracks())
    guard case .list(let columns)? = spec.columns, case .list(let rows)? = spec.rows else { return }
    let tiles = (0..<columns.count * rows.count).map { _ in node(.box) }
    var environment = phone(random.length(200...900), random.length(200...900), scale: Double(1 + seed % 3))
    environment.direction = seed.isMultiple(of: 2) ? .rightToLeft : .leftToRight
    let result = layOut(node(.box, nil, tiles) { $0.layout = .grid(spec) }, in: environment)
    let pixels = result.views.dropFirst().map(\.pixels)
    var area = 0
    for (index, tile) in pixels.enumerated() {
      area += tile.width * tile.height
      let (row, column) = index.quotientAndRemainder(dividingBy: columns.count)
      let below = row + 1 < rows.count ? pixels[index + columns.count].y : result.height
      let isLast = column + 1 == columns.count
      #expect(tile.maxY == below)
      if environment.direction == .leftToRight {
        #expect(tile.maxX == (isLast ? result.width : pixels[index + 1].x))
      } else {
        #expect(tile.x == (isLast ? 0 : pixels[index + 1].maxX))
      }
    }
    #expect(area == result.width * result.height)
  }

  /// The frames of a layout, given as frames, give the same layout again.
  @Test(arguments: 0..<20 as Range<UInt64>)
  func layoutOfALayout(_ seed: UInt64) {
    var random = SceneGenerator(seed: seed)
    let environment = phone(random.length(200...900), random.length(200...900))
    let first = layOut(random.tree(depth: 4), in: environment)
    let boxes = first.views.map { view in
      let frame = view.frame
      return node(.box) {
        $0.frame = .rect(.points(frame.x), .points(frame.y), .points(frame.width), .points(frame.height))
      }
    }
    let second = layOut(node(.box, nil, boxes), in: environment)
    #expect(second.views.dropFirst().map(\.frame) == first.views.map(\.frame))
  }

  @Test func tenThousandViewsAreLaidOutInNoTime() {
    let rows = (0..<100).map { _ in
      node(.box, nil, (0..<99).map { _ in content(width: 3, height: 2) }) { $0.layout = StackSpec.layout() }
    }
    let root = node(.box, nil, rows) { $0.layout = StackSpec.layout(.vertical) }
    let start = processorSeconds()
    #expect(layOut(root).views.count == 10_001)
    #expect(processorSeconds() - start < 5)
  }

  @Test(arguments: StackSpec.Distribution.allCases)
  func aLongStackIsLaidOutInNoTime(_ distribution: StackSpec.Distribution) {
    let views = (0..<2_000).map { index in
      content(width: 3, height: 2) {
        $0.hugging = ContentPriorities(horizontal: 1 + index % 1000)
        if index % 3 == 0 { ($0.width, $0.minWidth) = (.fill(weight: 1), .points(Double(index % 7))) }
      }
    }
    let root = node(.box, nil, views) { $0.layout = StackSpec.layout(.horizontal, distribution, spacing: -3) }
    let start = processorSeconds()
    #expect(layOut(root).views.count == 2_001)
    #expect(processorSeconds() - start < 5)
  }

  /// Each level hugs, so that measuring each level twice would take 2⁴⁰⁰ steps.
  @Test(arguments: Nesting.allCases)
  func deeplyNestedContainersAreMeasuredOnce(_ nesting: Nesting) {
    var tree = node(.text) { $0.text = "deep" }
    for level in 0..<400 {
      tree.attributes.anchors = [.leading, .trailing, .top, .bottom].map { Anchor($0, .equal, .init(.superview, $0)) }
      tree = node(.box, nil, [tree, content(width: 1, height: 1), content { $0.aspectRatio = 2 }]) {
        $0.layout = nesting.layout(level)
        ($0.width, $0.height) = (.hug, .hug)
      }
    }
    let letters = SquareLetters()
    let root = node(.box, nil, [tree]) { $0.layout = .overlay(OverlaySpec()) }
    let start = processorSeconds()
    #expect(layOut(root, measuring: letters).views.count == 1202)
    #expect(processorSeconds() - start < 5)
    #expect(letters.textCount < 500)
  }

  enum Nesting: CaseIterable {
    case rows, columns, both, baselines, lastBaselines, lines, columnLines, overlays, grids, cells, frames, constraints,
      all

    func layout(_ level: Int) -> ContainerLayout {
      switch self {
      case .rows: StackSpec.layout(.horizontal, .fill, .center)
      case .columns: StackSpec.layout(.vertical, .fill, .fill)
      case .both: StackSpec.layout(level.isMultiple(of: 2) ? .horizontal : .vertical, .start, .center)
      case .baselines: StackSpec.layout(.horizontal, .equalSpacing, .firstBaseline)
      case .lastBaselines: baselineRelative(level.isMultiple(of: 2) ? .vertical : .horizontal)
      case .lines: wrapping(level.isMultiple(of: 2) ? .vertical : .horizontal)
      case .columnLines: level.isMultiple(of: 3) ? Nesting.baselines.layout(level) : wrapping(.vertical)
      case .overlays: .overlay(OverlaySpec())
      case .grids: GridSpec.layout(columns: 1 + level % 2)
      case .cells: GridSpec.layout(columns: 2, ratio: 1, alignment: .center)
      case .frames: .frames
      case .constraints: .constraints
      case .all: Nesting.allCases[level % (Nesting.allCases.count - 1)].layout(level)
      }
    }

    private func baselineRelative(_ axis: StackSpec.Axis) -> ContainerLayout {
      var spec = StackSpec(axis: axis, alignment: axis == .horizontal ? .lastBaseline : .fill)
      spec.isBaselineRelative = axis == .vertical
      return .stack(spec)
    }

    private func wrapping(_ axis: StackSpec.Axis) -> ContainerLayout {
      var spec = StackSpec(axis: axis, alignment: axis == .horizontal ? .firstBaseline : .fill)
      spec.wraps = true
      return .stack(spec)
    }
  }
}
