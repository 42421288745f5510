public import Graphics
public import Problems

/// What `snapfarm.yaml` says (scene-format section 4.1).
public struct Suite: Hashable, Sendable {
  /// The fonts that texts may use.
  public struct Fonts: Hashable, Sendable {
    /// How texts are drawn.
    public enum Mode: String, Hashable, Sendable, CaseIterable {
      /// With the letters of fonts.
      case shaped
      /// As a rectangle for each word, of a size that depends on no font.
      case blocks
    }

    /// Folders of the suite with font files, before the system's folders.
    public var folders: [String] = ["Fonts"]
    /// The family of text that names none.
    public var defaultFamily: String?
    /// Families for characters that a text's own family lacks, in order.
    public var fallback: [String] = []
    /// Names that stand for files or for other families, in written order.
    public var families: [FontAlias] = []
    /// How texts are drawn.
    public var mode = Mode.shaped
    /// Where the default family is named.
    public var location: SourceLocation?

    /// Makes the defaults.
    public init() {}
  }

  /// Where images are found, and by which rule.
  public struct Images: Hashable, Sendable {
    /// How `-568h` is compared with the screen.
    public enum HeightTag: String, Hashable, Sendable, CaseIterable {
      /// The screen has exactly that height.
      case exact
      /// The screen is at least that high: the rule of the old UIImage+H568 category.
      case atMost
    }

    /// What counts first among files that fit a device.
    public enum Order: String, Hashable, Sendable, CaseIterable {
      /// Everything else before the scale.
      case standard
      /// The scale, as UIKit chooses among files outside catalogues.
      case iosFiles = "ios-files"
    }

    /// Which of several scales a device takes.
    public enum Pick: String, Hashable, Sendable, CaseIterable {
      /// Its own, else the next larger one, else the largest.
      case ceil
      /// Android's choice.
      case aosp
      /// Flutter's choice.
      case flutter
    }

    /// Folders of the suite.
    public var folders: [String] = ["Images"]
    /// The rule for heights.
    public var heightTag: HeightTag = .exact
    /// Whether a request that names a file exactly gets that file.
    public var exactNameFirst = true
    /// What counts first.
    public var order: Order = .standard
    /// Which scale is taken.
    public var pick: Pick = .ceil

    /// Makes the defaults.
    public init() {}
  }

  /// Where texts by key are found.
  public struct Strings: Hashable, Sendable {
    /// The folder of the suite with their tables.
    public var folder = "Strings"
    /// The language that texts are written in; nil is the first of the axis `locale`, or else English.
    public var base: LanguageTag?

    /// Makes the defaults.
    public init() {}
  }

  /// Bounds that a file cannot pass.
  public struct Limits: Hashable, Sendable {
    /// The largest file, in bytes.
    public var maxFileSize = 16 << 20
    /// The most nodes of a scene, written out.
    public var maxNodes = 100_000
    /// The deepest nesting.
    public var maxDepth = 256
    /// Constraints of the children of one box.
    public var maxConstraints = 20_000
    /// The most pixels of a picture.
    public var maxPixels = 64_000_000
    /// The most pixels of an image file.
    public var maxImagePixels = 64_000_000
    /// The largest blur of shadows and backgrounds, in points.
    public var maxBlur = 1000
    /// The most snapshots of a run.
    public var maxSnapshots = 1_000_000
    /// The bytes that pictures may take while they are drawn, all together; nil is half of the machine's memory.
    public var maxMemory: Int?
    /// The seconds in which a snapshot has to be drawn.
    public var timeLimit = 60.0

    /// Makes the defaults.
    public init() {}
  }

  /// What becomes of references that no snapshot belongs to, once a whole suite was tested.
  public enum Unreferenced: String, Hashable, Sendable, CaseIterable {
    /// They are told.
    case warn
    /// Nothing.
    case ignore
    /// They are a failure.
    case fail
  }

