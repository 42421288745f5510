/// A place in a file that somebody wrote.
public struct SourceLocation: Hashable, Sendable {
  /// The path as messages show it: relative to the suite, with `/`.
  public var file: String
  /// The line, from 1.
  public var line: Int
  /// The column in characters, from 1.
  public var column: Int

  /// Makes a place from its coordinates.
  public init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }

  /// The first character of a file, for what concerns all of it.
  public static func start(of file: String) -> SourceLocation { SourceLocation(file: file, line: 1, column: 1) }
}

extension SourceLocation: Comparable {
  /// File order: by file, then line, then column.
  public static func < (first: SourceLocation, second: SourceLocation) -> Bool {
    (first.file, first.line, first.column) < (second.file, second.line, second.column)
  }
}
