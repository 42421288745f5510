import Devices
import Graphics

/// A button at the edge of a body; numbers are shares of the edge's length.
struct SideButton: Hashable {
  typealias Side = DeviceFrame.Side

  let side: Side
  /// Where it begins, from the upper or left end of the edge.
  let start: Double
  let length: Double

  init(side: Side, start: Double, length: Double) {
    self.side = side
    self.start = start
    self.length = length
  }

  /// One that a profile tells, on a body of some size; what reaches over an end is left out.
  init(_ mark: DeviceFrame.Mark, on body: Size) {
    let edge = mark.side == .left || mark.side == .right ? body.height : body.width
    let start = edge > 0 ? min(mark.offset / edge, 1) : 0
    self.init(side: mark.side, start: start, length: edge > 0 ? min(mark.length / edge, 1 - start) : 0)
  }

  /// The buttons of a device, as most of its kind have them.
  static func all(of profile: DeviceProfile, hasHomeButton: Bool) -> [SideButton] {
    switch (profile.platform, profile.family) {
    case (.ios, .phone): phone(profile, hasHomeButton)
    case (.ipados, _): tablet(hasHomeButton)
    case (_, .tablet): androidTablet(profile.naturalOrientation)
    case (_, .phone): androidPhone
    default: []
    }
  }

  private static func phone(_ profile: DeviceProfile, _ hasHomeButton: Bool) -> [SideButton] {
    guard hasHomeButton else {
      return [
        SideButton(side: .left, start: 0.148, length: 0.037), SideButton(side: .left, start: 0.215, length: 0.070),
        SideButton(side: .left, start: 0.303, length: 0.070), SideButton(side: .right, start: 0.245, length: 0.112),
      ]
    }
    let sides = [
      SideButton(side: .left, start: 0.115, length: 0.036), SideButton(side: .left, start: 0.192, length: 0.046),
      SideButton(side: .left, start: 0.262, length: 0.046),
    ]
    // Until 2014 the button that wakes the phone was on top.
    let glass = Double((profile.panelPixelSize ?? profile.pixelSize).height) / max(profile.scale, 0.01)
    let isOnTop = (profile.year ?? 2020) < 2014 || glass < 600
    return sides + [
      isOnTop
        ? SideButton(side: .top, start: 0.66, length: 0.17) : SideButton(side: .right, start: 0.192, length: 0.058)
    ]
  }

  private static func tablet(_ hasHomeButton: Bool) -> [SideButton] {
    [
      SideButton(side: .top, start: 0.84, length: 0.075), SideButton(side: .right, start: 0.105, length: 0.046),
      SideButton(side: .right, start: 0.165, length: 0.046),
    ]
  }

  private static func androidTablet(_ natural: Orientation) -> [SideButton] {
    natural == .landscape
      ? [SideButton(side: .top, start: 0.075, length: 0.04), SideButton(side: .top, start: 0.14, length: 0.085)]
      : [SideButton(side: .right, start: 0.085, length: 0.045), SideButton(side: .right, start: 0.155, length: 0.09)]
  }

  private static var androidPhone: [SideButton] {
    [SideButton(side: .right, start: 0.232, length: 0.068), SideButton(side: .right, start: 0.345, length: 0.122)]
  }

  /// Where it is on a body: so far outside, and the same inside, where it is not seen.
  func rect(on body: Rect, depth: Double) -> Rect {
    switch side {
    case .left: Rect(x: body.x - depth, y: body.y + start * body.height, width: 2 * depth, height: length * body.height)
    case .right:
      Rect(x: body.maxX - depth, y: body.y + start * body.height, width: 2 * depth, height: length * body.height)
    case .top: Rect(x: body.x + start * body.width, y: body.y - depth, width: length * body.width, height: 2 * depth)
    case .bottom:
      Rect(x: body.x + start * body.width, y: body.maxY - depth, width: length * body.width, height: 2 * depth)
    }
  }
}
