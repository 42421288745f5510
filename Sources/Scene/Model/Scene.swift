public import Problems

/// A screen or card to be drawn, and what it is drawn for.
public struct Scene: Hashable, Sendable {
  /// The design that `dw` and `dh` refer to.
  public struct Design: Hashable, Sendable {
    /// Which of the screen's sides is its width.
    public enum Basis: String, Hashable, Sendable, CaseIterable {
      /// As the device is made, however it is held.
      case natural
      /// As it is held.
      case current
    }

    /// The width that was designed for, in points.
    public var width: Double?
    /// The height that was designed for, in points.
    public var height: Double?
    /// What it is compared with (`natural`).
    public var basis: Basis
    /// The default of `scale` for all nodes.
    public var scale: [ScaledField]

    /// Makes a design.
    public init(width: Double? = nil, height: Double? = nil, basis: Basis = .natural, scale: [ScaledField] = []) {
      self.width = width
      self.height = height
      self.basis = basis
      self.scale = scale
    }
  }

  /// The size of a card; nil is `hug`.
  public struct CardSize: Hashable, Sendable {
    /// The width in points.
    public var width: Length?
    /// The height in points.
    public var height: Length?

    /// Makes a size.
    public init(width: Length?, height: Length?) {
      self.width = width
      self.height = height
    }
  }

  /// The name, unique in the suite.
  public var name: String
  /// What it shows, for people.
  public var description: String?
  /// The size where it is not the device's.
  public var size: CardSize?
  /// The design size.
  public var design: Design
  /// The devices in place of the suite's.
  public var devices: [DeviceChoice]?
  /// The variants in place of the suite's.
  public var variants: [VariantChoice]?
  /// What the matrix has besides its combinations, in place of the suite's.
  public var include: [MatrixRule]?
  /// What the matrix lacks, in place of the suite's.
  public var exclude: [MatrixRule]?
  /// What comparisons leave out, in place of the suite's.
  public var masks: [MaskRule]?
  /// Whether warnings of layout are errors; nil is the suite's.
  public var strict: Bool?
  /// The largest blur of shadows and backgrounds, in points.
  package var maxBlur = Suite.Limits().maxBlur
  /// Whether any node is of a component of Snapfarm's own.
  package var hasBuiltInNodes = false
  /// The tree; where it shows values of own axes, the tree of the values that the scene was read for.
  public var root: Node
  /// What the system shows over the root; nil is nothing.
  public var chrome: Node?
  /// The own axes that the tree shows something of, by name; each combination of their values has a tree of its own.
  public var shownAxes: [String] = []
  /// Where the scene stands.
  public var location: SourceLocation

  /// What is drawn, the last in front.
  package var roots: [Node] { [root] + (chrome.map { [$0] } ?? []) }

  /// Makes a scene.
  public init(name: String, root: Node, location: SourceLocation) {
    self.name = name
    self.root = root
    self.location = location
    self.design = Design()
  }
}

/// A device as a file or flag names it: an id, an alias, `"@group"` or `375x667@2`.
public struct DeviceChoice: Hashable, Sendable {
  /// The word.
  public var name: String
  /// Where it stands; nil on the command line.
  public var location: SourceLocation?

  /// Makes a choice.
  public init(_ name: String, location: SourceLocation? = nil) {
    self.name = name
    self.location = location
  }
}
