public import Graphics

/// The device side of one snapshot: which device, how it is held, and how its interface looks.
public struct Environment: Hashable, Sendable {
  /// The device, with what zoom, window and version of the system make of it.
  public var device: DeviceProfile {
    _read { yield shared.wrappedValue }
    _modify { yield &shared.wrappedValue }
  }
  private var shared: CopyOnWrite<DeviceProfile>
  /// How it is held.
  public var orientation: Orientation
  /// Light or dark.
  public var appearance: Appearance
  /// How much colours stand apart.
  public var contrast = Contrast.normal
  /// The language.
  public var locale = InterfaceLocale.language(.english)
  /// The language that texts are written in before they are translated, and that pseudo-locales are made of.
  public var baseLanguage = LanguageTag.english
  /// The direction of layout.
  public var direction = LayoutDirection.fromLocale
  /// How large the reader wants text.
  public var readingSize = ReadingSize.standard
  /// Whether everything is shown larger; the device is the one that this makes.
  public private(set) var displayZoom = DisplayZoom.standard
  /// How many of the points of the device that is not zoomed one of its points is.
  package private(set) var zoom = 1.0
  /// How much of the screen the app has; the device is the one that this makes.
  public private(set) var window = WindowSize.full
  /// The version of the system; the device is the one that this makes.
  public private(set) var os = SystemVersion.standard
  /// The words of the suite's own axes, by axis.
  public var ownValues: [String: String] = [:]

  /// Makes an environment; without an orientation the device is held naturally.
  public init(device: DeviceProfile, orientation: Orientation? = nil, appearance: Appearance = .light) {
    shared = CopyOnWrite(wrappedValue: device)
    self.orientation = orientation ?? device.naturalOrientation
    self.appearance = appearance
  }

  /// Makes the environment of a combination of variant values; later values of one axis win.
  ///
  /// - Parameters:
  ///   - device: The device.
  ///   - values: The values.
  ///   - base: The language that texts are written in, which is the locale where no value says another.
  public init(device: DeviceProfile, values: [VariantValue], base: LanguageTag = .english) {
    self = Environment(device: device).with(values, base: base)
  }

  /// The environment of a device with values of a combination; where these do not change the device, it is shared.
  package func with(_ values: [VariantValue], base: LanguageTag) -> Environment {
    var environment = self
    environment.set(values, base: base)
    return environment
  }

  private mutating func set(_ values: [VariantValue], base: LanguageTag) {
    baseLanguage = base
    locale = .language(base)
    for value in values {
      switch value {
      case .orientation(let orientation): self.orientation = orientation
      case .appearance(let appearance): self.appearance = appearance
      case .contrast(let contrast): self.contrast = contrast
      case .locale(let locale): self.locale = locale
      case .direction(let direction): self.direction = direction
      case .textSize(let size): readingSize = size
      case .displayZoom(let zoom): displayZoom = zoom
      case .window(let window): self.window = window
      case .os(let version): os = version
      case .own(let axis, let word): ownValues[axis] = word
      }
    }
    if os != .standard { device = device.running(os) }
    if displayZoom == .zoomed, let zoomed = device.zoomed {
      zoom = device.pointSize.width / zoomed.pointSize.width
      device = zoomed
    }
    if window != .full { device = device.showing(window, in: orientation) }
  }

  /// Whether layout runs from right to left where no view says otherwise.
  public var isRightToLeft: Bool {
    switch direction {
    case .fromLocale: locale == .pseudo(.rightToLeft) || language.isRightToLeft
    case .leftToRight: false
    case .rightToLeft: true
    }
  }

  /// The language that texts are set in: how letters are formed, and where lines may break.
  public var language: LanguageTag {
    guard case .language(let tag) = locale else { return baseLanguage }
    return tag
  }

  /// The size of the picture in pixels.
  public var pixelSize: PixelSize { device.pixelSize(in: orientation) }
  /// The size of the root view in points, as the device is held.
  public var size: Size { device.pointSize(in: orientation) }
  /// The size in points in the natural orientation, which `dw` and `dh` refer to; of a window, its own.
  public var naturalSize: Size { window == .full ? device.pointSize : size }
  /// Pixels per point.
  public var scale: Double { device.scale }

  /// The insets of the safe area in points; zero where they are unknown.
  public var safeArea: Insets { device.safeArea[orientation] ?? .zero }
  /// Whether the profile knows the safe area.
  public var isSafeAreaKnown: Bool { device.safeArea[orientation] != nil }

  /// The class of the width.
  public var horizontalSizeClass: SizeClass { device.sizeClasses(in: orientation).horizontal }
  /// The class of the height.
  public var verticalSizeClass: SizeClass { device.sizeClasses(in: orientation).vertical }
}
