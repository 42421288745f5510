import Arguments
import Farm
import Files
import Problems
import References
import Report
import Scene

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// One call of the command: what was typed, and where text goes.
///
/// Each verb is an extension in a file of its own.
struct Command {
  let invocation: Invocation
  let terminal: Terminal

  /// Reads the suite that the call is about.
  ///
  /// - Throws: Flags that would have something written where it must not be, and what is wrong with the suite's own file,
  ///   which is told where results were asked for as JSON, too.
  func loadedSuite() throws -> LoadedSuite {
    let targets = try targets()
    let suite = try readSuite(for: targets)
    try targets.refuseLoss(in: suite)
    return suite
  }

  private func readSuite(for targets: [FileTarget]) throws -> LoadedSuite {
    let folder = try currentFolder()
    let chrome = try wantedChrome()
    do {
      return try Interruption.reading {
        try loadSuite(
          file: invocation.value(of: .suite), from: folder, places: places(from: folder), chrome: chrome,
          output: invocation.value(of: .output))
      }
    } catch let error as Diagnostics {
      try targets.refuseLoss(in: nil)
      if let file = invocation.value(of: .json), let verb = RunResult.Verb(rawValue: invocation.verb.name) {
        var result = RunResult(verb: verb, suite: "", outcomes: [], engine: [])
        result.problems = error.all
        try write(runJSON(result).text, to: file)
      }
      throw error
    }
  }

  /// Tells what is wrong with the files of a suite, and its notes unless only failures are wanted.
  ///
  /// - Returns: The errors.
  func tellProblems(of suite: LoadedSuite, _ selection: Selection? = nil) throws -> [Diagnostic] {
    let problems = suite.problems(for: try selection ?? self.selection())
    terminal.printError(diagnosticsText(problems.filter { $0.severity == .error || !terminal.isQuiet }))
    return problems.filter { $0.severity == .error }
  }

  /// Which part of the suite the flags choose.
  func selection() throws -> Selection {
    var selection = Selection()
    selection.scenes = invocation.operands
    selection.devices = invocation.allValues(of: .device).map { DeviceChoice($0) }
    selection.filters = invocation.allValues(of: .filter)
    selection.skips = invocation.allValues(of: .skip)
    selection.variants = try invocation.variants()
    return selection
  }

  /// Draws the selected snapshots.
  ///
  /// What is wrong with files or names is told on standard error and is part of the result, so that reports never show
  /// an earlier run.
  func runFarm(_ verb: RunResult.Verb, of suite: LoadedSuite) async throws -> RunResult {
    try await runFarm(verb, of: suite) { _ in nil }
  }

  /// Draws what an output asks for.
  func runRender(_ request: OutputRequest, of suite: LoadedSuite) async throws -> RunResult {
    try await runFarm(.render, of: suite, request) { _ in nil }
  }

  /// Draws the selected snapshots and compares them.
  ///
  /// - Returns: The result, and the journal that tells it too, which has to be ended once there are reports.
  func runTest(of suite: LoadedSuite) async throws -> (result: RunResult, journal: RunJournal?) {
    var journal: RunJournal?
    let result = try await runFarm(.test, of: suite) { head in
      journal = RunJournal(of: suite, head)
      journal?.handleCrashes(reportingBy: wordsToReport)
      return journal
    }
    return (result, journal)
  }

  /// `begin` begins a journal of a run, of which no outcome is known yet.
  private func runFarm(
    _ verb: RunResult.Verb, of suite: LoadedSuite, _ request: OutputRequest? = nil,
    journal begin: (RunResult) -> RunJournal?
  ) async throws -> RunResult {
    var options = try runOptions(verb, of: suite)
    if let request { options = try request.options(options, of: suite) }
    let selection = try request?.selection ?? selection(in: suite)
    var problems = try tellProblems(of: suite, selection)
    var result = RunResult(verb: verb, suite: suite.suite.name, outcomes: [], engine: [])
    do {
      let plan = try Interruption.reading { try request?.plan(of: suite) ?? makePlan(of: suite, selection) }
      tellEmptyFilter(plan)
      if !terminal.isQuiet { terminal.printError(leftOutText(plan.leftOut)) }
      var head = result
      (head.plan, head.problems, head.folders) = (plan.summary, problems, suite.pictureFolders(of: verb))
      result = try await draw(plan, of: suite, options, begin(head))
      terminal.printError(diagnosticsText(result.problems))
      problems += result.problems
      if invocation.has(.verifyDeterminism) { try await verify(&result, plan, of: suite, options) }
    } catch let found as Diagnostics {
      terminal.printError(diagnosticsText(found.all))
      problems += found.all
    }
    result.problems = problems
    if verb == .test { try findOrphans(&result, of: suite) }
    return result
  }

