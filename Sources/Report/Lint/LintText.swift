package import Farm
import Lint
import Problems
import References

/// What lint found, for a terminal or a log; it ends with a newline.
///
/// Each fault of a place in a file is told once, where it goes furthest, with the devices concerned; the last line has
/// the counts.
package func lintText(_ result: LintResult, ink: Ink = .plain) -> String {
  let summary = LintSummary(result)
  let totals = DeviceTotals(result)
  var lines = summary.failing.flatMap { groupLines($0, totals, ink) }
  let isClean = exitCode(of: result) == 0
  let name = ink.bold(harmless(shortened(result.suite)))
  lines.append(name + ": " + (isClean ? ink.green(summary.text) : summary.text))
  if result.wasInterrupted { lines.append("Interrupted: this is what was done until then.") }
  return lines.joined(separator: "\n") + "\n"
}

/// What is said of an output of which pictures were not looked at, since no snapshot of the suite is like them.
package func outputHint(_ name: String, pictures: Int) -> String {
  "\(count(pictures, "picture", "pictures")) of the output \(quoted(name)) \(pictures == 1 ? "is" : "are") no snapshot of "
    + "the suite: snapfarm lint --output \(shortened(name))\n"
}

private func groupLines(_ group: LintGroup, _ totals: DeviceTotals, _ ink: Ink) -> [String] {
  let diagnostic = group.worst.diagnostic
  let text = lintLine(for: diagnostic, rule: group.rule)
  let line = diagnostic.severity == .error ? ink.red(text) : ink.yellow(text)
  let extent = extent(of: group, totals)
  return extent.isEmpty ? [line] : [line, "  " + ink.dim(harmless(extent))]
}

/// A finding as compilers write it: `FILE:LINE:COLUMN: warning RULE: sentence`.
func lintLine(for diagnostic: Diagnostic, rule: String) -> String {
  let words = "\(diagnostic.severity.rawValue) \(harmless(rule)): \(sentence(for: diagnostic.problem))"
  guard let location = diagnostic.location else { return words }
  return harmless(place(location)) + ": " + words
}

/// Which view it is, where it was found, and how far it goes at the least:
/// `pad/key.3 and 2 more views on 2 of 14 devices: iphone-4s, iphone-5; worst in card/iphone-4s with 9 points, elsewhere
/// at least 3`.
func extent(of group: LintGroup, _ totals: DeviceTotals) -> String {
  guard let worst = group.worstCase else { return "" }
  let (devices, scenes) = (group.devices, group.scenes)
  let all = totals.devices(of: scenes)
  var words = group.worst.diagnostic.view.map { shortened($0) + " " } ?? ""
  if !words.isEmpty, group.views.count > 1 {
    words += "and \(count(group.views.count - 1, "more view", "more views")) "
  }
  words += all == 1 ? "on" : "on \(grouped(devices.count)) of \(grouped(all)) devices:"
  words += " \(listed(devices))"
  let values = group.commonValues
  if !values.isEmpty { words += ", always \(listed(values))" }
  if scenes.count > 1 { words += "; in \(scenes.count) scenes: \(listed(scenes))" }
  if group.cases.count > 1, group.worst.extent > group.least {
    let (most, least) = measures(of: group)
    words += "; worst in \(shortened(worst.description)) with \(most), elsewhere \(least)"
  }
  return words
}

/// How far a fault goes at the most and at the least: `9 points` and `at least 3`, `2.1:1` and `at most 3.9:1`.
private func measures(of group: LintGroup) -> (most: String, least: String) {
  guard let ratio = contrast(of: group.worst), let best = group.cases.compactMap({ contrast(of: $0.fault) }).max()
  else {
    return (pointCount(hundredths(group.worst.extent)), "at least \(plain(hundredths(group.least)))")
  }
  return (contrastText(ratio), "at most \(contrastText(best))")
}

private func contrast(of fault: Fault) -> Double? {
  if case .lint(.contrast(_, _, _, let ratio, _, _)) = fault.diagnostic.problem { ratio } else { nil }
}

private func hundredths(_ points: Double) -> Double { (points * 100).rounded() / 100 }

/// On how many devices each scene was looked at.
struct DeviceTotals {
  private var devices: [String: Set<String>] = [:]

  init(_ result: LintResult) {
    for snapshot in result.snapshots { devices[snapshot.identity.scene, default: []].insert(snapshot.identity.device) }
  }

  /// How many devices there are for any of some scenes.
  func devices(of scenes: [String]) -> Int {
    scenes.reduce(into: Set<String>()) { $0.formUnion(devices[$1] ?? []) }.count
  }
}

extension LintGroup {
  /// The values of axes, other than the first of each, that all snapshots have in common.
  fileprivate var commonValues: [String] {
    guard let first = cases.first else { return [] }
    return first.identity.namedValues.filter { value in cases.allSatisfy { $0.identity.namedValues.contains(value) } }
  }
}
