/// A list of checked things as JUnit XML, as CI servers read it: a test case each, the numbers in the message of a failure.
func junit(_ items: [CheckedItem], tool: String, suite: String) -> String {
  let errors = items.count { $0.end == .broken }
  let failures = items.count { $0.end == .failed }
  let figures = "tests=\"\(items.count)\" failures=\"\(failures)\" errors=\"\(errors)\""
  let lines =
    [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<testsuites name=\"\(xml(tool))\" \(figures)>",
      "  <testsuite name=\"\(xml(suite))\" \(figures) skipped=\"0\">",
    ] + items.map(testCase) + ["  </testsuite>", "</testsuites>"]
  return lines.map { $0 + "\n" }.joined()
}

private func testCase(_ item: CheckedItem) -> String {
  let start = "    <testcase classname=\"\(xml(item.group))\" name=\"\(xml(item.name))\""
  let output =
    item.notes.isEmpty ? "" : "      <system-out>\(xml(item.notes.joined(separator: "; ")))</system-out>\n"
  let message = "message=\"\(xml(item.message))\"/>\n"
  let result =
    switch item.end {
    case .passed: ""
    case .failed: "      <failure type=\"\(xml(item.kind))\" \(message)"
    case .broken: "      <error type=\"\(xml(item.kind))\" \(message)"
    }
  return (result + output).isEmpty ? start + "/>" : start + ">\n\(result)\(output)    </testcase>"
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
