package import Graphics
package import Problems

/// What a pending snapshot is.
package enum PendingState: Hashable, Sendable {
  /// A picture for which there is no reference.
  case new(PixelSize)
  /// A picture that differs from its reference.
  case changed(PixelSize)
  /// Only another companion; the pixels were equal.
  case companionOnly
  /// The reference has changed since it was compared, so that accepting is refused.
  case stale
  /// It does not say what it was compared with.
  case foreign
  /// The picture cannot be read.
  case damaged(PictureFault)
}
