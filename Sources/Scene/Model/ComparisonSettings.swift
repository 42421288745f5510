public import Problems

/// What a suite says about comparing, in `compare` or one of its `tolerances`; nil is what counts when nothing is said.
public struct ComparisonSettings: Hashable, Sendable {
  /// When two pixels differ.
  public enum Mode: String, Hashable, Sendable, CaseIterable {
    /// When any bit differs.
    case exact
    /// By brightness and colour in YIQ, over a checkerboard where transparent.
    case yiq
    /// By brightness and colour in YIQ, over white where transparent.
    case yiqWhite = "yiq-white"
    /// By distance in OKLab.
    case oklab
  }

  /// When two pixels differ.
  public var mode: Mode?
  /// How far colours may lie apart, from 0 to 1; without meaning in mode `exact`.
  public var colorTolerance: Double?
  /// Whether pixels that look like antialiasing in both pictures are forgiven.
  public var forgivesAntialiasing: Bool?
  /// The most different pixels.
  public var maxDiffPixels: Int?
  /// The largest part of all pixels that may differ, from 0 to 1.
  public var maxDiffRatio: Double?
  /// The largest step of a channel, from 0 to 255.
  public var maxChannelDelta: Int?
  /// The most different pixels in any square of 32 by 32.
  public var maxWindowDiff: Int?
  /// The most pixels that may be forgiven as antialiasing.
  public var maxForgiven: Int?
  /// The largest mean step of the pixels that differ less than the mode counts, in levels of 255.
  public var maxSubthresholdMean: Double?
  /// Why anything but equality is enough.
  public var reason: String?
  /// Where it stands; nil for what a suite without `compare` has.
  public var location: SourceLocation?

  /// Makes settings that say nothing.
  public init() {}

  /// Whether a gate lets anything through that differs.
  public var isTolerant: Bool {
    let counts = [maxDiffPixels, maxChannelDelta, maxWindowDiff, maxForgiven]
    return counts.contains { $0 ?? 0 > 0 } || [maxDiffRatio, maxSubthresholdMean].contains { $0 ?? 0 > 0 }
  }

  /// The same with what it does not say taken from other settings; gates on different pixels are taken all or none.
  public func completed(by other: ComparisonSettings) -> ComparisonSettings {
    var result = self
    result.mode = mode ?? other.mode
    result.colorTolerance = colorTolerance ?? (mode == nil || mode == other.mode ? other.colorTolerance : nil)
    result.forgivesAntialiasing = forgivesAntialiasing ?? other.forgivesAntialiasing
    // One gate more narrows what the others let through, so gates of two places do not belong together.
    if maxDiffPixels == nil, maxDiffRatio == nil, maxChannelDelta == nil, maxWindowDiff == nil {
      result.maxDiffPixels = other.maxDiffPixels
      result.maxDiffRatio = other.maxDiffRatio
      result.maxChannelDelta = other.maxChannelDelta
      result.maxWindowDiff = other.maxWindowDiff
    }
    result.maxForgiven = maxForgiven ?? other.maxForgiven
    result.maxSubthresholdMean = maxSubthresholdMean ?? other.maxSubthresholdMean
    return result
  }
}

/// One of the `tolerances` of a suite: which snapshots may differ, how much, and why.
public struct ToleranceRule: Hashable, Sendable {
  /// The snapshots.
  public var rule: MatrixRule
  /// How much they may differ; the reason is there.
  public var settings: ComparisonSettings

  /// Makes a tolerance.
  public init(rule: MatrixRule, settings: ComparisonSettings) {
    self.rule = rule
    self.settings = settings
  }
}
