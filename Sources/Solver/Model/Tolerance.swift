/// How far from exact arithmetic a calculated number may be.
struct Tolerance: Sendable {
  /// A sum this much smaller than what was added is what is left of rounding, and is 0.
  static let cancellation = 1e-11
  /// A coefficient below this says nothing about a direction.
  static let coefficient = 1e-9
  /// Coefficients and weights must lie between this and its inverse.
  static let smallestNumber = 1e-6
  /// Constants must not be greater.
  static let largestConstant = 1e9

  /// By how much a constraint may be missed and still hold, in points.
  let feasibility: Double

  /// A tolerance for constants up to a size: a billionth of it, and of 100 at least.
  init(largest: Double) { feasibility = 1e-9 * max(100, largest) }

  /// The sum, or 0 if it is only what rounding left of the parts.
  @inline(__always)
  static func sum(_ one: Double, _ other: Double) -> Double {
    let sum = one + other
    return abs(sum) <= cancellation * max(abs(one), abs(other)) ? 0 : sum
  }
}
