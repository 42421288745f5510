/// A colour such as `#333` that YAML takes for a comment.
struct CommentedColor {
  /// The key before the colour on the same line; empty where there is none.
  var key: String
  var color: String
  /// Where the colour begins, in code points.
  var offset: Int

  /// Finds the first colour on a line, or on the rest of one; nil where the first comment is no colour.
  init?(in line: String) {
    var quote: Character?
    var before = ""
    for character in line {
      if quote != nil {
        if character == quote { quote = nil }
      } else if character == "#", before.last.map({ " \t[{,:".contains($0) }) ?? true {
        break
      } else if "\"'".contains(character), before.last.map({ " \t[{,:".contains($0) }) ?? true {
        quote = character
      }
      before.append(character)
    }
    let rest = line.unicodeScalars.dropFirst(before.unicodeScalars.count)
    let digits = rest.dropFirst().prefix { $0.properties.isASCIIHexDigit }
    let next = rest.dropFirst(1 + digits.count).first
    guard [3, 4, 6, 8].contains(digits.count), next.map({ " \t,]}\r".unicodeScalars.contains($0) }) ?? true else {
      return nil
    }
    color = "#" + String(String.UnicodeScalarView(digits))
    offset = before.unicodeScalars.count
    key = Self.lastKey(of: before)
  }

  private static func lastKey(of text: String) -> String {
    guard let colon = text.lastIndex(of: ":") else { return "" }
    let word = text[..<colon].reversed().prefix { !" \t,[]{}".contains($0) }
    return String(word.reversed()).filter { $0 != "\"" && $0 != "'" }
  }
}
