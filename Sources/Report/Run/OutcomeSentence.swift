import Compare
import Farm
import Graphics
package import Problems

/// Why a snapshot failed, with raw numbers; nil where it did not.
func failureSentence(_ outcome: Outcome) -> String? {
  switch outcome.status {
  case .changed(let verdict): differenceSentence(verdict) + (excessSentence(outcome).map { "; " + $0 } ?? "")
  case .sizeChanged(let verdict): sizeSentence(verdict.expectedSize, verdict.actualSize)
  case .missing: "there is no reference"
  case .unreadable(let problem): referenceSentence(for: problem)
  case .error: outcome.diagnostics.isEmpty ? "the picture could not be drawn" : "see the diagnostics"
  case .rendered, .unchanged, .withinTolerance, .recorded, .updated: nil
  }
}

/// How far a snapshot differs that passed all the same, and why it may; nil for any other.
func toleranceSentence(_ outcome: Outcome) -> String? {
  guard case .withinTolerance(let verdict) = outcome.status else { return nil }
  var parts = [differenceSentence(verdict)]
  if verdict.forgivenAntialiasing > 0 {
    parts.append("\(grouped(verdict.forgivenAntialiasing)) forgiven as antialiasing")
  }
  if verdict.belowThreshold.count > 0 {
    parts.append("\(grouped(verdict.belowThreshold.count)) below the threshold")
  }
  return parts.joined(separator: ", ") + (outcome.reason.map { " (\(shortened($0)))" } ?? "")
}

/// Which limits of a tolerance a change went beyond; nil where nothing was to be tolerated.
func excessSentence(_ outcome: Outcome) -> String? {
  guard case .changed(let verdict) = outcome.status else { return nil }
  let excesses = verdict.failedGates.compactMap(excess)
  return excesses.isEmpty ? nil : "beyond the tolerance: " + excesses.joined(separator: ", ")
}

private func excess(_ failed: FailedGate) -> String? {
  let key: String? =
    switch failed.gate {
    // Without any limit, no pixel may differ, which needs no word.
    case .maxDiffPixels: failed.limit > 0 ? "maxDiffPixels" : nil
    case .maxDiffRatio: "maxDiffRatio"
    case .maxChannelDelta: "maxChannelDelta"
    case .maxWindowDiff: "maxWindowDiff"
    case .maxForgiven: "maxForgiven"
    case .maxSubthresholdMean: "maxSubthresholdMean"
    case .comparedPixels: nil
    }
  return key.map { "\($0) allows \(plain(failed.limit)), not \(plain(roundedUp(failed.value)))" }
}

/// How two pictures of one size differ: `1,234 of 1,000,500 pixels differ, largest step 255, box 12,30 40×18`.
func differenceSentence(_ verdict: Verdict) -> String {
  let box = verdict.box.map { ", box \($0.x),\($0.y) \($0.width)×\($0.height)" } ?? ""
  return "\(grouped(verdict.differentPixels)) of \(count(verdict.comparedPixels, "pixel", "pixels")) "
    + "\(verdict.differentPixels == 1 ? "differs" : "differ"), largest step \(plain(verdict.maxChannelDelta))\(box)"
}

/// How sizes differ: `expected 640×960, got 640×980 (+20 rows)`.
func sizeSentence(_ expected: PixelSize, _ actual: PixelSize) -> String {
  var changes: [String] = []
  if let columns = signed(actual.width, minus: expected.width, "column", "columns") { changes.append(columns) }
  if let rows = signed(actual.height, minus: expected.height, "row", "rows") { changes.append(rows) }
  let end = changes.isEmpty ? "" : " (\(changes.joined(separator: ", ")))"
  return "expected \(sizeText(expected)), got \(sizeText(actual))\(end)"
}

/// A size in pixels: `640×960`.
func sizeText(_ size: PixelSize) -> String { "\(size.width)×\(size.height)" }

private func signed(_ new: Int, minus old: Int, _ one: String, _ many: String) -> String? {
  let (change, overflow) = new.subtractingReportingOverflow(old)
  guard change != 0, !overflow else { return nil }
  let magnitude = Int(clamping: change.magnitude)
  return (change > 0 ? "+" : "−") + count(magnitude, one, many)
}

/// Why a reference cannot be compared with, as one sentence.
package func referenceSentence(for fault: PictureFault) -> String {
  fault == .lfsPointer
    ? "the reference is a pointer of Git LFS; run \"git lfs pull\""
    : harmless("the reference cannot be read: \(pictureFault(fault))")
}
