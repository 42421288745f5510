package import Graphics

/// Two files, read only as far as it takes to know whether their pictures are the same.
package enum PNGPair: Sendable {
  /// Every pixel is the same, of 16-bit channels every bit; found at a rung other than `differ`.
  case same(DecisionRung, PixelSize)
  /// The pictures, of which some pixel or the size differs.
  case different(StraightBitmap, StraightBitmap)
}

/// Which of two files is no picture, and why.
package struct PNGPairError: Error, Hashable, Sendable {
  /// The place of a file among the two.
  package enum Side: Hashable, Sendable {
    case first, second
  }

  /// The file; the first where both are none.
  package let side: Side
  /// What is wrong with it.
  package let error: PNGError

  /// Tells of a file.
  package init(side: Side, error: PNGError) {
    self.side = side
    self.error = error
  }
}
