/// A value of a JSON document, read with as little as the recorded cases need.
indirect enum JSON {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSON])
  case object([String: JSON])

  init?(_ text: [UInt8]) {
    var reader = JSONReader(text: text)
    guard let value = reader.value() else { return nil }
    self = value
  }

  subscript(key: String) -> JSON? {
    guard case .object(let members) = self else { return nil }
    return members[key]
  }

  var text: String? { if case .string(let text) = self { text } else { nil } }
  var number: Double? { if case .number(let number) = self { number } else { nil } }
  var flag: Bool? { if case .bool(let flag) = self { flag } else { nil } }
  var items: [JSON]? { if case .array(let items) = self { items } else { nil } }
  var integer: Int? { number.flatMap { Int(exactly: $0) } }
}

private struct JSONReader {
  let text: [UInt8]
  var place = 0

  mutating func value() -> JSON? {
    skipSpace()
    guard place < text.count else { return nil }
    switch text[place] {
    case UInt8(ascii: "{"): return object()
    case UInt8(ascii: "["): return array()
    case UInt8(ascii: "\""): return string().map(JSON.string)
    default: return word()
    }
  }

  private mutating func object() -> JSON? {
    var members: [String: JSON] = [:]
    place += 1
    while !takes("}") {
      guard let key = string(), takes(":"), let value = value() else { return nil }
      members[key] = value
      _ = takes(",")
    }
    return .object(members)
  }

  private mutating func array() -> JSON? {
    var items: [JSON] = []
    place += 1
    while !takes("]") {
      guard let item = value() else { return nil }
      items.append(item)
      _ = takes(",")
    }
    return .array(items)
  }

  // Escapes other than of a quotation mark do not occur in what is looked at.
  private mutating func string() -> String? {
    guard takes("\"") else { return nil }
    var bytes: [UInt8] = []
    while place < text.count, text[place] != UInt8(ascii: "\"") {
      if text[place] == UInt8(ascii: "\\") { place += 1 }
      bytes.append(text[place])
      place += 1
    }
    place += 1
    return String(decoding: bytes, as: UTF8.self)
  }

  private mutating func word() -> JSON? {
    let start = place
    while place < text.count, !Array(",]} \n\r\t".utf8).contains(text[place]) { place += 1 }
    switch String(decoding: text[start..<place], as: UTF8.self) {
    case "null": return .null
    case "true": return .bool(true)
    case "false": return .bool(false)
    case let digits: return Double(digits).map(JSON.number)
    }
  }

  private mutating func takes(_ mark: Unicode.Scalar) -> Bool {
    skipSpace()
    guard place < text.count, text[place] == UInt8(ascii: mark) else { return false }
    place += 1
    return true
  }

  private mutating func skipSpace() {
    while place < text.count, Array(" \n\r\t".utf8).contains(text[place]) { place += 1 }
  }
}
