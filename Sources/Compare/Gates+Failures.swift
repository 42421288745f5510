extension Gates {
  /// What of a verdict these gates do not let through.
  ///
  /// - Parameters:
  ///   - verdict: its counts and figures.
  ///   - densest: how many pixels differ in the densest window of `windowSize`; asked only where that is a gate.
  /// - Returns: the gates that do not hold; none where the verdict passes.
  func failures(_ verdict: Verdict, densest: () -> Int) -> [FailedGate] {
    var failures = differenceFailures(verdict, densest: densest)
    failures += check(.maxForgiven, Double(maxForgiven), Double(verdict.forgivenAntialiasing))
    failures += check(.maxSubthresholdMean, maxSubthresholdMean, verdict.belowThreshold.mean)
    if verdict.maskedPixels > 0 && verdict.comparedPixels == 0 {
      failures.append(FailedGate(gate: .comparedPixels, limit: 1, value: 0))
    }
    return failures
  }

  private func differenceFailures(_ verdict: Verdict, densest: () -> Int) -> [FailedGate] {
    guard verdict.differentPixels > 0 else { return [] }
    let count = Double(verdict.differentPixels)
    if maxDiffPixels == nil && maxDiffRatio == nil && maxChannelDelta == nil && maxWindowDiff == nil {
      return check(.maxDiffPixels, 0, count)
    }
    return check(.maxDiffPixels, maxDiffPixels.map(Double.init), count)
      + check(.maxDiffRatio, maxDiffRatio, verdict.differentRatio)
      + check(.maxChannelDelta, maxChannelDelta.map(Double.init), verdict.maxChannelDelta)
      + check(.maxWindowDiff, maxWindowDiff.map(Double.init), maxWindowDiff == nil ? 0 : Double(densest()))
  }

  private func check(_ gate: FailedGate.Gate, _ limit: Double?, _ value: Double) -> [FailedGate] {
    // A limit that is no number lets nothing through.
    guard let limit, value > 0, !(value <= limit) else { return [] }
    return [FailedGate(gate: gate, limit: limit, value: value)]
  }
}
