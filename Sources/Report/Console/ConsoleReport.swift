package import Farm
import Problems
import References

/// The result of `render`, `test` or `record` for a terminal or a log; it ends with a newline.
///
/// A run in which nothing failed is one line, with its warnings before it. Otherwise each failure is a line with its raw
/// numbers, each diagnostic stands once with the devices concerned, and the last line is the command that accepts.
package func consoleReport(_ result: RunResult, ink: Ink = .plain) -> String {
  let outcomes = result.outcomes
  var lines = diagnosticLines(outcomes, ink)
  lines += outcomes.filter { $0.word == .withinTolerance }.prefix(mostTolerated).map { passLine($0, ink) }
  lines += outcomes.filter { isLine($0) }.map { failureLine($0, ink) }
  lines += engineLines(result, ink)
  lines += [summaryLine(result, ink)]
  lines += remarks(result)
  if result.verb == .test, let command = acceptCommand(outcomes) {
    lines.append("Accept with: " + ink.bold(harmless(command)))
  }
  return lines.joined(separator: "\n") + "\n"
}

/// Errors that have diagnostics are told by these, and other engines under their own heading.
private func isLine(_ outcome: Outcome) -> Bool {
  guard outcome.word.isFailure, !outcome.isEngineMismatch else { return false }
  return outcome.word != .error || !outcome.diagnostics.contains { $0.severity == .error }
}

/// Enough to see that tolerances are at work; the count tells of the others.
private let mostTolerated = 8

/// A picture that passed by a tolerance says so.
private func passLine(_ outcome: Outcome, _ ink: Ink) -> String {
  let sentence = toleranceSentence(outcome).map { ": " + $0 } ?? ""
  return harmless(outcome.identity.description) + "  " + ink.status(outcome.word) + harmless(sentence)
}

private func failureLine(_ outcome: Outcome, _ ink: Ink) -> String {
  let reason = failureSentence(outcome).map { ": " + $0 } ?? ""
  return harmless(outcome.identity.description) + "  " + ink.status(outcome.word) + harmless(reason)
}

private func diagnosticLines(_ outcomes: [Outcome], _ ink: Ink) -> [String] {
  DiagnosticGroup.all(in: outcomes).flatMap { group in
    [colored(group.diagnostic, ink), "  " + ink.dim(harmless(group.extent))]
  }
}

private func colored(_ diagnostic: Diagnostic, _ ink: Ink) -> String {
  let text = line(for: diagnostic)
  return diagnostic.severity == .error ? ink.red(text) : ink.yellow(text)
}

/// Another engine is one fact, not as many design changes as there are snapshots.
private func engineLines(_ result: RunResult, _ ink: Ink) -> [String] {
  let outcomes = result.outcomes.filter(\.isEngineMismatch)
  guard !outcomes.isEmpty else { return [] }
  let names = outcomes.map(\.identity.description)
  return [
    ink.yellow("References drawn by another engine: \(StatusCounts(outcomes).text())"),
    "  " + harmless(listed(names, atMost: 4)),
    "  this engine: " + harmless(listed(result.engine, atMost: 12)),
    "  compare with the engine that drew them, or record them again with this one",
  ]
}

private func summaryLine(_ result: RunResult, _ ink: Ink) -> String {
  let words = summary(result)
  let suite = ink.bold(harmless(shortened(result.suite)))
  return suite + ": " + (exitCode(of: result) == 0 ? ink.green(words) : words)
}

/// The counts in one line: `70 unchanged, 6 changed; not compared: 2 missing`.
func summary(_ result: RunResult) -> String {
  let counts = StatusCounts(result.outcomes)
  guard !result.outcomes.isEmpty else { return result.verb == .test ? "nothing was compared" : "nothing was drawn" }
  guard result.verb == .test else { return counts.text() }
  let compared = counts.text(where: \.isCompared)
  let others = counts.text { !$0.isCompared }
  if compared.isEmpty { return "nothing was compared: \(others)" }
  return others.isEmpty ? compared : "\(compared); not compared: \(others)"
}

private func remarks(_ result: RunResult) -> [String] {
  var lines: [String] = []
  let companions = result.outcomes.count { $0.companionDiffers }
  if companions > 0 {
    let snapshots = count(companions, "snapshot has", "snapshots have")
    lines.append("\(snapshots) equal pixels and another SVG; update with: snapfarm accept --companions")
  }
  if result.verb == .test, result.outcomes.contains(where: \.word.isRecorded) {
    lines.append("What was recorded was compared with nothing: look at it, then run the test again.")
  }
  let unreadable = result.outcomes.filter { $0.word == .unreadable }
  if let first = unreadable.first {
    let name = shellWord(first.identity.description)
    lines.append("What cannot be read can be fetched again, or recorded anew: snapfarm record --filter \(name)")
  }
  if let sentence = orphanSentence(result) { lines.append(harmless(sentence)) }
  if result.wasInterrupted { lines.append("Interrupted: this is what was done until then.") }
  if result.death != nil, let sentence = incompleteSentence(result) {
    lines.append(harmless("Incomplete: \(sentence)."))
  }
  return lines
}
