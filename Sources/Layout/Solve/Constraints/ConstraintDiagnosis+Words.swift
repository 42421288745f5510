import Problems
import Scene

/// What constraints and views are called in messages.
extension ConstraintDiagnosis {
  func name(of item: Constraint.Item) -> String {
    let element = system.solver.tree[item.element]
    let view = element.id ?? element.path.split(separator: "/").last.map(String.init) ?? element.path
    switch item {
    case .view, .content: return view
    case .guide(_, let guide): return "\(view).\(guide.rawValue)"
    case .ownGuide(_, let number):
      return element.anchoring.flatMap { $0.guides.indices.contains(number) ? $0.guides[number].name : nil } ?? view
    }
  }

  /// What a constraint says; nil for what no file says.
  func text(of origin: StatedConstraint.Origin) -> String? {
    switch origin {
    case .anchor(let constraint): constraint.anchor.written(of: name(of: constraint.item))
    case .length(let view, let axis, let length): "\(name(of: .view(view))).\(axis.side) == \(length.written)"
    case .least(let view, let axis, let length): "\(name(of: .view(view))).\(axis.side) >= \(length.written)"
    case .most(let view, let axis, let length): "\(name(of: .view(view))).\(axis.side) <= \(length.written)"
    case .ratio(let view):
      "\(name(of: .view(view))).aspectRatio == \(system.solver.tree[view].style.aspectRatio?.written ?? "…")"
    case .wish, .fitting: nil
    }
  }

  func location(of origin: StatedConstraint.Origin) -> SourceLocation? {
    let tree = system.solver.tree
    return switch origin {
    case .anchor(let constraint): constraint.anchor.location ?? tree[constraint.item.element].place(of: "anchors")
    case .length(let view, let axis, _): tree[view].place(of: axis.side)
    case .least(let view, let axis, _): tree[view].place(of: axis == .horizontal ? "minWidth" : "minHeight")
    case .most(let view, let axis, _): tree[view].place(of: axis == .horizontal ? "maxWidth" : "maxHeight")
    case .ratio(let view): tree[view].place(of: tree[view].style.aspectRatio == nil ? "layout" : "aspectRatio")
    case .wish(let view): tree[view].location
    case .fitting: nil
    }
  }

  func element(of origin: StatedConstraint.Origin) -> Int {
    switch origin {
    case .anchor(let constraint): constraint.item.element
    case .length(let view, _, _), .least(let view, _, _), .most(let view, _, _), .ratio(let view), .wish(let view): view
    case .fitting: system.scope.top
    }
  }

  /// What would let a constraint give way.
  func remedy(for origin: StatedConstraint.Origin) -> String? {
    switch origin {
    case .anchor(let constraint):
      var anchor = constraint.anchor
      anchor.priority = 999
      return anchor.entry
    case .length(let view, let axis, let length):
      return "\(axis == .horizontal ? "maxWidth" : "maxHeight"): \(length.written) for \(name(of: .view(view)))"
    case .least, .most, .ratio, .wish, .fitting: return nil
    }
  }
}

extension Axis {
  /// The word for a length on the axis.
  var side: String { self == .horizontal ? "width" : "height" }
}
