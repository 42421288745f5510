/// How much of each pixel of a region is covered: Cairo's A8, a byte a pixel.
package struct Coverage: Hashable, Sendable {
  /// The number of columns.
  package let width: Int
  /// The number of rows.
  package let height: Int
  /// The bytes from one row to the next: rows are padded to whole words.
  package let stride: Int
  /// `stride * height` bytes, the upper row first.
  package var bytes: [UInt8]

  /// Makes a region of which nothing is covered, or everything.
  package init(width: Int, height: Int, value: UInt8 = 0) {
    self.width = max(0, width)
    self.height = max(0, height)
    stride = (self.width + 3) / 4 * 4
    bytes = Array(repeating: value, count: stride * self.height)
  }

  /// A pixel.
  package subscript(x: Int, y: Int) -> UInt8 { bytes[y * stride + x] }

  /// Makes covered what was not, and the other way round.
  package mutating func invert() {
    bytes.withUnsafeMutableBufferPointer { bytes in
      var index = 0
      while index < bytes.count {
        bytes[index] = ~bytes[index]
        index &+= 1
      }
    }
  }
}
