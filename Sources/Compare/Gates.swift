/// What a comparison may find and still pass.
///
/// Where none of the first four is given, no pixel may differ; where some are, all of those must hold. The last two
/// always hold: a tolerance is something that is stated.
public struct Gates: Hashable, Sendable {
  /// How many pixels may differ.
  public var maxDiffPixels: Int?
  /// Which share of the compared pixels may differ, 0 to 1.
  public var maxDiffRatio: Double?
  /// How far any channel of a pixel that differs may be off, in levels, 0 to 255.
  public var maxChannelDelta: Int?
  /// How many pixels may differ in any window of 32 × 32 pixels: small specks pass, the same number in one place fails.
  public var maxWindowDiff: Int?
  /// How many pixels may be forgiven as antialiasing.
  public var maxForgiven: Int
  /// How far pixels that are not equal but below the colour tolerance may be off in the mean, in levels, 0 to 255.
  public var maxSubthresholdMean: Double

  /// The sides in pixels of the windows that `maxWindowDiff` speaks of.
  public static let windowSize = 32

  /// Makes gates; those of no argument let nothing pass.
  public init(
    maxDiffPixels: Int? = nil, maxDiffRatio: Double? = nil, maxChannelDelta: Int? = nil, maxWindowDiff: Int? = nil,
    maxForgiven: Int = 0, maxSubthresholdMean: Double = 0
  ) {
    self.maxDiffPixels = maxDiffPixels
    self.maxDiffRatio = maxDiffRatio
    self.maxChannelDelta = maxChannelDelta
    self.maxWindowDiff = maxWindowDiff
    self.maxForgiven = maxForgiven
    self.maxSubthresholdMean = maxSubthresholdMean
  }
}
