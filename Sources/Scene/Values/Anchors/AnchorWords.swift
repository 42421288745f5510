import Problems
import YAML

/// The words of a constraint or expression, each with its place in the file.
struct AnchorWords {
  /// One word and how many characters stand before it.
  struct Word {
    var text: Substring
    var offset: Int
  }

  private let node: YAMLNode
  private var words: [Word] = []
  /// All of the text.
  let text: String

  /// `marks` are characters that are words of their own wherever they stand, as parentheses; `signs` are words that need
  /// no blank after them.
  init(_ text: String, of node: YAMLNode, marks: Set<Character>, signs: [String] = []) {
    self.node = node
    self.text = text
    var offset = 0
    for part in text.split(separator: " ", omittingEmptySubsequences: false) {
      var (rest, start) = (part, offset)
      while let sign = signs.first(where: { rest.hasPrefix($0) }) {
        words.append(Word(text: rest.prefix(sign.count), offset: start))
        rest = rest.dropFirst(sign.count)
        start += sign.count
      }
      add(rest, at: start, apart: marks)
      offset += part.count + 1
    }
  }

  private mutating func add(_ part: Substring, at offset: Int, apart marks: Set<Character>) {
    var (rest, offset) = (part, offset)
    while let first = rest.first {
      let word = marks.contains(first) ? rest.prefix(1) : rest.prefix { !marks.contains($0) }
      words.append(Word(text: word, offset: offset))
      rest = rest.dropFirst(word.count)
      offset += word.count
    }
  }

  /// How many words are left.
  var count: Int { words.count }

  /// The next word; nil at the end.
  var first: Word? { words.first }

  /// Takes the next word.
  mutating func next() -> Word? { words.isEmpty ? nil : words.removeFirst() }

  /// Takes the next word where it is one of these.
  mutating func next(among signs: String...) -> Word? {
    guard let word = words.first, signs.contains(String(word.text)) else { return nil }
    return words.removeFirst()
  }

  /// Where a word stands; a text in quotes begins after its first quote.
  func place(of word: Word) -> SourceLocation {
    var place = node.location
    if case .scalar(_, isPlain: false) = node.content { place.column += 1 }
    place.column += word.offset
    return place
  }

  /// A word as a node of its own.
  func node(_ word: Word) -> YAMLNode { YAMLNode(.scalar(String(word.text), isPlain: true), at: place(of: word)) }
}
