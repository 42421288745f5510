import Graphics
import Scene

/// What constraints ask of the content of a view.
extension Solver {
  /// The length of a view's content on an axis, alignment rectangle for alignment rectangle; nil where it has none, as a
  /// plain box, or where its children are solved along with it.
  func contentLength(of view: Int, on axis: Axis, _ scope: ConstraintScope, _ facts: ScopeFacts) -> Double? {
    guard hasOwnLength(view, on: axis, scope) else { return nil }
    let insets = tree[view].anchoring?.alignmentInsets ?? .zero
    switch axis {
    case .horizontal:
      if tree[view].kind == .line { return tree[view].style.stroke?.style.width ?? 0 }
      let width = hugWidth(of: view)
      return tree[view].kind == .box && width == 0 ? nil : (width - insets.horizontal).size
    case .vertical:
      if tree[view].kind == .line { return tree[view].style.stroke?.style.width ?? 0 }
      guard let height = facts.heights[view] else { return nil }
      return tree[view].kind == .box && height == 0 ? nil : (height - insets.vertical).size
    }
  }

  /// Whether the content of a view says anything of its length on an axis.
  func hasOwnLength(_ view: Int, on axis: Axis, _ scope: ConstraintScope) -> Bool {
    switch tree[view].kind {
    case .line: (tree[view].style.line ?? .horizontal) != axis
    case .box: hasContent(view) && !scope.isJoined(view)
    case .text, .image, .path, .screen: true
    case .spacer: false
    }
  }

  /// What of a view its constraints do not count in.
  func alignmentInsets(of view: Int, mirrored: Bool) -> FlowInsets {
    FlowInsets(tree[view].anchoring?.alignmentInsets ?? .zero, mirrored: mirrored)
  }

  /// Where the lines of a view stand: those of a text keep their place at a share of its height, those of a stack their
  /// distance from its upper edge; nil for what has none.
  func scopeBaselines(of view: Int, _ size: Size) -> ScopeFacts.Baselines? {
    let lines = baselines(of: view, size)
    switch (tree[view].kind, tree[view].style.layout) {
    case (.text, _):
      let share = tree[view].style.verticalAlignment.position
      return ScopeFacts.Baselines(
        share: share, first: lines.first - share * size.height, last: lines.last - share * size.height)
    case (.box, .stack): return ScopeFacts.Baselines(share: 0, first: lines.first, last: lines.last)
    default: return nil
    }
  }

  /// The frame of a view inside another one of a size, from the upper left of that one; found by laying it out.
  func innerFrame(of view: Int, in outer: Int, _ size: Size) -> Rect {
    var way = [view]
    while let parent = way.last.flatMap({ tree[$0].parent }), parent != outer { way.append(parent) }
    var (box, frame) = (outer, Rect(origin: .zero, size: size))
    for next in way.reversed() {
      let insets = expectedInsets(of: box)
      let content = frame.inset(by: insets).inset(by: tree[box].padding)
      tree.children(of: box).forEach { settlePadding(of: $0, in: content.size) }
      let placements = silently { arrange(box, in: content.size) }
      guard let found = placements.first(where: { $0.child == next }) else {
        return Rect(origin: frame.origin, size: .zero)
      }
      frame = found.frame.offset(by: content.origin)
      box = next
    }
    return frame
  }
}
