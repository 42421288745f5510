/// How firmly a view keeps to the size of its content, an axis at a time: UIKit's priorities from 1 to 1000.
///
/// An axis that is nil is not said.
public struct ContentPriorities: Hashable, Sendable {
  /// The priority of the width.
  public var horizontal: Int?
  /// The priority of the height.
  public var vertical: Int?

  /// The priority that nothing overrides.
  public static let required = 1000

  /// Makes priorities.
  public init(horizontal: Int? = nil, vertical: Int? = nil) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The priority on an axis.
  public func priority(on axis: StackSpec.Axis) -> Int? { axis == .horizontal ? horizontal : vertical }

  /// What the axes of later priorities make of these.
  func merged(with later: ContentPriorities) -> ContentPriorities {
    ContentPriorities(horizontal: later.horizontal ?? horizontal, vertical: later.vertical ?? vertical)
  }
}

/// The size that a view is said to have as its content's; no percentages.
public struct IntrinsicSize: Hashable, Sendable {
  /// Its sides.
  public var width, height: Length

  /// Makes a size.
  public init(width: Length, height: Length) {
    self.width = width
    self.height = height
  }
}
