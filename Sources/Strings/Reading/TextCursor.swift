import Problems

/// A place in a text that is being read, which knows its line and column.
struct TextCursor {
  let file: String
  private let scalars: [Unicode.Scalar]
  private var index = 0
  private var line = 1
  private var lineStart = 0

  /// Makes a cursor at the beginning of a file: UTF-8, or UTF-16 with or without a byte order mark.
  ///
  /// - Throws: E103 or, of UTF-16, E352 where the bytes are no text.
  init(_ bytes: [UInt8], file: String) throws(Diagnostic) {
    self.file = file
    let text: String
    do throws(Problem) { text = try decoded(bytes) } catch {
      throw Diagnostic(error, at: .start(of: file))
    }
    scalars = Array(text.unicodeScalars)
  }

  /// What comes next; nil at the end.
  var next: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

  /// The place of what comes next, its column counted in code points.
  var location: SourceLocation { SourceLocation(file: file, line: line, column: index - lineStart + 1) }

  /// Takes what comes next.
  mutating func take() -> Unicode.Scalar? {
    guard let scalar = next else { return nil }
    index += 1
    if scalar == "\n" {
      line += 1
      lineStart = index
    }
    return scalar
  }

  /// Takes a mark if it comes next.
  mutating func skip(_ mark: String) -> Bool {
    var end = index
    for scalar in mark.unicodeScalars {
      guard end < scalars.count, scalars[end] == scalar else { return false }
      end += 1
    }
    while index < end { _ = take() }
    return true
  }

  /// Takes everything that is as asked for.
  mutating func take(while isWanted: (Unicode.Scalar) -> Bool) -> String {
    var text = String.UnicodeScalarView()
    while let scalar = next, isWanted(scalar) {
      text.append(scalar)
      _ = take()
    }
    return String(text)
  }

  /// Takes what stands before a mark, and the mark.
  ///
  /// - Throws: E352 where the mark never comes, at the place where it was begun to be looked for.
  mutating func take(until mark: String) throws(Diagnostic) -> String {
    let start = location
    var text = String.UnicodeScalarView()
    while !skip(mark) {
      guard let scalar = take() else { throw Diagnostic(.string(.fault(.expected(mark))), at: start) }
      text.append(scalar)
    }
    return String(text)
  }

  mutating func skipBlanks() { while let scalar = next, scalar.properties.isWhitespace { _ = take() } }

  /// That something else stands here.
  func expected(_ what: String) -> Diagnostic { Diagnostic(.string(.fault(.expected(what))), at: location) }
}

/// The text of bytes.
private func decoded(_ bytes: [UInt8]) throws(Problem) -> String {
  if bytes.starts(with: [0xFF, 0xFE]) { return try utf16(bytes.dropFirst(2), isBigEndian: false) }
  if bytes.starts(with: [0xFE, 0xFF]) { return try utf16(bytes.dropFirst(2), isBigEndian: true) }
  // Files begin with ASCII, so that a zero among the first two bytes tells UTF-16 and its order.
  if bytes.count >= 2, bytes[0] == 0 { return try utf16(bytes[...], isBigEndian: true) }
  if bytes.count >= 2, bytes[1] == 0 { return try utf16(bytes[...], isBigEndian: false) }
  let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
  guard let string = String(validating: text, as: UTF8.self) else { throw .file(.notUTF8) }
  return string
}

private func utf16(_ bytes: ArraySlice<UInt8>, isBigEndian: Bool) throws(Problem) -> String {
  guard bytes.count.isMultiple(of: 2) else { throw .string(.fault(.notUTF16)) }
  let units = stride(from: bytes.startIndex, to: bytes.endIndex, by: 2).map { index in
    let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
    return isBigEndian ? first << 8 | second : second << 8 | first
  }
  guard let string = String(validating: units, as: UTF16.self) else { throw .string(.fault(.notUTF16)) }
  return string
}
