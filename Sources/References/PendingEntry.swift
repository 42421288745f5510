internal import Digest

/// What the files of a pending snapshot say, without anything being drawn or decoded.
package struct PendingEntry: Hashable, Sendable {
  /// What one picture says about itself; nil where it says nothing that can be believed.
  package struct Picture: Hashable, Sendable {
    /// The digest of its pixels, in hexadecimal digits.
    package var pixels: String
    /// The digest of what drew it.
    package var engine: String

    package init(pixels: String, engine: String) {
      self.pixels = pixels
      self.engine = engine
    }

    init(_ provenance: Provenance) {
      self.init(pixels: provenance.pixels.description, engine: provenance.engine)
    }
  }

  /// The digests of its files, by which others that have come since are told from them; nil where there is none that
  /// can be read.
  package struct Files: Hashable, Sendable {
    /// Of the picture.
    package var picture: String?
    /// Of the companion.
    package var companion: String?

    package init(picture: String? = nil, companion: String? = nil) {
      self.picture = picture
      self.companion = companion
    }

    /// Whether nothing is there.
    var isEmpty: Bool { picture == nil && companion == nil }
  }

  /// Which snapshot, as its files are named.
  package var stem: String
  /// What accepting it would do.
  package var state: PendingState
  /// The new picture.
  package var new: Picture?
  /// The reference that stands there now.
  package var reference: Picture?
  /// Its files.
  package var files: Files

  package init(
    stem: String, state: PendingState, new: Picture? = nil, reference: Picture? = nil, files: Files = Files()
  ) {
    self.stem = stem
    self.state = state
    self.new = new
    self.reference = reference
    self.files = files
  }
}
