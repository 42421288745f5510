import Arguments
import Farm
import Files
import Problems
import References
import Report

extension Command {
  /// `snapfarm accept`: pending pictures become references, nothing is drawn.
  func accept() throws -> Int32 {
    let suite = try loadedSuite()
    let (acceptance, pending) = acceptance(for: suite)
    do {
      var accepted: [AcceptedSnapshot] = []
      for stem in try chosenStems(among: pending.stems()) {
        if Interruption.happened { break }
        let result = try acceptance.accept(stem, companionOnly: invocation.has(.companions))
        if let result { accepted.append(AcceptedSnapshot(name: stem, outcome: outcome(of: result))) }
      }
      if !terminal.isQuiet || exitCode(of: accepted) != 0 {
        terminal.print(consoleReport(accepted, ink: terminal.ink))
      }
      return Interruption.happened ? ExitStatus.interrupted : exitCode(of: accepted)
    } catch let error as FileError {
      throw Diagnostics([suite.unwritable(error)])
    }
  }

  private func chosenStems(among stems: [String]) throws -> [String] {
    guard !invocation.operands.isEmpty else { return stems }
    var chosen: Set<String> = []
    for word in invocation.operands {
      let glob = Glob(word)
      let found = stems.filter { $0 == word || glob.matches($0) }
      guard !found.isEmpty else {
        let nearest = nearestWord(to: word, in: stems)
        throw Diagnostics([Diagnostic(.suite(.notPending(word, nearest: nearest)))])
      }
      chosen.formUnion(found)
    }
    return stems.filter { chosen.contains($0) }
  }

  private func outcome(of result: Acceptance.Result) -> AcceptedSnapshot.Outcome {
    switch result {
    case .recorded: .recorded
    case .updated: .updated
    case .companionAccepted: .companion
    case .stale: .referenceChanged
    case .damaged(let fault): .unreadable(fault)
    case .foreign: .foreign
    }
  }
}
