/// A language with what narrows it down, as folders of translated files name it: `pt-BR`, `zh_Hans`, `b+zh+Hans`.
package struct LocaleTag: Hashable, Sendable {
  /// The parts in lower case, the language first.
  let parts: [String]

  /// Reads a tag of two or three letters and further parts behind `-`, `_` or `+`; nil where it is none.
  package init?(_ text: some StringProtocol) {
    let parts = text.lowercased().split(omittingEmptySubsequences: false) { "-_+".contains($0) }.map(String.init)
    guard let language = parts.first, (2...3).contains(language.utf8.count), language.utf8.allSatisfy(isLetter),
      parts.dropFirst().allSatisfy({ (2...8).contains($0.utf8.count) && $0.utf8.allSatisfy(isLetterOrDigit) })
    else { return nil }
    self.parts = parts
  }

  /// Whether what is for this tag is for another one too: `pt` is for `pt-BR`.
  func covers(_ other: LocaleTag) -> Bool {
    parts.first == other.parts.first && parts.dropFirst().allSatisfy(other.parts.dropFirst().contains)
  }

  /// The tag as BCP 47 writes it, but in lower case.
  package var text: String { parts.joined(separator: "-") }
}

private func isLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) }

private func isLetterOrDigit(_ byte: UInt8) -> Bool {
  isLetter(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
}
