import Arguments
import Farm
import Files
import Problems
import Report
import Settings

extension Command {
  /// Writes what CI servers read of a run, where flags or the environment ask for it.
  func writeCIReports(of result: RunResult, of suite: LoadedSuite) throws {
    let folder = suite.folder.placeInRepository
    if let file = invocation.value(of: .junit) { try write(runJUnit(result), to: file) }
    if let file = invocation.value(of: .gitlab) { try write(runCodeQuality(result, in: folder).text, to: file) }
    guard isForGitHub else { return }
    say(runAnnotations(result, in: folder))
    try addStepSummary(runStepSummary(result))
  }

  /// Whether a job of GitHub Actions reads what is printed.
  var isForGitHub: Bool { invocation.has(.github) || terminal.settings.isGitHub }

  /// Adds Markdown to the summary of the job, where there is one.
  func addStepSummary(_ text: String) throws {
    guard let file = terminal.settings.stepSummary else { return }
    do throws(FileError) {
      try appendFile(Array(text.utf8), to: FilePaths.join(try currentFolder(), file))
    } catch {
      throw Diagnostics([Diagnostic(.file(.unwritable(file: file, reason: error.reason)))])
    }
  }
}
