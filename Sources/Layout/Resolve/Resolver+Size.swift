import Graphics
import Problems
import Scene

/// Sizes and places.
extension Resolver {
  mutating func settleSize(_ attributes: Shared<Attributes>, isMirrored: Bool, into style: inout Style) {
    let scaled = attributes.value.scale ?? design.scale
    style.width = extent(attributes.value.width, "width", isScaled: scaled.scalesWidth)
    style.height = extent(attributes.value.height, "height", isScaled: scaled.scalesHeight)
    if let length = attributes.value.minWidth { style.minWidth = settle(length, "minWidth") }
    if let length = attributes.value.maxWidth { style.maxWidth = settle(length, "maxWidth") }
    if let length = attributes.value.minHeight { style.minHeight = settle(length, "minHeight") }
    if let length = attributes.value.maxHeight { style.maxHeight = settle(length, "maxHeight") }
    style.aspectRatio = attributes.value.aspectRatio.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
    if let frame = attributes.value.frame { style.frame = self.frame(frame, scaled: scaled, isMirrored: isMirrored) }
    style.alignSelf = attributes.value.alignSelf
    if let gap = attributes.value.spacingAfter { style.spacingAfter = settle(gap, "spacingAfter") }
    style.hugging = attributes.value.hugging ?? style.hugging
    style.compressionResistance = attributes.value.compressionResistance ?? style.compressionResistance
    if let size = attributes.value.intrinsicSize {
      style.intrinsicSize = Size(
        width: points(size.width, "intrinsicSize").size, height: points(size.height, "intrinsicSize").size)
    }
    style.cell = Style.Cell(attributes)
    if let layout = attributes.value.layout { style.layout = self.layout(layout) }
    style.relativeTo = attributes.value.relativeTo ?? .superview
    if let length = attributes.value.spacer { style.spacer = extent(length, "spacer", isScaled: false) }
    style.line = attributes.value.line
    if style.aspectRatio != nil { checkRatio(of: style) }
  }

  /// E405: a ratio of two sides that are both said.
  private mutating func checkRatio(of style: Style) {
    guard let ratio = style.aspectRatio else { return }
    let width = style.frame?.saidWidth ?? style.width.distance?.written
    let height = style.frame?.saidHeight ?? style.height.distance?.written
    guard let width, let height else { return }
    report(
      .placement(.contradictingRatio(width: width, height: height, ratio: ratio.written)), at: "aspectRatio")
  }

  private mutating func extent(_ dimension: Dimension?, _ key: String, isScaled: Bool) -> Style.Extent {
    switch dimension {
    case nil, .auto: .auto
    case .hug: .hug
    case .fill(let weight): .fill(weight.size)
    case .length(let length): .distance(settle(length, key, isScaled: isScaled))
    }
  }

  /// A frame with its units settled; where layout is mirrored, leading is right.
  private mutating func frame(_ spec: FrameSpec, scaled: [ScaledField], isMirrored: Bool) -> Style.Frame {
    let (left, right) = isMirrored ? (spec.trailing, spec.leading) : (spec.leading, spec.trailing)
    var frame = Style.Frame()
    frame.x = spec.x.map { settle($0, "frame", isScaled: scaled.scalesX) }
    frame.y = spec.y.map { settle($0, "frame", isScaled: scaled.scalesY) }
    frame.width = spec.width.map { settle($0, "frame", isScaled: scaled.scalesWidth) }
    frame.height = spec.height.map { settle($0, "frame", isScaled: scaled.scalesHeight) }
    frame.left = (spec.left ?? left).map { settle($0, "frame", isScaled: scaled.scalesX) }
    frame.right = (spec.right ?? right).map { settle($0, "frame", isScaled: scaled.scalesX) }
    frame.top = spec.top.map { settle($0, "frame", isScaled: scaled.scalesY) }
    frame.bottom = spec.bottom.map { settle($0, "frame", isScaled: scaled.scalesY) }
    frame.centerX = spec.centerX.map { settle($0, "frame", isScaled: scaled.scalesX) }
    if isMirrored { frame.centerX = frame.centerX?.negated }
    frame.centerY = spec.centerY.map { settle($0, "frame", isScaled: scaled.scalesY) }
    frame.fromX = spec.from.map { settle($0.x, "frame", isScaled: scaled.scalesX) }
    frame.fromY = spec.from.map { settle($0.y, "frame", isScaled: scaled.scalesY) }
    frame.toX = spec.to.map { settle($0.x, "frame", isScaled: scaled.scalesX) }
    frame.toY = spec.to.map { settle($0.y, "frame", isScaled: scaled.scalesY) }
    return frame
  }

