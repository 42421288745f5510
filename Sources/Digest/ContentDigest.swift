/// The name of some bytes: their SHA-256.
///
/// Files, actions and stored objects go by it.
package struct ContentDigest: Hashable, Sendable {
  /// The 32 bytes, the first in the highest place of the first word.
  private let words: Words

  private struct Words: Hashable, Sendable {
    let first, second, third, fourth: UInt64
  }

  /// Digests bytes.
  package init(_ bytes: [UInt8]) {
    self = bytes.withUnsafeBytes { ContentDigest($0) }
  }

  /// Digests bytes where they lie.
  package init(_ bytes: UnsafeRawBufferPointer) {
    var hasher = ContentHasher()
    hasher.update(bytes)
    self = hasher.finish()
  }

  /// Digests bytes where they lie.
  package init(_ bytes: RawSpan) {
    self = bytes.withUnsafeBytes { ContentDigest($0) }
  }

  /// Reads the 64 digits that `description` writes; nil for anything else.
  package init?(_ hex: String) {
    guard let words = HexDigits.words(hex, count: 4) else { return nil }
    self.init(words: words)
  }

  init(words: [UInt64]) {
    self.words = Words(first: words[0], second: words[1], third: words[2], fourth: words[3])
  }

  /// The first 12 digits, for people to read.
  package var short: String { String(description.prefix(12)) }
}

extension ContentDigest: CustomStringConvertible {
  /// 64 hexadecimal digits in small letters.
  package var description: String { HexDigits.text([words.first, words.second, words.third, words.fourth]) }
}
