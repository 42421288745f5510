package import Compare
package import Graphics

/// What became of one pair.
package struct DiffOutcome: Sendable, Hashable {
  /// How it ended.
  package enum Status: Sendable, Hashable {
    /// Both pictures were compared.
    case compared(DiffFinding)
    /// Only the second folder has the picture, of this size.
    case added(PixelSize)
    /// Only the first folder has the picture, of this size.
    case removed(PixelSize)
    /// Something kept them from being compared.
    case failed([DiffFault])
  }

  /// The path relative to both folders; of two files, the path of the second one as it was typed.
  package var name: String
  /// How it ended.
  package var status: Status
  /// Where the picture of the difference was written, as the place was typed; nil where none was.
  package var picture: String?
  /// The two files as they were typed; nil of folders, whose files have one name.
  package var typedFiles: TypedFiles?

  /// The paths of two files.
  package struct TypedFiles: Sendable, Hashable {
    /// The first one.
    package var a: String
    /// The second one.
    package var b: String

    package init(a: String, b: String) { (self.a, self.b) = (a, b) }
  }

  package init(name: String, status: Status, picture: String? = nil) {
    self.name = name
    self.status = status
    self.picture = picture
  }
}

/// What comparing two pictures found.
package struct DiffFinding: Sendable, Hashable {
  /// What the pixels say.
  package var verdict: Verdict
  /// How the decision was come to.
  package var decidedBy: DiffDecision
  /// The names of chunks about colour in which the files differ; they decide nothing.
  package var colorChunks: [String]

  package init(verdict: Verdict, decidedBy: DiffDecision, colorChunks: [String] = []) {
    self.verdict = verdict
    self.decidedBy = decidedBy
    self.colorChunks = colorChunks
  }
}
