/// A gate that a comparison did not pass.
public struct FailedGate: Hashable, Sendable {
  /// Which gate.
  public enum Gate: String, CaseIterable, Hashable, Sendable {
    /// See `Gates.maxDiffPixels`; also where no gate was given and pixels differ.
    case maxDiffPixels = "max-diff-pixels"
    /// See `Gates.maxDiffRatio`.
    case maxDiffRatio = "max-diff-ratio"
    /// See `Gates.maxChannelDelta`.
    case maxChannelDelta = "max-channel-delta"
    /// See `Gates.maxWindowDiff`.
    case maxWindowDiff = "max-window-diff"
    /// See `Gates.maxForgiven`.
    case maxForgiven = "max-forgiven"
    /// See `Gates.maxSubthresholdMean`.
    case maxSubthresholdMean = "max-subthreshold-mean"
    /// The mask left nothing to compare; here the limit is the least that must be compared.
    case comparedPixels = "compared-pixels"
  }

  /// Which gate.
  public let gate: Gate
  /// What was allowed.
  public let limit: Double
  /// What was found.
  public let value: Double

  /// Makes a failed gate from its figures.
  public init(gate: Gate, limit: Double, value: Double) {
    self.gate = gate
    self.limit = limit
    self.value = value
  }
}
