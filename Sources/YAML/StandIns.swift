/// What libyaml cannot read although YAML 1.2 and JSON allow it, replaced for the time of parsing.
///
/// libyaml breaks lines at U+0085, U+2028 and U+2029 as YAML 1.1 did, and refuses the surrogate pairs of JSON's `\u`
/// escapes. The stand-ins are the noncharacters U+FDD0 to U+FDD3, which Unicode keeps for such use; each has the width of
/// what it replaces, so that columns stay true.
enum StandIns {
  private static let nextLine: [UInt8] = [0xEF, 0xB7, 0x90]
  private static let lineSeparator: [UInt8] = [0xEF, 0xB7, 0x91]
  private static let paragraphSeparator: [UInt8] = [0xEF, 0xB7, 0x92]
  /// Follows the character of a surrogate pair, which is written in twelve characters.
  private static let padding: [UInt8] = [0xEF, 0xB7, 0x93]
  private static let elevenPaddings = Array(repeatElement(padding, count: 11).joined())

  /// The text with stand-ins, or nil where none is needed.
  static func put(into text: [UInt8]) -> [UInt8]? {
    let isJSON = text.first { $0 > 0x20 }.map { $0 == 0x7B || $0 == 0x5B } ?? false
    var result: [UInt8] = []
    var copied = 0
    var offset = 0
    while let next = candidate(from: offset, in: text) {
      offset = next
      guard let (length, replacement) = special(at: offset, of: text, isJSON: isJSON) else {
        offset += 1
        continue
      }
      if let replacement {
        result += text[copied..<offset]
        result += replacement
        copied = offset + length
      }
      offset += length
    }
    return copied == 0 ? nil : result + text[copied...]
  }

  /// A text with stand-ins again as it was written.
  static func takeOut(of text: String) -> String {
    let bytes = Array(text.utf8)
    guard bytes.contains(0xEF) else { return text }
    var result: [UInt8] = []
    var offset = 0
    while offset < bytes.count {
      let isStandIn = bytes[offset] == 0xEF && offset + 2 < bytes.count && bytes[offset + 1] == 0xB7
      switch isStandIn ? bytes[offset + 2] : 0 {
      case nextLine[2]: result += [0xC2, 0x85]
      case lineSeparator[2]: result += [0xE2, 0x80, 0xA8]
      case paragraphSeparator[2]: result += [0xE2, 0x80, 0xA9]
      case padding[2]: break
      default:
        result.append(bytes[offset])
        offset += 1
        continue
      }
      offset += 3
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Where the next byte stands that may begin something special; a plain loop, since nearly no file has any.
  private static func candidate(from offset: Int, in text: [UInt8]) -> Int? {
    text.withUnsafeBufferPointer { buffer in
      var offset = offset
      while offset < buffer.count {
        let byte = buffer[offset]
        if byte == 0x5C || byte == 0xC2 || byte == 0xE2 { return offset }
        offset &+= 1
      }
      return nil
    }
  }

  /// The length of something that has a stand-in or hides one, such as an escaped backslash, and the stand-in.
  private static func special(
    at offset: Int, of text: [UInt8], isJSON: Bool
  ) -> (length: Int, replacement: [UInt8]?)? {
    let rest = text[offset...]
    switch text[offset] {
    case 0xC2 where rest.starts(with: [0xC2, 0x85]): return (2, nextLine)
    case 0xE2 where rest.starts(with: [0xE2, 0x80, 0xA8]): return (3, lineSeparator)
    case 0xE2 where rest.starts(with: [0xE2, 0x80, 0xA9]): return (3, paragraphSeparator)
    case 0x5C where isJSON: break
    default: return nil
    }
    guard let high = escape(at: offset, of: text), let low = escape(at: offset + 6, of: text),
      (0xD800..<0xDC00).contains(high), (0xDC00..<0xE000).contains(low),
      let scalar = Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
    else { return (min(2, rest.count), nil) }
    return (12, String(scalar).utf8 + elevenPaddings)
  }

  /// The number of a `\u` escape with four digits.
  private static func escape(at offset: Int, of text: [UInt8]) -> UInt32? {
    guard offset + 6 <= text.count, text[offset] == 0x5C, text[offset + 1] == 0x75 else { return nil }
    return UInt32(String(decoding: text[offset + 2..<offset + 6], as: UTF8.self), radix: 16)
  }
}
