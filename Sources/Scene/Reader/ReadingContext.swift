public import Problems
public import YAML

/// What a scene file may refer to outside itself.
public struct ReadingContext: Sendable {
  /// Reads a data file of the suite; the place is that of the path, for problems with it.
  public typealias LoadData = @Sendable (_ path: String, _ location: SourceLocation) throws(Diagnostic) -> YAMLNode

  /// Says what is wrong with a device or `@group` that a condition names; nil where nothing is.
  public typealias CheckDevice = @Sendable (_ name: String) -> Problem?

  /// The components of the suite, by name.
  public var components: [String: ComponentDefinition]
  /// The colours of the suite, in written order.
  public var colors: [NamedColor]
  /// The text styles of the suite, by name.
  public var textStyles: [String]
  /// The bounds that scenes have to keep.
  public var limits: Suite.Limits
  /// The variants of the suite, for scenes that name none.
  public var variants: [VariantChoice]
  /// The own axes of the suite and of all its scenes, which conditions may name.
  public var axes: [VariantChoice]
  /// What the suite has of the system over scenes that do not say it.
  public var chrome: [ChromeItem] = []
  /// What is asked for in place of what scenes and the suite say; nil leaves it to them.
  public var wantedChrome: [ChromeItem]?
  /// Reads the files that data names.
  public var loadData: LoadData
  /// Knows the devices and groups that conditions may name; nil leaves their names unchecked.
  public var checkDevice: CheckDevice?

  /// Makes a context.
  public init(
    components: [String: ComponentDefinition] = [:], colors: [NamedColor] = [], textStyles: [String] = [],
    limits: Suite.Limits = Suite.Limits(),
    variants: [VariantChoice] = [], axes: [VariantChoice]? = nil, checkDevice: CheckDevice? = nil,
    loadData: @escaping LoadData
  ) {
    self.components = components
    self.colors = colors
    self.textStyles = textStyles
    self.limits = limits
    self.variants = variants
    self.axes = axes ?? ownAxes(of: [variants])
    self.checkDevice = checkDevice
    self.loadData = loadData
  }
}
