/// What a picture of a comparison shows.
package enum PictureKind: String, CaseIterable, Hashable, Sendable {
  /// The expected picture in light grey, and what differs in colours on top.
  case overlay
  /// What differs, on nothing.
  case mask
  /// The expected picture in light grey, and on top how far each pixel is off, the darker the farther.
  case heat
  /// The expected picture, the overlay and the actual picture side by side.
  case strip
  /// The expected and the actual picture in turn: the only kind of two pictures.
  case blink
}
