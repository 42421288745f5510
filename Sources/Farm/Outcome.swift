package import Compare
package import Graphics
package import Problems
package import References

/// What became of one snapshot.
package struct Outcome: Sendable {
  /// How a snapshot ended.
  package enum Status: Sendable, Hashable {
    /// Drawn and written, without a comparison.
    case rendered
    /// Equal to the reference, pixel for pixel.
    case unchanged
    /// Pixels differ from the reference, but no more than a stated tolerance allows.
    case withinTolerance(Verdict)
    /// Pixels differ from the reference; the verdict says how far.
    case changed(Verdict)
    /// The size differs from the reference's; the verdict is about what both cover.
    case sizeChanged(Verdict)
    /// There is no reference.
    case missing
    /// The reference is there and cannot be read.
    case unreadable(PictureFault)
    /// The picture could not be drawn, or must not be trusted; the diagnostics say why.
    case error
    /// Written as a new reference.
    case recorded
    /// Written over a reference that differed.
    case updated
  }

  /// Which snapshot.
  package var identity: SnapshotIdentity
  /// How it ended.
  package var status: Status
  /// What was found while drawing it.
  package var diagnostics: [Diagnostic]
  /// Where the scene stands.
  package var source: SourceLocation
  /// The size of the picture; nil where none was made.
  package var size: PixelSize?
  /// Device pixels in a point.
  package var scale: Double
  /// The digest of the pixels, in hexadecimal digits; nil where none were made.
  package var pixelDigest: String?
  /// The digest of what was drawn, from which the SVG is written as well; nil where nobody asked.
  package var displayDigest: String?
  /// What changed, in digits that are equal where another snapshot changed in the same way; nil where nothing did.
  package var changeDigest: String?
  /// Whether pixels are equal but the SVG companion is another one.
  package var companionDiffers = false
  /// Whether the reference was drawn by another engine.
  package var engineDiffers = false
  /// Why it may differ, where it differs within a tolerance.
  package var reason: String?
  /// How many pixels masks left out of the comparison; 0 where none was made.
  package var maskedPixels = 0
  /// The parts that masks left out, but for those of pictures; empty where no pixels were compared.
  package var leftOut: [Mask.Region] = []
  /// The masks that are about it.
  var masks: [MaskUse] = []
  /// The files of it, relative to the suite's folder.
  package var files = Files()

  /// Where the pictures of a snapshot are, relative to the suite's folder; nil where there is none.
  package struct Files: Sendable, Hashable {
    /// The reference.
    package var expected: String?
    /// The new picture.
    package var actual: String?
    /// The picture of the difference.
    package var difference: String?
    /// Everything a `render` wrote.
    package var written: [String] = []
    /// The same with digests; empty where nobody asked.
    package var noted: [WrittenFile] = []

    package init() {}
  }

  /// What the comparison came to; nil where the pictures are equal or none were compared.
  package var verdict: Verdict? {
    switch status {
    case .withinTolerance(let verdict), .changed(let verdict), .sizeChanged(let verdict): verdict
    case .rendered, .unchanged, .missing, .unreadable, .error, .recorded, .updated: nil
    }
  }

  package init(
    identity: SnapshotIdentity, status: Status, diagnostics: [Diagnostic] = [], source: SourceLocation,
    size: PixelSize? = nil, scale: Double = 1, pixelDigest: String? = nil
  ) {
    self.identity = identity
    self.status = status
    self.diagnostics = diagnostics
    self.source = source
    self.size = size
    self.scale = scale
    self.pixelDigest = pixelDigest
  }
}
