import Graphics
import Problems
import Scene

/// Steps that are being put together; each may go on from what the one before came to.
struct Trace {
  typealias Step = ExplanationStep
  typealias Term = ExplanationTerm

  private(set) var steps: [Step] = []

  /// What the last step came to.
  var result: Double { steps.last?.result ?? 0 }

  /// What the last step came to, as a term.
  var before: Term { Term(.before, result) }

  /// Adds a step; terms that add nothing are left out.
  mutating func add(
    _ decision: Step.Decision, _ subject: String?, at location: SourceLocation? = nil,
    as operation: Step.Operation = .sum, _ terms: [Term]
  ) {
    var told = terms
    if operation == .sum || operation == .truncated {
      told = told.filter { $0.value != 0 }
      if told.isEmpty { told = [Term(.zero, 0)] }
    }
    steps.append(Step(decision, subject, at: location, as: operation, told))
  }

  /// No length is below zero.
  mutating func keepPositive() {
    guard result < 0 else { return }
    add(.notNegative, nil, as: .most, [before, Term(.zero, 0)])
  }

  /// The steps, where they come to a value; otherwise one that says that they are not told.
  func steps(to value: Double) -> [Step] {
    let isExact = abs(result - value) <= 1e-6 * max(1, abs(value))
    return isExact ? steps : [Step(.untold, nil, [Term(.solution, value)])]
  }
}

extension Axis {
  var nearWord: ExplanationTerm.Source { self == .horizontal ? .left : .top }
  var farWord: ExplanationTerm.Source { self == .horizontal ? .right : .bottom }
  var sideWord: ExplanationTerm.Source { self == .horizontal ? .width : .height }
  /// The keys of the bounds of the side.
  var leastKey: String { self == .horizontal ? "minWidth" : "minHeight" }
  var mostKey: String { self == .horizontal ? "maxWidth" : "maxHeight" }
}

extension Insets {
  /// The distance from the near and far edge on an axis.
  func ends(on axis: Axis) -> (near: Double, far: Double) {
    axis == .horizontal ? (left, right) : (top, bottom)
  }
}

extension Rect {
  /// The near and far edge on an axis.
  func ends(on axis: Axis) -> (near: Double, far: Double) {
    axis == .horizontal ? (x, maxX) : (y, maxY)
  }
}
