import Graphics

/// What a comparison found each pixel to be, one byte a pixel of the part that both pictures cover.
package struct PixelClasses: Hashable, Sendable {
  /// Equal in every bit.
  package static let equal: UInt8 = 0
  /// Different; the actual pixel is as bright or brighter.
  package static let different: UInt8 = 1
  /// Different; the actual pixel is darker.
  package static let darker: UInt8 = 2
  /// Would be different, but looks like antialiasing.
  package static let forgiven: UInt8 = 3
  /// Not equal, and not different by the mode's rule.
  package static let belowThreshold: UInt8 = 4
  /// Left out of the comparison.
  package static let masked: UInt8 = 5

  /// The number of columns.
  package let width: Int
  /// The number of rows.
  package let height: Int
  /// `width * height` classes, the upper row first.
  package private(set) var bytes: [UInt8]

  /// Makes classes from their bytes, of which there must be `width * height`.
  package init(width: Int, height: Int, bytes: [UInt8]) {
    precondition(bytes.count == width * height, "\(bytes.count) classes are no \(width) × \(height) picture")
    self.width = width
    self.height = height
    self.bytes = bytes
  }

  /// The bytes of a picture that is equal everywhere, with room for another byte a row, which `overlayRows` uses.
  static func allEqual(_ size: PixelSize) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: size.pixels + size.height) { target, count in
      target.prefix(size.pixels).initialize(repeating: equal)
      count = size.pixels
    }
  }

  /// Hands the bytes out, to be painted over where they are; there are no classes after this.
  mutating func takeBytes() -> [UInt8] {
    var taken: [UInt8] = []
    swap(&taken, &bytes)
    return taken
  }
}
