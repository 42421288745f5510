package import Graphics

/// Paints what a comparison found, for people to look at.
///
/// Pictures have the larger width and the larger height of the two compared, upper left corner on upper left corner; where
/// those would be more pixels than allowed, which takes two long strips, they have the actual picture's size.
package struct DifferencePainter {
  let expected: StraightBitmap
  let actual: StraightBitmap
  private(set) var classes: PixelClasses?
  let hasMask: Bool
  let style: OverlayStyle
  let pixelLimit: Int
  /// The size of what is painted.
  let size: PixelSize

  /// Makes a painter of two pictures and what comparing them found.
  ///
  /// - Parameters:
  ///   - expected: the picture that was to be.
  ///   - actual: the picture that is.
  ///   - comparison: what comparing these two found.
  ///   - style: the colours; nil are those that show why the comparison failed.
  ///   - pixelLimit: how many pixels a painted picture may have.
  package init(
    expected: StraightBitmap, actual: StraightBitmap, comparison: Comparison, style: OverlayStyle? = nil,
    pixelLimit: Int = 1 << 28
  ) {
    var comparison = comparison
    self.init(
      expected: expected, actual: actual, taking: &comparison, style: style, pixelLimit: pixelLimit)
  }

  /// The same, of a comparison that is left without its classes, so that `overlayRows` can use their memory.
  package init(
    expected: StraightBitmap, actual: StraightBitmap, taking comparison: inout Comparison, style: OverlayStyle? = nil,
    pixelLimit: Int = 1 << 28
  ) {
    self.expected = expected
    self.actual = actual
    classes = comparison.classes
    comparison.classes = nil
    hasMask = comparison.verdict.maskedPixels > 0
    self.style = style ?? OverlayStyle(explaining: comparison.verdict)
    self.pixelLimit = pixelLimit
    let both = PixelSize(
      width: max(expected.width, actual.width), height: max(expected.height, actual.height))
    size = both.exceeds(pixelLimit) ? PixelSize(width: actual.width, height: actual.height) : both
  }

  /// The bytes of the classes, where these cover all that is painted; the painter has no classes after this.
  mutating func takeClasses() -> [UInt8]? {
    // Nobody else may hold the bytes, or they would be copied.
    guard classes.map({ $0.width == size.width && $0.height == size.height }) == true else { return nil }
    defer { classes = nil }
    return classes?.takeBytes()
  }

  /// Paints a picture of a kind: one, or the two that blink.
  package func paint(_ kind: PictureKind) -> [DifferencePicture] {
    switch kind {
    case .overlay: [overlay()]
    case .mask: [mask()]
    case .heat: [heat()]
    case .strip: [strip()]
    case .blink: blinkFrames().map(DifferencePicture.bitmap)
    }
  }

  /// How many columns of a row both pictures cover, of those painted.
  func shared(_ y: Int) -> Int {
    y < min(expected.height, actual.height) ? min(expected.width, actual.width, size.width) : 0
  }

  /// How many columns of a row either picture covers, of those painted.
  func reach(_ y: Int) -> Int {
    let widths = (y < actual.height ? actual.width : 0, y < expected.height ? expected.width : 0)
    return min(size.width, max(widths.0, widths.1))
  }

  /// What each pixel of a row is by the row's classes, where that is known to be anything but equal.
  func forEachUnequal(_ y: Int, _ row: UnsafePointer<UInt8>, _ visit: (_ x: Int, _ kind: UInt8) -> Void) {
    let count = shared(y)
    var x = 0
    while x < count {
      // Eight at a time are equal nearly everywhere.
      if x &+ 8 <= count, UnsafeRawPointer(row + x).loadUnaligned(as: UInt64.self) == 0 {
        x &+= 8
      } else {
        if row[x] != PixelClasses.equal { visit(x, row[x]) }
        x &+= 1
      }
    }
  }
}
