/// The keys of a stack; nil is not said.
public struct StackSpec: Hashable, Sendable {
  /// The direction in which children follow each other.
  public enum Axis: String, Hashable, Sendable, CaseIterable {
    /// One beside the other.
    case horizontal
    /// One below the other.
    case vertical
  }

  /// What is done with room that is left or lacking on the main axis.
  public enum Distribution: String, Hashable, Sendable, CaseIterable {
    /// Children are stretched or shrunk by their priorities, UIStackView's rule.
    case fill
    /// All children become equally long.
    case fillEqually
    /// Children become as long as their content has it among them.
    case fillProportionally
    /// Children keep their lengths, the gaps are equal.
    case equalSpacing
    /// Children keep their lengths, the distances of their centres are equal as far as the gaps allow.
    case equalCentering
    /// Children are packed at the start, the centre or the end.
    case start, center, end
    /// Room around or between, CSS's words.
    case spaceAround, spaceEvenly
  }

  /// Where children stand across.
  public enum Alignment: String, Hashable, Sendable, CaseIterable {
    /// As wide as the stack.
    case fill
    /// In the middle.
    case center
    /// Horizontal stacks.
    case top, bottom
    /// Vertical stacks.
    case leading, trailing
    /// Horizontal stacks: baselines of first or of last lines together.
    case firstBaseline, lastBaseline
  }

  /// Whose arithmetic a distribution follows where UIStackView's is not what its name says.
  public enum Quirks: String, Hashable, Sendable, CaseIterable {
    /// What the name says.
    case none
    /// UIStackView's: `fillProportionally` counts gaps and margins in, and the last child pays for it.
    case uikit
  }

  /// The axis (`horizontal`).
  public var axis: Axis?
  /// The distribution (`fill`).
  public var distribution: Distribution?
  /// The alignment (`fill`).
  public var alignment: Alignment?
  /// The gap between children (0); negative overlaps.
  public var spacing: Length?
  /// Whether children that do not fit go on in another line (false).
  public var wraps: Bool?
  /// The gap between lines (`spacing`).
  public var lineSpacing: Length?
  /// Whether gaps of a vertical stack go from baseline to baseline (false).
  public var isBaselineRelative: Bool?
  /// Whose arithmetic is followed (`none`).
  public var quirks: Quirks?

  /// Makes a specification.
  public init(
    axis: Axis? = nil, distribution: Distribution? = nil, alignment: Alignment? = nil, spacing: Length? = nil
  ) {
    self.axis = axis
    self.distribution = distribution
    self.alignment = alignment
    self.spacing = spacing
  }

  /// What the keys of a later specification make of this one.
  func merged(with later: StackSpec) -> StackSpec {
    var spec = self
    spec.axis = later.axis ?? axis
    spec.distribution = later.distribution ?? distribution
    spec.alignment = later.alignment ?? alignment
    spec.spacing = later.spacing ?? spacing
    spec.wraps = later.wraps ?? wraps
    spec.lineSpacing = later.lineSpacing ?? lineSpacing
    spec.isBaselineRelative = later.isBaselineRelative ?? isBaselineRelative
    spec.quirks = later.quirks ?? quirks
    return spec
  }
}
