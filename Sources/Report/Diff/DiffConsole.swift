package import Farm

/// The result of `diff` for a terminal or a log; it ends with a newline.
///
/// Two files are told in any case, of folders only pairs of which there is something to tell, and the counts. A line a
/// pair has the raw numbers; what happened to it, what was forgiven and what is odd stands below, indented.
package func consoleReport(_ result: DiffResult, ink: Ink = .plain) -> String {
  var lines = result.outcomes.flatMap { outcome in
    result.areFolders && isUnremarkable(outcome) ? [] : pairLines(outcome, ink)
  }
  if result.areFolders {
    lines += otherLines(result, ink)
    lines.append(summaryLine(result, ink))
  }
  if result.wasInterrupted { lines.append("Interrupted: this is what was done until then.") }
  return lines.map { $0 + "\n" }.joined()
}

private func isUnremarkable(_ outcome: DiffOutcome) -> Bool {
  outcome.word == .identical && diffWarnings(outcome).isEmpty
}

private func pairLines(_ outcome: DiffOutcome, _ ink: Ink) -> [String] {
  let sentence = harmless(diffSentence(outcome))
  let word = outcome.word.text
  let rest = sentence.hasPrefix(word) ? ink.diff(outcome.word) + sentence.dropFirst(word.count) : sentence
  return [harmless(outcome.name) + "  " + rest]
    + diffRemarks(outcome).map { "  " + harmless($0) }
    + diffWarnings(outcome).map { "  " + ink.yellow("warning: " + harmless($0)) }
    + (outcome.picture.map { ["  " + ink.dim("picture: " + harmless($0))] } ?? [])
}

/// Files that nobody asked for are said to be passed over, so that a pass never rests on what was not looked at.
private func otherLines(_ result: DiffResult, _ ink: Ink) -> [String] {
  guard !result.others.isEmpty else { return [] }
  let files = count(result.others.count, "file", "files")
  return [ink.dim("not PNG by name, not compared: \(files): \(harmless(listed(result.others, atMost: 4)))")]
}

private func summaryLine(_ result: DiffResult, _ ink: Ink) -> String {
  let words = diffSummary(result)
  let names = ink.bold(harmless("\(shortened(result.a)) → \(shortened(result.b))"))
  return names + ": " + (exitCode(of: result) == 0 ? ink.green(words) : words)
}

/// The counts in one line: `70 identical, 1 size changed`, or why there are none.
func diffSummary(_ result: DiffResult) -> String {
  if let problem = result.problem { return sentence(for: problem) }
  return result.outcomes.isEmpty ? "nothing was compared" : DiffCounts(result.outcomes).text
}

extension Ink {
  /// The status of a pair in its colour, which never is the only sign of it.
  fileprivate func diff(_ word: DiffWord) -> String {
    switch word {
    case .identical: green(word.text)
    case .withinTolerance, .different: yellow(word.text)
    case .sizeChanged: magenta(word.text)
    case .added, .removed: cyan(word.text)
    case .error: red(word.text)
    }
  }
}
