import Arguments
import Farm
import Files
import Problems
import References
import Report

extension Command {
  /// `snapfarm reject`: pending pictures are thrown away, references stay as they are.
  func reject() throws -> Int32 {
    let suite = try loadedSuite()
    let (_, pending) = acceptance(for: suite)
    do {
      var rejected: [String] = []
      for stem in try chosenStems(of: pending) {
        if Interruption.happened { break }
        try pending.remove(stem: stem)
        rejected.append(stem)
      }
      if !terminal.isQuiet { terminal.print(rejectionText(rejected)) }
      if Interruption.happened { return ExitStatus.interrupted }
      return rejected.isEmpty ? ExitStatus.nothing : ExitStatus.done
    } catch let error as FileError {
      throw Diagnostics([suite.unwritable(error)])
    }
  }
}
