import Devices
import Graphics

extension DeviceFrame.Style {
  /// The kind that a profile's device is drawn as, or a window on it.
  init(of profile: DeviceProfile, isWindow: Bool = false) {
    guard !isWindow || profile.family == .window else {
      self = .window
      return
    }
    if let style = profile.frame?.style {
      self = style
      return
    }
    switch profile.family {
    case .phone, .tablet: self = .slab
    case .watch: self = .watch
    case .tv: self = .television
    case .desktop:
      // Macs with screens of their own that are wider stand on a desk.
      self = profile.platform == .macos && profile.pointSize.width <= 1920 ? .laptop : .monitor
    case .viewport: self = .browser
    case .window:
      self = profile.platform == .visionos ? .pane : profile.platform == .web ? .browser : .window
    }
  }

  /// Whether the drawing is turned with the screen.
  var turns: Bool { self == .slab }

  /// The drawing of a device in an orientation, before it is turned.
  func art(
    of profile: DeviceProfile, held orientation: Orientation, _ style: FrameStyle, scale: Double
  ) -> any FrameArt {
    let facts = ScreenFacts(profile, orientation, scale: scale)
    switch self {
    case .slab: return SlabArt(facts, profile, style)
    case .watch: return WatchArt(facts, profile, style)
    case .laptop: return LaptopArt(facts, profile, style)
    case .monitor: return StandArt(facts, profile, .monitor, style)
    case .television: return StandArt(facts, profile, .television, style)
    case .browser: return WindowArt(facts, style.hasBrowserBar ? .none : .address, style)
    case .window: return WindowArt(facts, profile.isTouched ? .grip : .title, style)
    case .pane: return PaneArt(facts)
    }
  }
}

extension DeviceProfile {
  /// Whether windows on it have no buttons to be closed with by a pointer.
  fileprivate var isTouched: Bool { platform == .ipados || platform == .android }
}
