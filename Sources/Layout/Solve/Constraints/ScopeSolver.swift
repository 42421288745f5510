import Devices
import Graphics
import Scene
import Solver

/// Solves a scope: widths, then texts at their widths, then heights; all at once where a ratio joins the axes.
///
/// What depends on the solution itself, as the height of a text whose width depends on a height, is measured and put in
/// again, a few rounds at most.
struct ScopeSolver {
  let scope: ConstraintScope
  let solver: Solver
  let size: Offer.Room
  /// The frame of the top in root coordinates, once it has one.
  var topFrame: Rect?
  let isMirrored: Bool

  private static let mostRounds = 4

  /// Solves on some axes; where the axes are joined, always on both.
  func solve(_ axes: [Axis], findsIntervals: Bool) -> ScopeResult {
    solver.scopeDepth += 1
    defer { solver.scopeDepth -= 1 }
    var facts = measured(by: nil)
    var result = solveOnce(axes, &facts, findsIntervals: findsIntervals && !scope.needsRounds)
    guard scope.needsRounds else { return result }
    for _ in 1..<Self.mostRounds {
      var next = measured(by: result)
      guard next != facts else { break }
      result = solveOnce(axes, &next, findsIntervals: false)
      facts = next
    }
    return findsIntervals ? solveOnce(axes, &facts, findsIntervals: true) : result
  }

  private func solveOnce(_ axes: [Axis], _ facts: inout ScopeFacts, findsIntervals: Bool) -> ScopeResult {
    var result = ScopeResult()
    guard !scope.isMixed else {
      result.add(solved([.horizontal, .vertical], facts, findsIntervals))
      return result
    }
    result.add(solved([.horizontal], facts, findsIntervals))
    guard axes.contains(.vertical) else { return result }
    measureHeights(at: result, into: &facts)
    measureBaselines(of: scope.baselined.filter { solver.tree[$0].kind == .text }, at: result, into: &facts)
    result.add(solved([.vertical], facts, findsIntervals))
    return result
  }

  private func solved(_ axes: [Axis], _ facts: ScopeFacts, _ findsIntervals: Bool) -> ScopeResult.Solved {
    let system = ScopeSystem(scope, facts, axes: axes, size: size, mirrored: isMirrored, in: solver)
    return ScopeResult.Solved(system: system, solution: try? system.system.solve(findsIntervals: findsIntervals))
  }
}
