import Arguments
import Devices
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
    do {
      let suite = try loadedSuite()
      let plan = try explainedPlan(of: scene, in: suite)
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

  /// Where the JSON goes.
  var explanationFile: String { invocation.value(of: .bareJSON) ?? "-" }

  /// The snapshots of a scene for which something is explained.
  func explainedPlan(of scene: String, in suite: LoadedSuite) throws -> Plan {
    try refuseDocuments(inReferencesOf: suite)
    var selection = try selection()
    selection.scenes = [scene]
    let problems = suite.problems(for: selection).filter { $0.severity == .error }
    guard problems.isEmpty else { throw Diagnostics(problems) }
    return try makePlan(of: suite, selection)
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
