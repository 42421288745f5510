package import Devices
package import Graphics

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The screen of a drawing, in points, with what its profile leaves open filled in.
struct ScreenFacts {
  let size: Size
  let radius: Double
  let curve: Graphics.CornerCurve
  /// Device pixels in a point.
  let scale: Double

  init(_ profile: DeviceProfile, _ orientation: Orientation, scale: Double) {
    size = profile.pointSize(in: orientation)
    let isDisc = profile.screenRound == true
    radius =
      isDisc ? min(size.width, size.height) / 2 : profile.screenCornerRadius ?? Self.radius(of: profile, size)
    curve = profile.cornerCurve == .continuous && !isDisc ? .continuous : .circular
    self.scale = scale
  }

  /// The screen, beginning at the origin.
  var shape: RoundedRect {
    RoundedRect(Rect(origin: .zero, size: size), CornerRadii(all: radius), curve: curve)
  }

  var shortSide: Double { min(size.width, size.height) }

  /// A length in whole device pixels, at least one.
  func snapped(_ length: Double) -> Double { max(1, (length * scale).rounded()) / scale }

  /// Where a profile says nothing of corners: those of phones since 2018 and of watches are round.
  private static func radius(of profile: DeviceProfile, _ size: Size) -> Double {
    let side = min(size.width, size.height)
    switch profile.family {
    case .watch: return 0.19 * side
    case .phone where profile.isEdgeToEdge: return 0.09 * side
    case .tablet where profile.isEdgeToEdge: return 0.025 * side
    default: return 0
    }
  }
}

extension DeviceProfile {
  /// The corners of the screen as frames draw them: what the profile says, else as on most devices of its kind.
  package var drawnCorners: (radius: Double, curve: Graphics.CornerCurve) {
    let facts = ScreenFacts(self, naturalOrientation, scale: scale)
    return (min(facts.radius, facts.shortSide / 2), facts.curve)
  }

  /// Whether the screen takes nearly all of the front: it has round corners or a camera in it, or nothing is known of
  /// either and it is of 2018 or later, or of no year and has gestures in place of buttons.
  var isEdgeToEdge: Bool {
    if let radius = screenCornerRadius, radius > 0 { return true }
    switch cutout?.kind {
    case .notch, .dynamicIsland, .punchHole: return true
    case .some(.none): return screenCornerRadius == nil && isLate
    case nil: return isLate
    }
  }

  private var isLate: Bool { year.map { $0 >= 2018 } ?? (navigation == .gesture) }
}
