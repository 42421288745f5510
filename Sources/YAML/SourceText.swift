import Problems

/// The text of a file, to look up what stands at a place when a message needs it.
///
/// Columns count code points, as libyaml does, so that they do not depend on a version of Unicode.
struct SourceText {
  /// What libyaml reads.
  let bytes: [UInt8]
  let file: String
  private let hasStandIns: Bool

  /// Makes the source of well-formed UTF-8.
  init(_ text: [UInt8], file: String) {
    let replaced = StandIns.put(into: text)
    bytes = replaced ?? text
    hasStandIns = replaced != nil
    self.file = file
  }

  /// A place as messages show it; libyaml ends a file with a line break, so the end may seem to lie on a line too many.
  func location(ofFailure mark: Mark) -> SourceLocation {
    let end = location(ofByte: bytes.count)
    return min(location(mark), end)
  }

  /// A place as messages show it.
  func location(_ mark: Mark) -> SourceLocation {
    SourceLocation(file: file, line: mark.line + 1, column: mark.column + 1)
  }

  /// The place of a byte.
  func location(ofByte offset: Int) -> SourceLocation {
    var mark = Mark(line: 0, column: 0)
    var start = 0
    for (_, next) in breaks where next <= offset {
      mark.line += 1
      start = next
    }
    mark.column = bytes[start..<min(max(offset, start), bytes.count)].count { $0 & 0xC0 != 0x80 }
    return location(mark)
  }

  /// A part of the bytes as its author wrote it.
  func asWritten(_ text: String) -> String { hasStandIns ? StandIns.takeOut(of: text) : text }

  /// What stands on a line, from a column on: enough of it for any message.
  func rest(from mark: Mark) -> String {
    let scalars = line(mark.line).unicodeScalars.dropFirst(mark.column).prefix(1000)
    return asWritten(String(String.UnicodeScalarView(scalars)))
  }

  /// What stands on a line, by its number from 0; stand-ins included.
  private func line(_ number: Int) -> String {
    var start = 0
    for (index, (end, next)) in breaks.enumerated() {
      if index == number { return String(decoding: bytes[start..<end], as: UTF8.self) }
      if index > number { break }
      start = next
    }
    return String(decoding: bytes[start...], as: UTF8.self)
  }

  private func lineEnd(from offset: Int) -> Int? {
    bytes.withUnsafeBufferPointer { buffer in
      var offset = offset
      while offset < buffer.count {
        if buffer[offset] == 0x0A || buffer[offset] == 0x0D { return offset }
        offset &+= 1
      }
      return nil
    }
  }

  /// The line breaks: where each begins and where the next line does.
  var breaks: some Sequence<(end: Int, next: Int)> {
    sequence(state: 0) { (offset: inout Int) -> (end: Int, next: Int)? in
      guard let end = lineEnd(from: offset) else { return nil }
      let isPair = bytes[end] == 0x0D && end + 1 < bytes.count && bytes[end + 1] == 0x0A
      offset = end + (isPair ? 2 : 1)
      return (end, offset)
    }
  }
}
