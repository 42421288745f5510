/// Cuts XML text into tags, instructions and what stands between them; comments are left out.
struct MarkupScanner {
  struct Attribute: Equatable {
    /// The name without its namespace's prefix.
    let name: Substring
    /// The value with its character references replaced.
    let value: Substring
  }

  enum Piece: Equatable {
    /// A tag; those that end an element have no name.
    case tag(name: Substring, [Attribute], closes: Bool)
    case text(Substring)
    /// `<?…?>`, without the marks.
    case instruction(Substring)
    /// `<!DOCTYPE …` and whatever else begins so.
    case declaration
  }

  private var rest: Substring.UTF8View

  init(_ document: String) {
    rest = document[...].utf8
  }

  mutating func next() -> Piece? {
    while skip("<!--") { _ = take(until: "-->") }
    guard let first = rest.first else { return nil }
    guard first == UInt8(ascii: "<") else {
      let text = rest.prefix { $0 != UInt8(ascii: "<") }
      rest = rest[text.endIndex...]
      return .text(MarkupScanner.unescaped(Substring(text)))
    }
    if skip("<![CDATA[") { return .text(take(until: "]]>")) }
    if skip("<!") { return .declaration }
    if skip("<?") { return .instruction(take(until: "?>")) }
    _ = skip("<")
    return tag()
  }

  private mutating func tag() -> Piece {
    let name = MarkupScanner.local(word())
    var attributes: [Attribute] = []
    // `</g>` and `<g/>`: of what is neither, librsvg takes no document.
    var closes = false
    while let byte = rest.first, byte != UInt8(ascii: ">") {
      closes = byte == UInt8(ascii: "/") || closes && MarkupScanner.isSpace(byte)
      let word = word()
      if word.isEmpty {
        rest = rest.dropFirst()
      } else {
        attributes.append(Attribute(name: MarkupScanner.local(word), value: value()))
      }
    }
    _ = skip(">")
    return .tag(name: name, attributes, closes: closes || name.isEmpty)
  }

  /// The value after a name; empty where there is none.
  private mutating func value() -> Substring {
    rest = rest.drop { MarkupScanner.isSpace($0) }
    guard skip("=") else { return "" }
    rest = rest.drop { MarkupScanner.isSpace($0) }
    if skip("\"") { return MarkupScanner.unescaped(take(until: "\"")) }
    if skip("'") { return MarkupScanner.unescaped(take(until: "'")) }
    return MarkupScanner.unescaped(word())
  }

  private mutating func word() -> Substring {
    let ends = "=/>\"'".utf8
    let word = rest.prefix { !MarkupScanner.isSpace($0) && !ends.contains($0) }
    rest = rest[word.endIndex...]
    return Substring(word)
  }

  private mutating func skip(_ mark: String) -> Bool {
    guard rest.starts(with: mark.utf8) else { return false }
    rest = rest.dropFirst(mark.utf8.count)
    return true
  }

  /// What stands before a mark, which is skipped; all the rest where it never comes.
  private mutating func take(until mark: String) -> Substring {
    let start = rest
    while let byte = rest.first {
      if byte == mark.utf8.first, rest.starts(with: mark.utf8) { break }
      rest = rest.dropFirst()
    }
    let taken = start[..<rest.startIndex]
    _ = skip(mark)
    return Substring(taken)
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }

  private static func local(_ name: Substring) -> Substring { name.split(separator: ":").last ?? "" }

  /// Replaces `&#…;` and the five names XML has; others are left, and an error in librsvg.
  private static func unescaped(_ text: Substring) -> Substring {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    let parts = text.split(separator: "&", omittingEmptySubsequences: false)
    return parts.dropFirst().reduce(into: parts.first ?? "") { result, part in
      let name = part.prefix { $0 != ";" }
      let known = character(name)
      result += known.map { String($0) + part.dropFirst(name.count + 1) } ?? "&" + part
    }
  }

  private static func character(_ name: Substring) -> Character? {
    let named: [Substring: Character] = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]
    guard name.hasPrefix("#") else { return named[name] }
    let digits = name.dropFirst()
    let code = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return code.flatMap { Unicode.Scalar($0) }.map { Character($0) }
  }
}
