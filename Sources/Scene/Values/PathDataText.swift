/// The letters, numbers and flags of path data, taken from the front.
struct PathDataText {
  private let bytes: [UInt8]
  private var offset = 0

  init(_ data: String) { bytes = Array(data.utf8) }

  /// Whether everything was taken.
  var isAtEnd: Bool { offset >= bytes.count }

  private var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// The problem of what comes next, or of what was taken `back` bytes ago.
  func error(back: Int = 0) -> PathDataError {
    let rest = bytes[max(0, offset - back)...].prefix(20)
    return PathDataError(rest: String(decoding: rest, as: UTF8.self))
  }

  /// Skips blanks and line breaks.
  mutating func skipBlanks() {
    while let byte = next, byte == 0x20 || (0x09...0x0D).contains(byte) { offset += 1 }
  }

  /// A command's letter, in its absolute form.
  mutating func takeCommand() -> (letter: Character, isRelative: Bool)? {
    guard let byte = next else { return nil }
    let letter = Character(Unicode.Scalar(byte & ~0x20))
    guard "MLHVCSQTAZ".contains(letter), byte >= 0x41 else { return nil }
    offset += 1
    skipBlanks()
    return (letter, byte & 0x20 != 0)
  }

  /// Whether another number follows, after blanks and at most one comma.
  mutating func hasMoreNumbers() -> Bool {
    let begin = offset
    skipSeparator()
    guard let byte = next, startsNumber(byte) else {
      // A comma with nothing behind it is a mistake, and stays to be found.
      offset = begin
      return false
    }
    return true
  }

  private func startsNumber(_ byte: UInt8) -> Bool {
    isDigit(byte) || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
  }

  /// A number; it ends where no digit can follow, so that `1.5.5` is two and `1-2` too.
  mutating func number() throws(PathDataError) -> Double {
    skipSeparator()
    let begin = offset
    if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { offset += 1 }
    var digits = takeDigits()
    if next == UInt8(ascii: ".") {
      offset += 1
      digits += takeDigits()
    }
    guard digits > 0 else { throw failure(from: begin) }
    takeExponent()
    let text = String(decoding: bytes[begin..<offset], as: UTF8.self)
    guard digits <= 400, let value = Double(text), abs(value) <= largestLength else { throw failure(from: begin) }
    return value
  }

  /// A flag: one digit, which needs no blank after it.
  mutating func flag() throws(PathDataError) -> Bool {
    skipSeparator()
    guard let byte = next, byte == UInt8(ascii: "0") || byte == UInt8(ascii: "1") else { throw error() }
    offset += 1
    return byte == UInt8(ascii: "1")
  }

  private mutating func skipSeparator() {
    skipBlanks()
    guard next == UInt8(ascii: ",") else { return }
    offset += 1
    skipBlanks()
  }

  private mutating func takeDigits() -> Int {
    let begin = offset
    while let byte = next, isDigit(byte) { offset += 1 }
    return offset - begin
  }

  private mutating func takeExponent() {
    guard next == UInt8(ascii: "e") || next == UInt8(ascii: "E") else { return }
    let begin = offset
    offset += 1
    if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { offset += 1 }
    if takeDigits() == 0 { offset = begin }
  }

  private mutating func failure(from begin: Int) -> PathDataError {
    offset = begin
    return error()
  }

  private func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
}
