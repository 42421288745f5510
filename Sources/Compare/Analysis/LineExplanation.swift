import Graphics

/// Lines that came and went, as an account of how two pictures differ, and what it leaves open.
struct LineExplanation {
  var shifts: [Shift]
  /// How many pixels differ once the lines are taken out.
  var remaining: Int
  /// How much there is to tell: lower is better.
  var cost: Int
}
