public import Graphics

/// What comparing two pictures came to.
///
/// Every pixel compared is equal, different, forgiven or below the threshold, and all are counted. A channel delta is the
/// largest difference of the four straight channels of a pixel, alpha among them, in levels, 0 to 255; pictures with 16
/// bits a channel are compared at 16 bits, and their levels have fractions (257ths).
public struct Verdict: Hashable, Sendable {
  /// How a comparison ended.
  public enum Status: String, CaseIterable, Hashable, Sendable {
    /// Same size, and every compared pixel the same.
    case identical
    /// Not the same, but within what the options allow.
    case withinTolerance = "within-tolerance"
    /// Not within what the options allow.
    case different
    /// Another size, which is never equal, even where what both cover is.
    case sizeChanged = "size-changed"
  }

  /// How the comparison ended.
  public var status: Status
  /// The rule that told pixels apart.
  public var mode: ComparisonMode
  /// The size that was to be.
  public var expectedSize: PixelSize
  /// The size that is.
  public var actualSize: PixelSize
  /// How many pixels were compared: those of the upper left part that both pictures cover, without those masked.
  public var comparedPixels: Int
  /// How many pixels of that part were left out.
  public var maskedPixels: Int
  /// Whether a mask was given that leaves out nothing, which is hardly meant.
  public var maskCoversNothing: Bool
  /// How many pixels differ.
  public var differentPixels: Int
  /// The largest channel delta of those; 0 where there are none.
  public var maxChannelDelta: Double
  /// The mean channel delta of those; 0 where there are none.
  public var meanChannelDelta: Double
  /// How many pixels would differ, but look like antialiasing.
  public var forgivenAntialiasing: Int
  /// The pixels that are not equal and do not differ by the mode's rule.
  public var belowThreshold: BelowThreshold
  /// The smallest rectangle that holds all pixels that differ; nil where none do.
  public var box: PixelRect?
  /// What did not hold; empty where the comparison passed, and of no weight where the size changed.
  public var failedGates: [FailedGate]
  /// Where the pixels that differ are, and what happened; nil where the pictures are the same, or nobody asked.
  public var details: Details?

  /// Makes a verdict from its parts.
  public init(
    status: Status, mode: ComparisonMode = .exact, expectedSize: PixelSize, actualSize: PixelSize,
    comparedPixels: Int, maskedPixels: Int = 0, maskCoversNothing: Bool = false, differentPixels: Int = 0,
    maxChannelDelta: Double = 0, meanChannelDelta: Double = 0, forgivenAntialiasing: Int = 0,
    belowThreshold: BelowThreshold = .none, box: PixelRect? = nil, failedGates: [FailedGate] = [],
    details: Details? = nil
  ) {
    self.status = status
    self.mode = mode
    self.expectedSize = expectedSize
    self.actualSize = actualSize
    self.comparedPixels = comparedPixels
    self.maskedPixels = maskedPixels
    self.maskCoversNothing = maskCoversNothing
    self.differentPixels = differentPixels
    self.maxChannelDelta = maxChannelDelta
    self.meanChannelDelta = meanChannelDelta
    self.forgivenAntialiasing = forgivenAntialiasing
    self.belowThreshold = belowThreshold
    self.box = box
    self.failedGates = failedGates
    self.details = details
  }

  /// Whether the comparison passed: identical, or within what the options allow.
  public var passes: Bool { status == .identical || status == .withinTolerance }

  /// Whether size and all compared pixels are the same.
  public var isIdentical: Bool { status == .identical }

  /// The share of the compared pixels that differ, 0 to 1.
  public var differentRatio: Double {
    comparedPixels > 0 ? Double(differentPixels) / Double(comparedPixels) : 0
  }
}
