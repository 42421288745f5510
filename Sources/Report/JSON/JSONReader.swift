extension JSONValue {
  /// Reads a document that is nothing but JSON (RFC 8259) in UTF-8, nested at most 64 levels deep; nil for anything else.
  package init?(reading bytes: [UInt8]) {
    var reader = JSONReader(bytes: bytes)
    guard let value = reader.document() else { return nil }
    self = value
  }

  /// The value of a key of an object; nil without such a key, and for anything but an object.
  package subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }

  /// The values of a list; nil for anything else.
  package var elements: [JSONValue]? {
    guard case .array(let values) = self else { return nil }
    return values
  }

  /// A text; nil for anything else.
  package var stringValue: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }

  fileprivate static let deepest = 64
}

/// The grammar, a function a rule; nil where the bytes do not follow it.
private struct JSONReader {
  let bytes: [UInt8]
  private var position = 0
  private var depth = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func document() -> JSONValue? {
    guard let value = value() else { return nil }
    skipBlanks()
    return position == bytes.count ? value : nil
  }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipBlanks() {
    while let byte = next, [0x20, 0x0A, 0x0D, 0x09].contains(byte) { position += 1 }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    skipBlanks()
    guard next == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private mutating func value() -> JSONValue? {
    skipBlanks()
    switch next {
    case UInt8(ascii: "{"): return list("{", "}") { $0.member() }.map(JSONValue.object)
    case UInt8(ascii: "["): return list("[", "]") { $0.value() }.map(JSONValue.array)
    case UInt8(ascii: "\""): return string().map(JSONValue.string)
    case UInt8(ascii: "n"): return word("null", .null)
    case UInt8(ascii: "t"): return word("true", .bool(true))
    case UInt8(ascii: "f"): return word("false", .bool(false))
    default: return number()
    }
  }

  private mutating func word(_ text: String, _ value: JSONValue) -> JSONValue? {
    guard bytes[position...].starts(with: text.utf8) else { return nil }
    position += text.utf8.count
    return value
  }

  private mutating func list<Element>(
    _ open: Unicode.Scalar, _ close: Unicode.Scalar, _ element: (inout JSONReader) -> Element?
  ) -> [Element]? {
    guard take(open), depth < JSONValue.deepest else { return nil }
    depth += 1
    defer { depth -= 1 }
    if take(close) { return [] }
    var elements: [Element] = []
    repeat {
      guard let read = element(&self) else { return nil }
      elements.append(read)
    } while take(",")
    return take(close) ? elements : nil
  }

  private mutating func member() -> JSONValue.Member? {
    skipBlanks()
    guard let key = string(), take(":"), let value = value() else { return nil }
    return JSONValue.Member(key, value)
  }

  private mutating func number() -> JSONValue? {
    let start = position
    while let byte = next, isDigit(byte) || "+-.eE".utf8.contains(byte) { position += 1 }
    let text = bytes[start..<position]
    let first = text.first == UInt8(ascii: "-") ? text.dropFirst().first : text.first
    guard let first, isDigit(first), let last = text.last, isDigit(last) else { return nil }
    let digits = String(decoding: text, as: UTF8.self)
    if let whole = Int(digits) { return .integer(whole) }
    return Double(digits).flatMap { $0.isFinite ? .number($0) : nil }
  }

  private mutating func string() -> String? {
    guard next == UInt8(ascii: "\"") else { return nil }
    position += 1
    var text: [UInt8] = []
    while let byte = next {
      position += 1
      switch byte {
      case UInt8(ascii: "\""): return String(validating: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        guard let scalar = escaped() else { return nil }
        text += Array(String(Character(scalar)).utf8)
      case 0..<0x20: return nil
      default: text.append(byte)
      }
    }
    return nil
  }

  /// What follows a backslash.
  private mutating func escaped() -> Unicode.Scalar? {
    guard let byte = next else { return nil }
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return codePoint()
    default: return nil
    }
  }

  /// Four digits, or a pair of surrogates.
  private mutating func codePoint() -> Unicode.Scalar? {
    guard let first = unit() else { return nil }
    guard (0xD800..<0xDC00).contains(first) else { return Unicode.Scalar(first) }
    guard bytes[position...].starts(with: "\\u".utf8) else { return nil }
    position += 2
    guard let second = unit(), (0xDC00..<0xE000).contains(second) else { return nil }
    return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
  }

  private mutating func unit() -> UInt32? {
    let digits = bytes[position...].prefix(4)
    guard digits.count == 4, digits.allSatisfy({ isDigit($0) || "abcdefABCDEF".utf8.contains($0) }) else { return nil }
    position += 4
    return UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
  }
}

private func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
