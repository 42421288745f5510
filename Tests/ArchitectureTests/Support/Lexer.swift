struct Lexer {
  private let bytes: [UInt8]
  private var index = 0
  private var line = 1
  private var lastEnd = -1
  private(set) var tokens: [Token] = []

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  /// Reads code to the end, or to the parenthesis that ends what is put into a text.
  mutating func run(untilParenthesis: Bool) {
    var depth = 0
    while index < bytes.count {
      if skipComment() || takeText() || takeWord() { continue }
      let byte = bytes[index]
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") {
        depth -= 1
        if untilParenthesis, depth < 0 { return advance(1) }
      }
      if byte > UInt8(ascii: " ") { append(String(UnicodeScalar(byte)), length: 1) }
      advance(1)
    }
  }

  private mutating func append(_ text: String, length: Int) {
    tokens.append(Token(text: text, line: line, isJoined: lastEnd == index))
    lastEnd = index + length
  }

  private mutating func advance(_ count: Int) {
    let end = min(index + count, bytes.count)
    line += bytes[index..<end].count { $0 == UInt8(ascii: "\n") }
    index = end
  }

  private func starts(with text: String) -> Bool {
    index < bytes.count && bytes[index] == text.utf8.first && bytes[index...].starts(with: text.utf8)
  }

  private mutating func takeWord() -> Bool {
    guard Self.isWord(bytes[index]) else { return false }
    let length = bytes[index...].prefix { Self.isWord($0) }.count
    append(String(decoding: bytes[index..<index + length], as: UTF8.self), length: length)
    advance(length)
    return true
  }

  private mutating func skipComment() -> Bool {
    if starts(with: "//") {
      advance(bytes[index...].prefix { $0 != UInt8(ascii: "\n") }.count)
      return true
    }
    guard starts(with: "/*") else { return false }
    var depth = 0
    repeat {
      if starts(with: "/*") {
        depth += 1
        advance(2)
      } else if starts(with: "*/") {
        depth -= 1
        advance(2)
      } else {
        advance(1)
      }
    } while depth > 0 && index < bytes.count
    return true
  }

  /// A text of any kind; the code that is put into it gives tokens too.
  private mutating func takeText() -> Bool {
    guard bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "#") else { return false }
    let hashes = bytes[index...].prefix { $0 == UInt8(ascii: "#") }.count
    guard index + hashes < bytes.count, bytes[index + hashes] == UInt8(ascii: "\"") else { return false }
    append("\"", length: 0)
    advance(hashes)
    let quote = starts(with: "\"\"\"") ? "\"\"\"" : "\""
    let end = quote + String(repeating: "#", count: hashes)
    let escape = "\\" + String(repeating: "#", count: hashes)
    advance(quote.utf8.count)
    while index < bytes.count, !starts(with: end) {
      if starts(with: escape + "(") {
        advance(escape.utf8.count + 1)
        run(untilParenthesis: true)
      } else if starts(with: escape) {
        advance(escape.utf8.count + 1)
      } else {
        advance(1)
      }
    }
    advance(end.utf8.count)
    lastEnd = index
    return true
  }
}
