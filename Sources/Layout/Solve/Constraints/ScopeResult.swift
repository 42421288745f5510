import Graphics
import Scene
import Solver

/// What was found for a scope.
struct ScopeResult {
  /// A system and its solution.
  struct Solved {
    var system: ScopeSystem
    /// Nil where the system cannot be solved.
    var solution: Solution?
  }

  var systems: [Solved] = []
  /// The frames of members in the top's content box, from where reading begins.
  var frames: [Int: Rect] = [:]
  /// The content boxes of the boxes in the scope, in the same coordinates.
  var contents: [Int: Rect] = [:]
  /// How far the content box of the top lies inside its edges.
  var contentInsets = FlowInsets()
  /// The size of the content box of the top.
  var size = Size.zero

  /// Takes over what a system says of its axes; what cannot be solved fills the box.
  mutating func add(_ solved: Solved) {
    systems.append(solved)
    let (system, solution) = (solved.system, solved.solution)
    contentInsets = system.facts.contents[system.scope.top] ?? FlowInsets()
    for axis in system.axes {
      let room = system.content[axis].map { form in solution.map(form.value) ?? form.number } ?? 0
      size[axis] = room.size
      func span(_ line: LineForm) -> (start: Double, length: Double) {
        guard let solution else { return (0, room) }
        return (line.start.value(in: solution).bounded, line.length.value(in: solution).bounded)
      }
      for (view, _) in system.scope.members {
        frames[view, default: .zero].set(axis, to: span(system.frame(of: view, on: axis)))
      }
      for box in system.scope.boxes {
        contents[box, default: .zero].set(axis, to: span(system.contentLine(of: box, on: axis)))
      }
    }
  }
}

extension Rect {
  fileprivate mutating func set(_ axis: Axis, to span: (start: Double, length: Double)) {
    switch axis {
    case .horizontal: (origin.x, size.width) = (span.start, span.length)
    case .vertical: (origin.y, size.height) = (span.start, span.length)
    }
  }
}
