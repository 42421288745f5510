/// What a picture of a difference shows.
package enum PictureKind: String, Sendable, Hashable, CaseIterable {
  case overlay, mask, heat, strip, blink
}
