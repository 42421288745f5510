public import Problems

/// One constraint of a node in a `constraints` parent: its attribute, a relation, and what it is compared with.
///
/// `attribute relation (item + offset) × multiplier ÷ divisor + constant`, as NSLayoutConstraint has it but for the
/// offset and the divisor; without an item it is the constant alone.
public struct Anchor: Hashable, Sendable {
  /// How the two sides compare.
  public enum Relation: String, Hashable, Sendable, CaseIterable {
    /// The same.
    case equal = "=="
    /// At least as large.
    case greaterOrEqual = ">="
    /// At most as large.
    case lessOrEqual = "<="
  }

  /// An edge, centre, baseline or side.
  public enum Attribute: String, Hashable, Sendable, CaseIterable {
    /// Edges, whatever the direction.
    case left, right
    /// Edges where reading begins and ends.
    case leading, trailing
    /// Edges.
    case top, bottom
    /// Sides.
    case width, height
    /// The middle.
    case centerX, centerY
    /// Where the first and last line of text stand; of what has no text, the upper and lower edge.
    case firstBaseline, lastBaseline
  }

  /// The view or guide on the right.
  public struct Item: Hashable, Sendable {
    /// Whose attribute it is.
    public enum Target: Hashable, Sendable {
      /// The node that has the constraint.
      case own
      /// The box around it.
      case superview
      /// A view by its path or the end of it, or a guide of the box around by its name.
      case named(String)
    }

    /// Whose attribute it is.
    public var target: Target
    /// The guide of the target: `safeArea`, `layoutMargins`, `readableContent`, `keyboard`, or one of its own.
    public var guide: String?
    /// The attribute.
    public var attribute: Attribute
    /// Where the item is written.
    public var location: SourceLocation?

    /// Makes an item.
    public init(_ target: Target, guide: String? = nil, _ attribute: Attribute, location: SourceLocation? = nil) {
      self.target = target
      self.guide = guide
      self.attribute = attribute
      self.location = location
    }
  }

  /// The attribute on the left.
  public var attribute: Attribute
  /// How the sides compare.
  public var relation: Relation
  /// What the attribute is compared with; nil is the constant alone.
  public var item: Item?
  /// What is added to the item before anything else: the length in `(superview - 20) / 3`.
  public var offset: Length
  /// What the item is multiplied by.
  public var multiplier: Double
  /// What the item is divided by, never 0; a third of something is not as many digits of 0.333 as there is room for.
  public var divisor: Double
  /// What is added.
  public var constant: Length
  /// How much it counts, from 1 to 1000, which is required.
  public var priority: Int
  /// Where the constraint is written.
  public var location: SourceLocation?
  /// The file or component that it is written in, which decides what its names mean.
  package var space = 0

  /// The priority that has to hold.
  public static let required = 1000

  /// Makes a constraint.
  public init(
    _ attribute: Attribute, _ relation: Relation = .equal, _ item: Item? = nil, offset: Length = .zero,
    multiplier: Double = 1, divisor: Double = 1, constant: Length = .zero, priority: Int = Anchor.required,
    location: SourceLocation? = nil
  ) {
    self.attribute = attribute
    self.relation = relation
    self.item = item
    self.offset = offset
    self.multiplier = multiplier
    self.divisor = divisor
    self.constant = constant
    self.priority = priority
    self.location = location
  }
}

extension Anchor.Attribute {
  /// The axis on which it lies.
  public var axis: StackSpec.Axis {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX: .horizontal
    case .top, .bottom, .height, .centerY, .firstBaseline, .lastBaseline: .vertical
    }
  }

  /// Whether it is a side, not a place.
  public var isSide: Bool { self == .width || self == .height }
}

/// A rectangle of a box that views are constrained to, and that is not drawn.
public struct GuideSpec: Hashable, Sendable {
  /// The name, which no view beside it has.
  public var name: String
  /// Its constraints.
  public var anchors: [Anchor]
  /// Where its name is written.
  public var location: SourceLocation?

  /// Makes a guide.
  public init(_ name: String, anchors: [Anchor], location: SourceLocation? = nil) {
    self.name = name
    self.anchors = anchors
    self.location = location
  }
}
