import Arguments
import Files
import Problems
import Report
import Settings

#if canImport(Darwin)
import Darwin
#else
import CMalloc
import Glibc
#endif

@main
enum Main {
  static func main() async {
    keepFreedMemory()
    StandardFiles.holdPlaces()
    // A reader who closes a pipe early must not end a run that has files to write.
    signal(SIGPIPE, SIG_IGN)
    Settings.forgetLibraryVariables()
    // An error that leaves `main` ends in a crash report of a hundred lines, so none does.
    exit(await run(Array(CommandLine.arguments.dropFirst())))
  }

  private static func run(_ words: [String]) async -> Int32 {
    let settings = Result { () throws(SettingsError) in try Settings.fromEnvironment() }
    let terminal = Terminal(settings: (try? settings.get()) ?? Settings())
    let code = await run(words, settings, terminal)
    guard let reason = terminal.lossReason else { return code }
    terminal.printError(diagnosticsText([Diagnostic(.file(.unwritable(file: "standard output", reason: reason)))]))
    // What ended it may be worse.
    return code == ExitStatus.internalError ? code : ExitStatus.infrastructure
  }

  private static func run(
    _ words: [String], _ settings: Result<Settings, SettingsError>, _ terminal: Terminal
  ) async -> Int32 {
    do {
      switch try parseArguments(words) {
      case .help(nil): terminal.print(overallHelp())
      case .help(let verb?): terminal.print(help(for: verb))
      case .version: terminal.print("snapfarm \(version)\n")
      case .run(let invocation):
        // A variable that means nothing matters where it could have meant something.
        if invocation.verb.knowsSuites { _ = try settings.get() }
        return try await perform(invocation, terminal.configured(by: invocation))
      }
      return ExitStatus.done
    } catch let error as UsageError {
      terminal.printError("snapfarm: \(sentence(for: error))\n")
      return ExitStatus.usage
    } catch let error as SettingsError {
      terminal.printError("snapfarm: \(sentence(for: error))\n")
      return ExitStatus.usage
    } catch let problems as Diagnostics {
      terminal.printError(
        problems.all.isEmpty
          ? "snapfarm: stopped without a reason; this is a mistake of snapfarm, please report what you ran\n"
          : diagnosticsText(problems.all))
      return exitCode(of: problems.all)
    } catch is StoppedWaiting {
      return ExitStatus.interrupted
    } catch let error as FileError {
      terminal.printError("snapfarm: \(error.path): \(error.reason)\n")
      return ExitStatus.infrastructure
    } catch {
      terminal.printError("snapfarm: \(error)\n")
      return ExitStatus.internalError
    }
  }

  private static func perform(_ invocation: Invocation, _ terminal: Terminal) async throws -> Int32 {
    Interruption.watch()
    let command = Command(invocation: invocation, terminal: terminal)
    switch invocation.verb {
    case .render: return try await command.render()
    case .test: return try await command.test()
    case .report: return try command.report()
    case .record: return try await command.record()
    case .pending: return try command.pending()
    case .review: return try command.review()
    case .accept: return try command.accept()
    case .reject: return try command.reject()
    case .prune: return try command.prune()
    case .diff: return try await command.diff()
    case .list: return try command.list()
    case .layout: return try command.layout()
    case .explain: return try command.explain()
    case .lint: return try await command.lint()
    case .devices: return try command.devices()
    default: return try command.initialize()
    }
  }

  /// Pictures of 14 MB are made and dropped all the time; giving them back to the kernel costs more than drawing them.
  private static func keepFreedMemory() {
    #if os(Linux)
    mallopt(M_MMAP_THRESHOLD, 1 << 30)
    mallopt(M_TRIM_THRESHOLD, 1 << 30)
    #endif
  }
}
