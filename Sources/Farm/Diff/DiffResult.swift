package import Compare

/// Why folders were not compared at all.
package enum DiffProblem: Error, Sendable, Hashable {
  /// There is nothing at a path, where the other one is a folder.
  case missingFolder(String)
  /// The files of a folder cannot be listed; the reason is in the system's words.
  case unlistable(String, reason: String)
  /// No file is to be compared; the patterns that were asked for, and how many other files there are.
  case nothing(patterns: [String], others: Int)
}

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
  /// The folder of pictures of differences, as it was typed; nil where none were asked for.
  package var pictures: String?
  /// The parts that masks leave out of every picture, but for those of pictures.
  package var masks: [Mask.Region] = []
  /// What kept folders from being compared; nil where nothing did.
  package var problem: DiffProblem?
  /// Whether somebody stopped the run before its end.
  package var wasInterrupted = false

  package init(a: String, b: String, areFolders: Bool, outcomes: [DiffOutcome]) {
    self.a = a
    self.b = b
    self.areFolders = areFolders
    self.outcomes = outcomes
  }
}
