/// A file of the catalogue as it is compiled in, in parts that keep their sources short.
struct EmbeddedFile: Sendable {
  /// The name of the file in `Profiles/`.
  let name: String
  /// Its text, to be joined.
  let parts: [StaticString]

  /// The whole text in UTF-8.
  var bytes: [UInt8] {
    parts.flatMap { part in part.withUTF8Buffer { Array($0) } }
  }
}
