extension JSONValue {
  /// The document as text: two blanks a level, lists of numbers on one line, a newline at the end.
  package var text: String {
    var writer = JSONWriter()
    writer.write(self, depth: 0)
    return writer.text + "\n"
  }

  /// The document on one line, without blanks.
  package var compactText: String {
    var writer = JSONWriter(isCompact: true)
    writer.write(self, depth: 0)
    return writer.text
  }
}

private struct JSONWriter {
  var text = ""
  var isCompact = false

  mutating func write(_ value: JSONValue, depth: Int) {
    switch value {
    case .null: text += "null"
    case .bool(let flag): text += flag ? "true" : "false"
    case .integer(let number): text += "\(number)"
    case .number(let number): text += number.isFinite ? plain(number) : "null"
    case .string(let string): writeString(string)
    case .array(let values) where values.allSatisfy(\.isNumber): writeRow(values)
    case .array(let values):
      writeBlock("[", "]", count: values.count, depth: depth) { writer, index in
        writer.write(values[index], depth: depth + 1)
      }
    case .object(let members):
      writeBlock("{", "}", count: members.count, depth: depth) { writer, index in
        writer.writeString(members[index].key)
        writer.text += writer.isCompact ? ":" : ": "
        writer.write(members[index].value, depth: depth + 1)
      }
    }
  }

  private mutating func writeRow(_ values: [JSONValue]) {
    text += "["
    for (index, value) in values.enumerated() {
      if index > 0 { text += isCompact ? "," : ", " }
      write(value, depth: 0)
    }
    text += "]"
  }

  private mutating func writeBlock(
    _ open: String, _ close: String, count: Int, depth: Int, element: (inout JSONWriter, Int) -> Void
  ) {
    guard count > 0 else {
      text += open + close
      return
    }
    text += open
    for index in 0..<count {
      if index > 0 { text += "," }
      if !isCompact { text += "\n" + String(repeating: "  ", count: depth + 1) }
      element(&self, index)
    }
    if !isCompact { text += "\n" + String(repeating: "  ", count: depth) }
    text += close
  }

  /// Escapes what JSON demands, and what breaks JavaScript, HTML or a terminal around it.
  private mutating func writeString(_ string: String) {
    text += "\""
    defer { text += "\"" }
    // Names and digests are nearly always plain, and there are many of them.
    guard !string.utf8.allSatisfy(isPlain) else {
      text += string
      return
    }
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "<", "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}"..."\u{202E}", "\u{2066}"..."\u{2069}":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}

/// Whether a byte of UTF-8 is a character that stands for itself in JSON.
private func isPlain(_ byte: UInt8) -> Bool {
  (0x20..<0x7F).contains(byte) && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
    && byte != UInt8(ascii: "<")
}

extension JSONValue {
  fileprivate var isNumber: Bool {
    switch self {
    case .integer, .number: true
    default: false
    }
  }
}
