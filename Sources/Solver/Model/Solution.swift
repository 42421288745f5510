/// Values for all variables of a system, and what had to be decided for them.
package struct Solution: Hashable, Sendable {
  /// A value for each variable, by its index.
  package var values: [Double]
  /// Required constraints that the required ones before them leave no room for, in the order of adding.
  package var refusals: [Refusal] = []
  /// Optional constraints that do not hold, in the order of adding.
  package var misses: [Miss] = []
  /// Variables that could have other values with everything met as well, in the order of making.
  package var ambiguities: [Ambiguity] = []

  package subscript(variable: Variable) -> Double { values[variable.index] }
}

/// An optional constraint that does not hold.
package struct Miss: Hashable, Sendable {
  package var constraint: ConstraintID
  package var tag: Int32
  /// By how much, in the unit of the constraint's sum.
  package var error: Double
}

/// A variable that the constraints leave a choice for.
package struct Ambiguity: Hashable, Sendable {
  package var variable: Variable
  /// The least value with everything met as well, maybe minus infinity.
  package var lower: Double
  /// The greatest value with everything met as well, maybe infinity.
  package var upper: Double
}

/// A required constraint that cannot hold, with the smallest set of others that it contradicts.
package struct Refusal: Hashable, Sendable {
  /// What takes part in a contradiction.
  package enum Source: Hashable, Sendable {
    case constraint(ConstraintID, tag: Int32)
    /// That a variable is not negative.
    case nonNegative(Variable)
  }

  /// A part of the contradiction, with the factor that its sum has in it.
  package struct Member: Hashable, Sendable {
    package var source: Source
    package var factor: Double
  }

  package var constraint: ConstraintID
  package var tag: Int32
  /// All parts, the refused constraint too: bounds by variable, then constraints in the order of adding.
  ///
  /// The sums of the constraints (`<=` read as `>=` with the other sign), times the factors, add up to no variable at
  /// all but to `-excess`, which would have to be at least 0.
  package var members: [Member]
  /// By how much the refused constraint is missed at least while the others hold.
  package var excess: Double
  /// Whether every member is needed for the contradiction; only sets too large to try are not known to be so.
  package var isMinimal: Bool
}

/// Why a system has no solution at all.
package enum SolverError: Error, Hashable {
  /// A number of this constraint is not finite or too far from 1 to calculate with, or a term names no variable.
  case unusable(ConstraintID)
  /// More steps than any sensible system takes.
  case tooManySteps
  /// The numbers of the constraints differ so much that what was calculated does not meet them.
  case lostPrecision
}
