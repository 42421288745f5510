import Arguments
import Devices
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
    do {
      let suite = try loadedSuite()
      try refuseDocuments(inReferencesOf: suite)
      var selection = try selection()
      selection.scenes = [scene]
      let problems = suite.problems(for: selection).filter { $0.severity == .error }
      guard problems.isEmpty else { throw Diagnostics(problems) }
      let plan = try makePlan(of: suite, selection)
      guard !plan.jobs.isEmpty else { return ExitStatus.nothing }
      let word = ExplainedWord(view)
      let explained = try explained(word.path, in: plan.jobs, of: suite).map { job, explanation in
        (snapshot: job.identity.withoutScene, explanation: word.chosen(from: explanation, in: job))
      }
      if let (_, found) = explained.first, found.edges.isEmpty, let edge = word.edge {
        let edges = EdgeExplanation.Attribute.allCases.map(\.rawValue).filter { !$0.hasSuffix("Baseline") }
        throw UsageError.badChoice(flag: "the edge of a \(found.kind.rawValue)", value: edge, choices: edges)
      }
      let views = folded(explained)
      if invocation.has(.bareJSON) {
        try write(explanationJSON(scene: scene, view: view, views).text, to: explanationFile)
      } else {
        terminal.printUnlessQuiet(explanationText(views))
      }
      return ExitStatus.done
    } catch let problems as Diagnostics {
      if invocation.has(.bareJSON) {
        try write(explanationJSON(scene: scene, view: view, [], problems: problems.all).text, to: explanationFile)
      }
      throw problems
    }
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

/// A view and an edge of it as they were typed: `card/title.width`, `pad/key.3`.
private struct ExplainedWord {
  var path: String
  /// The word of the edge; nil is all of them.
  var edge: String?

  private static let words =
    EdgeExplanation.Attribute.allCases.map(\.rawValue) + ["leading", "trailing"]

  init(_ text: String) {
    path = text
    guard let dot = text.lastIndex(of: ".") else { return }
    let word = String(text[text.index(after: dot)...])
    guard Self.words.contains(word) else { return }
    (path, edge) = (String(text[..<dot]), word)
  }

  /// The edges that were asked for; where reading begins at the right, leading is right.
  func chosen(from explanation: ViewExplanation, in job: Job) -> ViewExplanation {
    guard var word = edge else { return explanation }
    if word == "leading" { word = job.environment.isRightToLeft ? "right" : "left" }
    if word == "trailing" { word = job.environment.isRightToLeft ? "left" : "right" }
    var chosen = explanation
    chosen.edges = explanation.edges.filter { $0.attribute.rawValue == word }
    return chosen
  }
}
