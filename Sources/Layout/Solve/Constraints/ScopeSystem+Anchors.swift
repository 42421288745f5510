import Scene
import Solver

/// Anchors as linear constraints.
extension ScopeSystem {
  mutating func addAnchors() {
    for (constraint, box) in scope.constraints { add(constraint, of: box) }
  }

  private mutating func add(_ constraint: Constraint, of box: Int) {
    let anchor = constraint.anchor
    guard axes.contains(anchor.attribute.axis) else { return }
    var form = form(anchor.attribute, of: constraint.item)
    if let other = constraint.other, let item = anchor.item {
      form = form - self.form(item.attribute, of: other) * anchor.multiplier
    }
    form = form - distance(constraint.constant, in: box, on: anchor.attribute.axis)
    add(form, anchor.relation, priority: anchor.priority, from: .anchor(constraint))
  }

  /// A constant; a percentage is of the content box around.
  private func distance(_ distance: Style.Distance, in box: Int, on axis: Axis) -> LinearForm {
    switch distance {
    case .points(let points): LinearForm(constant: points)
    case .percent(let percent): contentLine(of: box, on: axis).length * (percent / 100)
    }
  }

  /// An attribute of an item.
  private func form(_ attribute: Anchor.Attribute, of item: Constraint.Item) -> LinearForm {
    let line = line(of: item, on: attribute.axis)
    switch attribute {
    case .leading: return line.start
    case .trailing: return line.end
    case .left: return isMirrored ? fromLeft(line.end) : line.start
    case .right: return isMirrored ? fromLeft(line.start) : line.end
    case .top: return line.start
    case .bottom: return line.end
    case .width, .height: return line.length
    case .centerX, .centerY: return line.middle
    case .firstBaseline: return baseline(of: item, \.first) ?? line.start
    case .lastBaseline: return baseline(of: item, \.last) ?? line.end
    }
  }

  /// A place that is counted from the right, counted from the left.
  private func fromLeft(_ place: LinearForm) -> LinearForm { (content[.horizontal] ?? LinearForm()) - place }

  /// Where a line of text stands; nil for what has none.
  private func baseline(
    of item: Constraint.Item, _ line: KeyPath<ScopeFacts.Baselines, Double>
  ) -> LinearForm? {
    guard case .view(let view) = item, let baselines = facts.baselines[view] else { return nil }
    let frame = frame(of: view, on: .vertical)
    return frame.start + frame.length * baselines.share + baselines[keyPath: line]
  }
}
