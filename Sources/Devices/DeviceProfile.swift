public import Graphics
public import Problems

/// What is known about a device: its screen, what the system takes of it, and where the numbers come from.
///
/// Sizes are in the natural orientation. A value that is nil is unknown, never zero.
public struct DeviceProfile: Hashable, Sendable {
  /// The name in files and on the command line, in kebab-case.
  public package(set) var id: String
  /// The name that people use.
  public var name: String
  /// Other ids, for devices with the same screen.
  public package(set) var aliases: [String] = []
  /// The system.
  public var platform: Platform
  /// The kind of device.
  public var family: DeviceFamily
  /// The year in which it was first sold.
  public var year: Int?

  /// The orientation in which sizes are given.
  public package(set) var naturalOrientation: Orientation
  /// What is rendered, in pixels; at least one and at most 64 million of them.
  public package(set) var pixelSize: PixelSize
  /// Pixels per point, from 0.01 to 10.
  public package(set) var scale: Double
  /// The pixels of the glass, where the system shrinks what is rendered.
  public var panelPixelSize: PixelSize?

  /// What the system's bars and the shape of the screen take from the edges, in points.
  public var safeArea = ByOrientation<Insets>()
  /// The same on versions of the system where it differs, in written order.
  public var systemSafeAreas: [SystemSafeArea] = []
  /// The margins of the root view, in points.
  public var layoutMargins = ByOrientation<Insets>()
  /// How wide lines of text may be, in points, by the reader's text size.
  public var readableWidths: [TextSize: Double] = [:]
  /// The height of the status bar in points; on some phones less than the safe area's top.
  public var statusBarHeight = ByOrientation<Double>()
  /// How one navigates, on Android.
  public var navigation: Navigation?
  /// The bar at the lower edge.
  public var homeIndicator: HomeIndicator?
  /// How much room each axis gives.
  public var sizeClass = ByOrientation<SizeClasses>()

  /// The radius of the screen's corners in points.
  public var screenCornerRadius: Double?
  /// The curve of the screen's corners.
  public var cornerCurve: CornerCurve?
  /// Whether the screen is a disc.
  public var screenRound: Bool?
  /// What a camera takes of the screen.
  public var cutout: Cutout?
  /// Pixels of the glass per inch.
  public var ppi: Double?

  /// The text size that the device is sold with; nil means Apple's `large`.
  public var defaultTextSize: TextSize?
  /// The factor of text sizes that the device is sold with.
  public var defaultFontScale = 1.0
  /// The size in points when the display is zoomed.
  public var displayZoom: Size?
  /// What an app has of the screen in a split view, by the words of the axis `window`, where it is not by a rule.
  public var windows: [String: ByOrientation<Size>] = [:]

  /// The body around the screen.
  public var frame: DeviceFrame?

  /// Whether a public source states the size and nothing credible contradicts it.
  public var verified = false
  /// How many sources agree on size and scale.
  public var confidence = 0
  /// The keys that rest on a similar device.
  public var inferred: [String] = []
  /// Where the numbers come from.
  public var sources: [String] = []
  /// What else is worth knowing.
  public var notes: String?
  /// Where the id is written; nil for a size made up on the command line.
  public var location: SourceLocation?

  package init(
    id: String, name: String, platform: Platform, family: DeviceFamily, naturalOrientation: Orientation,
    pixelSize: PixelSize, scale: Double
  ) {
    self.id = id
    self.name = name
    self.platform = platform
    self.family = family
    self.naturalOrientation = naturalOrientation
    self.pixelSize = pixelSize
    self.scale = scale
  }
}
