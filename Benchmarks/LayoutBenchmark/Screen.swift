import Solver

/// A system of boxes, written as one writes constraints of views.
struct Screen {
  /// A box along one axis.
  struct Box {
    var start: Variable
    var size: Variable
  }

  private(set) var system = ConstraintSystem()

  mutating func box() -> Box { Box(start: system.addVariable(), size: system.addVariable(nonNegative: true)) }

  /// `Σ terms (relation) value`.
  mutating func add(_ terms: [Term], _ relation: Relation = .equal, _ value: Double, at priority: Double = 1000) {
    system.add(LinearConstraint(relation, constant: -value, priority: priority), terms)
  }

  /// `one == other + distance`, from start to start.
  mutating func align(_ one: Box, _ other: Box, _ distance: Double = 0) {
    add([Term(one.start), Term(other.start, -1)], .equal, distance)
  }

  /// `next.start (relation) previous.end + spacing`.
  mutating func follow(_ next: Box, _ previous: Box, _ relation: Relation = .equal, _ spacing: Double) {
    add([Term(next.start), Term(previous.start, -1), Term(previous.size, -1)], relation, spacing)
  }

  /// `inner.end (relation) outer.end - inset`.
  mutating func end(_ inner: Box, _ outer: Box, _ relation: Relation = .equal, _ inset: Double) {
    add([Term(inner.start), Term(inner.size), Term(outer.start, -1), Term(outer.size, -1)], relation, -inset)
  }

  mutating func equate(_ one: Box, _ other: Box) { add([Term(one.size), Term(other.size, -1)], .equal, 0) }

  /// A size of its own, with hugging and compression resistance.
  mutating func intrinsic(_ box: Box, _ size: Double, hugging: Double = 250, resistance: Double = 750) {
    add([Term(box.size)], .lessOrEqual, size, at: hugging)
    add([Term(box.size)], .greaterOrEqual, size, at: resistance)
  }

  /// A box of fixed start and size.
  mutating func root(_ size: Double) -> Box {
    let root = box()
    add([Term(root.start)], .equal, 0)
    add([Term(root.size)], .equal, size)
    return root
  }
}
