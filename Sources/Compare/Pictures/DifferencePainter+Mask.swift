import Graphics

extension DifferencePainter {
  /// What differs, and what only one picture covers, on nothing; to lay over either picture.
  package func mask() -> DifferencePicture {
    let palette: [UInt32] = [0x0000_0000, style.different, style.darker, style.outside]
    var indices = [UInt8](repeating: 0, count: size.pixels)
    for y in 0..<size.height {
      for x in shared(y)..<reach(y) { indices[y * size.width + x] = 3 }
      classes?.bytes.withUnsafeBufferPointer { bytes in
        guard let bytes = bytes.baseAddress else { return }
        forEachUnequal(y, bytes + y * (classes?.width ?? 0)) { x, kind in
          // Classes 1 and 2 are those that differ, and their places in the palette.
          if kind <= PixelClasses.darker { indices[y * size.width + x] = kind }
        }
      }
    }
    return .indexed(IndexedBitmap(width: size.width, height: size.height, palette: palette, indices: indices))
  }
}
