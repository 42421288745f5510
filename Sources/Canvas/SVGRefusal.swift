/// What an SVG image may not contain, because its picture would depend on the host or on other files.
package enum SVGRefusal: Hashable, Sendable {
  /// An element that sets text (`text`, `tspan`, …): it would be set in fonts of the host.
  case text(element: String)
  /// An address of something outside the document, or of another SVG document inside a data URI.
  case externalReference(String)
  /// A document type or entity declaration.
  case documentType
  /// A style sheet in another file, or words of one that could be spelled to be one, as they stand there.
  case styleSheet(String)
  /// A filter: versions of librsvg draw it differently, slowly, or end the process with it.
  case filter(element: String)
  /// A larger file than an icon or drawing needs.
  case tooManyBytes(limit: Int)
  /// More elements than an icon or drawing needs.
  case tooManyElements(limit: Int)
  /// Style sheets larger than an icon or drawing needs; each rule is tried on each element.
  case tooMuchStyle(limit: Int)
  /// Elements deeper in each other than an icon or drawing needs.
  case tooDeep(limit: Int)
  /// Finer dashes than can be seen, or longer lines: each takes memory, wherever it lies.
  case tooManyDashes(limit: Int)
  /// `systemLanguage`, which is answered by the locale of the host.
  case systemLanguage
}
