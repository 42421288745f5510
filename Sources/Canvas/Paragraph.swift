/// What must be known of a paragraph to break it into lines.
///
/// Places are numbers of scalars.
struct Paragraph {
  private let bytes: [UInt8]
  /// The byte each scalar begins at, and the end.
  private let offsets: [Int]
  /// The width of all scalars before each place, as the paragraph is set in one line.
  private let widths: [Double]
  /// For each place the one after the last visible scalar before it.
  private let visibleEnds: [Int]
  /// Where a line may end, the end of the paragraph included.
  let wordBreaks: [Int]
  /// The ends of characters as people see them.
  let characterBreaks: [Int]

  /// The place after the last scalar.
  var end: Int { offsets.count - 1 }

  init(_ text: String, breaks: [Bool], advances: [Int: Double]) {
    var (offsets, widths, visibleEnds) = ([0], [0.0], [0])
    for scalar in text.unicodeScalars {
      widths.append((widths.last ?? 0) + (advances[offsets.last ?? 0] ?? 0))
      offsets.append((offsets.last ?? 0) + UTF8.width(scalar))
      visibleEnds.append(scalar.isBreakingSpace ? visibleEnds.last ?? 0 : offsets.count - 1)
    }
    var ends: [Int] = []
    for character in text { ends.append((ends.last ?? 0) + character.unicodeScalars.count) }
    let end = offsets.count - 1
    bytes = Array(text.utf8)
    (self.offsets, self.widths, self.visibleEnds) = (offsets, widths, visibleEnds)
    characterBreaks = ends
    wordBreaks = breaks.indices.filter { breaks[$0] && $0 > 0 && $0 < end } + [end]
  }

  /// About how wide a line is; shaped alone it may differ by kerning and joined letters.
  func estimatedWidth(from start: Int, to end: Int) -> Double {
    widths[max(start, visibleEnds[end])] - widths[start]
  }

  /// Whether nothing can be seen between two places.
  func isBlank(from start: Int, to end: Int) -> Bool { visibleEnds[end] <= start }

  /// The text of a line: without spaces at its end, with a hyphen where it ends at a soft one.
  func line(from start: Int, to end: Int) -> String {
    let text = text(from: start, to: max(start, visibleEnds[end]))
    let isHyphenated = end < self.end && text.unicodeScalars.last == "\u{AD}"
    return isHyphenated ? String(String.UnicodeScalarView(text.unicodeScalars.dropLast())) + "-" : text
  }

  /// The text between two places.
  func text(from start: Int, to end: Int) -> String {
    String(decoding: bytes[offsets[start]..<offsets[end]], as: UTF8.self)
  }
}

extension Unicode.Scalar {
  /// White space that may hang over the end of a line.
  var isBreakingSpace: Bool {
    properties.isWhitespace && self != "\u{A0}" && self != "\u{2007}" && self != "\u{202F}"
  }
}

extension StringProtocol {
  /// The text without spaces at its end.
  var withoutTrailingSpaces: String {
    let kept = unicodeScalars.reversed().drop { $0.isBreakingSpace }
    return String(String.UnicodeScalarView(kept.reversed()))
  }
}
