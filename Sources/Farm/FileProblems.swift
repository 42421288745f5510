package import Files
package import Problems

/// What a failure of the file system means to the author of a suite.
func problem(of error: FileError, _ path: String) -> Problem {
  switch error.cause {
  case .outside: .name(.outside(path))
  case .tooLarge(let bytes, let limit): .file(.tooLarge(bytes: bytes, limit: limit))
  default: .file(.unreadable(reason: error.reason))
  }
}

extension LoadedSuite {
  /// What it means that a file cannot be written: its path is told relative to the suite's folder where it is inside.
  package func unwritable(_ error: FileError) -> Diagnostic {
    let root = folder.root + "/"
    let file = error.path.hasPrefix(root) ? String(error.path.dropFirst(root.count)) : error.path
    return Diagnostic(.file(.unwritable(file: file, reason: error.reason)))
  }
}
