/// Which part of a text that does not fit gives way.
package enum Truncation: Hashable, Sendable {
  /// The end, for "…".
  case tail
  /// The beginning of the last line, for "…".
  case head
  /// The middle of the last line, for "…".
  case middle
  /// The end, for nothing.
  case clip

  /// The last line with a number of the characters that were left.
  func line(keeping count: Int, of characters: [Character], mark: String) -> String {
    let count = min(max(count, 0), characters.count)
    let front = self == .head ? 0 : self == .middle ? (count + 1) / 2 : count
    let before = String(characters.prefix(front)).withoutTrailingSpaces
    let after = String(String(characters.suffix(count - front)).drop { $0.isWhitespace })
    return before + (self == .clip ? "" : mark) + after
  }

  /// The last line with as many characters as fit, found by halving.
  func longestLine(
    of text: String, mark: String, fits: (String) throws(CanvasError) -> Bool
  ) throws(CanvasError) -> String {
    let characters = Array(text)
    var (low, high) = (0, characters.count)
    while low < high {
      let middle = (low + high + 1) / 2
      if try fits(line(keeping: middle, of: characters, mark: mark)) { low = middle } else { high = middle - 1 }
    }
    return line(keeping: low, of: characters, mark: mark)
  }
}
