public import Problems

/// Reads a YAML 1.2 or JSON file to a tree whose values know their places.
///
/// - Parameters:
///   - bytes: The file's bytes: UTF-8, with or without a byte order mark.
///   - file: The path that places and messages show.
///   - kind: What the file should start with, for the message on an empty one.
///   - limits: How much is read.
/// - Returns: The value that the file holds.
/// - Throws: The first problem of the file (E101 to E111, E114, E119), at the place of the offending word.
public func parseYAML(
  _ bytes: [UInt8], file: String, kind: String = "scene", limits: YAMLLimits = YAMLLimits()
) throws(Diagnostic) -> YAMLNode {
  guard bytes.count <= limits.maxFileSize else {
    let problem = FileProblem.tooLarge(bytes: bytes.count, limit: limits.maxFileSize)
    throw Diagnostic(.file(problem), at: .start(of: file))
  }
  let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
  let text = bytes.starts(with: byteOrderMark) ? Array(bytes.dropFirst(byteOrderMark.count)) : bytes
  if let offset = firstInvalidByte(of: text) {
    let wellFormed = SourceText(Array(text.prefix(offset)), file: file)
    throw Diagnostic(.file(.notUTF8), at: wellFormed.location(ofByte: wellFormed.bytes.count))
  }
  let source = SourceText(text, file: file)
  try source.refuseDirectives(fromLine: 0)
  var builder = TreeBuilder(source: source, kind: kind, limits: limits)
  return try source.withEvents { events throws(Diagnostic) in
    while true {
      if let root = try builder.take(try events.next()) { return root }
    }
  }
}
