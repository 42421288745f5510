/// Something to tell the author of a file: what is wrong, how bad it is, and where.
///
/// It carries data only; Report turns it into a sentence.
public struct Diagnostic: Hashable, Sendable, Error {
  /// How much a problem stops.
  public enum Severity: String, Sendable, Hashable, CaseIterable {
    /// The picture cannot be made or must not be recorded.
    case error
    /// The picture is made, but probably is not what was meant.
    case warning
    /// Worth knowing.
    case note

    /// Whether it is as bad as another one, or worse.
    public func isAtLeast(_ other: Severity) -> Bool {
      switch (self, other) {
      case (.error, _), (_, .note), (.warning, .warning): true
      case (.warning, .error), (.note, .error), (.note, .warning): false
      }
    }
  }

  /// What is wrong, with the words and numbers that show it.
  public var problem: Problem
  /// How bad it is.
  public var severity: Severity
  /// Where it is written; nil where no file is to blame.
  public var location: SourceLocation?
  /// The path of the view concerned, if there is one.
  public var view: String?

  /// Makes a diagnostic.
  public init(
    _ problem: Problem, severity: Severity = .error, at location: SourceLocation? = nil, view: String? = nil
  ) {
    self.problem = problem
    self.severity = severity
    self.location = location
    self.view = view
  }
}

/// Several problems of one file or suite, in file order.
public struct Diagnostics: Error, Sendable {
  /// The problems, never empty when thrown.
  public var all: [Diagnostic]

  /// Makes a list.
  public init(_ all: [Diagnostic]) {
    self.all = all
  }
}
