/// How a box lays out its children: exactly one kind.
///
/// What a kind has to say lies outside of nodes, of which many are on the stack at once.
public indirect enum ContainerLayout: Hashable, Sendable {
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

extension ContainerLayout {
  /// What a later layout makes of this one: of the same kind key by key, else the later one alone.
  public func merged(with later: ContainerLayout) -> ContainerLayout {
    switch (self, later) {
    case (.overlay(let old), .overlay(let new)): .overlay(OverlaySpec(alignment: new.alignment ?? old.alignment))
    case (.stack(let old), .stack(let new)): .stack(old.merged(with: new))
    case (.grid(let old), .grid(let new)): .grid(old.merged(with: new))
    default: later
    }
  }
}
