package import Files

/// The files of two folders, matched by their relative paths.
package struct DiffListing: Sendable, Hashable {
  /// A file that at least one of the folders has.
  package struct Entry: Sendable, Hashable {
    /// The path relative to the folders.
    package var name: String
    /// Whether the first folder has it.
    package var isInA: Bool
    /// Whether the second folder has it.
    package var isInB: Bool
  }

  /// The files to be compared, in the order of their names' UTF-8.
  package private(set) var entries: [Entry] = []
  /// Files that nobody asked to compare and whose names say that they are no PNG, in the same order.
  package private(set) var others: [String] = []

  /// Lists two folders, without hidden files and without following links to folders.
  ///
  /// A pattern without `/` is for names in any folder, one with `/` for the whole relative path. Without a pattern, the
  /// files that end in `.png` are meant, and the others are told.
  package init(a: String, b: String, patterns: [String]) throws(FileError) {
    let (first, second) = (try listFiles(in: a), try listFiles(in: b))
    let globs = patterns.map { Glob($0.contains("/") ? $0 : "**/" + $0) }
    var (i, j) = (0, 0)
    // Both lists are in order, so one walk over them finds what each has.
    while i < first.count || j < second.count {
      let isFromA = j == second.count || (i < first.count && !second[j].comesBefore(first[i]))
      let isFromB = i == first.count || (j < second.count && !first[i].comesBefore(second[j]))
      let name = isFromA ? first[i] : second[j]
      if isFromA { i += 1 }
      if isFromB { j += 1 }
      if globs.isEmpty ? name.endsAsPNG : globs.contains(where: { $0.matches(name) }) {
        entries.append(Entry(name: name, isInA: isFromA, isInB: isFromB))
      } else if globs.isEmpty {
        others.append(name)
      }
    }
  }
}

extension String {
  fileprivate func comesBefore(_ other: String) -> Bool { utf8.lexicographicallyPrecedes(other.utf8) }

  fileprivate var endsAsPNG: Bool { lowercased().hasSuffix(".png") }
}
