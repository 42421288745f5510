package import Farm
import Lint
import Problems

/// What lint found at the level that fails, as annotations for GitHub Actions.
///
/// - Parameters:
///   - result: What was found.
///   - folder: The suite's folder, from the repository's root; empty where it is that.
/// - Returns: The lines that GitHub looks for.
package func lintAnnotations(_ result: LintResult, in folder: String = "") -> String {
  githubAnnotations(
    checkedItems(result).map { $0.located(in: folder) }, tool: "snapfarm lint", summary: LintSummary(result).text)
}

/// The same as Markdown for the summary of a job of GitHub Actions.
package func lintStepSummary(_ result: LintResult) -> String {
  githubSummary(
    checkedItems(result), tool: "snapfarm lint", summary: LintSummary(result).text, column: "place", words: "rule")
}

private func checkedItems(_ result: LintResult) -> [CheckedItem] {
  let totals = DeviceTotals(result)
  let broken = result.brokenDiagnostics.map { problem in
    item(for: problem, end: .broken, kind: code(of: problem.problem), message: line(for: problem))
  }
  return broken
    + LintSummary(result).failing.map { group in
      let diagnostic = group.worst.diagnostic
      let words = [sentence(for: diagnostic.problem), extent(of: group, totals)].filter { !$0.isEmpty }
      return item(for: diagnostic, end: .failed, kind: group.rule, message: words.joined(separator: "; "))
    }
}

private func item(for diagnostic: Diagnostic, end: CheckedItem.End, kind: String, message: String) -> CheckedItem {
  let name = diagnostic.location.map { place($0) } ?? "suite"
  let level: CheckedItem.Level =
    switch diagnostic.severity {
    case .error: .error
    case .warning: .warning
    case .note: .notice
    }
  return CheckedItem(
    group: "lint", name: name, fullName: name, end: end, level: level, word: kind, kind: kind, message: message,
    file: diagnostic.location?.file ?? "", line: diagnostic.location?.line, column: diagnostic.location?.column)
}
