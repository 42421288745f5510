/// The names of the snapshots that failed, in the results that a test left (see `runJSON`).
///
/// - Returns: nil where the bytes are no such results.
package func failedNames(inResults bytes: [UInt8]) -> Set<String>? {
  guard let results = JSONValue(reading: bytes), results["verb"] == "test",
    let outcomes = results["outcomes"]?.elements
  else { return nil }
  // A run that was not even planned knows nothing of failures.
  guard case .object? = results["plan"] else { return nil }
  var names: Set<String> = []
  for outcome in outcomes {
    guard let name = outcome["id"]?.stringValue, let status = outcome["status"]?.stringValue else { return nil }
    // A status that this version does not know is none that it could call a success.
    if StatusWord(rawValue: status)?.isFailure ?? true { names.insert(name) }
  }
  return names
}
