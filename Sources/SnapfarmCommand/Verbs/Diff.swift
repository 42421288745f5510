import Arguments
import Compare
import Farm
import Files
import Problems
import Report

extension Command {
  /// `snapfarm diff`: compares two files or two folders, then writes the reports that were asked for.
  ///
  /// What is wrong with a file is part of the result; only what was typed can be a mistake of usage.
  func diff() async throws -> Int32 {
    let request = try DiffRequest(invocation, in: currentFolder(), workers: workerCount())
    let options: DiffOptions
    do throws(MaskFault) {
      options = try request.options()
    } catch {
      terminal.printError("snapfarm: \(sentence(for: error))\n")
      return ExitStatus.unreadable
    }
    let kept = KeptPairs(limit: options.keptBytes)
    let result = try await compare(request, options, kept)
    // One pair is too short a work to leave half a report of it.
    if result.wasInterrupted, !result.areFolders { return ExitStatus.interrupted }
    return try DiffReports(command: self, request: request, result: result, pictures: kept).write()
  }

  private func compare(
    _ request: DiffRequest, _ options: DiffOptions, _ kept: KeptPairs
  ) async throws -> DiffResult {
    var result = DiffResult(a: request.a, b: request.b, areFolders: false, outcomes: [])
    result.pictures = request.output?.typed
    result.masks = options.comparison.mask?.shapes ?? []
    switch try request.subject() {
    case .files:
      try request.refuseOverwriting()
      var outcome = diffFiles(request.pathA, request.pathB, named: request.b, options, keeping: kept)
      outcome.typedFiles = DiffOutcome.TypedFiles(a: request.a, b: request.b)
      result.outcomes = [outcome]
      result.wasInterrupted = Interruption.happened
    case .folders:
      result.areFolders = true
      try request.refuseFileForPictures()
      try await compareFolders(request, options, kept, &result)
    case .missingFolder(let side):
      try request.refuseOverwriting()
      result.areFolders = true
      result.problem = .missingFolder(side == .a ? request.a : request.b)
    case .fileAgainstFolder: break
    }
    return result
  }

  private func compareFolders(
    _ request: DiffRequest, _ options: DiffOptions, _ kept: KeptPairs, _ result: inout DiffResult
  ) async throws {
    let listing: DiffListing
    do throws(FileError) {
      listing = try DiffListing(a: request.pathA, b: request.pathB, patterns: request.patterns)
    } catch {
      try request.refuseOverwriting()
      result.problem = .unlistable(request.typed(error.path), reason: error.reason)
      return
    }
    try request.refuseOverwriting(listing.entries)
    result.others = listing.others
    guard !listing.entries.isEmpty else {
      result.problem = .nothing(patterns: request.patterns, others: listing.others.count)
      return
    }
    let progress = Progress(terminal: terminal)
    defer { progress.clear() }
    result.outcomes = try await diffFolders(
      request.pathA, request.pathB, listing.entries, options, keeping: kept,
      isStopped: { Interruption.happened }, report: { progress.note($0) })
    result.wasInterrupted = result.outcomes.count < listing.entries.count
  }
}
