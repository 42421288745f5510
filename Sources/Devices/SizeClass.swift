/// How much room an axis of the screen gives, as UIKit's traits or Android's window size classes say it.
public enum SizeClass: String, Sendable, Hashable, CaseIterable {
  /// Little room.
  case compact
  /// UIKit's other class.
  case regular
  /// Android: 600 dp wide or 480 dp high and more.
  case medium
  /// Android: 840 dp wide or 900 dp high and more.
  case expanded
  /// Android: 1200 dp wide and more.
  case large
  /// Android: 1600 dp wide and more.
  case extraLarge

  /// Whether the class satisfies a condition that asks for another: Android's larger classes are also `regular`.
  public func satisfies(_ wanted: SizeClass) -> Bool {
    self == wanted || (wanted == .regular && self != .compact)
  }

  /// The class of an axis about which nothing is known but its length in points.
  static func byLength(_ points: Double) -> SizeClass { points < 600 ? .compact : .regular }
}

/// The classes of both axes.
public struct SizeClasses: Hashable, Sendable {
  /// The class of the width.
  public var horizontal: SizeClass
  /// The class of the height.
  public var vertical: SizeClass

  /// Makes a pair.
  public init(horizontal: SizeClass, vertical: SizeClass) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
