package import References

/// One pending snapshot as a review shows it.
package struct ReviewSnapshot: Hashable, Sendable {
  /// The pictures of a snapshot, as paths that can be shown; nil where there is none.
  package struct Pictures: Hashable, Sendable {
    /// What the test drew.
    package var new: String?
    /// What is accepted so far.
    package var reference: String?
    /// Where they differ.
    package var difference: String?

    package init(new: String? = nil, reference: String? = nil, difference: String? = nil) {
      self.new = new
      self.reference = reference
      self.difference = difference
    }

    /// The path of one of them.
    package subscript(kind: ReviewPicture) -> String? {
      switch kind {
      case .difference: difference
      case .new: new
      case .reference: reference
      }
    }
  }

  /// What its files say.
  package let entry: PendingEntry
  /// What the last test found of it; nil where its results are not about this picture.
  package let facts: SnapshotFacts?
  /// Its pictures.
  package var pictures: Pictures

  /// Takes what is known; facts about other pixels are left out, because they come from another run.
  package init(entry: PendingEntry, facts: SnapshotFacts?, pictures: Pictures = Pictures()) {
    self.entry = entry
    let isAbout = facts.map { $0.pixelDigest == entry.new?.pixels } ?? false
    let isCurrent = entry.state != .stale
    self.facts = isAbout && isCurrent ? facts : nil
    self.pictures = pictures
    if self.facts == nil { self.pictures.difference = nil }
  }

  /// Whether the reference was drawn by other libraries or with other fonts, as far as anybody knows.
  package var engineDiffers: Bool {
    guard case .changed = entry.state else { return false }
    if let facts { return facts.engineDiffers }
    guard let new = entry.new, let reference = entry.reference else { return false }
    return new.engine != reference.engine
  }
}

/// Which picture of a snapshot is looked at.
package enum ReviewPicture: String, CaseIterable, Sendable {
  case difference
  case new
  case reference
}
