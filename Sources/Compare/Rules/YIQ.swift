/// Colours as brightness (Y) and two axes of hue (I, Q), in levels.
///
/// All sums are taken in this order, in `Double`, and products are rounded before they are added (Swift contracts nothing
/// into fused operations by itself), so that every processor comes to the same bits.
enum YIQ {
  /// The squared distance of black from white, which tolerances are shares of.
  static let maxDelta = 35215.0

  /// Above the squared distance in YIQ for each unit of squared distance in RGB: the largest eigenvalue of the rule.
  static let largestStretch = 0.2560782

  /// The brightness of a colour or of a difference of colours.
  @inline(__always)
  static func brightness(_ red: Double, _ green: Double, _ blue: Double) -> Double {
    red * 0.29889531 + green * 0.58662247 + blue * 0.11448223
  }

  /// The squared length of a difference of colours.
  @inline(__always)
  static func squaredDelta(_ red: Double, _ green: Double, _ blue: Double) -> Double {
    let y = brightness(red, green, blue)
    let i = red * 0.59597799 - green * 0.27417610 - blue * 0.32180189
    let q = red * 0.21147017 - green * 0.52261711 + blue * 0.31114694
    return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
  }

  /// The brightness of an opaque word in units of 1e-8 levels.
  ///
  /// No two differences of opaque colours have brightnesses closer than 229 units without being the same, and rounding
  /// of the sums in `Double` stays below one unit. So whatever these integers say of order, equality and sign is what
  /// the sums of `brightness` say; a test goes through all differences.
  @inline(__always)
  static func units(_ word: UInt32) -> Int {
    Int(word &>> 16 & 0xFF) &* 29_889_531 &+ Int(word &>> 8 & 0xFF) &* 58_662_247 &+ Int(word & 0xFF) &* 11_448_223
  }

  /// What one colour less another is where either lets a background through.
  @inline(__always)
  static func difference(
    _ first: Channels, _ second: Channels, over background: (red: Double, green: Double, blue: Double)
  ) -> (red: Double, green: Double, blue: Double) {
    if first.isOpaque && second.isOpaque {
      return (first.red - second.red, first.green - second.green, first.blue - second.blue)
    }
    let (one, two) = (first.alpha, second.alpha)
    let alpha = one - two
    return (
      (first.red * one - second.red * two - background.red * alpha) / 255,
      (first.green * one - second.green * two - background.green * alpha) / 255,
      (first.blue * one - second.blue * two - background.blue * alpha) / 255
    )
  }
}
