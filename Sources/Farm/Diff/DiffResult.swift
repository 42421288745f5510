/// What comparing two files or two folders came to.
package struct DiffResult: Sendable, Hashable {
  /// The first path, as it was typed.
  package var a: String
  /// The second path, as it was typed.
  package var b: String
  /// Whether these are folders.
  package var areFolders: Bool
  /// What became of each pair, in the order of names.
  package var outcomes: [DiffOutcome]
  /// Files of the folders that nobody asked to compare, because their names do not end in `.png`.
  package var others: [String] = []
  /// Whether somebody stopped the run before its end.
  package var wasInterrupted = false

  package init(a: String, b: String, areFolders: Bool, outcomes: [DiffOutcome]) {
    self.a = a
    self.b = b
    self.areFolders = areFolders
    self.outcomes = outcomes
  }
}
