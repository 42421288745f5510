package import Farm

/// The most annotations of one kind that GitHub shows of a step.
private let annotationLimit = 10
/// The most rows of the table in a job's summary.
private let rowLimit = 50

/// The failures of `diff` as annotations for GitHub Actions: at most ten, then a line with the counts.
///
/// - Parameters:
///   - result: The result.
///   - path: The path of a pair's file from the repository's root.
/// - Returns: The lines that GitHub looks for in what a job prints.
package func diffAnnotations(_ result: DiffResult, path: (DiffOutcome) -> String) -> String {
  let failures = result.outcomes.filter { !$0.word.passes }
  let lines = failures.prefix(annotationLimit).map { outcome in
    let words = ([diffSentence(outcome)] + diffRemarks(outcome)).joined(separator: "; ")
    return "::error file=\(property(path(outcome))),title=\(property(outcome.word.text))::\(message(harmless(words)))"
  }
  let hidden = failures.count - lines.count
  let rest = hidden > 0 ? "; \(grouped(hidden)) failures are not annotated" : ""
  let summary = "::notice title=snapfarm diff::" + message(harmless(diffSummary(result)) + rest)
  return (lines + [summary]).map { $0 + "\n" }.joined()
}

/// The failures of `diff` as Markdown for the summary of a job of GitHub Actions: the counts and a table of at most fifty
/// rows.
package func diffStepSummary(_ result: DiffResult) -> String {
  let failures = result.outcomes.filter { !$0.word.passes }
  var lines = ["### snapfarm diff", "", markdown(diffSummary(result)), ""]
  guard !failures.isEmpty else { return lines.map { $0 + "\n" }.joined() }
  lines += ["| picture | |", "|---|---|"]
  lines += failures.prefix(rowLimit).map { outcome in
    let words = ([diffSentence(outcome)] + diffRemarks(outcome)).joined(separator: "; ")
    return "| \(markdown(outcome.name)) | \(markdown(words)) |"
  }
  if failures.count > rowLimit { lines.append("| … | \(grouped(failures.count - rowLimit)) more |") }
  return (lines + [""]).map { $0 + "\n" }.joined()
}

/// The text of a workflow command: GitHub ends one at the line, and takes `%` for the start of a code.
private func message(_ text: String) -> String { percentEncoded(text, ["%", "\r", "\n"]) }

/// A property of a workflow command, which also ends at `:` and `,`; what a terminal would obey is made visible.
private func property(_ text: String) -> String { harmless(percentEncoded(text, ["%", "\r", "\n", ":", ","])) }

private func percentEncoded(_ text: String, _ special: [Unicode.Scalar]) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    guard special.contains(scalar) else {
      result.unicodeScalars.append(scalar)
      continue
    }
    let digits = String(scalar.value, radix: 16, uppercase: true)
    result += (digits.utf8.count == 1 ? "%0" : "%") + digits
  }
  return result
}

/// A text in which nothing is Markdown or HTML, on one line.
private func markdown(_ text: String) -> String {
  var result = ""
  for scalar in harmless(text).unicodeScalars {
    switch scalar {
    case "&": result += "&amp;"
    case "<": result += "&lt;"
    case ">": result += "&gt;"
    // A name must not mention anybody, nor become a link.
    case "@": result += "&#64;"
    case "\\", "`", "*", "_", "{", "}", "[", "]", "(", ")", "#", "|", "~", "!", "$":
      result += "\\"
      result.unicodeScalars.append(scalar)
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}
