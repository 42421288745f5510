/// A picture as files store it: one word 0xAARRGGBB a pixel with straight (not premultiplied) colours.
///
/// `Bitmap` is the working format. This one is for rules that are defined on straight colours, and it keeps what
/// premultiplying loses: the colour of faint and transparent pixels, and the lower half of 16-bit channels.
package struct StraightBitmap: Hashable, Sendable {
  /// The number of columns.
  package let width: Int
  /// The number of rows.
  package let height: Int
  /// `width * height` words, the upper row first.
  package let pixels: [UInt32]
  /// The words 0xAAAARRRRGGGGBBBB of a picture with 16 bits a channel, of which `pixels` has the upper halves.
  package let wide: [UInt64]?

  /// Makes a picture from its words, of which there must be `width * height`.
  package init(width: Int, height: Int, pixels: [UInt32]) {
    precondition(pixels.count == width * height, "\(pixels.count) words are no \(width) × \(height) picture")
    self.width = width
    self.height = height
    self.pixels = pixels
    wide = nil
  }

  /// Makes a picture of 16 bits a channel from its words, of which there must be `width * height`.
  package init(width: Int, height: Int, wide: [UInt64]) {
    precondition(wide.count == width * height, "\(wide.count) words are no \(width) × \(height) picture")
    self.width = width
    self.height = height
    self.wide = wide
    pixels = Self.upperHalves(wide)
  }

  /// The straight form of a picture; shares the words of an opaque one.
  package init(_ bitmap: Bitmap) {
    self.init(width: bitmap.width, height: bitmap.height, pixels: Premultiplication.straighten(bitmap.pixels))
  }

  /// Whether every pixel has full alpha; true for a picture without pixels.
  package var isOpaque: Bool {
    Premultiplication.isOpaque(pixels) && (wide ?? []).allSatisfy { $0 >= 0xFFFF_0000_0000_0000 }
  }

  private static func upperHalves(_ wide: [UInt64]) -> [UInt32] {
    [UInt32](unsafeUninitializedCapacity: wide.count) { target, count in
      wide.withUnsafeBufferPointer { source in
        var index = 0
        while index < source.count {
          let word = source[index] &>> 8
          let upper = word &>> 24 & 0xFF00_0000 | word &>> 16 & 0xFF_0000 | word &>> 8 & 0xFF00 | word & 0xFF
          target[index] = UInt32(truncatingIfNeeded: upper)
          index &+= 1
        }
      }
      count = wide.count
    }
  }
}

extension Bitmap {
  /// The premultiplied form of a picture, 8 bits a channel; shares the words of an opaque one.
  package init(_ straight: StraightBitmap) {
    self.init(width: straight.width, height: straight.height, pixels: Premultiplication.premultiply(straight.pixels))
  }

  /// Whether every pixel has full alpha; true for a picture without pixels.
  public var isOpaque: Bool { Premultiplication.isOpaque(pixels) }
}
