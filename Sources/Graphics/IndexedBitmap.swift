/// A picture of few colours: one byte a pixel, which says where in the palette its colour is.
package struct IndexedBitmap: Hashable, Sendable {
  /// The number of columns.
  package let width: Int
  /// The number of rows.
  package let height: Int
  /// At most 256 straight words 0xAARRGGBB.
  package let palette: [UInt32]
  /// `width * height` places in the palette, the upper row first.
  package let indices: [UInt8]

  /// Makes a picture from its places, of which there must be `width * height`, all of them in the palette.
  package init(width: Int, height: Int, palette: [UInt32], indices: [UInt8]) {
    precondition(indices.count == width * height, "\(indices.count) bytes are no \(width) × \(height) picture")
    precondition(palette.count <= 256, "a palette has no \(palette.count) colours")
    precondition(Self.endOfUse(indices) <= palette.count, "a place is not among \(palette.count) colours")
    self.width = width
    self.height = height
    self.palette = palette
    self.indices = indices
  }

  /// The picture with its colours looked up.
  package var straight: StraightBitmap {
    let pixels = [UInt32](unsafeUninitializedCapacity: indices.count) { target, count in
      palette.withUnsafeBufferPointer { palette in
        indices.withUnsafeBufferPointer { indices in
          var index = 0
          while index < indices.count {
            target[index] = palette[Int(indices[index])]
            index &+= 1
          }
        }
      }
      count = indices.count
    }
    return StraightBitmap(width: width, height: height, pixels: pixels)
  }

  // One more than the greatest place; 0 where there is none. A plain loop, which the optimiser vectorises.
  private static func endOfUse(_ indices: [UInt8]) -> Int {
    guard !indices.isEmpty else { return 0 }
    return indices.withUnsafeBufferPointer { indices in
      var (index, greatest) = (0, UInt8(0))
      while index < indices.count {
        greatest = max(greatest, indices[index])
        index &+= 1
      }
      return Int(greatest) + 1
    }
  }
}
