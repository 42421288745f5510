import Graphics
import Problems
import Scene

/// Children by their constraints (scene-format section 3.4).
struct ConstraintsLayout: Container {
  func hugWidth(_ box: Int, for solver: Solver) -> Double {
    scopeSolver(box, .init(), solver).solve([.horizontal], findsIntervals: false).size.width
  }

  func hugHeight(_ box: Int, width: Double, for solver: Solver) -> Double {
    let memory = solver.trials[box]
    if let known = memory?.heights.first(where: { $0.width == width }) { return known.height }
    if let memory, let last = memory.lastHeight, solver.isTrying, memory.isExhausted {
      solver.trials[box]?.guess()
      return last
    }
    let axes: [Axis] = [.horizontal, .vertical]
    let height = scopeSolver(box, .init(width: width), solver).solve(axes, findsIntervals: false).size.height
    solver.trials[box, default: ScopeTrials()].note(height, at: width)
    return height
  }

  func arrange(_ box: Int, in content: Size, for solver: Solver) -> [Solver.Placement] {
    if let known = solver.jointPlacements[box] { return known }
    if solver.isTrying, let memory = solver.trials[box], let last = memory.lastPlacements {
      let isKnown = last.size == content && last.frame == solver.frames[box]
      if isKnown || memory.isExhausted {
        if !isKnown { solver.trials[box]?.guess() }
        return last.placements
      }
    }
    if !solver.isTrying, solver.trials[box]?.isGuessed == true {
      solver.report(.layout(.unsettled(trials: ScopeTrials.most)), .note, at: "layout", of: box)
    }
    let (scopeSolver, result) = solved(box, in: content, solver, findsIntervals: true)
    for solved in result.systems { ConstraintDiagnosis(solved).report() }
    for inner in scopeSolver.scope.boxes.dropFirst() {
      solver.jointPlacements[inner] = placements(in: inner, result, scopeSolver)
    }
    let placements = placements(in: box, result, scopeSolver)
    if solver.isTrying {
      solver.trials[box, default: ScopeTrials()].note(placements, in: content, at: solver.frames[box])
    }
    return placements
  }

  /// What a box with constraints, and those inside that are solved along with it, come to.
  func solved(
    _ box: Int, in content: Size, _ solver: Solver, findsIntervals: Bool
  ) -> (scopeSolver: ScopeSolver, result: ScopeResult) {
    var scopeSolver = scopeSolver(box, .init(width: content.width, height: content.height), solver)
    scopeSolver.topFrame = solver.frames[box]
    return (scopeSolver, scopeSolver.solve([.horizontal, .vertical], findsIntervals: findsIntervals))
  }

  private func scopeSolver(_ box: Int, _ size: Offer.Room, _ solver: Solver) -> ScopeSolver {
    ScopeSolver(
      scope: ConstraintScope(box, in: solver), solver: solver, size: size,
      isMirrored: solver.tree[box].style.isRightToLeft)
  }

  /// The frames of the children of one box, from the corner of its content box.
  private func placements(in box: Int, _ result: ScopeResult, _ scopeSolver: ScopeSolver) -> [Solver.Placement] {
    let content = result.contents[box] ?? .zero
    let solver = scopeSolver.solver
    let isTurned = solver.tree[box].style.isRightToLeft != scopeSolver.isMirrored
    return solver.tree.children(of: box).map { child in
      let frame = result.frames[child] ?? .zero
      var placement = Solver.Placement(
        child: child, frame: frame.offset(by: Point(x: -content.x, y: -content.y)))
      // A box of the other direction counts from its other side.
      if isTurned { placement = placement.mirrored(in: content.width) }
      guard solver.tree[child].kind == .box, !scopeSolver.scope.isJoined(child) else { return placement }
      placement.hugsWidth = hugs(child, on: .horizontal, frame, solver)
      placement.hugsHeight = hugs(child, on: .vertical, frame, solver)
      return placement
    }
  }

  /// Whether a side of a box came out as its content wants it.
  private func hugs(_ child: Int, on axis: Axis, _ frame: Rect, _ solver: Solver) -> Bool {
    switch solver.tree[child].extent(on: axis) {
    case .fill, .distance: return false
    case .auto, .hug: break
    }
    guard solver.hasContent(child) else { return false }
    let length = axis == .horizontal ? solver.hugWidth(of: child) : solver.hugHeight(of: child, width: frame.width)
    return length > 0 && abs(frame.size[axis] - length) < 1e-6
  }
}
