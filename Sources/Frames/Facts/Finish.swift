import Devices
import Graphics

/// The tones of a body.
struct Finish: Hashable {
  /// The metal in the middle tone.
  let metal: Color
  /// How much its light and dark tones differ from that, 0 to 1.
  let shine: Double
  /// What is around the screen.
  let glass: Color
  /// What is around the screen of devices whose front is painted: those with a home button.
  let front: Color
  /// Whether the front has reflections.
  var isMatt = false

  static let black = Color(hex: 0x08080A)

  /// The tones of a colour, in the device's own metal where its profile has one.
  init(_ color: FrameColor, of profile: DeviceProfile) {
    let usual = Finish(color)
    guard let metal = profile.frame?.finishes[color] else {
      self = usual
      return
    }
    if usual.isMatt { self.init(clay: metal) } else { self.init(metal: metal, shine: usual.shine, front: usual.front) }
  }

  private init(_ color: FrameColor) {
    switch color {
    case .graphite: self.init(metal: Color(hex: 0x56575B), shine: 0.5, front: Self.black)
    case .black: self.init(metal: Color(hex: 0x2B2B2E), shine: 0.42, front: Self.black)
    case .silver: self.init(metal: Color(hex: 0xC9CACD), shine: 0.6, front: Self.white)
    case .gold: self.init(metal: Color(hex: 0xD9C3A0), shine: 0.55, front: Self.white)
    case .rose: self.init(metal: Color(hex: 0xE0B7B0), shine: 0.55, front: Self.white)
    case .blue: self.init(metal: Color(hex: 0x5F7690), shine: 0.5, front: Self.black)
    case .green: self.init(metal: Color(hex: 0x66766A), shine: 0.5, front: Self.black)
    case .clay: self.init(clay: Color(hex: 0xDDDDE2))
    }
  }

  private static let white = Color(hex: 0xF6F6F7)

  private init(metal: Color, shine: Double, front: Color) {
    (self.metal, self.shine, glass, self.front) = (metal, shine, Self.black, front)
  }

  private init(clay: Color) {
    (metal, shine, glass, front, isMatt) = (clay, 0.16, clay.lighter(0.5), clay.lighter(0.5), true)
  }

  /// The colour of a watch's strap: pale beside light metal, dark beside dark metal.
  var strap: Color {
    if isMatt { return metal.darker(0.05) }
    return metal.red > 0xA0 ? metal.lighter(0.45) : metal.darker(0.4)
  }

  /// A tone of the metal, from -1, dark, to 1, light.
  func tone(_ level: Double) -> Color {
    level < 0 ? metal.darker(-level * shine) : metal.lighter(level * shine)
  }
}
