import Problems

/// Reads Android's `strings.xml`: texts, and plurals; all other resources are passed over.
///
/// - Throws: What keeps the file from being read.
func readAndroidStrings(_ bytes: [UInt8], file: String) throws(Diagnostic) -> StringList {
  var reader = AndroidStringsReader(xml: try XMLReader(bytes, file: file))
  try reader.read()
  return reader.list
}

private struct AndroidStringsReader {
  /// A text of the file before what it refers to is put in.
  private struct Raw {
    var key: String
    var text: String
    var cases: [PluralCase: String] = [:]
    var location: SourceLocation
    var isTranslatable: Bool
  }

  private var xml: XMLReader
  private var raw: [Raw] = []

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
      let items = try readItems()
      guard let other = items.first(where: { $0.quantity == "other" }) ?? items.last else { return }
      let cases = items.compactMap { item in PluralCase(rawValue: item.quantity).map { ($0, item.text) } }
      raw.append(
        Raw(
          key: try named(), text: other.text, cases: Dictionary(cases) { first, _ in first }, location: location,
          isTranslatable: isTranslatable))
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
    var references = AndroidReferences(raw.map { ($0.key, $0.text) })
    for item in raw {
      list.add(
        item.text, cases: item.cases, for: item.key, at: item.location, isTranslatable: item.isTranslatable
      ) { text throws(StringFault) in try references.pattern(of: text) }
    }
    return list
  }
}

/// The texts of a file, each of them read once, however many refer to it.
private struct AndroidReferences {
  private let texts: [String]
  /// What each text names, if that is all of it.
  private let named: [Substring?]
  private var numbers: [String: Int] = [:]
  private var patterns: [Int: StringPattern] = [:]

  init(_ texts: [(key: String, text: String)]) {
    self.texts = texts.map(\.text)
    named = texts.map { reference(in: $0.text) }
    for (index, text) in texts.enumerated() where numbers[text.key] == nil { numbers[text.key] = index }
  }

  mutating func pattern(of text: String) throws(StringFault) -> StringPattern {
    guard let name = reference(in: text) else { return StringPattern(printf: unescaped(text)) }
    guard let index = numbers[String(name)] else { throw fault(name) }
    return try pattern(of: index)
  }

  private mutating func pattern(of index: Int) throws(StringFault) -> StringPattern {
    let target = try target(of: index)
    if let pattern = patterns[target] { return pattern }
    guard texts[target].utf8.count <= StringPattern.longest else { throw .tooLong(limit: StringPattern.longest) }
    let pattern = StringPattern(printf: unescaped(texts[target]))
    patterns[target] = pattern
    return pattern
  }

  /// The number of the text that another one stands for, which may be itself.
  private func target(of index: Int) throws(StringFault) -> Int {
    var index = index
    for _ in 0..<16 {
      guard let name = named[index] else { return index }
      guard let next = numbers[String(name)] else { throw fault(name) }
      index = next
    }
    throw named[index].map(fault) ?? .badReference("")
  }

  private func fault(_ name: Substring) -> StringFault {
    .badReference(String(String.UnicodeScalarView(("@string/" + name).unicodeScalars.prefix(80))))
  }
}

/// The name in `@string/title`, where that is all of a text but blanks.
private func reference(in text: String) -> Substring? {
  let front = text.unicodeScalars.drop(while: \.properties.isWhitespace)
  guard front.first == "@", let last = front.lastIndex(where: { !$0.properties.isWhitespace }) else { return nil }
  let word = front[...last]
  let mark = "@string/".unicodeScalars
  return word.starts(with: mark) ? Substring(word.dropFirst(mark.count)) : nil
}

/// A text as Android shows it: blanks are one, unless in quotes, and after a backslash stand characters that mean
/// something else.
private func unescaped(_ text: String) -> String {
  var result = String.UnicodeScalarView()
  var isQuoted = false
  var hasBlank = false
  var rest = text.unicodeScalars[...]
  while let scalar = rest.popFirst() {
    if !isQuoted, isBlank(scalar) {
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

/// Whether a character is white space; those of ASCII, which nearly all are, need no table.
private func isBlank(_ scalar: Unicode.Scalar) -> Bool {
  if scalar.isASCII { return scalar == " " || (0x09...0x0D).contains(scalar.value) }
  return scalar.properties.isWhitespace && scalar != "\u{A0}"
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