  private mutating func layout(_ layout: ContainerLayout) -> ContainerLayout {
    switch layout {
    case .frames, .overlay, .constraints: return layout
    case .stack(var spec):
      spec.spacing = spec.spacing.map { settle($0, "layout").length }
      spec.lineSpacing = spec.lineSpacing.map { settle($0, "layout").length }
      return .stack(spec)
    case .grid(var spec):
      spec.rowGap = spec.rowGap.map { settle($0, "layout").length }
      spec.columnGap = spec.columnGap.map { settle($0, "layout").length }
      spec.columns = spec.columns.map { tracks($0) }
      spec.rows = spec.rows.map { tracks($0) }
      return .grid(spec)
    }
  }

  private mutating func tracks(_ tracks: Tracks) -> Tracks {
    guard case .list(let entries) = tracks else { return tracks }
    return .list(
      entries.map { entry in
        switch entry {
        case .track(let track): .track(self.track(track))
        case .fill(let tracks): .fill(tracks.map { self.track($0) })
        }
      })
  }

  private mutating func track(_ track: Track) -> Track {
    Track(least: breadth(track.least), most: breadth(track.most))
  }

  private mutating func breadth(_ breadth: Track.Breadth) -> Track.Breadth {
    guard case .length(let length) = breadth else { return breadth }
    return .length(settle(length, "layout").length)
  }

  /// Distances inside the edges; where layout is mirrored, leading is right.
  mutating func edges(_ lengths: EdgeLengths?, isMirrored: Bool) -> Element.Edges {
    guard let lengths else { return .zero }
    let (leftmost, rightmost) = isMirrored ? (lengths.trailing, lengths.leading) : (lengths.leading, lengths.trailing)
    var edges = Element.Edges.zero
    if let top = lengths.top { edges.top = settle(top, "padding") }
    if let left = lengths.left ?? leftmost { edges.left = settle(left, "padding") }
    if let bottom = lengths.bottom { edges.bottom = settle(bottom, "padding") }
    if let right = lengths.right ?? rightmost { edges.right = settle(right, "padding") }
    return edges
  }
}

extension Style.Cell {
  /// The place that keys say; what no file can say is held to what one can.
  fileprivate init(_ attributes: Shared<Attributes>) {
    self.init()
    column = attributes.value.column.map { min(max($0, 1), 10_000) }
    row = attributes.value.row.map { min(max($0, 1), 10_000) }
    columnSpan = min(max(attributes.value.columnSpan ?? 1, 1), 1000)
    rowSpan = min(max(attributes.value.rowSpan ?? 1, 1), 1000)
  }
}

extension Style.Extent {
  /// The length where one is said.
  var distance: Style.Distance? {
    if case .distance(let distance) = self { distance } else { nil }
  }
}

extension Style.Frame {
  /// What says the width; nil where the frame leaves it open.
  fileprivate var saidWidth: String? {
    width?.written ?? Self.said(start: fromX ?? x ?? left, end: toX ?? right, center: centerX)
  }

  /// What says the height; nil where the frame leaves it open.
  fileprivate var saidHeight: String? {
    height?.written ?? Self.said(start: fromY ?? y ?? top, end: toY ?? bottom, center: centerY)
  }

  private static func said(start: Style.Distance?, end: Style.Distance?, center: Style.Distance?) -> String? {
    let places = [start, end, center].compactMap { $0?.written }
    return places.count < 2 ? nil : places.joined(separator: " … ")
  }
}
