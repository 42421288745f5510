import Arguments
import Farm
import Layout
import Problems
import References
import Report
import Scene

extension Command {
  /// `snapfarm explain view SCENE VIEW[.EDGE]`: who decided each edge of a view, on all devices chosen.
  func explain() throws -> Int32 {
    let (scene, view) = try explainedWords()
    var problems: [Diagnostic] = []
    do {
      let suite = try loadedSuite()
      try refuseDocuments(inReferencesOf: suite)
      var selection = try selection()
      selection.scenes = [scene]
      // What is wrong with other files is told, and keeps no scene from being explained that can be read.
      problems = suite.problems(for: selection).filter { $0.severity == .error }
      terminal.printError(diagnosticsText(problems))
      let plan = try makePlan(of: suite, selection)
      guard !plan.jobs.isEmpty else {
        guard !problems.isEmpty else { return ExitStatus.nothing }
        try writeProblems(problems, scene, view)
        return ExitStatus.unreadable
      }
      let word = ExplainedWord(view)
      let explained = try explanations(of: word, in: plan.jobs, suite).map { job, explanation in
        (snapshot: job.identity.withoutScene, explanation: word.chosen(from: explanation, in: job))
      }
      if let (_, found) = explained.first, found.edges.isEmpty, let edge = word.edge {
        throw noEdge(edge, of: found.kind)
      }
      let views = folded(explained)
      if invocation.has(.bareJSON) {
        try write(explanationJSON(scene: scene, view: view, views, problems: problems).text, to: explanationFile)
      } else {
        terminal.print(explanationText(views))
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
    let edges = ExplainedWord.words.filter { kind == .text || !$0.hasSuffix("Baseline") }
    return .badChoice(flag: "the edge of a \(kind.rawValue)", value: word, choices: edges)
  }

  /// What keeps a view from being explained, where the result was wanted as JSON.
  private func writeProblems(_ problems: [Diagnostic], _ scene: String, _ view: String) throws {
    guard invocation.has(.bareJSON) else { return }
    try write(explanationJSON(scene: scene, view: view, [], problems: problems).text, to: explanationFile)
  }

  private var explanationFile: String { invocation.value(of: .bareJSON) ?? "-" }

  /// The scene and the view, after the word for what is explained.
  private func explainedWords() throws(UsageError) -> (scene: String, view: String) {
    let words = invocation.operands
    let kinds = ["view", "image", "snapshot"]
    guard let kind = words.first, kinds.contains(kind) else {
      throw .badChoice(flag: "explain", value: words.first ?? "", choices: ["view"])
    }
    guard kind == "view" else { throw .verbNotBuilt("explain \(kind)") }
    guard words.count == 3 else { throw .missingOperand(verb: "explain", operands: invocation.verb.operands) }
    return (words[1], words[2])
  }
}
