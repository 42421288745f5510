#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Pictures of other projects, which are tested with where they lie and are no part of the repository: the folder that
/// `SNAPFARM_CASES` names, or `shared/cases` beside the repository.
enum RecordedCases {
  static let folder: String = {
    if let given = getenv("SNAPFARM_CASES") { return String(cString: given) }
    let root = #filePath.split(separator: "/").dropLast(4)
    return "/" + (root.dropLast() + ["shared", "cases"]).joined(separator: "/")
  }()

  static func read(_ path: String) -> [UInt8]? {
    guard let file = fopen(folder + "/" + path, "rb") else { return nil }
    defer { fclose(file) }
    var (bytes, buffer) = ([UInt8](), [UInt8](repeating: 0, count: 65536))
    while true {
      let count = fread(&buffer, 1, buffer.count, file)
      if count == 0 { return bytes }
      bytes += buffer[..<count]
    }
  }

  /// File names of the PngSuite, each with the SHA-256 of its RGBA bytes as libpng decodes them, or `reject`.
  static let pngSuite: [(name: String, pixels: String)] = {
    guard let bytes = read("diff/pngsuite.json") else { return [] }
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
