import Compare
import Farm
import Graphics

/// What became of a pair, in one line without its name: `different: 12 of 4,096 pixels differ (0.3 %), …`.
func diffSentence(_ outcome: DiffOutcome) -> String {
  let word = outcome.word.text
  return switch outcome.status {
  case .compared(let finding): word + figures(of: finding)
  case .added(let size): "\(word): only in the second folder, \(sizeText(size))"
  case .removed(let size): "\(word): only in the first folder, \(sizeText(size))"
  case .failed(let faults): "\(word): " + diffFaultSentence(faults, outcome)
  }
}

private func figures(of finding: DiffFinding) -> String {
  let verdict = finding.verdict
  let end = "decided by \(finding.decidedBy.rawValue)"
  switch verdict.status {
  case .identical:
    let masked = verdict.maskedPixels > 0 ? ", \(count(verdict.maskedPixels, "pixel", "pixels")) masked" : ""
    return " (\(end)\(masked))"
  case .sizeChanged:
    let shared = verdict.differentPixels == 0 ? "what both cover is the same" + masked(verdict) : pixelFigures(verdict)
    return ": \(sizeSentence(verdict.expectedSize, verdict.actualSize)); \(shared); \(end)"
  case .withinTolerance, .different:
    let gates = verdict.failedGates.map { "; " + gateSentence($0) + otherWay($0, verdict) }.joined()
    return ": \(pixelFigures(verdict)); \(end)\(gates)"
  }
}

/// `1,234 of 1,000,500 pixels differ (0.12 %), box 12,30 40×18, largest delta 255`.
private func pixelFigures(_ verdict: Verdict) -> String {
  let pixels = verdict.differentPixels
  guard pixels > 0 else {
    return "none of \(count(verdict.comparedPixels, "pixel", "pixels")) counts as different" + masked(verdict)
  }
  var parts = [
    "\(grouped(pixels)) of \(count(verdict.comparedPixels, "pixel", "pixels")) \(pixels == 1 ? "differs" : "differ") "
      + "(\(percentage(verdict.differentRatio)))"
  ]
  if let box = verdict.box { parts.append("box \(box.x),\(box.y) \(box.width)×\(box.height)") }
  parts.append("largest delta \(levels(verdict.maxChannelDelta))")
  let clusters = verdict.details?.clusterCount ?? 0
  if clusters > 1 { parts.append("\(grouped(clusters)) clusters") }
  return parts.joined(separator: ", ") + masked(verdict)
}

/// How many pixels were not looked at; told in any case, because no limit holds for them.
private func masked(_ verdict: Verdict) -> String {
  verdict.maskedPixels > 0 ? ", \(grouped(verdict.maskedPixels)) masked" : ""
}

/// A share with two significant digits, never 0 for what is not nothing: `0.0012 %`.
func percentage(_ ratio: Double) -> String {
  let percent = 100 * ratio
  guard percent < 10 else { return oneDecimal(percent) + " %" }
  guard percent >= 0.0001 else { return "under 0.0001 %" }
  var step = 1.0
  while percent / step < 10 { step /= 10 }
  return plain((percent / step).rounded() * step) + " %"
}

/// A number of levels with two decimals, of which a difference of 16 bits may need four; never 0 for what is not nothing.
func levels(_ number: Double) -> String {
  if number > 0, number < 0.0001 { return "under 0.0001" }
  let scale = number < 0.01 ? 1e4 : 100
  return plain((number * scale).rounded() / scale)
}

/// The flag that would open a gate that was not passed: `not allowed without --max-diff-pixels 1234`.
private func gateSentence(_ gate: FailedGate) -> String {
  switch gate.gate {
  case .maxDiffPixels, .maxWindowDiff, .maxForgiven, .maxChannelDelta:
    "not allowed without \(flag(gate.gate)) \(whole(gate.value))\(stated(gate))"
  case .maxDiffRatio, .maxSubthresholdMean:
    "not allowed without \(flag(gate.gate)) \(plain(roundedUp(gate.value)))\(stated(gate))"
  case .comparedPixels: "the masks leave nothing to compare"
  }
}

/// The other limit that would do, where every pixel is nearly right: many pixels that are off by little.
private func otherWay(_ gate: FailedGate, _ verdict: Verdict) -> String {
  guard gate.gate == .maxDiffPixels, gate.limit == 0, verdict.maxChannelDelta > 0, verdict.maxChannelDelta <= 16
  else { return "" }
  return " or \(flag(.maxChannelDelta)) \(whole(verdict.maxChannelDelta))"
}

/// What was allowed instead, where that was not nothing.
private func stated(_ gate: FailedGate) -> String { gate.limit > 0 ? " (\(plain(gate.limit)) given)" : "" }

private func flag(_ gate: FailedGate.Gate) -> String { "--" + gate.rawValue }

/// The next whole number, which as a limit lets the value pass.
private func whole(_ value: Double) -> String { plain(value.rounded(.up)) }

/// At most six decimals, not below the value, so that as a limit it lets the value pass.
func roundedUp(_ value: Double) -> Double { (value * 1e6).rounded(.up) / 1e6 }
