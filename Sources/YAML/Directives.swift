import Problems

extension SourceText {
  /// Refuses the directives before a document, except `%YAML`, before libyaml sees them.
  ///
  /// It compares every tag directive with all before it, so that a file of nothing else would keep it busy for hours.
  ///
  /// - Parameter line: The line from which on the document is awaited, from 0.
  /// - Throws: E111 at the directive.
  func refuseDirectives(fromLine line: Int) throws(Diagnostic) {
    var number = 0
    var start = 0
    for (end, next) in breaks {
      if number >= line, try !isBeforeDocument(bytes[start..<end], line: number) { return }
      number += 1
      start = next
    }
    if number >= line { _ = try isBeforeDocument(bytes[start...], line: number) }
  }

  /// Whether a line may stand before a document: blank, a comment, the end of the last one, or `%YAML`.
  private func isBeforeDocument(_ text: ArraySlice<UInt8>, line: Int) throws(Diagnostic) -> Bool {
    let word = text.prefix { $0 != 0x20 && $0 != 0x09 }
    if word.first == 0x25, !word.elementsEqual("%YAML".utf8) {
      let name = String(decoding: word.prefix(80), as: UTF8.self)
      throw Diagnostic(.file(.notPlain(asWritten(name))), at: location(Mark(line: line, column: 0)))
    }
    let first = text.first { $0 != 0x20 && $0 != 0x09 }
    return first == nil || first == 0x23 || word.first == 0x25 || word.elementsEqual("...".utf8)
  }
}
