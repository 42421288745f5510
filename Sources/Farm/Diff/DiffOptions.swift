package import Compare

/// How pairs are compared, and what is made of them.
package struct DiffOptions: Sendable {
  /// What counts and what is allowed.
  package var comparison = ComparisonOptions()
  /// What the picture of a difference is.
  package var picture = PictureKind.overlay
  /// The file, or the folder for folders, where pictures of differences go: the path to write to.
  package var output: String?
  /// The same as it was typed.
  package var typedOutput = ""
  /// What is read, as `realPlace` has it: nothing is written to these files or into these folders.
  package var inputs: [String] = []
  /// The most bytes of pictures that are kept for a page; 0 where nobody wants any.
  package var keptBytes = 0
  /// How many pairs may be compared at once.
  package var workers = 1

  package init() {}
}
