import Problems

/// Reads Xcode's `.strings`: `"key" = "text";`, with comments as in C.
///
/// - Throws: What keeps the rest of the file from being read.
func readAppleStrings(_ bytes: [UInt8], file: String) throws(Diagnostic) -> StringList {
  if bytes.starts(with: "bplist".utf8) {
    throw Diagnostic(.string(.fault(.propertyList("binary"))), at: .start(of: file))
  }
  var cursor = try TextCursor(bytes, file: file)
  var list = StringList()
  try cursor.skipBlanksAndComments()
  if cursor.next == "<" { throw Diagnostic(.string(.fault(.propertyList("XML"))), at: .start(of: file)) }
  while cursor.next != nil {
    let location = cursor.location
    let key = try cursor.appleText()
    try cursor.skipBlanksAndComments()
    var text = key
    // A key alone is its own text.
    if cursor.skip("=") {
      try cursor.skipBlanksAndComments()
      text = try cursor.appleText()
      try cursor.skipBlanksAndComments()
    }
    guard cursor.skip(";") else { throw cursor.expected(";") }
    list.add(text, for: key, at: location) { text throws(StringFault) in StringPattern(printf: text) }
    try cursor.skipBlanksAndComments()
  }
  return list
}

/// Whether a character may stand in a word without quotes.
private func isBare(_ scalar: Unicode.Scalar) -> Bool {
  guard scalar.isASCII else { return false }
  return scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    || "_.-$:/".unicodeScalars.contains(scalar)
}

extension TextCursor {
  fileprivate mutating func skipBlanksAndComments() throws(Diagnostic) {
    while true {
      skipBlanks()
      if skip("/*") {
        _ = try take(until: "*/")
      } else if skip("//") {
        _ = take { $0 != "\n" }
      } else {
        return
      }
    }
  }

  /// A text in quotes, or a word without.
  fileprivate mutating func appleText() throws(Diagnostic) -> String {
    let quote = next
    guard skip("\"") || skip("'") else {
      let word = take { isBare($0) }
      guard !word.isEmpty else { throw expected("a key in quotes") }
      return word
    }
    var text = String.UnicodeScalarView()
    let start = location
    while let scalar = take() {
      if scalar == quote { return String(text) }
      text.append(scalar == "\\" ? try appleEscape() : scalar)
    }
    throw Diagnostic(.string(.fault(.expected("\""))), at: start)
  }

  private mutating func appleEscape() throws(Diagnostic) -> Unicode.Scalar {
    guard let scalar = take() else { throw expected("\"") }
    switch scalar {
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    case "U", "u": return try codeUnits()
    default: return scalar
    }
  }

  /// Four hexadecimal digits, and where they are the first half of a character, the second with its escape.
  mutating func codeUnits() throws(Diagnostic) -> Unicode.Scalar {
    let first = try codeUnit()
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard first < 0xDC00, skip("\\U") || skip("\\u") else { throw expected("the other half of a character") }
    let second = try codeUnit()
    let code = 0x10000 + (first - 0xD800) << 10 + (second & 0x3FF)
    guard (0xDC00...0xDFFF).contains(second), let scalar = Unicode.Scalar(code) else {
      throw expected("the other half of a character")
    }
    return scalar
  }

  private mutating func codeUnit() throws(Diagnostic) -> UInt32 {
    var code: UInt32 = 0
    for _ in 0..<4 {
      guard let digit = next.flatMap({ Character($0).isASCII ? Character($0).hexDigitValue : nil }) else {
        throw expected("a hexadecimal digit")
      }
      code = code << 4 | UInt32(digit)
      _ = take()
    }
    return code
  }
}
