import Arguments
import Farm
import Problems
import Report

extension Command {
  /// `snapfarm explain image SCENE NAME`: each file that a name could stand for, and what became of it.
  ///
  /// Where no file fits, or the one taken cannot be read, that is told as well, with exit code 2.
  func explainImage(_ name: String, scene: String) throws -> Int32 {
    var problems: [Diagnostic] = []
    do {
      let suite = try loadedSuite()
      let plan = try explainedPlan(of: scene, in: suite, &problems)
      guard !plan.jobs.isEmpty else {
        guard !problems.isEmpty else { return ExitStatus.nothing }
        throw Diagnostics(problems)
      }
      let explanations = try Interruption.reading { try Farm.explainImage(name, for: plan.jobs, of: suite) }
      let status = try tell(explanations, of: name, scene: scene)
      return problems.isEmpty ? status : ExitStatus.unreadable
    } catch let found as Diagnostics {
      if invocation.has(.bareJSON) {
        let document = imageExplanationJSON(scene: scene, image: name, [], problems: found.all)
        try write(document.text, to: explanationFile)
      }
      throw found
    }
  }

  private func tell(_ explanations: [ImageExplanation], of name: String, scene: String) throws -> Int32 {
    let problems = explanations.flatMap(\.problems)
    if invocation.has(.bareJSON) {
      try write(imageExplanationJSON(scene: scene, image: name, explanations).text, to: explanationFile)
    } else {
      terminal.printUnlessQuiet(imageExplanationText(explanations))
    }
    terminal.printError(diagnosticsText(problems))
    return problems.contains { $0.severity == .error } ? ExitStatus.unreadable : ExitStatus.done
  }
}
