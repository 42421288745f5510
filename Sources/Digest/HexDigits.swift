/// Words as hexadecimal digits in small letters, sixteen a word, and back.
enum HexDigits {
  static func text(_ words: [UInt64]) -> String {
    words.map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  /// Nil for anything but exactly `count` words in the form that `text` writes.
  static func words(_ text: String, count: Int) -> [UInt64]? {
    var words = [UInt64](repeating: 0, count: count)
    guard text.utf8.count == count * 16 else { return nil }
    for (index, character) in text.utf8.enumerated() {
      guard let digit = digit(character) else { return nil }
      words[index / 16] = words[index / 16] << 4 | digit
    }
    return words
  }

  private static func digit(_ character: UInt8) -> UInt64? {
    switch character {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt64(character - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt64(character - UInt8(ascii: "a") + 10)
    default: nil
    }
  }
}
