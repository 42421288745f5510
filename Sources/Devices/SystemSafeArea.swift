public import Graphics

/// The safe area of another version of the system than the one that a profile describes.
public struct SystemSafeArea: Hashable, Sendable {
  /// The version, as the axis `os` names it: `13`, `17.4`.
  public var version: String
  /// The insets in points, where they are known.
  public var insets: ByOrientation<Insets>

  /// Makes the safe area of a version.
  public init(version: String, insets: ByOrientation<Insets>) {
    self.version = version
    self.insets = insets
  }
}
