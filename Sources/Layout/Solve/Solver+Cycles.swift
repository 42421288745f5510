import Graphics
import Problems
import Scene

/// E402: shares of a length that is itself made of the children.
extension Solver {
  /// Notes children that want a share of a box that hugs them on an axis.
  func reportCycles(of box: Int, on axis: Axis) {
    for child in tree.children(of: box) where tree[child].hasShares(on: axis) && !tree[child].style.isHidden {
      for (key, share) in tree[child].shares(on: axis) where !isOfCell(share, key, of: child, in: box, on: axis) {
        reportCycle(share, at: key, on: axis, of: child)
      }
    }
    if let gap = tree[box].style.layout.relativeGap(on: axis) { reportCycle(gap, at: "layout", on: axis, of: box) }
    reportRelativeFrames(in: box, on: axis)
  }

  /// Whether a share is one of a cell that has a size all the same: what fills a cell takes part in making it, and a
  /// percentage of tracks with lengths needs nothing else.
  private func isOfCell(_ share: String, _ key: String, of child: Int, in box: Int, on axis: Axis) -> Bool {
    guard case .grid(let spec) = tree[box].style.layout, key != "padding" else { return false }
    return share.hasPrefix("fill") || GridLayout(spec).hasLength(child, of: box, on: axis, self)
  }

  /// Frames with percentages are left out when a box hugs its content; where nothing else is in it, nothing is left.
  private func reportRelativeFrames(in box: Int, on axis: Axis) {
    guard case .frames = tree[box].style.layout else { return }
    let children = Array(tree.children(of: box))
    let shares = children.compactMap { child in
      FrameLine(tree[child].style.frame, on: axis).firstPercentage.map { (child, $0) }
    }
    guard shares.count == children.count else { return }
    for (child, share) in shares { reportCycle(share, at: "frame", on: axis, of: child) }
  }

  private func reportCycle(_ share: String, at key: String, on axis: Axis, of index: Int) {
    let side = axis == .horizontal ? "width" : "height"
    report(.placement(.cycle(value: share, axis: side)), .error, at: key, of: index)
  }
}

extension Element {
  /// Whether any key depends on the parent's length on an axis.
  fileprivate func hasShares(on axis: Axis) -> Bool {
    switch extent(on: axis) {
    case .fill: return true
    case .distance(let distance) where distance.isPercent: return true
    case .auto, .hug, .distance: break
    }
    let bounds = bounds(on: axis)
    return bounds.least?.isPercent == true || bounds.most?.isPercent == true || edges.isRelative
      || style.spacer?.distance?.isPercent == true
  }

  /// The keys that depend on the parent's length on an axis, and what they say.
  fileprivate func shares(on axis: Axis) -> [(key: String, value: String)] {
    let isAcross = axis == .horizontal
    let bounds = bounds(on: axis)
    let edges = isAcross ? [edges.left, edges.right] : [edges.top, edges.bottom]
    let distances =
      [(isAcross ? "minWidth" : "minHeight", bounds.least), (isAcross ? "maxWidth" : "maxHeight", bounds.most)]
      + edges.map { ("padding", $0) } + [("spacer", style.spacer?.distance)]
    let extent = extent(on: axis).share.map { [(key: isAcross ? "width" : "height", value: $0)] } ?? []
    return extent
      + distances.compactMap { key, distance in
        distance.flatMap { $0.isPercent ? (key, $0.written) : nil }
      }
  }
}

extension ContainerLayout {
  /// The gap on an axis, where it is a percentage of the container.
  fileprivate func relativeGap(on axis: Axis) -> String? {
    let gap: Length? =
      switch self {
      case .frames, .overlay, .constraints: nil
      case .stack(let spec) where (spec.axis ?? .horizontal) == axis: spec.spacing
      case .stack(let spec): spec.wraps == true ? spec.lineSpacing ?? spec.spacing : nil
      case .grid(let spec):
        axis == .horizontal
          ? spec.columns?.firstPercentage ?? spec.columnGap : spec.rows?.firstPercentage ?? spec.rowGap
      }
    guard case .percent? = gap else { return nil }
    return gap?.written
  }
}

extension Tracks {
  /// The first bound of a track that is a percentage of the grid.
  fileprivate var firstPercentage: Length? {
    guard case .list(let entries) = self else { return nil }
    let tracks = entries.flatMap { entry in
      switch entry {
      case .track(let track): [track]
      case .fill(let tracks): tracks
      }
    }
    let lengths = tracks.flatMap { [$0.least, $0.most] }.compactMap { breadth -> Length? in
      if case .length(.percent(let value)) = breadth { .percent(value) } else { nil }
    }
    return lengths.first
  }
}

extension Style.Extent {
  /// The extent as files write it, where it depends on the parent's size.
  fileprivate var share: String? {
    switch self {
    case .auto, .hug: nil
    case .fill(let weight): weight == 1 ? "fill" : "fill(\(weight.written))"
    case .distance(let distance): distance.isPercent ? distance.written : nil
    }
  }
}

extension FrameLine {
  /// What depends on the parent's size, as files write it.
  fileprivate var firstPercentage: String? {
    [start, end, inset, center, size].compactMap { $0 }.first(where: \.isPercent)?.written
  }
}
