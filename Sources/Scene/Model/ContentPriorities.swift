/// How much the content of a node counts on each axis, from 1 to 1000; nil is not said.
public struct ContentPriorities: Hashable, Sendable {
  /// Across.
  public var horizontal: Int?
  /// Down.
  public var vertical: Int?

  /// Makes priorities.
  public init(horizontal: Int? = nil, vertical: Int? = nil) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The priority on an axis.
  public func on(_ axis: StackSpec.Axis) -> Int? { axis == .horizontal ? horizontal : vertical }
}
