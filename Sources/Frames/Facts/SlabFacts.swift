import Devices
import Graphics

/// The front of a phone or tablet, in points of its natural screen.
struct SlabFacts {
  /// From the screen to the edge of the body: sides, and ends.
  let bezel: Size
  let outerRadius: Double
  /// How wide the metal is that is seen from the front.
  let rim: Double
  /// The button below the screen.
  let homeButton: Rect?
  let buttons: [SideButton]

  init(_ screen: ScreenFacts, _ profile: DeviceProfile) {
    let known = profile.frame?.bezel ?? Self.bezel(screen, profile)
    let bezel = Size(width: screen.snapped(known.width), height: screen.snapped(known.height))
    let body = Size(
      width: screen.size.width + 2 * bezel.width, height: screen.size.height + 2 * bezel.height)
    let least = min(bezel.width, bezel.height)
    self.bezel = bezel
    // Corners are round around the centres of the screen's; where those are square, as on devices of their kind.
    let around = screen.radius > 0 ? screen.radius + least : Self.cornerShare(profile) * min(body.width, body.height)
    outerRadius = min(profile.frame?.outerCornerRadius ?? around, min(body.width, body.height) / 2)
    let usual = min(0.34 * least, (profile.family == .tablet ? 0.0078 : 0.0158) * screen.shortSide)
    rim = profile.frame?.rim.map { min($0, least) } ?? usual
    homeButton = Self.homeButton(screen, profile, below: bezel)
    buttons =
      profile.frame?.buttons?.map { SideButton($0, on: body) }
      ?? SideButton.all(of: profile, hasHomeButton: homeButton != nil)
  }

  /// By how much of the screen's shorter side the body is larger on each side.
  private static func bezel(_ screen: ScreenFacts, _ profile: DeviceProfile) -> Size {
    let side = screen.shortSide
    switch (profile.family, profile.isEdgeToEdge) {
    case (.tablet, true): return Size(width: 0.052 * side, height: 0.052 * side)
    case (.tablet, false):
      // The wide margins are where the shorter sides are.
      let wide = profile.naturalOrientation == .portrait
      return Size(width: (wide ? 0.075 : 0.12) * side, height: (wide ? 0.12 : 0.075) * side)
    case (.desktop, _): return Size(width: 0.04 * side, height: 0.04 * side)
    case (_, true): return Size(width: 0.042 * side, height: 0.042 * side)
    case (_, false): return Size(width: 0.055 * side, height: 0.19 * side)
    }
  }

  private static func cornerShare(_ profile: DeviceProfile) -> Double {
    switch (profile.platform, profile.family) {
    case (.ios, _): 0.14
    case (_, .tablet), (_, .desktop): 0.06
    default: 0.11
    }
  }

  private static func homeButton(_ screen: ScreenFacts, _ profile: DeviceProfile, below bezel: Size) -> Rect? {
    let known = profile.frame?.homeButton.map { min($0, bezel.height) }
    let diameter = known ?? usualHomeButton(screen, profile, below: bezel)
    guard diameter > 0 else { return nil }
    return Rect(
      x: (screen.size.width - diameter) / 2, y: screen.size.height + (bezel.height - diameter) / 2, width: diameter,
      height: diameter)
  }

  /// iPhones and iPads with square screens have one; it is 10.9 millimetres wide, and never fills its bezel.
  private static func usualHomeButton(
    _ screen: ScreenFacts, _ profile: DeviceProfile, below bezel: Size
  ) -> Double {
    guard [.ios, .ipados].contains(profile.platform), screen.radius == 0,
      bezel.height > 1.25 * bezel.width
        || profile.family == .tablet && bezel.height > 0.1 * screen.shortSide, !profile.isEdgeToEdge
    else { return 0 }
    return min(0.68 * bezel.height, 10.9 * (profile.pointsPerMillimetre ?? .infinity))
  }
}
