package import Graphics

/// A painted picture: of few colours where they suffice.
package enum DifferencePicture: Hashable, Sendable {
  /// At most 256 colours.
  case indexed(IndexedBitmap)
  /// Any colours.
  case bitmap(StraightBitmap)

  /// The picture with a word a pixel.
  package var straight: StraightBitmap {
    switch self {
    case .indexed(let picture): picture.straight
    case .bitmap(let picture): picture
    }
  }
}
