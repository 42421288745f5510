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
    let parts = word.split(separator: ".", omittingEmptySubsequences: false)
    let areNumbers = parts.allSatisfy { part in
      (1...3).contains(part.utf8.count) && part.utf8.allSatisfy { (0x30...0x39).contains($0) }
    }
    guard (1...3).contains(parts.count), areNumbers else { return nil }
    self = .version(word)
  }

  /// The value as files and names of snapshots write it.
  public var word: String {
    switch self {
    case .standard: "default"
    case .version(let version): version
    }
  }
}
