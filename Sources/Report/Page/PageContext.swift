package import Farm

/// Which of the pictures of a snapshot.
package enum PictureRole: Sendable, Hashable, CaseIterable {
  /// The reference.
  case expected
  /// The new picture.
  case actual
}

/// A picture that the page can show.
package struct PagePicture: Sendable, Hashable {
  /// Its path relative to the page.
  package var path: String
  /// Whether `pictureTwin` stands beside it, from which the page reads pixels.
  package var hasTwin: Bool

  package init(path: String, hasTwin: Bool) {
    self.path = path
    self.hasTwin = hasTwin
  }
}

/// Some lines of a file that somebody wrote.
package struct SourceExcerpt: Sendable, Hashable {
  /// The number of the first line, from 1.
  package var firstLine: Int
  /// The lines, without their ends.
  package var lines: [String]

  package init(firstLine: Int, lines: [String]) {
    self.firstLine = firstLine
    self.lines = lines
  }
}

/// What the page shows and a result does not hold, asked for where it is needed.
package struct PageContext {
  /// The picture of a snapshot; nil where there is none.
  package var picture: (_ outcome: Outcome, _ role: PictureRole) -> PagePicture?
  /// The lines around a line of a file of the suite; nil where they cannot be read.
  package var excerpt: (_ file: String, _ line: Int) -> SourceExcerpt? = { _, _ in nil }
  /// The folders of pending pictures that this run did not leave; nil where that is not known.
  ///
  /// A command without names, or with a pattern, would accept these too.
  package var otherPending: [String]?

  package init(picture: @escaping (_ outcome: Outcome, _ role: PictureRole) -> PagePicture?) {
    self.picture = picture
  }
}
