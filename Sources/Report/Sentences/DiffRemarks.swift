import Compare
import Farm
import Graphics

/// What else is to be said of a pair besides its line: what happened to it, and what was not counted as different.
func diffRemarks(_ outcome: DiffOutcome) -> [String] {
  guard let verdict = outcome.finding?.verdict else { return [] }
  return [shiftSentence(verdict.details?.shifts ?? [])].compactMap(\.self) + uncounted(verdict)
}

/// Pixels that are not equal and do not count; never silent, because a rule that forgives can hide what matters.
private func uncounted(_ verdict: Verdict) -> [String] {
  var remarks: [String] = []
  if verdict.forgivenAntialiasing > 0 {
    remarks.append("forgiven as smoothed edges: \(count(verdict.forgivenAntialiasing, "pixel", "pixels"))")
  }
  let below = verdict.belowThreshold
  if below.count > 0 {
    let figures = "largest delta \(levels(below.max)), mean \(levels(below.mean))"
    remarks.append("below the tolerance: \(count(below.count, "pixel", "pixels")), \(figures)")
  }
  return remarks
}

/// What is odd about a pair without deciding it.
func diffWarnings(_ outcome: DiffOutcome) -> [String] {
  guard let finding = outcome.finding else { return [] }
  var warnings: [String] = []
  if !finding.colorChunks.isEmpty {
    warnings.append(
      "the files differ in \(finding.colorChunks.joined(separator: ", ")): viewers may show equal values in other colours"
    )
  }
  if finding.verdict.maskCoversNothing { warnings.append("a mask covers nothing of this picture") }
  return warnings
}

/// What a person would say happened: `12 rows inserted at y=312, the rest identical`; nil where nothing is known.
///
/// Many shifts are another text rather than something that moved; then numbers say more.
func shiftSentence(_ shifts: [Shift]) -> String? {
  guard (1...2).contains(shifts.count) else { return nil }
  let rest = shifts.reduce(0) { $0 &+ max(0, $1.remainingDifferentPixels) }
  let end = rest == 0 ? "the rest identical" : "besides that \(count(rest, "pixel differs", "pixels differ"))"
  return (shifts.map(movement) + [end]).joined(separator: ", ")
}

private func movement(_ shift: Shift) -> String {
  switch shift.kind {
  case .rowsInserted: "\(count(shift.count, "row", "rows")) inserted at y=\(shift.at)"
  case .rowsRemoved: "\(count(shift.count, "row", "rows")) removed at y=\(shift.at)"
  case .columnsInserted: "\(count(shift.count, "column", "columns")) inserted at x=\(shift.at)"
  case .columnsRemoved: "\(count(shift.count, "column", "columns")) removed at x=\(shift.at)"
  case .moved:
    "the part at \(shift.area.x),\(shift.area.y) \(shift.area.width)×\(shift.area.height) moved by "
      + [way(shift.dx, "right", "left"), way(shift.dy, "down", "up")].compactMap(\.self).joined(separator: " and ")
  }
}

private func way(_ distance: Int, _ ahead: String, _ back: String) -> String? {
  guard distance != 0 else { return nil }
  return "\(Int(clamping: distance.magnitude)) px \(distance > 0 ? ahead : back)"
}
