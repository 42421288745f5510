import Arguments
import Farm
import Files
import Problems
import Report
import Scene

extension Command {
  /// `snapfarm lint`: what is wrong with how scenes are laid out, without any reference.
  ///
  /// What is wrong with the files is told on standard error, and in the JSON too.
  func lint() async throws -> Int32 {
    let rules = try lintRules()
    do {
      let suite = try loadedSuite()
      let request = try selectionRequest(in: suite)
      let problems = try tellProblems(of: suite, request.selection)
      let plan = try Interruption.reading { try request.snapshots(of: suite) }
      tellEmptyFilter(plan)
      var result = try await Farm.lint(
        plan, of: suite, lintOptions(rules), isStopped: { Interruption.happened },
        overdue: { endOverdue($0, $1, hasJournal: false) })
      result.problems = problems
      result.level = lintLevel ?? suite.suite.lint.level
      let code = try tell(result, of: suite)
      if request.selection.isEverything { tellOutputs(besides: plan, in: suite) }
      return code
    } catch let problems as Diagnostics {
      var result = LintResult(suite: "")
      result.problems = problems.all
      try writeJSON(of: result)
      throw problems
    }
  }

  /// Says which outputs draw more than what was looked at.
  private func tellOutputs(besides plan: Plan, in suite: LoadedSuite) {
    guard !terminal.isQuiet else { return }
    for (name, count) in picturesOfOutputs(besides: plan, in: suite) {
      terminal.printError(outputHint(name, pictures: count))
    }
  }

  private func lintOptions(_ rules: Set<LintRule>?) throws -> LintRunOptions {
    var options = LintRunOptions(workers: try workerCount())
    options.rules = rules
    options.maxMemory = try invocation.bytes(of: .maxMemory)
    options.timeLimit = try invocation.decimal(of: .timeLimit, in: 0.001...86_400)
    return options
  }

  /// The level that a flag says fails.
  private var lintLevel: Diagnostic.Severity? { invocation.value(of: .level).flatMap(Diagnostic.Severity.init) }

  /// The rules that flags choose; nil is all.
  private func lintRules() throws(UsageError) -> Set<LintRule>? {
    let words = invocation.allValues(of: .rule)
    guard !words.isEmpty else { return nil }
    var rules: Set<LintRule> = []
    for word in words {
      guard let rule = LintRule(rawValue: word) else {
        throw .unknownRule(word, nearest: nearestWord(to: word, in: LintRule.allCases.map(\.rawValue)))
      }
      rules.insert(rule)
    }
    return rules
  }

  private func tell(_ result: LintResult, of suite: LoadedSuite) throws -> Int32 {
    let code = exitCode(of: result)
    try writeJSON(of: result)
    terminal.printError(diagnosticsText(result.snapshots.flatMap(\.problems)))
    let isOnOutput = invocation.has(.bareJSON) && isStandardOutputName(invocation.value(of: .bareJSON) ?? "-")
    if !isOnOutput, !terminal.isQuiet || code != 0 { terminal.print(lintText(result, ink: terminal.ink)) }
    if isForGitHub {
      let text = lintAnnotations(result, in: suite.folder.placeInRepository)
      if isOnOutput { terminal.printError(text) } else { terminal.print(text) }
      try addStepSummary(lintStepSummary(result))
    }
    return code
  }

  private func writeJSON(of result: LintResult) throws {
    guard invocation.has(.bareJSON) else { return }
    try write(lintJSON(result).text, to: invocation.value(of: .bareJSON) ?? "-")
  }
}