  /// Says that nothing is left where a filter leaves nothing.
  func tellEmptyFilter(_ plan: Plan) {
    let filters = invocation.allValues(of: .filter) + invocation.allValues(of: .skip).map { "--skip " + $0 }
    guard plan.jobs.isEmpty, !filters.isEmpty else { return }
    let problem = SuiteProblem.nothingMatches(filters.joined(separator: " "))
    terminal.printError(diagnosticsText([Diagnostic(.suite(problem))]))
  }

  /// Draws everything once more, backwards and by one worker more or less.
  private func verify(
    _ result: inout RunResult, _ plan: Plan, of suite: LoadedSuite, _ options: RunOptions
  ) async throws {
    var options = options
    options.onlyDraws = true
    options.workers = options.workers == 1 ? 2 : options.workers - 1
    let second = try await draw(plan.reversed, of: suite, options)
    result.verify(against: second)
    if second.wasInterrupted { result.wasInterrupted = true }
  }

  private func draw(
    _ plan: Plan, of suite: LoadedSuite, _ options: RunOptions, _ journal: RunJournal? = nil
  ) async throws -> RunResult {
    let progress = Progress(terminal: terminal)
    defer { progress.clear() }
    return try await Farm.run(
      plan, of: suite, options, isStopped: { Interruption.happened },
      report: { event in
        journal?.note(event)
        progress.note(event)
        if case .overdue(let identity, _, let limit) = event {
          progress.clear()
          endOverdue(identity, limit, hasJournal: journal != nil)
        }
      })
  }

  /// Ends the process while a snapshot is being drawn, which no thread can be made to leave.
  ///
  /// What a test did until then stands in its journal.
  func endOverdue(_ identity: SnapshotIdentity, _ limit: Double, hasJournal: Bool) -> Never {
    terminal.printError(overdueSentence(identity, limit: limit, hasJournal: hasJournal) + "\n")
    _exit(ExitStatus.unreadable)
  }

  private func runOptions(_ verb: RunResult.Verb, of suite: LoadedSuite) throws -> RunOptions {
    var options = RunOptions(verb: verb, workers: try workerCount())
    options.maxMemory = try invocation.bytes(of: .maxMemory)
    options.timeLimit = try invocation.decimal(of: .timeLimit, in: 0.001...86_400)
    if invocation.has(.outlineText) { options.outlinesText = true }
    options.hasFilters = !invocation.has(.noFilters)
    options.pngLevel = try invocation.number(of: .pngLevel, in: 0...12)
    options.decodesReferences = invocation.has(.decodeReferences)
    options.notesDisplay = invocation.has(.verifyDeterminism)
    options.allowsEngineMismatch = invocation.has(.allowEngineMismatch)
    if verb == .test {
      (options.recordsMissing, options.recordsChanged) = try recordedByTest()
    }
    return options
  }

  /// Prints what a run did and writes it as JSON where that was asked for.
  func tell(_ result: RunResult) throws {
    // Where problems left nothing to draw, they say all there is to say.
    let isEmpty = result.outcomes.isEmpty && !result.problems.isEmpty
    defer {
      if !isEmpty, !terminal.isQuiet || exitCode(of: result) != 0 { say(consoleReport(result, ink: terminal.ink)) }
    }
    if let file = invocation.value(of: .json) { try write(runJSON(result).text, to: file) }
  }

  /// Prints words for people: to standard output, unless a document was asked for there.
  func say(_ text: String) {
    // A bare `--json` has no value, and a verb that has it says nothing else.
    let isTaken = invocation.verb.flags.contains { flag in
      flag.writes != nil && invocation.value(of: flag).map(isStandardOutputName) ?? false
    }
    if isTaken { terminal.printError(text) } else { terminal.print(text) }
  }

  /// Writes a text to a file of the caller; `-` is standard output.
  func write(_ text: String, to file: String) throws {
    guard !isStandardOutputName(file) else {
      guard terminal.show(text) != .refused else {
        throw Diagnostics([Diagnostic(.file(.unwritable(file: "-", reason: terminal.reason)))])
      }
      return
    }
    let path = FilePaths.join(try currentFolder(), file)
    do {
      try writeFile(Array(text.utf8), to: path)
    } catch {
      throw Diagnostics([Diagnostic(.file(.unwritable(file: file, reason: error.reason)))])
    }
  }

  func workerCount() throws -> Int {
    try invocation.number(of: .jobs, in: 1...1024) ?? max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
  }
}
