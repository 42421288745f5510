public import Problems

/// Names for pictures, below the folder that they are written to: `{scene}/{locale}/{device}.png`.
///
/// A field in braces stands for a scene, a device or the value of an axis; the ending says what is written.
public struct NameTemplate: Hashable, Sendable {
  /// A part of a name.
  public enum Part: Hashable, Sendable {
    /// Letters that stand for themselves.
    case text(String)
    /// What differs from picture to picture.
    case field(String)
  }

  /// As it is written.
  public let text: String
  /// The parts, without the ending.
  public let parts: [Part]
  /// The ending as it is written; nil where there is none, so that the kinds of files say it.
  public let ending: String?
  /// Where it stands; nil for one of the command line.
  public var location: SourceLocation?

  /// Reads a name.
  /// - Throws: `badName`.
  public init(_ text: String, location: SourceLocation? = nil) throws(OutputProblem) {
    self.text = text
    self.location = location
    guard text.utf8.count <= 1024, text.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "\\") }) else {
      throw .badName(text, .sign)
    }
    var parts = try Self.parts(of: text)
    ending = try Self.takeEnding(of: &parts, in: text)
    self.parts = parts
    guard Self.staysInside(parts) else { throw .badName(text, .outside) }
  }

  /// The kind of file that the ending says.
  public var format: PictureFormat? { ending.flatMap(PictureFormat.init(ending:)) }

  /// The fields, in written order.
  public var fields: [String] {
    parts.compactMap { if case .field(let name) = $0 { name } else { nil } }
  }

  private static func parts(of text: String) throws(OutputProblem) -> [Part] {
    var parts: [Part] = []
    // Among code points, since with a joiner or an accent after it a brace is another character to Swift.
    var rest = text.unicodeScalars[...]
    while let brace = rest.firstIndex(where: { $0 == "{" || $0 == "}" }) {
      if brace > rest.startIndex { parts.append(.text(String(Substring(rest[..<brace])))) }
      let inside = rest[rest.index(after: brace)...]
      guard rest[brace] == "{", let end = inside.firstIndex(where: { $0 == "{" || $0 == "}" }), inside[end] == "}",
        end > inside.startIndex
      else { throw .badName(text, .brace) }
      parts.append(.field(String(Substring(inside[..<end]))))
      rest = inside[inside.index(after: end)...]
    }
    if !rest.isEmpty { parts.append(.text(String(Substring(rest)))) }
    return parts
  }

  /// Letters after the last point are an ending; `@2x` and the like are not.
  private static func takeEnding(of parts: inout [Part], in text: String) throws(OutputProblem) -> String? {
    guard case .text(let last)? = parts.last, let point = last.unicodeScalars.lastIndex(of: ".") else { return nil }
    let ending = String(Substring(last.unicodeScalars[point...].dropFirst()))
    guard !ending.isEmpty, ending.utf8.allSatisfy({ (0x61...0x7A).contains($0 | 0x20) }) else { return nil }
    guard PictureFormat(ending: ending) != nil else {
      let nearest = nearestWord(to: ending, in: PictureFormat.endings)
      throw .badName(text, .ending(ending, nearest: nearest, endings: PictureFormat.endings))
    }
    parts.removeLast()
    if point > last.startIndex { parts.append(.text(String(last[..<point]))) }
    return ending
  }

  /// Fields never have a slash and are never empty or of points only, so that letters decide it.
  private static func staysInside(_ parts: [Part]) -> Bool {
    let letters = parts.map { if case .text(let text) = $0 { text } else { "x" } }.joined()
    return letters.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).allSatisfy {
      !$0.isEmpty && !$0.elementsEqual(".".utf8) && !$0.elementsEqual("..".utf8)
    }
  }
}
