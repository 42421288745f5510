import Arguments
import Farm
import Files
import Problems
import References
import Report

extension Command {
  /// `snapfarm accept`: pending pictures become references, nothing is drawn.
  func accept() throws -> Int32 {
    let (suite, lock) = try suiteForWriting()
    defer { lock.release() }
    let (acceptance, pending) = acceptance(for: suite)
    var accepted: [AcceptedSnapshot] = []
    do {
      for stem in try chosenStems(of: pending) {
        if Interruption.happened { break }
        let result = try acceptance.accept(stem, companionOnly: invocation.has(.companions))
        if let result { accepted.append(AcceptedSnapshot(name: stem, outcome: AcceptedSnapshot.Outcome(result))) }
      }
      if !terminal.isQuiet || exitCode(of: accepted) != 0 {
        terminal.print(consoleReport(accepted, ink: terminal.ink))
      }
      return Interruption.happened ? ExitStatus.interrupted : exitCode(of: accepted)
    } catch let error as FileError {
      // What became a reference before is one.
      if !accepted.isEmpty { terminal.print(consoleReport(accepted, ink: terminal.ink)) }
      throw Diagnostics([suite.unwritable(error)])
    }
  }
}

extension AcceptedSnapshot.Outcome {
  /// What a result means to whoever reads it; nil is that nothing was pending.
  init(_ result: Acceptance.Result?) {
    self =
      switch result {
      case .recorded: .recorded
      case .updated: .updated
      case .companionAccepted: .companion
      case .stale: .referenceChanged
      case .damaged(let fault): .unreadable(fault)
      case .foreign: .foreign
      case .replaced: .replaced
      case nil: .nothingPending
      }
  }
}
