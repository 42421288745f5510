/// A condition on device and variant (scene-format section 2): all its tests have to hold.
public struct Condition: Hashable, Sendable {
  /// One test.
  public enum Test: Hashable, Sendable {
    /// The value of a key is one of these words.
    case word(Key, anyOf: [String])
    /// The value of an own axis is one of these words.
    case axis(String, anyOf: [String])
    /// A number is at least or at most this, in points, both inclusive.
    case bound(Bound, Double)
    /// The text size is this or a larger one: a word or factor of the axis `textSize`.
    case minTextSize(String)
    /// The device's scale is one of these.
    case scale([Double])
    /// None of these conditions holds.
    case not(Condition)
    /// One of these conditions holds.
    case any([Condition])
  }

  /// Keys whose values are words.
  public enum Key: String, Hashable, Sendable, CaseIterable {
    /// The keys of scene-format section 2 that are built.
    case orientation, appearance, contrast, locale, horizontalSizeClass, verticalSizeClass, idiom, platform, device,
      direction
    /// The text size, a word or factor of its axis.
    case textSize
    /// What the device has.
    case has
    /// What zoom, window and version of the system are, in the words of their axes.
    case displayZoom, window, os
  }

  /// Keys whose values are bounds of the screen.
  public enum Bound: String, Hashable, Sendable, CaseIterable {
    /// Bounds of the screen's sides.
    case minWidth, maxWidth, minHeight, maxHeight
  }

  /// The tests.
  public var tests: [Test]

  /// Makes a condition.
  public init(_ tests: [Test]) { self.tests = tests }
}
