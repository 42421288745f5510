import Compare
import Digest
import Graphics

extension Verdict {
  /// What changed, whatever is around it and wherever it is: equal where the same pixels became the same other pixels.
  ///
  /// Pictures whose sizes differ have equal digests only where both are equal.
  ///
  /// - Returns: Digits; nil where nothing changed.
  func changeDigest(expected: Bitmap, actual: Bitmap) -> String? {
    switch status {
    case .identical: nil
    case .withinTolerance, .different: box.map { digest(of: $0, expected, actual).description }
    case .sizeChanged: "\(PixelDigest(expected))\(PixelDigest(actual))"
    }
  }
}

/// Digests the old and the new word of each pixel in the box, zeros where they are equal: a pixel that changed never
/// has two of them.
private func digest(of box: PixelRect, _ expected: Bitmap, _ actual: Bitmap) -> PixelDigest {
  var words: [UInt32] = []
  words.reserveCapacity(2 * box.width * box.height)
  for y in box.y..<box.maxY {
    for at in (y * actual.width + box.x)..<(y * actual.width + box.maxX) {
      let (old, new) = (expected.pixels[at], actual.pixels[at])
      words.append(old == new ? 0 : old)
      words.append(old == new ? 0 : new)
    }
  }
  return PixelDigest(width: 2 * box.width, height: box.height, pixels: words.span)
}
