import Arguments
import Farm
import Files
import Problems
import References
import Report

extension Command {
  /// `snapfarm reject`: pending pictures are thrown away, references stay as they are.
  func reject() throws -> Int32 {
    let (suite, lock) = try suiteForWriting()
    defer { lock.release() }
    let (_, pending) = acceptance(for: suite)
    var rejected: [String] = []
    do {
      for stem in try chosenStems(of: pending) {
        if Interruption.happened { break }
        try pending.remove(stem: stem)
        rejected.append(stem)
      }
      terminal.printUnlessQuiet(rejectionText(rejected))
      if Interruption.happened { return ExitStatus.interrupted }
      return rejected.isEmpty ? ExitStatus.nothing : ExitStatus.done
    } catch let error as FileError {
      if !rejected.isEmpty { terminal.print(rejectionText(rejected)) }
      throw Diagnostics([suite.unwritable(error)])
    }
  }
}
