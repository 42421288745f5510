import TestSupport

/// What the recorded cases hold of PNG files.
enum RecordedCases {
  /// File names of the PngSuite, each with the SHA-256 of its RGBA bytes as libpng decodes them, or `reject`.
  static let pngSuite: [(name: String, pixels: String)] = {
    guard let bytes = CaseFiles.read("diff/pngsuite.json") else { return [] }
    // No text in this file holds a quotation mark, so the strings are every other piece.
    let pieces = String(decoding: bytes, as: UTF8.self).split(separator: "\"", omittingEmptySubsequences: false)
    let strings = stride(from: 1, to: pieces.count, by: 2).map { String(pieces[$0]) }
    var (name, cases) = ("", [(name: String, pixels: String)]())
    for (string, next) in zip(strings, strings.dropFirst()) {
      if string.hasSuffix(".png") { name = string }
      if string == "libpng" { cases.append((name, next)) }
    }
    return cases
  }()
}
