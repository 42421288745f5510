package import Farm

/// The result of `diff` as JUnit XML, as CI servers read it: a test case a pair, the numbers in the message of a failure.
package func diffJUnit(_ result: DiffResult) -> String {
  let counts = DiffCounts(result.outcomes)
  let errors = counts[.error]
  let failures = result.outcomes.count { !$0.word.passes } - errors
  let figures = "tests=\"\(result.outcomes.count)\" failures=\"\(failures)\" errors=\"\(errors)\""
  let name = xml("\(result.a) → \(result.b)")
  let lines =
    [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<testsuites name=\"snapfarm diff\" \(figures)>",
      "  <testsuite name=\"\(name)\" \(figures) skipped=\"0\">",
    ] + result.outcomes.map(testCase) + ["  </testsuite>", "</testsuites>"]
  return lines.map { $0 + "\n" }.joined()
}

private func testCase(_ outcome: DiffOutcome) -> String {
  let parts = outcome.name.split(separator: "/", omittingEmptySubsequences: false)
  let folder = parts.dropLast().joined(separator: "/")
  let start =
    "    <testcase classname=\"\(xml(folder.isEmpty ? "diff" : folder))\" name=\"\(xml(String(parts.last ?? "")))\""
  let message = xml(([diffSentence(outcome)] + diffRemarks(outcome)).joined(separator: "; "))
  let notes = (outcome.word.passes ? diffRemarks(outcome) : []) + diffWarnings(outcome)
  let output = notes.isEmpty ? "" : "      <system-out>\(xml(notes.joined(separator: "; ")))</system-out>\n"
  switch outcome.word {
  case .identical where output.isEmpty: return start + "/>"
  case .identical: return start + ">\n\(output)    </testcase>"
  case .withinTolerance: return start + ">\n      <system-out>\(message)</system-out>\n    </testcase>"
  case .error: return start + ">\n      <error type=\"error\" message=\"\(message)\"/>\n\(output)    </testcase>"
  default:
    return start
      + ">\n      <failure type=\"\(outcome.word.rawValue)\" message=\"\(message)\"/>\n\(output)    </testcase>"
  }
}

/// Escapes a text for elements and quoted attributes of XML; what XML 1.0 has no way to write is dropped.
func xml(_ text: String) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "&": result += "&amp;"
    case "<": result += "&lt;"
    case ">": result += "&gt;"
    case "\"": result += "&quot;"
    case "'": result += "&apos;"
    case "\n", "\r", "\t": result += " "
    case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": break
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}
