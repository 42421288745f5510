/// How a box lays out its children: exactly one kind.
public enum ContainerLayout: Hashable, Sendable {
  /// Each child by its own `frame`.
  case frames
  /// Each child in the whole content box, aligned.
  case overlay(OverlaySpec)
  /// In a row or column.
  case stack(StackSpec)
  /// In cells.
  case grid(GridSpec)

  /// The word in a file.
  public var word: String {
    switch self {
    case .frames: "frames"
    case .overlay: "overlay"
    case .stack: "stack"
    case .grid: "grid"
    }
  }
}

/// Where a child stands in an overlay or a cell.
public enum OverlayAlignment: String, Hashable, Sendable, CaseIterable {
  /// As large as the box.
  case fill
  /// In the middle.
  case center
  /// At an edge or corner.
  case top, bottom, leading, trailing, topLeading, topTrailing, bottomLeading, bottomTrailing
}

/// The keys of an overlay; nil is not said.
public struct OverlaySpec: Hashable, Sendable {
  /// Where children stand (`center`).
  public var alignment: OverlayAlignment?

  /// Makes a specification.
  public init(alignment: OverlayAlignment? = nil) { self.alignment = alignment }
}

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
    /// One child is stretched or shrunk, UIStackView's rule.
    case fill
    /// All children become equally long.
    case fillEqually
    /// Children keep their lengths, the gaps are equal.
    case equalSpacing
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
    /// Horizontal stacks: baselines of first lines together.
    case firstBaseline
  }

  /// The axis (`horizontal`).
  public var axis: Axis?
  /// The distribution (`fill`).
  public var distribution: Distribution?
  /// The alignment (`fill`).
  public var alignment: Alignment?
  /// The gap between children (0); negative overlaps.
  public var spacing: Length?

  /// Makes a specification.
  public init(
    axis: Axis? = nil, distribution: Distribution? = nil, alignment: Alignment? = nil, spacing: Length? = nil
  ) {
    self.axis = axis
    self.distribution = distribution
    self.alignment = alignment
    self.spacing = spacing
  }
}

extension ContainerLayout {
  /// What a later layout makes of this one: of the same kind key by key, else the later one alone.
  public func merged(with later: ContainerLayout) -> ContainerLayout {
    switch (self, later) {
    case (.overlay(let old), .overlay(let new)): .overlay(OverlaySpec(alignment: new.alignment ?? old.alignment))
    case (.stack(let old), .stack(let new)):
      .stack(
        StackSpec(
          axis: new.axis ?? old.axis, distribution: new.distribution ?? old.distribution,
          alignment: new.alignment ?? old.alignment, spacing: new.spacing ?? old.spacing))
    case (.grid(let old), .grid(let new)): .grid(old.merged(with: new))
    default: later
    }
  }
}
