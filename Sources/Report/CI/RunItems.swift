package import Farm
import Problems
import References

/// The result of a run as JUnit XML: a test case a snapshot, in the group of its scene.
package func runJUnit(_ result: RunResult) -> String {
  junit(checkedItems(result), tool: tool(result), suite: result.suite)
}

/// What failed in a run as annotations for GitHub Actions, at the lines of the scenes.
///
/// - Parameters:
///   - result: The run.
///   - folder: The suite's folder, from the repository's root; empty where it is that.
/// - Returns: The lines that GitHub looks for.
package func runAnnotations(_ result: RunResult, in folder: String = "") -> String {
  githubAnnotations(
    checkedItems(result).map { $0.located(in: folder) }, tool: tool(result), summary: summary(result))
}

/// What failed in a run as Markdown for the summary of a job of GitHub Actions.
package func runStepSummary(_ result: RunResult) -> String {
  githubSummary(checkedItems(result), tool: tool(result), summary: summary(result))
}

/// What failed in a run as GitLab's code quality report: a finding each, at the lines of the scenes.
///
/// - Parameters:
///   - result: The run.
///   - folder: The suite's folder, from the repository's root; empty where it is that.
/// - Returns: The report.
package func runCodeQuality(_ result: RunResult, in folder: String = "") -> JSONValue {
  .array(
    checkedItems(result).filter { $0.end != .passed }.map { $0.located(in: folder) }.map { item in
      .record([
        "description": .string(harmless("\(item.fullName): \(item.message)")), "check_name": .string(item.kind),
        // The same failure has the same name in every run, which is all that GitLab asks of it.
        "fingerprint": .string("\(item.kind)/\(item.fullName)"),
        "severity": item.end == .broken ? "blocker" : "major",
        "location": .record([
          "path": .string(item.file), "lines": .record(["begin": .integer(item.line ?? 1)]),
        ]),
      ])
    })
}

extension CheckedItem {
  /// The same with its file told from the root of the repository.
  func located(in folder: String) -> CheckedItem {
    guard !folder.isEmpty, !file.isEmpty else { return self }
    var item = self
    item.file = folder + "/" + file
    return item
  }
}

private func tool(_ result: RunResult) -> String { "snapfarm \(result.verb.rawValue)" }

/// The snapshots in plan order, before them references of none where these fail the run, after them what kept scenes or
/// the whole run from being drawn.
private func checkedItems(_ result: RunResult) -> [CheckedItem] {
  let found = result.outcomes.map(checkedItem) + result.problems.map(checkedItem)
  return orphanItems(result) + found + unfinishedItems(result)
}

/// References of no snapshot are one item, because one command deletes them.
private func orphanItems(_ result: RunResult) -> [CheckedItem] {
  guard result.orphansFail, let first = result.orphans?.first, let sentence = orphanSentence(result) else { return [] }
  return [
    CheckedItem(
      group: "suite", name: "references", fullName: "references", end: .failed, word: "unreferenced",
      kind: "unreferenced", message: sentence, file: first)
  ]
}

/// What was not done is told as one item, so that nobody takes a part of the results for all.
private func unfinishedItems(_ result: RunResult) -> [CheckedItem] {
  guard let sentence = incompleteSentence(result) else { return [] }
  return [
    CheckedItem(
      group: "suite", name: "suite", fullName: "suite", end: .broken, word: "incomplete", kind: "incomplete",
      message: sentence, file: "")
  ]
}

private func checkedItem(_ outcome: Outcome) -> CheckedItem {
  let identity = outcome.identity
  let isBroken = outcome.word == .error || outcome.word == .unreadable
  var item = CheckedItem(
    group: identity.scene, name: ([identity.device] + identity.namedValues).joined(separator: ", "),
    fullName: identity.description, end: isBroken ? .broken : outcome.word.isFailure ? .failed : .passed,
    word: outcome.word.text, title: "\(identity.description) \(outcome.word.text)", kind: outcome.word.rawValue,
    file: outcome.source.file, line: outcome.source.line)
  let errors = outcome.diagnostics.filter { $0.severity == .error }.map { line(for: $0) }
  item.message =
    outcome.word == .error && !errors.isEmpty
    ? errors.joined(separator: "; ") : failureSentence(outcome) ?? ""
  item.notes =
    [toleranceSentence(outcome)].compactMap { $0 }
    + outcome.diagnostics.filter { $0.severity == .warning }.map { line(for: $0) }
  return item
}

private func checkedItem(_ problem: Diagnostic) -> CheckedItem {
  let file = problem.location?.file ?? ""
  return CheckedItem(
    group: "suite", name: file.isEmpty ? "suite" : file, fullName: file.isEmpty ? "suite" : file, end: .broken,
    word: "error", kind: code(of: problem.problem), message: line(for: problem), file: file,
    line: problem.location?.line)
}
