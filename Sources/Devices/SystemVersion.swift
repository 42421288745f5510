import Graphics

/// The version of the system.
public enum SystemVersion: Hashable, Sendable {
  /// The one that the profile describes.
  case standard
  /// One for which the profile has other insets: `13`, `17.4`.
  case version(String)

  /// The value of a word or of a version; nil where it is neither.
  public init?(_ word: String) {
    if word == "default" {
      self = .standard
      return
    }
    guard let version = plainVersion(word) else { return nil }
    self = .version(version)
  }

  /// The value as files and names of snapshots write it.
  public var word: String {
    switch self {
    case .standard: "default"
    case .version(let version): version
    }
  }
}
