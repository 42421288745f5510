/// Text in lines that fit a terminal, broken between words only, so that paths and names stay whole.
struct WrappedText {
  /// The columns there are; nil for any number.
  let width: Int?

  /// Below this nothing is gained by breaking lines.
  private static let narrowest = 20

  /// The lines of a text, the second and all after it moved to the right by two more columns.
  func lines(_ text: String, indent: Int) -> [String] {
    broken(words: text.split(separator: " ").map { (String($0), String($0)) }, start: indent, indent: indent + 2)
  }

  /// The same with a beginning that stays on one line, as it is without and with its colours.
  func lines(lead: (plain: String, colored: String), _ text: String, indent: Int) -> [String] {
    broken(words: [lead] + text.split(separator: " ").map { (String($0), String($0)) }, start: 0, indent: indent)
  }

  private func broken(words: [(plain: String, colored: String)], start: Int, indent: Int) -> [String] {
    var lines: [String] = []
    var line = String(repeating: " ", count: start)
    var (used, isEmpty) = (start, true)
    for word in words {
      let length = word.plain.count + (isEmpty ? 0 : 1)
      if let width, !isEmpty, used + length > max(width, Self.narrowest) {
        lines.append(line)
        line = String(repeating: " ", count: indent) + word.colored
        used = indent + word.plain.count
      } else {
        line += (isEmpty ? "" : " ") + word.colored
        used += length
      }
      isEmpty = false
    }
    return lines + [line]
  }
}
