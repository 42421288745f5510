/// Pixels that are not equal and do not differ by the mode's rule; there are none in `exact`.
public struct BelowThreshold: Hashable, Sendable {
  /// How many there are.
  public var count: Int
  /// The largest channel delta of them, in levels; 0 where there are none.
  public var max: Double
  /// The mean channel delta of them, in levels; 0 where there are none.
  public var mean: Double

  /// Makes the figures.
  public init(count: Int, max: Double, mean: Double) {
    self.count = count
    self.max = max
    self.mean = mean
  }

  /// No such pixel.
  public static let none = BelowThreshold(count: 0, max: 0, mean: 0)
}
