import Graphics
import Layout
import Problems

/// Words that a line ends in the middle of, because they are wider than their view; each text is told once.
func brokenWords(_ screen: LintedScreen) -> [Found] {
  screen.views.indices.compactMap { index in
    let view = screen.views[index]
    guard screen.isShown[index], let text = view.text, Mark.letters(of: view) != nil,
      let word = brokenWord(of: view.style.text, in: text.lines.map(\.text))
    else { return nil }
    return Found(.brokenWord, .brokenWord(word), at: index)
  }
}

/// The first word of a text that goes on in another line without a hyphen, as it is shown: `Schwierig/keit`.
private func brokenWord(of text: String, in lines: [String]) -> String? {
  var rest = Substring(text)
  // What the last line leaves out is cut off, which is told as such.
  for line in lines.dropLast() {
    let shown = line.trimmingBlanks
    rest = rest.drop(while: \.isWhitespace)
    // A line that ends in "…" is none of the text, and what follows it is not known.
    guard rest.hasPrefix(shown) else { return nil }
    rest = rest.dropFirst(shown.count)
    guard let last = shown.last, let next = rest.first, last.isOfWord, next.isOfWord else { continue }
    // All of it, as people look for it: "06:1/5".
    return shown.suffix { !$0.isWhitespace } + "/" + rest.prefix { !$0.isWhitespace }
  }
  return nil
}

extension String {
  /// Without blanks at its ends.
  fileprivate var trimmingBlanks: Substring {
    var text = drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}

extension Substring {
  /// The longest end of characters that are as asked for.
  fileprivate func suffix(_ isWanted: (Character) -> Bool) -> Substring {
    var start = endIndex
    while start > startIndex, isWanted(self[index(before: start)]) { start = index(before: start) }
    return self[start...]
  }
}

extension Character {
  /// Whether it is a letter or digit of a script whose words stand between blanks.
  ///
  /// Chinese, Japanese, Korean, Thai and the scripts of its neighbours break between letters.
  fileprivate var isOfWord: Bool {
    guard isLetter || isNumber, let first = unicodeScalars.first?.value else { return false }
    return Self.scripts.contains { $0.contains(first) }
  }

  private static let scripts: [Range<UInt32>] = [
    0..<0x0E00, 0x10A0..<0x1100, 0x1200..<0x1780, 0x1C80..<0x2000, 0x2C00..<0x2E00, 0xA640..<0xA800,
    0xFB00..<0xFE00, 0xFE70..<0xFF00,
  ]
}
