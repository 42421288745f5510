import Devices
import Graphics

/// What a camera takes of the screen, drawn over it in the colour of glass.
struct CutoutArt {
  private let kind: Cutout.Kind
  private let isOfPhone: Bool
  let rect: Rect
  /// Nil where the profile tells of another.
  private let lens: Rect?

  /// Nil where the screen is whole, or nothing is known of it.
  init?(of profile: DeviceProfile, on screen: ScreenFacts) {
    guard let cutout = profile.cutout, cutout.kind != .none else { return nil }
    kind = cutout.kind
    isOfPhone = profile.family == .phone
    let upright = cutout.rect ?? Self.rect(of: cutout.kind, profile)
    // The profile has it in points of the upright screen, this drawing in those of the natural one.
    rect =
      profile.naturalOrientation == .portrait || profile.cutout?.rect == nil
      ? upright : profile.cutoutRect(in: .landscape) ?? upright
    let side = min(rect.width, rect.height)
    guard profile.frame?.lens == nil else {
      lens = nil
      return
    }
    lens =
      switch kind {
      case .dynamicIsland:
        Rect(
          x: rect.maxX - 0.5 * side - 0.16 * side, y: rect.midY - 0.16 * side, width: 0.32 * side, height: 0.32 * side)
      case .notch:
        // On iPhones it stands beside the earpiece, elsewhere it is all there is.
        Rect(
          x: rect.midX + (profile.platform == .ios ? 0.2 * rect.width : -0.16 * side), y: rect.y + 0.3 * side,
          width: 0.32 * side, height: 0.32 * side)
      case .punchHole, .none:
        Rect(x: rect.midX - 0.33 * side, y: rect.midY - 0.33 * side, width: 0.66 * side, height: 0.66 * side)
      }
  }

  /// Where a profile tells the kind and no place: in the middle of the status bar.
  private static func rect(of kind: Cutout.Kind, _ profile: DeviceProfile) -> Rect {
    let size = profile.pointSize
    let (width, side) = (size.width, min(size.width, size.height))
    let bar = profile.statusBarHeight[profile.naturalOrientation] ?? profile.safeArea[profile.naturalOrientation]?.top
    switch kind {
    case .punchHole, .none:
      let diameter = 0.062 * side
      let y = max(0.02 * side, ((bar ?? 0.1 * side) - diameter) / 2)
      return Rect(x: (width - diameter) / 2, y: y, width: diameter, height: diameter)
    case .dynamicIsland:
      return Rect(x: 0.344 * width, y: 0.03 * side, width: 0.312 * width, height: 0.093 * side)
    case .notch:
      // That of a computer is narrow.
      let share = profile.family == .desktop ? 0.123 : 0.42
      let height = bar ?? (profile.family == .desktop ? 0.033 : 0.08) * side
      return Rect(x: (1 - share) / 2 * width, y: 0, width: share * width, height: height)
    }
  }

  /// Draws it in the colour of the glass; nil for a front without any, where it is pale.
  func paint(_ painter: inout FramePainter, glass: Color?) {
    let color = glass ?? Color(hex: 0xF3F3F5)
    switch kind {
    case .notch: painter.fill(notch, color)
    case .dynamicIsland, .punchHole, .none: painter.fill(.pill(rect), color)
    }
    if let lens { Lens(box: lens, isMatt: glass == nil).paint(&painter) }
  }

  /// A bay whose upper corners bend outwards and whose lower ones are round.
  private var notch: Path {
    let (ear, low) = (min(6, 0.18 * rect.height), min((isOfPhone ? 0.62 : 0.34) * rect.height, 0.22 * rect.width))
    let k = 0.5523
    // A hair above the edge, so that nothing of the screen shines through there.
    let top = rect.y - 1
    let (left, right) = (rect.x, rect.maxX)
    return Path([
      .move(Point(x: left - ear, y: top)), .line(Point(x: left - ear, y: rect.y)),
      .curve(
        Point(x: left - ear + k * ear, y: rect.y), Point(x: left, y: rect.y + (1 - k) * ear),
        Point(x: left, y: rect.y + ear)),
      .line(Point(x: left, y: rect.maxY - low)),
      .curve(
        Point(x: left, y: rect.maxY - (1 - k) * low), Point(x: left + (1 - k) * low, y: rect.maxY),
        Point(x: left + low, y: rect.maxY)),
      .line(Point(x: right - low, y: rect.maxY)),
      .curve(
        Point(x: right - (1 - k) * low, y: rect.maxY), Point(x: right, y: rect.maxY - (1 - k) * low),
        Point(x: right, y: rect.maxY - low)),
      .line(Point(x: right, y: rect.y + ear)),
      .curve(
        Point(x: right, y: rect.y + (1 - k) * ear), Point(x: right + ear - k * ear, y: rect.y),
        Point(x: right + ear, y: rect.y)),
      .line(Point(x: right + ear, y: top)), .close,
    ])
  }
}
