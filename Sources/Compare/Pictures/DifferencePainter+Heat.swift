import Graphics

extension DifferencePainter {
  /// The expected picture in light grey; every pixel that is not equal the darker the farther it is off.
  ///
  /// Pixels count with their largest channel delta, whatever the mode makes of them.
  package func heat() -> DifferencePicture {
    let shades = Shades(strength: OverlayStyle.plain.strength)
    let grays = (shades.darkest...255).map { UInt32($0) }
    let masked = shades.count
    let outside = 2 * masked
    let palette =
      grays.map { 0xFF00_0000 | $0 &* 0x01_0101 } + grays.map(OverlayPalette.bluish) + [style.outside]
      + HeatPalette.colors
    let indices = paintedOverShades(shades, outside: UInt8(outside), nothing: UInt8(masked - 1)) { row in
      paintHeat(row, masked: masked, hot: outside + 1)
    }
    return .indexed(IndexedBitmap(width: size.width, height: size.height, palette: palette, indices: indices))
  }

  private func paintHeat(_ row: PaintedRow, masked: Int, hot: Int) {
    guard let classes else { return }
    classes.bytes.withUnsafeBufferPointer { bytes in
      guard let bytes = bytes.baseAddress else { return }
      forEachUnequal(row.y, bytes + row.y * classes.width) { x, kind in
        if kind == PixelClasses.masked {
          row.bytes[x] &+= UInt8(truncatingIfNeeded: masked)
        } else {
          let delta = channelDelta(
            expected.pixels[row.y * expected.width + x], actual.pixels[row.y * actual.width + x])
          row.bytes[x] = UInt8(truncatingIfNeeded: hot + HeatPalette.step(delta))
        }
      }
    }
  }
}
