import Graphics
import Scene

/// What a scope takes for given, measured.
extension ScopeSolver {
  /// Measures everything anew, with the frames that were found so far.
  func measured(by result: ScopeResult?) -> ScopeFacts {
    var facts = ScopeFacts()
    let insets = GuideInsets(solver) { rootFrame(of: $0, by: result) }
    for box in scope.boxes {
      let own = FlowInsets(insets.insets(of: solver.tree[box].style.relativeTo, of: box), mirrored: isMirrored)
      facts.contents[box] = own + FlowInsets(solver.tree[box].padding, mirrored: isMirrored)
    }
    for case .guide(let box, let guide)? in scope.constraints.map(\.constraint.other) {
      facts.guides[.init(box: box, guide: guide)] = FlowInsets(
        insets.insets(ofNamed: guide, of: box), mirrored: isMirrored)
    }
    for (view, member) in scope.inner {
      let size = frameSize(of: member, by: result)
      var frame = solver.innerFrame(of: view, in: member, size)
      if isMirrored { frame.origin.x = size.width - frame.maxX }
      facts.inner[view] = frame
    }
    if scope.needsRounds {
      measureHeights(at: result, into: &facts)
      measureBaselines(of: scope.baselined, at: result, into: &facts)
    }
    return facts
  }

  /// Measures contents at the widths that were found, at first at their own.
  func measureHeights(at result: ScopeResult?, into facts: inout ScopeFacts) {
    for (view, _) in scope.members where solver.hasOwnLength(view, on: .vertical, scope) {
      guard solver.tree[view].kind != .line, solver.tree[view].style.height.distance == nil else { continue }
      let width = result?.frames[view]?.width.size ?? solver.hugWidth(of: view)
      facts.heights[view] = solver.hugHeight(of: view, width: width)
    }
  }

  /// Measures where lines stand; those of a text do not depend on a height that is not yet known.
  func measureBaselines(of views: some Sequence<Int>, at result: ScopeResult?, into facts: inout ScopeFacts) {
    for view in views {
      let size = facts.inner[view]?.size ?? frameSize(of: view, by: result)
      facts.baselines[view] = solver.scopeBaselines(of: view, size)
    }
  }

  private func frameSize(of view: Int, by result: ScopeResult?) -> Size {
    if let frame = result?.frames[view] { return Size(width: frame.width.size, height: frame.height.size) }
    let width = solver.hugWidth(of: view)
    return Size(width: width, height: solver.hugHeight(of: view, width: width))
  }

  /// The frame of the top or a member in root coordinates, as far as it is known.
  private func rootFrame(of view: Int, by result: ScopeResult?) -> Rect? {
    guard let topFrame else { return nil }
    guard view != scope.top else { return topFrame }
    guard let result, let frame = result.frames[view] else { return scope.isMember(view) ? nil : solver.frames[view] }
    let insets = result.contentInsets
    let left = isMirrored ? topFrame.maxX - insets.leading - frame.maxX : topFrame.x + insets.leading + frame.x
    return Rect(x: left, y: topFrame.y + insets.top + frame.y, width: frame.width, height: frame.height)
  }
}

extension GuideInsets {
  /// What a guide leaves free at the edges of a box.
  fileprivate func insets(ofNamed guide: Constraint.Guide, of index: Int) -> Insets {
    switch guide {
    case .safeArea: safeArea(of: index)
    case .layoutMargins: margins(of: index)
    case .readableContent: insets(of: Guide.readableContent, of: index)
    // As high as what is below the safe area, and as wide as the box.
    case .keyboard: Insets(bottom: safeArea(of: index).bottom)
    }
  }
}
