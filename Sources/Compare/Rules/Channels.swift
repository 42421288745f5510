/// The straight channels of a pixel in levels, 0 to 255; those of a 16-bit picture have fractions.
struct Channels {
  let red: Double
  let green: Double
  let blue: Double
  let alpha: Double

  @inline(__always)
  init(red: Double, green: Double, blue: Double, alpha: Double) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// The channels of a straight word 0xAARRGGBB.
  @inline(__always)
  init(word: UInt32) {
    self.init(
      red: Double(word &>> 16 & 0xFF), green: Double(word &>> 8 & 0xFF), blue: Double(word & 0xFF),
      alpha: Double(word &>> 24))
  }

  /// The channels of a straight word 0xAAAARRRRGGGGBBBB.
  @inline(__always)
  init(wide word: UInt64) {
    self.init(
      red: Double(word &>> 32 & 0xFFFF) / 257, green: Double(word &>> 16 & 0xFFFF) / 257,
      blue: Double(word & 0xFFFF) / 257, alpha: Double(word &>> 48) / 257)
  }

  /// Whether nothing of a background shows through.
  var isOpaque: Bool { alpha == 255 }
}
