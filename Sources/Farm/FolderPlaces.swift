/// Absolute paths of folders that stand elsewhere than the suite says; nil where the suite's own are meant.
package struct FolderPlaces: Sendable, Hashable {
  /// The folder of references.
  package var references: String?
  /// The folder of results.
  package var results: String?

  package init(references: String? = nil, results: String? = nil) {
    self.references = references
    self.results = results
  }
}
