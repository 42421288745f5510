import Devices
import Graphics
import Problems
package import Scene

// Rounding calls the C library's mathematics, which Linux links only into what imports this.
#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

extension OutputPreset {
  /// The kinds of files that it takes, the usual one first.
  package var formats: [PictureFormat] { [.png, .jpeg] }

  /// Whether it takes a kind of file.
  func takes(_ format: PictureFormat) -> Bool { formats.contains(format) }

  /// The device that is drawn for where nothing chooses one; nil is those of the scenes.
  package var device: DeviceChoice? {
    switch self {
    case .appStore, .playStore: nil
    case .playFeature: DeviceChoice("1024x500@1")
    case .ogImage: DeviceChoice("1200x630@1")
    }
  }

  /// What it takes in words, for a kind of device.
  func sizes(for family: DeviceFamily) -> [String] {
    switch self {
    case .appStore: StoreSizes.all(for: family).map { "\($0.width) × \($0.height)" }
    case .playStore: ["sides from 320 to 3840 px, the longer at most twice the shorter"]
    case .playFeature: ["1024 × 500"]
    case .ogImage: ["1200 × 630"]
    }
  }

  /// Whether it takes pictures of a size, of a kind of device.
  func takes(_ size: PixelSize, of family: DeviceFamily) -> Bool {
    switch self {
    case .appStore: StoreSizes.all(for: family).contains { $0 == size || $0.transposed == size }
    case .playStore:
      min(size.width, size.height) >= 320 && max(size.width, size.height) <= 3840
        && max(size.width, size.height) <= 2 * min(size.width, size.height)
    case .playFeature: size == PixelSize(width: 1024, height: 500)
    case .ogImage: size == PixelSize(width: 1200, height: 630)
    }
  }

  /// What would do in place of a device, its screen drawn at a scale or at its own.
  func advice(
    like device: DeviceProfile, in catalog: DeviceCatalog, scale: Double?
  ) -> OutputProblem.WrongSize.Advice {
    if scale != nil, let own = try? catalog.device(named: device.id), takes(own.pixelSize, of: own.family) {
      return .ownScale
    }
    guard let name = name(like: device, in: catalog), var advised = try? catalog.device(named: name) else {
      return .scene
    }
    if let scale { advised.draw(atScale: scale) }
    return takes(advised.pixelSize, of: advised.family) ? .device(name) : .scene
  }

  /// A device of the catalogue that would do: of those nearest in shape the newest, and of these the largest.
  ///
  /// One of another shape or time would show another picture than the one that was asked for.
  private func name(like device: DeviceProfile, in catalog: DeviceCatalog) -> String? {
    if let device = self.device { return device.name }
    let platforms: [Platform] = self == .appStore ? [.ios, .ipados, .watchos, .macos, .tvos] : [.android, .wearos]
    let isScreen = [.phone, .tablet, .watch, .tv, .desktop].contains(device.family)
    let family = isScreen ? device.family : .phone
    func distance(_ profile: DeviceProfile) -> Int {
      Int((20 * abs(profile.pixelSize.slenderness - device.pixelSize.slenderness)).rounded())
    }
    let fitting = catalog.profiles.filter {
      platforms.contains($0.platform) && $0.family == family && $0.verified && takes($0.pixelSize, of: family)
        && distance($0) <= 4 && ($0.year ?? .max) >= (device.year ?? 0) - 3
    }
    return fitting.min {
      (distance($0), -($0.year ?? 0), -$0.pixelSize.pixels, $0.id)
        < (distance($1), -($1.year ?? 0), -$1.pixelSize.pixels, $1.id)
    }?.id
  }
}

extension PixelSize {
  /// The longer side in shorter ones.
  fileprivate var slenderness: Double { Double(max(width, height)) / Double(max(1, min(width, height))) }
}

/// The sizes of the App Store's screenshots in pixels, upright; the largest of each kind first.
private enum StoreSizes {
  static func all(for family: DeviceFamily) -> [PixelSize] {
    switch family {
    case .phone: phone
    case .tablet: tablet
    case .desktop: desktop
    case .watch: watch
    case .tv: tv
    // A window may be a picture of anything.
    default: phone + tablet + desktop + watch + tv
    }
  }

  private static let phone = sizes([
    (1320, 2868), (1290, 2796), (1260, 2736), (1284, 2778), (1242, 2688), (1206, 2622), (1179, 2556), (1170, 2532),
    (1125, 2436), (1080, 2340), (1242, 2208), (750, 1334), (640, 1136), (640, 1096), (640, 960), (640, 920),
    (1398, 2034), (2007, 2853),
  ])
  private static let tablet = sizes([
    (2064, 2752), (2048, 2732), (1668, 2420), (1668, 2388), (1640, 2360), (1668, 2224), (1488, 2266), (1536, 2048),
    (1536, 2008), (768, 1024), (768, 1004),
  ])
  private static let desktop = sizes([(2880, 1800), (2560, 1600), (1440, 900), (1280, 800)])
  private static let watch = sizes([(422, 514), (410, 502), (416, 496), (396, 484), (368, 448), (312, 390)])
  private static let tv = sizes([(3840, 2160), (1920, 1080)])

  private static func sizes(_ pairs: [(Int, Int)]) -> [PixelSize] {
    pairs.map { PixelSize(width: $0.0, height: $0.1) }
  }
}

extension Plan {
  /// Looks at the sizes of all pictures before one is drawn; those of scenes of a size of their own are known later.
  ///
  /// - Parameters:
  ///   - preset: What the pictures are for.
  ///   - dressing: What is around the screens.
  ///   - scale: The scale that all are drawn at; nil is each device's.
  ///   - catalog: The devices, of which one may be advised.
  ///   - location: Where the preset stands.
  /// - Throws: Each size that the preset does not take.
  func check(
    for preset: OutputPreset, _ dressing: Dressing, scale: Double?, catalog: DeviceCatalog,
    at location: SourceLocation?
  ) throws(Diagnostics) {
    var problems: [Diagnostic] = []
    for job in jobs where job.scene.size == nil {
      let size = dressing.pixelSize(of: job)
      let device = job.environment.device
      guard !preset.takes(size, of: device.family) else { continue }
      let isFramed = dressing.frame != nil
      let advice = isFramed ? .scene : preset.advice(like: device, in: catalog, scale: scale)
      let problem = preset.refusal(of: size, for: device, advice: advice, isFramed: isFramed)
      let diagnostic = Diagnostic(.output(problem), at: location)
      if !problems.contains(diagnostic) { problems.append(diagnostic) }
    }
    guard problems.isEmpty else { throw Diagnostics(problems) }
  }
}

extension OutputPreset {
  /// What keeps it from taking a picture of a size that it does not take.
  func refusal(of size: PixelSize, for device: DeviceProfile, advice: OutputProblem.WrongSize.Advice?, isFramed: Bool)
    -> OutputProblem
  {
    .wrongSize(
      .init(
        width: size.width, height: size.height, preset: rawValue, device: device.id, takes: sizes(for: device.family),
        advice: advice, isFramed: isFramed))
  }
}
