/// Another scene on a device, as a node shows it.
public struct EmbeddedScreen: Hashable, Sendable {
  /// The name of the scene.
  public var scene: String
  /// The device: an id, an alias or an ad-hoc size.
  public var device: String
  /// The values of axes that are said.
  public var variant: EmbeddedVariant
  /// What is drawn around it.
  public var frame: DeviceFrameSpec

  /// Makes a screen.
  public init(
    scene: String, device: String, variant: EmbeddedVariant = EmbeddedVariant(),
    frame: DeviceFrameSpec = DeviceFrameSpec()
  ) {
    self.scene = scene
    self.device = device
    self.variant = variant
    self.frame = frame
  }
}

/// Words of axes that an embedded scene is shown with; an axis that is not said follows the scene around.
public struct EmbeddedVariant: Hashable, Sendable {
  /// A word of an axis, of the format or of the author's own.
  public struct Value: Hashable, Sendable {
    /// The axis, such as `appearance`.
    public var axis: String
    /// The word, such as `dark`.
    public var word: String

    /// Makes a value.
    public init(axis: String, word: String) {
      self.axis = axis
      self.word = word
    }
  }

  /// The values, in written order, one an axis.
  public var values: [Value]

  /// Makes a variant.
  public init(_ values: [Value] = []) { self.values = values }

  /// The same with what a later set says of axes in place of what was said before.
  func merged(with later: EmbeddedVariant) -> EmbeddedVariant {
    EmbeddedVariant(values.filter { value in !later.values.contains { $0.axis == value.axis } } + later.values)
  }
}

/// How a device is drawn around an embedded scene.
public struct DeviceFrameSpec: Hashable, Sendable {
  /// What a device is drawn in; `true` is `graphite`, `false` is none.
  public enum Color: String, Hashable, Sendable, CaseIterable {
    case `true`, `false`, graphite, black, silver, gold, rose, blue, green, clay
  }

  /// What it is drawn in.
  public var color: Color
  /// Whether it casts a shadow.
  public var hasShadow: Bool

  /// Makes a way to draw it.
  public init(color: Color = .false, hasShadow: Bool = false) {
    self.color = color
    self.hasShadow = hasShadow
  }
}
