/// The most annotations of one kind that GitHub shows of a step.
private let annotationLimit = 10
/// The most rows of the table in a job's summary.
private let rowLimit = 50

/// What failed as annotations for GitHub Actions, the lines that it looks for in what a job prints: at most ten of each
/// kind, with a notice that has the counts.
func githubAnnotations(_ items: [CheckedItem], tool: String, summary: String) -> String {
  let failures = items.failures
  // The last notice is that of the counts.
  var left: [CheckedItem.Level: Int] = [
    .error: annotationLimit, .warning: annotationLimit, .notice: annotationLimit - 1,
  ]
  let shown = failures.filter { item in
    left[item.level, default: 0] -= 1
    return left[item.level, default: 0] >= 0
  }
  let lines = shown.map { item in
    let line = item.line.map { ",line=\($0)" + (item.column.map { ",col=\($0)" } ?? "") } ?? ""
    let title = property(item.title ?? item.word)
    return "::\(item.level.rawValue) file=\(property(item.file))\(line),title=\(title)::"
      + message(harmless(item.message))
  }
  let hidden = failures.count - lines.count
  let rest = hidden > 0 ? "; \(grouped(hidden)) failures are not annotated" : ""
  let counts = "::notice title=\(tool)::" + message(harmless(summary) + rest)
  return (lines + [counts]).map { $0 + "\n" }.joined()
}

/// What failed as Markdown for the summary of a job of GitHub Actions: the counts and a table of at most fifty rows, with
/// the names of what was checked in a column, and before it their words where that column has a heading.
func githubSummary(
  _ items: [CheckedItem], tool: String, summary: String, column: String = "picture", words: String? = nil
) -> String {
  let failures = items.failures
  var lines = ["### \(tool)", "", markdown(summary), ""]
  guard !failures.isEmpty else { return lines.map { $0 + "\n" }.joined() }
  lines += words.map { ["| \($0) | \(column) | |", "|---|---|---|"] } ?? ["| \(column) | |", "|---|---|"]
  lines += failures.prefix(rowLimit).map { item in
    (words == nil ? "" : "| \(markdown(item.word)) ") + "| \(markdown(item.fullName)) | \(markdown(item.message)) |"
  }
  if failures.count > rowLimit {
    lines.append((words == nil ? "" : "| ") + "| … | \(grouped(failures.count - rowLimit)) more |")
  }
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
