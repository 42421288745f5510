import Devices
import Frames
import Graphics

/// A screen as a chart shows it, and the devices that have it.
struct ScreenOutline {
  /// What makes two screens look alike.
  struct Shape: Hashable {
    let size: Size
    let pixels: PixelSize
    let scale: Double
    let platform: Platform
    let cornerRadius: Double
    let curve: Graphics.CornerCurve
    let safeArea: Insets?
    let cutout: Cutout?
    let pill: HomeIndicator.Pill?
    /// Whether sources agree on all of it.
    let isSure: Bool

    init(_ profile: DeviceProfile) {
      let natural = profile.naturalOrientation
      size = profile.pointSize
      pixels = profile.pixelSize
      scale = profile.scale
      platform = profile.platform
      (cornerRadius, curve) = profile.drawnCorners
      safeArea = profile.safeArea[natural]
      cutout = profile.cutoutRect(in: natural).map { Cutout(kind: profile.cutout?.kind ?? .none, rect: $0) }
      pill = profile.homeIndicator?.pill
      isSure = profile.verified || profile.location == nil
    }
  }

  let shape: Shape
  private(set) var names: [String]

  /// The screens of some devices, the smallest first; devices that look alike have one together.
  static func all(of profiles: [DeviceProfile]) -> [ScreenOutline] {
    var outlines: [ScreenOutline] = []
    var places: [Shape: Int] = [:]
    for profile in profiles {
      let shape = Shape(profile)
      if let place = places[shape] {
        outlines[place].names.append(profile.name)
      } else {
        places[shape] = outlines.count
        outlines.append(ScreenOutline(shape: shape, names: [profile.name]))
      }
    }
    let order = outlines.enumerated().sorted { first, second in
      let (a, b) = (first.element.shape.size, second.element.shape.size)
      return a.width * a.height == b.width * b.height
        ? first.offset < second.offset : a.width * a.height < b.width * b.height
    }
    return order.map(\.element)
  }
}
