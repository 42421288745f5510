package import Graphics

extension DifferencePainter {
  /// How many columns lie between the pictures of a strip.
  private static let gap = 8
  private static let gapColor: UInt32 = 0xFF9A_9AA2

  /// The expected picture, the overlay and the actual picture, from left to right; the overlay alone where a strip
  /// would have too many pixels.
  package func strip() -> DifferencePicture {
    let overlay = overlay()
    let width = expected.width + size.width + actual.width + 2 * Self.gap
    let height = max(expected.height, actual.height)
    guard !PixelSize(width: width, height: height).exceeds(pixelLimit) else { return overlay }
    var pixels = [UInt32](repeating: Self.gapColor, count: width * height)
    Self.copy(expected, to: &pixels, width, at: 0)
    Self.copy(overlay.straight, to: &pixels, width, at: expected.width + Self.gap)
    Self.copy(actual, to: &pixels, width, at: expected.width + size.width + 2 * Self.gap)
    return .bitmap(StraightBitmap(width: width, height: height, pixels: pixels))
  }

  /// The expected and the actual picture in one size, with nothing where they have no pixels.
  package func blinkFrames() -> [StraightBitmap] { [padded(expected), padded(actual)] }

  private func padded(_ picture: StraightBitmap) -> StraightBitmap {
    if picture.width == size.width && picture.height == size.height && picture.wide == nil { return picture }
    var pixels = [UInt32](repeating: 0, count: size.pixels)
    Self.copy(picture, to: &pixels, size.width, at: 0)
    return StraightBitmap(width: size.width, height: size.height, pixels: pixels)
  }

  /// Copies rows as far as there is room.
  private static func copy(_ picture: StraightBitmap, to pixels: inout [UInt32], _ width: Int, at column: Int) {
    let count = min(picture.width, width - column)
    guard count > 0 else { return }
    for y in 0..<min(picture.height, pixels.count / width) {
      let (source, target) = (y * picture.width, y * width + column)
      for x in 0..<count { pixels[target + x] = picture.pixels[source + x] }
    }
  }
}
