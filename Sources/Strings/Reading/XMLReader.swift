import Problems

/// Reads XML to its tags and texts; nothing outside the document is ever looked at.
///
/// Entities are the five of XML, numbers, and those that the document declares as plain text.
struct XMLReader {
  enum Piece {
    case start(name: String, attributes: [String: String], at: SourceLocation)
    case text(String)
    case end(name: String)
  }

  private var cursor: TextCursor
  private var open: [String] = []
  private var entities = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]
  /// What an empty element's tag stands for too.
  private var pendingEnd: String?
  private var hasRoot = false
  private static let deepest = 256
  /// How many bytes entities have stood for so far.
  private var expanded = 0
  /// Short entities may stand for long texts in every text of a file: more than this is no table of strings.
  static let longestExpansion = 1 << 20

  init(_ bytes: [UInt8], file: String) throws(Diagnostic) { cursor = try TextCursor(bytes, file: file) }

  /// The next piece; nil at the end.
  ///
  /// - Throws: E352 where the text is no XML.
  mutating func next() throws(Diagnostic) -> Piece? {
    if let name = pendingEnd {
      pendingEnd = nil
      return .end(name: name)
    }
    while cursor.next != nil {
      if let piece = try piece() { return piece }
    }
    if let name = open.last { throw cursor.expected("</\(name)>") }
    guard hasRoot else { throw cursor.expected("<resources>") }
    return nil
  }

  /// Takes one piece; nil for what is none: comments, instructions, and blanks outside of the root.
  private mutating func piece() throws(Diagnostic) -> Piece? {
    if cursor.skip("<!--") {
      _ = try cursor.take(until: "-->")
      return nil
    }
    if cursor.skip("<?") {
      _ = try cursor.take(until: "?>")
      return nil
    }
    if cursor.skip("<!DOCTYPE") {
      try readDeclaration()
      return nil
    }
    if cursor.skip("<![CDATA[") { return .text(try cursor.take(until: "]]>")) }
    if cursor.skip("</") { return try end() }
    if cursor.next == "<" { return try start() }
    let place = cursor.location
    let text = try characters { $0 != "<" }
    guard open.isEmpty else { return .text(text) }
    guard text.unicodeScalars.allSatisfy(\.properties.isWhitespace) else {
      throw Diagnostic(.string(.fault(.expected("<"))), at: place)
    }
    return nil
  }

  private mutating func start() throws(Diagnostic) -> Piece {
    let place = cursor.location
    _ = cursor.take()
    let name = try self.name()
    guard !open.isEmpty || !hasRoot else { throw Diagnostic(.string(.fault(.expected("the end"))), at: place) }
    guard open.count < Self.deepest else {
      throw Diagnostic(.file(.tooDeep(levels: open.count + 1, limit: Self.deepest)), at: place)
    }
    hasRoot = true
    var attributes: [String: String] = [:]
    cursor.skipBlanks()
    while let next = cursor.next, next != ">", next != "/" {
      let keyPlace = cursor.location
      let key = try self.name()
      cursor.skipBlanks()
      guard cursor.skip("=") else { throw cursor.expected("=") }
      cursor.skipBlanks()
      guard attributes.updateValue(try value(), forKey: key) == nil else {
        throw Diagnostic(.string(.fault(.attributeTwice(key))), at: keyPlace)
      }
      cursor.skipBlanks()
    }
    if cursor.skip("/>") {
      pendingEnd = name
    } else {
      guard cursor.skip(">") else { throw cursor.expected(">") }
      open.append(name)
    }
    return .start(name: name, attributes: attributes, at: place)
  }

  private mutating func end() throws(Diagnostic) -> Piece {
    let place = cursor.location
    let name = try self.name()
    cursor.skipBlanks()
    guard cursor.skip(">") else { throw cursor.expected(">") }
    guard open.last == name else {
      throw Diagnostic(.string(.fault(.wrongEnd(name, open: open.last ?? ""))), at: place)
    }
    open.removeLast()
    return .end(name: name)
  }

  private mutating func value() throws(Diagnostic) -> String {
    guard let quote = cursor.next, quote == "\"" || quote == "'" else { throw cursor.expected("a value in quotes") }
    _ = cursor.take()
    let text = try characters { $0 != quote && $0 != "<" }
    guard cursor.skip(String(quote)) else { throw cursor.expected(String(quote)) }
    return text
  }

  private mutating func name() throws(Diagnostic) -> String {
    let name = cursor.take { !$0.properties.isWhitespace && !"<>/=\"'&".unicodeScalars.contains($0) }
    guard !name.isEmpty else { throw cursor.expected("a name") }
    return name
  }

  /// Characters with what entities stand for.
  private mutating func characters(while isWanted: (Unicode.Scalar) -> Bool) throws(Diagnostic) -> String {
    var text = ""
    while let scalar = cursor.next, isWanted(scalar) {
      guard scalar == "&" else {
        text.unicodeScalars.append(scalar)
        _ = cursor.take()
        continue
      }
      let place = cursor.location
      _ = cursor.take()
      let name = cursor.take { $0 != ";" && !$0.properties.isWhitespace && $0 != "<" && $0 != "&" }
      guard cursor.skip(";"), let meant = entities[name] ?? numbered(name) else {
        throw Diagnostic(.string(.fault(.entity(String(name.prefix(40))))), at: place)
      }
      text += meant
      expanded += meant.utf8.count
      guard expanded <= Self.longestExpansion else {
        throw Diagnostic(.string(.fault(.expansion(limit: Self.longestExpansion))), at: place)
      }
      guard text.utf8.count <= StringPattern.longest else {
        throw Diagnostic(.string(.fault(.tooLong(limit: StringPattern.longest))), at: place)
      }
    }
    return text
  }

  private func numbered(_ name: String) -> String? {
    guard name.hasPrefix("#"), name.utf8.count <= 10 else { return nil }
    let digits = name.dropFirst()
    let code = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return code.flatMap { $0 == 0 ? nil : Unicode.Scalar($0) }.map { String(Character($0)) }
  }

  /// Takes what follows `<!DOCTYPE`: declarations of entities, whose values are text.
  private mutating func readDeclaration() throws(Diagnostic) {
    _ = cursor.take { $0 != "[" && $0 != ">" }
    guard cursor.skip("[") else {
      guard cursor.skip(">") else { throw cursor.expected(">") }
      return
    }
    while true {
      cursor.skipBlanks()
      if cursor.skip("]") { break }
      if cursor.skip("<!--") {
        _ = try cursor.take(until: "-->")
        continue
      }
      let place = cursor.location
      guard cursor.skip("<!ENTITY") else { throw cursor.expected("<!ENTITY") }
      cursor.skipBlanks()
      let name = try self.name()
      cursor.skipBlanks()
      guard cursor.next == "\"" || cursor.next == "'" else {
        throw Diagnostic(.string(.fault(.entity(String(name.prefix(40))))), at: place)
      }
      let text = try value()
      entities[name] = entities[name] ?? text
      cursor.skipBlanks()
      guard cursor.skip(">") else { throw cursor.expected(">") }
    }
    cursor.skipBlanks()
    guard cursor.skip(">") else { throw cursor.expected(">") }
  }
}
