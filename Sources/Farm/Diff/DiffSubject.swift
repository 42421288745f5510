import Files

/// What two paths lead to.
package enum DiffSubject: Sendable, Hashable {
  /// Two files; one that is missing or cannot be read is found when it is read.
  case files
  /// Two folders.
  case folders
  /// A file and a folder, which nothing can be said about; the file is on this side.
  case fileAgainstFolder(file: DiffSide)
  /// Nothing, where the other side is a folder.
  case missingFolder(DiffSide)

  /// Looks at two absolute paths.
  package init(a: String, b: String) {
    switch (folderExists(a), folderExists(b)) {
    case (false, false): self = .files
    case (true, true): self = .folders
    case (false, true): self = Self.against(a, .a)
    case (true, false): self = Self.against(b, .b)
    }
  }

  private static func against(_ path: String, _ side: DiffSide) -> DiffSubject {
    (try? resolvedPath(path)) == nil ? .missingFolder(side) : .fileAgainstFolder(file: side)
  }
}
