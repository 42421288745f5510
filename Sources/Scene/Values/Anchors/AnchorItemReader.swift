import Problems
import YAML

extension Anchor.Item {
  /// The guides that every box has.
  static let guides = ["safeArea", "layoutMargins", "readableContent", "keyboard"]

  /// Reads `target.guide.attribute`, of which the last two may be missing; nil where it is none of that.
  ///
  /// Names may hold `-`, and the parts of a path `.n`; so the end is looked at first.
  init?(_ text: String, key: Anchor.Attribute, location: SourceLocation) {
    var rest = Substring(text)
    self.init(.superview, key, location: location)
    if let (head, tail) = Self.lastPart(of: rest), let word = Anchor.Attribute(rawValue: String(tail)) {
      attribute = word
      rest = head
    }
    if Self.guides.contains(String(rest)) {
      guide = String(rest)
      return
    }
    if let (head, tail) = Self.lastPart(of: rest), Self.guides.contains(String(tail)) || isName(String(tail)) {
      guide = String(tail)
      rest = head
    }
    switch rest {
    case "self": target = .own
    case "superview": target = .superview
    default:
      guard rest.split(separator: "/", omittingEmptySubsequences: false).allSatisfy(Self.isStep) else { return nil }
      target = .named(String(rest))
    }
  }

  /// What stands before and after the last dot.
  static func lastPart(of text: Substring) -> (head: Substring, tail: Substring)? {
    guard let dot = text.lastIndex(of: "."), !text[dot...].contains("/") else { return nil }
    let tail = text[text.index(after: dot)...]
    return tail.isEmpty || tail.allSatisfy(\.isNumber) ? nil : (text[..<dot], tail)
  }

  /// Whether a text is a name, or one with the numbers of repetitions.
  static func isStep(_ text: Substring) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    return parts.first.map { isName(String($0)) } == true
      && parts.dropFirst().allSatisfy { !$0.isEmpty && $0.allSatisfy(\.isNumber) }
  }
}

/// An item and an operator without blanks between them, taken apart: `pad.width-60` is `pad.width - 60`.
///
/// A name may hold `-`, so that what stands before one has to end in a word that no name is.
func spacedOut(_ text: String) -> String? {
  let signs = text.indices.filter { "+-*/".contains(text[$0]) }
  for sign in signs {
    let (head, tail) = (text[..<sign], text[text.index(after: sign)...])
    let word = head.split(separator: ".").last.map(String.init) ?? ""
    let isWord =
      Anchor.Attribute(rawValue: word) != nil && head.contains(".")
      || ["self", "superview"].contains(word) || Anchor.Item.guides.contains(word)
    let isNumber = tail.first.map { $0.isNumber || $0 == "." } ?? true
    switch text[sign] {
    case "-" where isWord && isNumber, "+", "*": break
    // No step of a path begins with a digit.
    case "/" where tail.first?.isNumber == true && decimal(head) == nil: break
    default: continue
    }
    guard !head.isEmpty else { continue }
    return [String(head), String(text[sign]), String(tail)].filter { !$0.isEmpty }.joined(separator: " ")
  }
  return nil
}
