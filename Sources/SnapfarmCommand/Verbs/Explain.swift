import Arguments
import Farm
import Layout
import Problems
import References
import Report
import Scene

extension Command {
  /// `snapfarm explain view` and `snapfarm explain image`, on all devices chosen.
  func explain() throws -> Int32 {
    let words = try explainedWords()
    return switch words.kind {
    case .view: try explainView(words.name, scene: words.scene)
    case .image: try explainImage(words.name, scene: words.scene)
    }
  }

  /// `snapfarm explain view SCENE VIEW[.EDGE]`: who decided each edge of a view.
  private func explainView(_ view: String, scene: String) throws -> Int32 {
    var problems: [Diagnostic] = []
    do {
      let suite = try loadedSuite()
      let plan = try explainedPlan(of: scene, in: suite, &problems)
      guard !plan.jobs.isEmpty else {
        guard !problems.isEmpty else { return ExitStatus.nothing }
        try writeProblems(problems, scene, view)
        return ExitStatus.unreadable
      }
      let word = ExplainedWord(view)
      let found = try Interruption.reading { try explanations(of: word, in: plan.jobs, suite) }
      let explained = found.map { job, explanation in
        (snapshot: job.identity.withoutScene, explanation: word.chosen(from: explanation, in: job))
      }
      if let (_, found) = explained.first, found.edges.isEmpty, let edge = word.edge {
        throw noEdge(edge, of: found.kind)
      }
      let views = folded(explained)
      if invocation.has(.bareJSON) {
        try write(explanationJSON(scene: scene, view: view, views, problems: problems).text, to: explanationFile)
      } else {
        terminal.printUnlessQuiet(explanationText(views))
      }
      return problems.isEmpty ? ExitStatus.done : ExitStatus.unreadable
    } catch let found as Diagnostics {
      try writeProblems(problems + found.all, scene, view)
      throw found
    }
  }

  /// What is told of a view; where the name of one is followed by a word that is no edge, that is told instead.
  private func explanations(
    of word: ExplainedWord, in jobs: [Job], _ suite: LoadedSuite
  ) throws -> [(job: Job, explanation: ViewExplanation)] {
    do {
      return try explained(word.path, in: jobs, of: suite)
    } catch {
      guard let (path, rest) = word.parts, let found = try? explained(path, in: jobs, of: suite).first else {
        throw error
      }
      throw noEdge(rest, of: found.explanation.kind)
    }
  }

  private func noEdge(_ word: String, of kind: Node.Kind) -> UsageError {
    .badChoice(
      flag: "the edge of \(kind == .image ? "an" : "a") \(kind.rawValue)", value: word, choices: ExplainedWord.words)
  }

  /// What keeps a view from being explained, where the result was wanted as JSON.
  private func writeProblems(_ problems: [Diagnostic], _ scene: String, _ view: String) throws {
    guard invocation.has(.bareJSON) else { return }
    try write(explanationJSON(scene: scene, view: view, [], problems: problems).text, to: explanationFile)
  }

  /// Where the JSON goes.
  var explanationFile: String { invocation.value(of: .bareJSON) ?? "-" }

  /// The snapshots of a scene for which something is explained.
  ///
  /// What is wrong with other files is told, and keeps no scene from being explained that can be read.
  func explainedPlan(of scene: String, in suite: LoadedSuite, _ problems: inout [Diagnostic]) throws -> Plan {
    var selection = try selection()
    selection.scenes = [scene]
    problems = suite.problems(for: selection).filter { $0.severity == .error }
    terminal.printError(diagnosticsText(problems))
    return try Interruption.reading { try makePlan(of: suite, selection) }
  }

  /// What is explained, and the scene and the name after it.
  private func explainedWords() throws(UsageError) -> (kind: ExplainedKind, scene: String, name: String) {
    let words = invocation.operands
    guard let kind = words.first.flatMap(ExplainedKind.init) else {
      if words.first == "snapshot" { throw .verbNotBuilt("explain snapshot") }
      throw .badChoice(flag: "explain", value: words.first ?? "", choices: ExplainedKind.allCases.map(\.rawValue))
    }
    guard words.count == 3 else { throw .missingOperand(verb: "explain", operands: invocation.verb.operands) }
    return (kind, words[1], words[2])
  }
}

/// What can be explained.
private enum ExplainedKind: String, CaseIterable {
  case view, image
}
