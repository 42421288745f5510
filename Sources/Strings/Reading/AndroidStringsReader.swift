import Problems

/// Reads Android's `strings.xml`: texts, and of plurals the case `other`; all other resources are passed over.
///
/// - Returns: The texts, and how many of them have other cases.
/// - Throws: What keeps the file from being read.
func readAndroidStrings(_ bytes: [UInt8], file: String) throws(Diagnostic) -> (read: StringList, others: Int) {
  var reader = AndroidStringsReader(xml: try XMLReader(bytes, file: file))
  try reader.read()
  return (reader.list, reader.others)
}

private struct AndroidStringsReader {
  /// A text of the file before what it refers to is put in.
  private struct Raw {
    var key: String
    var text: String
    var location: SourceLocation
    var isTranslatable: Bool
  }

  private var xml: XMLReader
  private var raw: [Raw] = []
  private(set) var others = 0

  init(xml: XMLReader) { self.xml = xml }

  mutating func read() throws(Diagnostic) {
    var depth = 0
    while let piece = try xml.next() {
      switch piece {
      case .start(let name, let attributes, let location) where depth == 1:
        try readResource(name, attributes, at: location)
      case .start: depth += 1
      case .end: depth -= 1
      case .text: break
      }
    }
  }

  private mutating func readResource(
    _ name: String, _ attributes: [String: String], at location: SourceLocation
  ) throws(Diagnostic) {
    let isTranslatable = attributes["translatable"] != "false"
    func named() throws(Diagnostic) -> String {
      guard let key = attributes["name"] else { throw Diagnostic(.string(.fault(.expected("name"))), at: location) }
      return key
    }
    switch name {
    case "string", "item":
      let text = try readText()
      guard name == "string" || attributes["type"] == "string" else { return }
      raw.append(Raw(key: try named(), text: text, location: location, isTranslatable: isTranslatable))
    case "plurals":
      let cases = try readItems()
      guard let other = cases.first(where: { $0.quantity == "other" }) ?? cases.last else { return }
      if cases.count > 1 { others += 1 }
      raw.append(Raw(key: try named(), text: other.text, location: location, isTranslatable: isTranslatable))
    default: _ = try readText()
    }
  }

  /// All text up to the end of the element that is open, whatever tags stand in it.
  private mutating func readText() throws(Diagnostic) -> String {
    var text = ""
    var depth = 1
    while depth > 0, let piece = try xml.next() {
      switch piece {
      case .start: depth += 1
      case .end: depth -= 1
      // Entities may stand for more than could be kept; what is too long is told.
      case .text(let characters): if text.utf8.count <= StringPattern.longest { text += characters }
      }
    }
    return text
  }

  /// The cases of plurals.
  private mutating func readItems() throws(Diagnostic) -> [(quantity: String, text: String)] {
    var items: [(quantity: String, text: String)] = []
    while let piece = try xml.next() {
      switch piece {
      case .start(_, let attributes, _): items.append((attributes["quantity"] ?? "", try readText()))
      case .end: return items
      case .text: break
      }
    }
    return items
  }

  /// The texts with what they refer to.
  var list: StringList {
    var list = StringList()
    let texts = Dictionary(raw.map { ($0.key, $0.text) }) { first, _ in first }
    for item in raw {
      list.add(item.text, for: item.key, at: item.location, isTranslatable: item.isTranslatable) {
        text throws(StringFault) in
        StringPattern(printf: unescaped(try resolved(text, in: texts)))
      }
    }
    return list
  }
}

/// A text, or the one that it names: `@string/title`.
private func resolved(_ text: String, in texts: [String: String]) throws(StringFault) -> String {
  var text = text
  for _ in 0..<16 {
    let word = trimmed(text)
    guard word.hasPrefix("@string/") else { return text }
    guard let other = texts[String(word.dropFirst("@string/".count))] else { throw .badReference(String(word)) }
    text = other
  }
  throw .badReference(String(trimmed(text).prefix(80)))
}

private func trimmed(_ text: String) -> Substring {
  let front = text.drop(while: \.isWhitespace)
  return front.lastIndex { !$0.isWhitespace }.map { front[...$0] } ?? ""
}

/// A text as Android shows it: blanks are one, unless in quotes, and after a backslash stand characters that mean
/// something else.
private func unescaped(_ text: String) -> String {
  var result = String.UnicodeScalarView()
  var isQuoted = false
  var hasBlank = false
  var rest = text.unicodeScalars[...]
  while let scalar = rest.popFirst() {
    if !isQuoted, scalar.properties.isWhitespace, scalar != "\u{A0}" {
      hasBlank = true
      continue
    }
    if hasBlank, !result.isEmpty { result.append(" ") }
    hasBlank = false
    switch scalar {
    case "\"": isQuoted.toggle()
    case "\\": result.append(escaped(&rest))
    default: result.append(scalar)
    }
  }
  return String(result)
}

private func escaped(_ rest: inout Substring.UnicodeScalarView) -> Unicode.Scalar {
  guard let scalar = rest.popFirst() else { return "\\" }
  switch scalar {
  case "n": return "\n"
  case "t": return "\t"
  case "u":
    let digits = rest.prefix(4)
    guard digits.count == 4, let code = UInt32(String(digits), radix: 16), let scalar = Unicode.Scalar(code) else {
      return "u"
    }
    rest = rest.dropFirst(4)
    return scalar
  default: return scalar
  }
}
