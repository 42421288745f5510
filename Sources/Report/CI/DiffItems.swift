package import Farm

/// The result of `diff` as JUnit XML: a test case a pair.
package func diffJUnit(_ result: DiffResult) -> String {
  junit(checkedItems(result) { $0.name }, tool: "snapfarm diff", suite: "\(result.a) → \(result.b)")
}

/// The failures of `diff` as annotations for GitHub Actions.
///
/// - Parameters:
///   - result: The result.
///   - path: The path of a pair's file from the repository's root.
/// - Returns: The lines that GitHub looks for in what a job prints.
package func diffAnnotations(_ result: DiffResult, path: (DiffOutcome) -> String) -> String {
  githubAnnotations(checkedItems(result, path: path), tool: "snapfarm diff", summary: diffSummary(result))
}

/// The failures of `diff` as Markdown for the summary of a job of GitHub Actions.
package func diffStepSummary(_ result: DiffResult) -> String {
  githubSummary(checkedItems(result) { $0.name }, tool: "snapfarm diff", summary: diffSummary(result))
}

private func checkedItems(_ result: DiffResult, path: (DiffOutcome) -> String) -> [CheckedItem] {
  result.outcomes.map { checkedItem($0, path($0)) }
}

private func checkedItem(_ outcome: DiffOutcome, _ path: String) -> CheckedItem {
  let parts = outcome.name.split(separator: "/", omittingEmptySubsequences: false)
  let folder = parts.dropLast().joined(separator: "/")
  let words = ([diffSentence(outcome)] + diffRemarks(outcome)).joined(separator: "; ")
  let end: CheckedItem.End = outcome.word == .error ? .broken : outcome.word.passes ? .passed : .failed
  var item = CheckedItem(
    group: folder.isEmpty ? "diff" : folder, name: String(parts.last ?? ""), fullName: outcome.name, end: end,
    word: outcome.word.text, kind: outcome.word.rawValue, message: words, file: path)
  switch outcome.word {
  case .withinTolerance: item.notes = [words] + diffWarnings(outcome)
  case .identical: item.notes = diffRemarks(outcome) + diffWarnings(outcome)
  default: item.notes = diffWarnings(outcome)
  }
  return item
}
