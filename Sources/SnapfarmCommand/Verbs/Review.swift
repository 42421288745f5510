import Arguments
import Farm
import Files
import Problems
import References
import Report
import Scene

extension Command {
  /// `snapfarm review`: asks about what the last test left, change by change, and does at once what is answered.
  func review() throws -> Int32 {
    let suite = try loadedSuite()
    do {
      return try review(of: suite)
    } catch let error as FileError {
      throw Diagnostics([suite.unwritable(error)])
    }
  }

  private func review(of suite: LoadedSuite) throws -> Int32 {
    let (acceptance, pending) = acceptance(for: suite)
    let facts = lastFacts(of: suite)
    let here = try currentFolder()
    let snapshots = try chosenStems(of: pending).map { stem in
      let pictures = pictures(of: stem, in: suite, from: here)
      return ReviewSnapshot(entry: try acceptance.entry(of: stem), facts: facts[stem], pictures: pictures)
    }
    let groups = ReviewGroup.all(of: snapshots)
    let isTerminal = SingleKeys.begin()
    defer { if isTerminal { SingleKeys.end() } }
    var reviewing = Reviewing(
      groups, by: acceptance, keys: KeyReader(isTerminal: isTerminal), on: terminal,
      lock: { () throws(StoppedWaiting) in try self.lock(suite).lock }, location: { FilePaths.join(here, $0) })
    if !groups.isEmpty { terminal.print(reviewGreeting(groups)) }
    defer { terminal.print(reviewSummary(reviewing.tally, ink: terminal.ink)) }
    let hasAnswer = try reviewing.run()
    if !hasAnswer, !groups.isEmpty, !isTerminal, !Interruption.happened { terminal.printError(reviewUsage) }
    return Interruption.happened ? ExitStatus.interrupted : reviewing.tally.exitCode
  }

  /// What the last test says of the pictures that it left; nothing where there are no results that can be read.
  private func lastFacts(of suite: LoadedSuite) -> [String: SnapshotFacts] {
    guard let path = try? suite.folder.path(for: suite.resultsName),
      let bytes = try? readFile(path, limit: largestResults)
    else { return [:] }
    return snapshotFacts(inResults: bytes) ?? [:]
  }

  /// The pictures of a snapshot that are there; their paths are made here, because results may say anything.
  private func pictures(
    of stem: String, in suite: LoadedSuite, from here: String
  ) -> ReviewSnapshot.Pictures {
    /// The path as it can be used where the command stands, short where that is the suite's folder.
    func existing(_ relative: String) -> String? {
      guard let path = try? suite.folder.path(for: relative), fileExists(path) else { return nil }
      return path == FilePaths.join(here, relative) ? relative : path
    }
    let results = suite.suite.results
    return ReviewSnapshot.Pictures(
      new: existing(results + "/pending/\(stem).png"),
      reference: existing(suite.suite.references + "/\(stem).png"),
      difference: existing(suite.suite.differences + "/\(stem).png"))
  }
}