  /// The name.
  public var name: String
  /// What it is for, for people.
  public var description: String?
  /// Globs of scene files.
  public var scenes: [SuiteGlob]
  /// Globs of component files.
  public var components: [SuiteGlob]
  /// The folder of own profiles.
  public var profiles = "Profiles"
  /// The devices.
  public var devices: [DeviceChoice] = []
  /// Named lists of devices.
  public var groups: [DeviceGroup] = []
  /// The variants of every scene that names none.
  public var variants: [VariantChoice] = []
  /// How the values of several axes are combined.
  public var combine = VariantCombination.all
  /// What the matrix of every scene that has none has besides its combinations.
  public var include: [MatrixRule] = []
  /// What the matrix of every scene that has none lacks.
  public var exclude: [MatrixRule] = []
  /// What the system shows over every scene that does not say it.
  public var chrome: [ChromeItem] = []
  /// The folder of references.
  public var references = "Snapshots"
  /// Whether an SVG companion is kept beside each reference.
  public var keepsSVG = true
  /// What becomes of references that no snapshot belongs to; nil where the file does not say it.
  public var unreferenced: Unreferenced?
  /// How pictures are compared.
  public var compare = ComparisonSettings()
  /// Where pictures may differ, the last that matches winning.
  public var tolerances: [ToleranceRule] = []
  /// What comparisons leave out, in every scene that names none; all that match apply.
  public var masks: [MaskRule] = []
  /// The folder of results.
  public var results = ".snapfarm"
  /// Fonts.
  public var fonts = Fonts()
  /// Images.
  public var images = Images()
  /// Texts by key.
  public var strings = Strings()
  /// Text styles, in written order.
  public var textStyles: [NamedTextStyle] = []
  /// Named colours, in written order.
  public var colors: [NamedColor] = []
  /// What is behind a scene's root.
  public var background: ColorValue?
  /// What `render` writes of each snapshot.
  public var formats: [PictureFormat] = [.png, .svg]
  /// Whether text is outlines in the SVG that `render` writes.
  public var outlinesText = false
  /// What `render --output NAME` draws, in written order.
  public var outputs: [SuiteOutput] = []
  /// Whether warnings of layout are errors.
  public var strict = false
  /// What of lint's findings fails.
  public var lint = LintSettings()
  /// Bounds.
  public var limits = Limits()

  /// Makes a suite with every default.
  public init(name: String, scenes: [SuiteGlob] = [], components: [SuiteGlob] = []) {
    self.name = name
    self.scenes = scenes
    self.components = components
  }
}

/// A name of a family that the suite explains.
public struct FontAlias: Hashable, Sendable {
  /// The name.
  public var name: String
  /// The files of the suite that it stands for.
  public var files: [String]
  /// The family that it stands for; nil where it has files.
  public var substitute: String?
  /// Where it stands.
  public var location: SourceLocation

  /// Makes a name.
  public init(name: String, files: [String] = [], substitute: String? = nil, location: SourceLocation) {
    self.name = name
    self.files = files
    self.substitute = substitute
    self.location = location
  }
}

/// A glob and where it stands; nil where it is a default.
public struct SuiteGlob: Hashable, Sendable {
  /// The pattern, relative to the suite's folder.
  public var pattern: String
  /// Where it stands.
  public var location: SourceLocation?

  /// Makes a glob.
  public init(_ pattern: String, location: SourceLocation? = nil) {
    self.pattern = pattern
    self.location = location
  }
}

/// A named list of devices.
public struct DeviceGroup: Hashable, Sendable {
  /// The name, without `@`.
  public var name: String
  /// The devices and further groups.
  public var devices: [DeviceChoice]

  /// Makes a group.
  public init(name: String, devices: [DeviceChoice]) {
    self.name = name
    self.devices = devices
  }
}

/// A colour of the suite.
public struct NamedColor: Hashable, Sendable {
  /// The name.
  public var name: String
  /// The colour.
  public var color: ColorValue

  /// Makes a named colour.
  public init(name: String, color: ColorValue) {
    self.name = name
    self.color = color
  }
}
