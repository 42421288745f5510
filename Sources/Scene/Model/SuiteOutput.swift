public import Problems

/// Pictures that `render --output NAME` draws, as `outputs` of a suite says it.
public struct SuiteOutput: Hashable, Sendable {
  /// The name.
  public var name: String
  /// The scenes, by name; empty are all.
  public var scenes: [SuiteGlob] = []
  /// The devices in place of those of the scenes; empty are those.
  public var devices: [DeviceChoice] = []
  /// The values that are drawn, by axis; an axis that is not there has all of its own.
  public var variants: [VariantChoice] = []
  /// What the pictures are for.
  public var preset: OutputPreset?
  /// Where the preset stands.
  public var presetLocation: SourceLocation?
  /// What devices are drawn around the screens.
  public var frame = DeviceFrameSpec()
  /// What the system shows over scenes, in place of what these say; nil leaves it to them.
  public var chrome: [ChromeItem]?
  /// What is under pictures that are transparent in places.
  public var background: ColorValue?
  /// The names of files; nil is those of snapshots.
  public var template: NameTemplate?
  /// The kinds of files; nil is what the name says, else the preset's, else the suite's.
  public var formats: [PictureFormat]?
  /// How good JPEG is, and WebP that may lose something; nil is the usual.
  public var quality: Int?
  /// Pixels in a point; nil is each device's.
  public var scale: Double?
  /// The folder that files go to, relative to the suite's; nil is one of its name among the results.
  public var folder: String?
  /// A sheet of all pictures, below that folder; nil is none.
  public var sheet: String?
  /// How large pictures are on it.
  public var sheetSizes = SheetSizes.points
  /// Where it stands.
  public var location: SourceLocation

  /// Makes an output of everything.
  public init(name: String, location: SourceLocation) {
    self.name = name
    self.location = location
  }
}
