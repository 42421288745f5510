import Arguments
import Farm
import Files
import Problems
import Report
import Settings

/// What is told and written of a `diff` once everything is compared.
struct DiffReports {
  let command: Command
  let request: DiffRequest
  let result: DiffResult
  let pictures: KeptPairs

  /// Tells the result and writes the documents; one that cannot be written keeps no other from it.
  ///
  /// - Returns: The exit code.
  func write() throws -> Int32 {
    let code = exitCode(of: result)
    if let problem = result.problem { command.terminal.printError("snapfarm: \(sentence(for: problem))\n") }
    var problems = [failure { try tellResult(code) }].compactMap(\.self)
    problems += documents.compactMap { target, text in failure { try command.write(text(), to: target.typed) } }
    problems += [failure(addStepSummary)].compactMap(\.self)
    guard problems.isEmpty else {
      command.terminal.printError(diagnosticsText(problems.flatMap(\.all)))
      return code == ExitStatus.interrupted ? code : ExitStatus.unreadable
    }
    return code
  }

  private func tellResult(_ code: Int32) throws {
    var text = ""
    if result.problem == nil, !command.terminal.isQuiet || code != 0 {
      text = consoleReport(result, ink: command.terminal.ink)
    }
    if command.isForGitHub { text += diffAnnotations(result, path: repositoryPath) }
    try say(text)
  }

  private var documents: [(target: FileTarget, text: () -> String)] {
    let all: [(FileTarget?, () -> String)] = [
      (request.json, { diffJSON(result).text }),
      (request.junit, { diffJUnit(result) }),
      (request.html, { page }),
    ]
    return all.compactMap { target, text in target.map { ($0, text) } }
  }

  private var page: String {
    String(decoding: diffPage(result, failed: pictures.failed, allowed: pictures.allowed), as: UTF8.self)
  }

  private func failure(_ write: () throws -> Void) -> Diagnostics? {
    do {
      try write()
      return nil
    } catch let problems as Diagnostics {
      return problems
    } catch {
      return Diagnostics([Diagnostic(.file(.unwritable(file: "", reason: "\(error)")))])
    }
  }

  /// Where a pair's file is for whoever looks at the repository.
  private func repositoryPath(_ outcome: DiffOutcome) -> String {
    guard result.areFolders else { return outcome.name }
    if case .removed = outcome.status { return FilePaths.join(result.a, outcome.name) }
    return FilePaths.join(result.b, outcome.name)
  }

  private func addStepSummary() throws {
    if command.isForGitHub { try command.addStepSummary(diffStepSummary(result)) }
  }

  /// Prints words for people: to standard output, unless a document was asked for there.
  ///
  /// - Throws: Why they cannot be printed; a reader who closes a pipe has seen enough.
  private func say(_ text: String) throws {
    let isTaken = [request.json, request.junit, request.html].contains { $0?.isStandardOutput ?? false }
    guard !isTaken else { return command.terminal.printError(text) }
    guard command.terminal.show(text) != .refused else {
      let reason = command.terminal.reason
      throw Diagnostics([Diagnostic(.file(.unwritable(file: "standard output", reason: reason)))])
    }
  }
}
