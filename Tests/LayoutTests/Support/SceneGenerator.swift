import Graphics
import Scene
import TestSupport

/// Scenes made by chance, the same for the same seed; half of their numbers are what nobody would write.
struct SceneGenerator {
  private var numbers: SeededGenerator
  /// Whether all numbers are those that people write.
  var isTame = false

  init(seed: UInt64) { numbers = SeededGenerator(seed: Int(truncatingIfNeeded: seed &+ 1)) }

  mutating func below(_ bound: Int) -> Int { numbers.below(bound) }

  mutating func shuffled<Value>(_ values: [Value]) -> [Value] {
    var values = values
    for index in values.indices.reversed() { values.swapAt(index, below(index + 1)) }
    return values
  }

  mutating func pick<Value>(_ values: [Value]) -> Value { values[below(values.count)] }

  /// A number with two decimals.
  mutating func length(_ range: ClosedRange<Double>) -> Double {
    (range.lowerBound * 100 + Double(below(Int((range.upperBound - range.lowerBound) * 100) + 1))) / 100
  }

  mutating func number() -> Double {
    below(8) == 0 && !isTame ? pick([.nan, .infinity, -.infinity, 1e300, -1e300, 1e-300, 0]) : length(-50...400)
  }

  mutating func anyLength() -> Length {
    switch below(3) {
    case 0: .percent(number())
    case 1: .pixels(number())
    default: .points(number())
    }
  }

  mutating func dimension() -> Dimension? {
    switch below(6) {
    case 0: .hug
    case 1: .fill(weight: number())
    case 2: .length(anyLength())
    case 3: .auto
    default: nil
    }
  }

  mutating func maybe<Value>(_ value: Value) -> Value? { below(4) == 0 ? value : nil }

  /// Some images become scenes.
  private static let kinds = Node.Kind.allCases.filter { $0 != .screen }

  /// A node with children down to a depth.
  mutating func tree(depth: Int) -> Node {
    let kind = depth == 0 || below(3) == 0 ? pick(Self.kinds) : .box
    let children = kind == .box && depth > 0 ? (0..<below(5)).map { _ in tree(depth: depth - 1) } : []
    var result = node(kind, nil, children)
    result.attributes.text = pick(["", "one", "some words that wrap", "two\nlines"])
    result.attributes.image = pick(["wide", "square", "gone"])
    result.attributes.line = pick([.horizontal, .vertical, nil])
    if kind == .image, result.attributes.image == "gone", result.attributes.line == .vertical {
      result.kind = .screen
      (result.attributes.screen, result.attributes.device) = ("gone", "iphone-5")
    }
    result.attributes.spacer = dimension()
    place(&result.attributes)
    result.attributes.layout = layout()
    return result
  }

  private mutating func place(_ attributes: inout Attributes) {
    (attributes.width, attributes.height) = (dimension(), dimension())
    attributes.minWidth = maybe(anyLength())
    attributes.maxHeight = maybe(anyLength())
    attributes.aspectRatio = maybe(number())
    attributes.alignSelf = maybe(pick(["center", "fill", "top", "trailing", "firstBaseline", "lastBaseline"]))
    attributes.isHidden = maybe(true)
    attributes.hugging = maybe(ContentPriorities(horizontal: 1 + below(1000), vertical: 1 + below(1000)))
    attributes.compressionResistance = maybe(ContentPriorities(horizontal: 1 + below(1000)))
    attributes.intrinsicSize = maybe(IntrinsicSize(width: .points(number()), height: .points(number())))
    attributes.spacingAfter = maybe(anyLength())
    attributes.rounding = maybe(.truncate)
    attributes.snap = maybe(pick(Snap.allCases))
    attributes.relativeTo = maybe(.safeArea)
    attributes.padding = maybe(EdgeLengths(top: anyLength(), left: anyLength(), right: anyLength()))
    attributes.cornerRadius = maybe(pick([.circle, .capsule, .halfWidth, .length(.points(number()))]))
    attributes.anchors = maybe((0..<below(6)).map { _ in anchor() })
    attributes.layoutMargins = maybe(EdgeLengths(top: anyLength(), left: anyLength()))
    (attributes.column, attributes.row) = (maybe(below(5)), maybe(below(5)))
    (attributes.columnSpan, attributes.rowSpan) = (maybe(below(4)), maybe(below(4)))
    attributes.direction = isTame ? nil : maybe(pick(LayoutDirection.allCases))
    guard below(2) == 0 else { return }
    var frame = FrameSpec()
    (frame.x, frame.right, frame.centerX) = (maybe(anyLength()), maybe(anyLength()), maybe(anyLength()))
    (frame.top, frame.height, frame.width) = (maybe(anyLength()), maybe(anyLength()), maybe(anyLength()))
    attributes.frame = frame
  }

  /// Attributes that do not fit each other, numbers that are none, and guides.
  private mutating func anchor() -> Anchor {
    let item = Anchor.Item(
      pick([Anchor.Item.Target.superview, .own]),
      guide: maybe(pick(["safeArea", "layoutMargins", "readableContent", "keyboard"])),
      pick(Anchor.Attribute.allCases))
    return Anchor(
      pick(Anchor.Attribute.allCases), pick(Anchor.Relation.allCases), below(4) == 0 ? nil : item,
      multiplier: below(4) == 0 ? number() : 1, constant: anyLength(), priority: pick([1, 250, 750, 1000]))
  }

  mutating func layout() -> ContainerLayout {
    switch below(5) {
    case 0: return .frames
    case 3: return .constraints
    case 1: return .overlay(OverlaySpec(alignment: pick(OverlayAlignment.allCases)))
    case 2:
      var spec = StackSpec(
        axis: pick(StackSpec.Axis.allCases), distribution: pick(StackSpec.Distribution.allCases),
        alignment: pick(StackSpec.Alignment.allCases), spacing: .points(number()))
      (spec.wraps, spec.lineSpacing) = (maybe(true), maybe(anyLength()))
      (spec.isBaselineRelative, spec.quirks) = (maybe(true), maybe(.uikit))
      return .stack(spec)
    default: return grid()
    }
  }

  private mutating func grid() -> ContainerLayout {
    guard below(2) == 0 else { return GridSpec.layout(columns: below(5), gap: number(), ratio: maybe(number())) }
    var spec = GridSpec()
    spec.columns = maybe(.list((0...below(4)).map { _ in trackEntry() }))
    spec.rows = maybe(.list((0...below(4)).map { _ in trackEntry() }))
    (spec.columnGap, spec.rowGap) = (maybe(anyLength()), maybe(anyLength()))
    (spec.flow, spec.alignment) = (maybe(.column), maybe(pick(OverlayAlignment.allCases)))
    return .grid(spec)
  }

  private mutating func trackEntry() -> Tracks.Entry {
    below(5) == 0 ? .fill((0...below(2)).map { _ in track() }) : .track(track())
  }

  private mutating func track() -> Track { Track(least: breadth(), most: breadth()) }

  private mutating func breadth() -> Track.Breadth {
    switch below(3) {
    case 0: .auto
    case 1: .share(number())
    default: .length(anyLength())
    }
  }
}

extension SceneGenerator {
  /// Columns whose widths are percentages that make 100 together.
  mutating func percentTracks() -> Tracks {
    let cuts = ([0, 100] + (0...below(8)).map { _ in length(0...100) }).sorted()
    return .list(zip(cuts, cuts.dropFirst()).map { .track(Track(.length(.percent($1 - $0)))) })
  }
}
