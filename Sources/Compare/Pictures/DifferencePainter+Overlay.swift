import Graphics

extension DifferencePainter {
  /// The expected picture in light grey; what differs, what is forgiven and what only one picture covers in colours.
  package func overlay() -> DifferencePicture {
    let shades = Shades(strength: style.strength)
    let palette = OverlayPalette(style: style, shades: shades, hasMask: hasMask)
    guard palette.colors.count <= 256 else { return .bitmap(overlayOfManyColors(shades, palette)) }
    let indices = paintedOverShades(shades, outside: UInt8(palette.outside), nothing: UInt8(palette.white)) { row in
      paint(row, palette)
    }
    return .indexed(
      IndexedBitmap(width: size.width, height: size.height, palette: palette.colors, indices: indices))
  }

  /// One byte a pixel: the shades of the expected picture, with every row handed on to be painted over.
  func paintedOverShades(
    _ shades: Shades, outside: UInt8, nothing: UInt8, _ paint: (PaintedRow) -> Void
  ) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: size.pixels) { target, count in
      expected.pixels.withUnsafeBufferPointer { words in
        guard let target = target.baseAddress else { return }
        for y in 0..<size.height {
          let row = target + y &* size.width
          let (shared, reach) = (shared(y), reach(y))
          if let words = words.baseAddress { shades.write(words + y &* expected.width, shared, to: row) }
          for x in shared..<reach { row[x] = outside }
          for x in reach..<size.width { row[x] = nothing }
          paint(PaintedRow(y: y, bytes: row))
        }
      }
      count = size.pixels
    }
  }

  private func paint(_ row: PaintedRow, _ palette: OverlayPalette) {
    guard let classes else { return }
    classes.bytes.withUnsafeBufferPointer { bytes in
      guard let bytes = bytes.baseAddress else { return }
      paint(row, palette, bytes + row.y * classes.width)
    }
  }

  func paint(_ row: PaintedRow, _ palette: OverlayPalette, _ kinds: UnsafePointer<UInt8>) {
    forEachUnequal(row.y, kinds) { x, kind in
      row.bytes[x] = UInt8(truncatingIfNeeded: palette.place(of: kind, shade: Int(row.bytes[x])))
    }
  }

  // Where so much of the picture shows through that a byte cannot tell all colours apart.
  private func overlayOfManyColors(_ shades: Shades, _ palette: OverlayPalette) -> StraightBitmap {
    var pixels: [UInt32] = []
    pixels.reserveCapacity(size.pixels)
    for y in 0..<size.height {
      let (shared, reach) = (shared(y), reach(y))
      for x in 0..<size.width {
        guard x < shared else {
          pixels.append(palette.colors[x < reach ? palette.outside : palette.white])
          continue
        }
        let gray = Shades.gray(expected.pixels[y * expected.width + x], shades.strength)
        let kind = classes.map { $0.bytes[y * $0.width + x] } ?? PixelClasses.equal
        pixels.append(palette.colors[palette.place(of: kind, shade: Int(gray) - shades.darkest)])
      }
    }
    return StraightBitmap(width: size.width, height: size.height, pixels: pixels)
  }
}

/// A row of bytes that is being painted.
struct PaintedRow {
  let y: Int
  let bytes: UnsafeMutablePointer<UInt8>
}
