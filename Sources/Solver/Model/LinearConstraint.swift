/// How the sum of a constraint has to compare with zero.
package enum Relation: Hashable, Sendable {
  case equal
  case lessOrEqual
  case greaterOrEqual
}

/// What a constraint asks besides its terms: `terms + constant (== | <= | >=) 0`.
package struct LinearConstraint: Hashable, Sendable {
  /// The priority that must be met; everything below is met as well as can be.
  package static let required = 1000.0

  package var relation: Relation
  package var constant: Double
  /// Above 0 and at most 1000; a higher one is worth more than all lower ones together.
  package var priority: Double
  /// What one unit of error costs among constraints of the same priority.
  package var weight: Double
  /// What the caller knows the constraint by.
  package var tag: Int32

  package init(
    _ relation: Relation, constant: Double, priority: Double = required, weight: Double = 1, tag: Int32 = 0
  ) {
    self.relation = relation
    self.constant = constant
    self.priority = priority
    self.weight = weight
    self.tag = tag
  }

  package var isRequired: Bool { priority >= Self.required }

  /// The factor that makes `<=` into `>=`, the only inequality that the solver knows.
  var sign: Double { relation == .lessOrEqual ? -1 : 1 }

  /// By how much a sum of terms misses what is asked.
  func error(atSum sum: Double) -> Double {
    let value = sum + constant
    switch relation {
    case .equal: return abs(value)
    case .lessOrEqual: return max(0, value)
    case .greaterOrEqual: return max(0, -value)
    }
  }
}

/// A constraint of a system, numbered from 0 in the order in which constraints were added.
package struct ConstraintID: Hashable, Comparable, Sendable {
  package let index: Int

  package init(index: Int) { self.index = index }

  package static func < (one: ConstraintID, other: ConstraintID) -> Bool { one.index < other.index }
}
