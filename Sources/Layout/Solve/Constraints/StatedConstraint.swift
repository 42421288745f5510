import Scene

/// A constraint of a system and what it comes from.
struct StatedConstraint {
  /// What a constraint comes from.
  enum Origin {
    /// An anchor of a view or guide.
    case anchor(Constraint)
    /// A length that `width` or `height` say.
    case length(of: Int, Axis, Double)
    /// A bound of a length.
    case least(of: Int, Axis, Double)
    case most(of: Int, Axis, Double)
    /// The relation of a view's sides.
    case ratio(of: Int)
    /// What a view wants, which gives way to everything that is said.
    case wish(of: Int)
    /// That a box of no size of its own is as small as can be.
    case fitting
  }

  var origin: Origin
  var relation: Anchor.Relation
  /// The number that is said, on the left side of `… (== | <= | >=) 0`.
  var constant = 0.0
  /// The part that comes from the size of the box around.
  var room = 0.0
}
