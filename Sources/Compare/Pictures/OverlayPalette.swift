/// The colours of an overlay: greys, greys that are tinted, and the colours of what differs.
struct OverlayPalette {
  let colors: [UInt32]
  /// Where the colour of each class begins; those of equal, masked and tinted pixels go on with their shades.
  private let starts: [Int]
  private let isShaded: [Bool]
  /// Where the colour of what one picture does not cover is.
  let outside: Int
  /// Where white is, which is also that of what neither covers.
  let white: Int

  init(style: OverlayStyle, shades: Shades, hasMask: Bool) {
    let grays = (shades.darkest...255).map { UInt32($0) }
    var colors = grays.map { 0xFF00_0000 | $0 &* 0x01_0101 }
    white = colors.count - 1
    let masked = colors.count
    if hasMask { colors += grays.map(Self.bluish) }
    let below = style.tintsBelowThreshold ? colors.count : 0
    if style.tintsBelowThreshold { colors += grays.map(Self.orange) }
    let first = colors.count
    colors += [style.different, style.darker, style.forgiven, style.outside]
    outside = first + 3
    starts = [0, first, first + 1, first + 2, below, masked]
    isShaded = [true, false, false, false, true, true]
    self.colors = colors
  }

  /// Where the colour of a pixel is.
  func place(of kind: UInt8, shade: Int) -> Int {
    starts[Int(kind)] + (isShaded[Int(kind)] ? shade : 0)
  }

  // Tints that no grey and no other colour of an overlay has.
  static func bluish(_ gray: UInt32) -> UInt32 {
    0xFF00_00FF | (max(gray, 48) - 48) &<< 16 | (max(gray, 20) - 20) &<< 8
  }

  private static func orange(_ gray: UInt32) -> UInt32 {
    0xFFFF_0000 | (max(gray, 24) - 24) &<< 8 | (max(gray, 72) - 72)
  }
}
