import Graphics

extension DifferencePainter {
  /// The overlay as the rows of a file, painted over the classes in the memory that these have; nil where the pictures
  /// have different sizes, nothing was found, or there are more colours than a byte can tell.
  ///
  /// Of a long page that saves two copies of a byte a pixel. Where there is nil the painter is as it was.
  package mutating func overlayRows() -> OverlayRows? {
    let shades = Shades(strength: style.strength)
    let palette = OverlayPalette(style: style, shades: shades, hasMask: hasMask)
    guard palette.colors.count <= 256, var bytes = takeClasses() else { return nil }
    bytes.append(contentsOf: repeatElement(0, count: size.height))
    bytes.withUnsafeMutableBufferPointer { bytes in
      guard let start = bytes.baseAddress else { return }
      paintOver(start, shades, palette)
    }
    return OverlayRows(width: size.width, height: size.height, palette: palette.colors, bytes: bytes)
  }

  // From below: each row moves down by its number and one, over the classes of rows that have been painted.
  private func paintOver(_ start: UnsafeMutablePointer<UInt8>, _ shades: Shades, _ palette: OverlayPalette) {
    var kinds = [UInt8](repeating: PixelClasses.equal, count: size.width)
    expected.pixels.withUnsafeBufferPointer { words in
      kinds.withUnsafeMutableBufferPointer { kinds in
        guard let words = words.baseAddress, let kinds = kinds.baseAddress else { return }
        for y in (0..<size.height).reversed() {
          kinds.update(from: start + y &* size.width, count: size.width)
          let row = start + y &* (size.width &+ 1)
          row[0] = 0
          shades.write(words + y &* size.width, size.width, to: row + 1)
          paint(PaintedRow(y: y, bytes: row + 1), palette, kinds)
        }
      }
    }
  }
}
