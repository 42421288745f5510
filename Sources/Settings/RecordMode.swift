/// Which references a test may write; the words are those of `SNAPSHOT_TESTING_RECORD`.
package enum RecordMode: String, Sendable, Hashable, CaseIterable {
  /// Those of snapshots that have none.
  case missing
  /// Those of snapshots that have none or differ.
  case failed
  /// Those of all snapshots.
  case all
  /// None.
  case never
}

/// A variable with a value that means nothing.
///
/// It is refused, because the wrong guess may write references: `nevr` is not `missing`.
package struct SettingsError: Error, Hashable, Sendable {
  /// The variable.
  package var variable: String
  /// Its value.
  package var value: String
  /// The values that have a meaning.
  package var choices: [String]
}
