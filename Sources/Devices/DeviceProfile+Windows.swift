import Graphics

// Rounding calls the C library's mathematics, which Linux links only into what imports this.
#if canImport(Darwin)
internal import Darwin
#else
internal import Glibc
#endif

extension DeviceProfile {
  /// The size in points of a window, as the device is held; nil where the device has none of the kind.
  func size(of window: WindowSize, in orientation: Orientation) -> Size? {
    let screen = pointSize(in: orientation)
    guard window != .full else { return screen }
    if let known = windows[window.word]?[orientation] { return known }
    guard family == .tablet || family == .desktop else { return nil }
    switch window {
    case .full: return screen
    case .points(let width, let height):
      let fits = Double(width) <= screen.width && Double(height) <= screen.height
      return fits ? Size(width: Double(width), height: Double(height)) : nil
    case .half: return halfWidth(of: screen, in: orientation).map { Size(width: $0, height: screen.height) }
    case .third: return thirdWidth(of: screen, in: orientation).map { Size(width: $0, height: screen.height) }
    }
  }

  /// iPadOS leaves 10 points between two apps, and has no halves upright; computers divide a screen as it is.
  private func halfWidth(of screen: Size, in orientation: Orientation) -> Double? {
    if family == .desktop { return (screen.width / 2).rounded(.down) }
    return platform == .ipados && orientation == .landscape ? (screen.width - 10) / 2 : nil
  }

  /// The widths that are known of iPads; what one with another screen has is not.
  private func thirdWidth(of screen: Size, in orientation: Orientation) -> Double? {
    if family == .desktop { return (screen.width / 3).rounded(.down) }
    guard platform == .ipados else { return nil }
    switch (orientation, screen.width) {
    case (.landscape, 1024), (.landscape, 1080), (.landscape, 1112), (.portrait, 768), (.portrait, 810),
      (.portrait, 834):
      return 320
    case (.landscape, 1194), (.landscape, 1366), (.portrait, 1024): return 375
    default: return nil
    }
  }

  /// The device with a window in place of its screen.
  func showing(_ window: WindowSize, in orientation: Orientation) -> DeviceProfile {
    guard window != .full, let size = size(of: window, in: orientation) else { return self }
    let isAsHigh = size.height == pointSize(in: orientation).height
    let pixels = PixelSize(width: Int((size.width * scale).rounded()), height: Int((size.height * scale).rounded()))
    var device = self
    device.pixelSize = orientation == naturalOrientation ? pixels : pixels.transposed
    // The window's pixels are as large as the screen's.
    device.ppi = pointsPerMillimetre.map { $0 * 25.4 * scale }
    device.panelPixelSize = nil
    device.safeArea = insets(isAsHigh: isAsHigh, in: orientation)
    device.sizeClass = ByOrientation(
      portrait: orientation == .portrait ? sizeClasses(of: size) : nil,
      landscape: orientation == .landscape ? sizeClasses(of: size) : nil)
    device.screenCornerRadius = nil
    device.cornerCurve = nil
    device.cutout = nil
    device.homeIndicator = isAsHigh ? homeIndicator : nil
    device.frame = nil
    return device
  }

  /// A window as high as the screen keeps what is above and below; of others it is known where nothing is.
  private func insets(isAsHigh: Bool, in orientation: Orientation) -> ByOrientation<Insets> {
    // No window of a computer is under the camera.
    var insets = family == .desktop ? .zero : safeArea[orientation]
    insets?.left = 0
    insets?.right = 0
    if !isAsHigh, insets != .zero { insets = nil }
    return orientation == .portrait ? ByOrientation(portrait: insets) : ByOrientation(landscape: insets)
  }

  private func sizeClasses(of size: Size) -> SizeClasses {
    switch platform {
    case .ipados: SizeClasses(horizontal: size.width < 640 ? .compact : .regular, vertical: .regular)
    case .android:
      SizeClasses(
        horizontal: .android(size.width, steps: [600, 840, 1200, 1600]),
        vertical: .android(size.height, steps: [480, 900]))
    default: SizeClasses(horizontal: .byLength(size.width), vertical: .byLength(size.height))
    }
  }
}

extension SizeClass {
  /// Android's class of a side by the lengths from which on it is a larger one.
  fileprivate static func android(_ points: Double, steps: [Double]) -> SizeClass {
    let classes: [SizeClass] = [.compact, .medium, .expanded, .large, .extraLarge]
    return classes[steps.count { $0 <= points }]
  }
}

extension DeviceProfile {
  /// The device with another version of its system.
  func running(_ version: SystemVersion) -> DeviceProfile {
    guard case .version(let word) = version, let other = systemSafeAreas.first(where: { $0.version == word }) else {
      return self
    }
    var device = self
    device.safeArea = ByOrientation(
      portrait: other.insets.portrait ?? safeArea.portrait, landscape: other.insets.landscape ?? safeArea.landscape)
    return device
  }
}
