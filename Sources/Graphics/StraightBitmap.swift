/// A picture as files store it: one word 0xAARRGGBB a pixel with straight (not premultiplied) colours.
///
/// `Bitmap` is the working format. This one is for rules that are defined on straight colours, and it keeps what
/// premultiplying loses: the colour of faint and transparent pixels.
package struct StraightBitmap: Hashable, Sendable {
  /// The number of columns.
  package let width: Int
  /// The number of rows.
  package let height: Int
  /// `width * height` words, the upper row first.
  package let pixels: [UInt32]

  /// Makes a picture from its words, of which there must be `width * height`.
  package init(width: Int, height: Int, pixels: [UInt32]) {
    precondition(pixels.count == width * height, "\(pixels.count) words are no \(width) × \(height) picture")
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// The straight form of a picture; shares the words of an opaque one.
  package init(_ bitmap: Bitmap) {
    self.init(width: bitmap.width, height: bitmap.height, pixels: Premultiplication.straighten(bitmap.pixels))
  }
}

extension Bitmap {
  /// The premultiplied form of a picture; shares the words of an opaque one.
  package init(_ straight: StraightBitmap) {
    self.init(width: straight.width, height: straight.height, pixels: Premultiplication.premultiply(straight.pixels))
  }

  /// Whether every pixel has full alpha; true for a picture without pixels.
  public var isOpaque: Bool { Premultiplication.isOpaque(pixels) }
}
