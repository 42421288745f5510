/// The snapshots that failed, in the results that a test left (see `runJSON`).
package struct FailedNames: Sendable {
  /// The names of those that failed.
  package private(set) var names: Set<String> = []
  /// The names of all that something became of.
  package private(set) var told: Set<String> = []
  /// The files with errors that kept snapshots from being drawn, of which there are no names; an empty one where no file
  /// is to blame.
  package private(set) var files: Set<String> = []

  /// Reads results.
  ///
  /// - Returns: nil where the bytes are no such results.
  package init?(inResults bytes: [UInt8]) {
    guard let results = JSONValue(reading: bytes), results["verb"] == "test",
      let outcomes = results["outcomes"]?.elements
    else { return nil }
    // A run that was not even planned knows nothing of failures.
    guard case .object? = results["plan"] else { return nil }
    for outcome in outcomes {
      guard let name = outcome["id"]?.stringValue, let status = outcome["status"]?.stringValue else { return nil }
      told.insert(name)
      // A status that this version does not know is none that it could call a success.
      if StatusWord(rawValue: status)?.isFailure ?? true { names.insert(name) }
    }
    for problem in results["problems"]?.elements ?? [] where problem["severity"] == "error" {
      files.insert(problem["file"]?.stringValue ?? "")
    }
  }
}
