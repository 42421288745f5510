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
  /// The bounds that scenes have to keep.
  public var limits: Suite.Limits
  /// Reads the files that data names.
  public var loadData: LoadData
  /// Knows the devices and groups that conditions may name; nil leaves their names unchecked.
  public var checkDevice: CheckDevice?

  /// Makes a context.
  public init(
    components: [String: ComponentDefinition] = [:], colors: [NamedColor] = [], limits: Suite.Limits = Suite.Limits(),
    checkDevice: CheckDevice? = nil, loadData: @escaping LoadData
  ) {
    self.components = components
    self.colors = colors
    self.limits = limits
    self.checkDevice = checkDevice
    self.loadData = loadData
  }
}
