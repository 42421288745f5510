import Scene
import Solver

/// Anchors as linear constraints.
extension ScopeSystem {
  mutating func addAnchors() {
    for (constraint, box) in scope.constraints where axes.contains(constraint.anchor.attribute.axis) {
      add(constraint, of: box)
    }
  }

  private mutating func add(_ constraint: Constraint, of box: Int) {
    let anchor = constraint.anchor
    let isTurned = solver.tree[box].style.isRightToLeft != isMirrored
    var form = form(anchor.attribute, of: constraint.item, isTurned: isTurned)
    if let other = constraint.other, let item = anchor.item {
      var sum = self.form(item.attribute, of: other, isTurned: isTurned)
      sum.add(distance(constraint.offset, in: box, on: anchor.attribute.axis))
      form = form - sum * anchor.multiplier / anchor.divisor
    }
    form.add(distance(constraint.constant, in: box, on: anchor.attribute.axis), times: -1)
    add(form, anchor.relation, priority: anchor.priority, from: .anchor(constraint))
  }

  /// A constant; a percentage is of the content box around.
  private func distance(_ distance: Style.Distance, in box: Int, on axis: Axis) -> LinearForm {
    switch distance {
    case .points(let points): LinearForm(constant: points)
    case .percent(let percent): contentLine(of: box, on: axis).length * (percent / 100)
    }
  }

  /// An attribute of an item; in a box of the other direction, places along the line are counted from the other side.
  private func form(_ attribute: Anchor.Attribute, of item: Constraint.Item, isTurned: Bool) -> LinearForm {
    let line = line(of: item, on: attribute.axis)
    switch attribute {
    case .leading: return isTurned ? turned(line.end) : line.start
    case .trailing: return isTurned ? turned(line.start) : line.end
    case .left: return isMirrored ? turned(line.end) : line.start
    case .right: return isMirrored ? turned(line.start) : line.end
    case .centerX: return isTurned ? turned(line.middle) : line.middle
    case .top: return line.start
    case .bottom: return line.end
    case .width, .height: return line.length
    case .centerY: return line.middle
    case .firstBaseline: return baseline(of: item, \.first) ?? line.start
    case .lastBaseline: return baseline(of: item, \.last) ?? line.end
    }
  }

  /// A place across, counted from the other side.
  private func turned(_ place: LinearForm) -> LinearForm { (content[.horizontal] ?? LinearForm()) - place }

  /// Where a line of text stands; nil for what has none.
  private func baseline(
    of item: Constraint.Item, _ line: KeyPath<ScopeFacts.Baselines, Double>
  ) -> LinearForm? {
    guard case .view(let view) = item, let baselines = facts.baselines[view] else { return nil }
    let frame = frame(of: view, on: .vertical)
    return frame.start + frame.length * baselines.share + baselines[keyPath: line]
  }
}
