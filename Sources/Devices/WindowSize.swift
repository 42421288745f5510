/// How much of a screen an app has.
public enum WindowSize: Hashable, Sendable {
  /// All of it.
  case full
  /// Half of it, beside another app.
  case half
  /// About a third of it, beside another app.
  case third
  /// A window of so many points.
  case points(width: Int, height: Int)

  /// Every value that is a word.
  static let words: [WindowSize] = [.full, .half, .third]

  /// The value of a word or of a size such as `507x1112`; nil where it is neither.
  public init?(_ word: String) {
    if let known = Self.words.first(where: { $0.word == word }) {
      self = known
      return
    }
    let sides = word.split(separator: "x", omittingEmptySubsequences: false)
    guard sides.count == 2, let width = Self.side(sides[0]), let height = Self.side(sides[1]) else { return nil }
    self = .points(width: width, height: height)
  }

  private static func side(_ text: Substring) -> Int? {
    guard text.utf8.count <= 5, text.utf8.first != UInt8(ascii: "0"),
      text.utf8.allSatisfy({ (0x30...0x39).contains($0) })
    else { return nil }
    return Int(text)
  }

  /// The value as files and names of snapshots write it.
  public var word: String {
    switch self {
    case .full: "full"
    case .half: "half"
    case .third: "third"
    case .points(let width, let height): "\(width)x\(height)"
    }
  }
}
