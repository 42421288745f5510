/// A JSON document as tests look at it.
@dynamicMemberLookup
indirect enum JSON: Equatable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSON])
  case object([Member])

  struct Member: Equatable, Sendable {
    var key: String
    var value: JSON
  }

  struct Mistake: Error { var rest: String }

  /// Reads a document that is nothing but JSON.
  init(_ text: String) throws {
    var reader = JSONReader(text)
    self = try reader.document()
  }

  subscript(dynamicMember key: String) -> JSON {
    guard case .object(let members) = self else { return .null }
    return members.first { $0.key == key }?.value ?? .null
  }

  var keys: [String] {
    guard case .object(let members) = self else { return [] }
    return members.map(\.key)
  }

  var elements: [JSON] {
    guard case .array(let elements) = self else { return [] }
    return elements
  }

  var text: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }

  var int: Int? {
    guard case .number(let number) = self else { return nil }
    return Int(exactly: number)
  }
}

/// The grammar of RFC 8259, a function a rule.
private struct JSONReader {
  private var rest: Substring.UnicodeScalarView

  init(_ text: String) { rest = text[...].unicodeScalars }

  mutating func document() throws -> JSON {
    let value = try value()
    skipBlanks()
    guard rest.isEmpty else { throw mistake }
    return value
  }

  private var mistake: JSON.Mistake { JSON.Mistake(rest: String(rest.prefix(40))) }

  private mutating func skipBlanks() { rest = rest.drop { " \n\r\t".unicodeScalars.contains($0) } }

  private mutating func take(_ word: String) -> Bool {
    skipBlanks()
    guard rest.starts(with: word.unicodeScalars) else { return false }
    rest = rest.dropFirst(word.unicodeScalars.count)
    return true
  }

  private mutating func value() throws -> JSON {
    if take("null") { return .null }
    if take("true") { return .bool(true) }
    if take("false") { return .bool(false) }
    if take("[") { return .array(try list(until: "]") { reader in try reader.value() }) }
    if take("{") { return .object(try list(until: "}") { reader in try reader.member() }) }
    if take("\"") { return .string(try string()) }
    return .number(try number())
  }

  private mutating func list<Element>(
    until end: String, _ element: (inout JSONReader) throws -> Element
  ) throws -> [Element] {
    if take(end) { return [] }
    var elements = [try element(&self)]
    while take(",") { elements.append(try element(&self)) }
    guard take(end) else { throw mistake }
    return elements
  }

  private mutating func member() throws -> JSON.Member {
    guard take("\"") else { throw mistake }
    let key = try string()
    guard take(":") else { throw mistake }
    return JSON.Member(key: key, value: try value())
  }

  private mutating func number() throws -> Double {
    skipBlanks()
    let digits = rest.prefix { "+-.eE0123456789".unicodeScalars.contains($0) }
    guard let number = Double(String(digits)) else { throw mistake }
    rest = rest.dropFirst(digits.count)
    return number
  }

  private mutating func string() throws -> String {
    var text = String.UnicodeScalarView()
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\"": return String(text)
      case "\\": text.append(try escape())
      case _ where scalar.value < 0x20: throw mistake
      default: text.append(scalar)
      }
    }
    throw mistake
  }

  private mutating func escape() throws -> Unicode.Scalar {
    guard let letter = rest.popFirst() else { throw mistake }
    switch letter {
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "b": return "\u{8}"
    case "f": return "\u{C}"
    case "\"", "\\", "/": return letter
    case "u":
      let digits = rest.prefix(4)
      rest = rest.dropFirst(4)
      guard let code = UInt32(String(digits), radix: 16), let scalar = Unicode.Scalar(code) else { throw mistake }
      return scalar
    default: throw mistake
    }
  }
}
