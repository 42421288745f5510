import Compare

/// What was painted of a difference.
struct PaintedPictures {
  /// What goes to a file, of the kind that was asked for.
  var file: [UInt8]?
  /// What a page shows, which explains its colours: always the overlay.
  var pane: [UInt8]?

  /// Nothing is painted.
  init() {}

  /// Paints what is wanted, once where both are the same.
  init(wantsFile: Bool, wantsPane: Bool, _ kind: PictureKind, paint: (PictureKind) -> [UInt8]) {
    file = wantsFile ? paint(kind) : nil
    guard wantsPane else { return }
    pane = kind == .overlay ? file ?? paint(.overlay) : paint(.overlay)
  }
}
