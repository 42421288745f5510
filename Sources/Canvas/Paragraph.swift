/// What must be known of a paragraph to break it into lines.
///
/// Places are numbers of scalars.
struct Paragraph {
  /// A line of it.
  struct LineRange {
    var bytes: Range<Int>
    /// Whether it ends at a soft hyphen, which is then seen.
    var isHyphenated = false
  }

  /// The byte each scalar begins at, and the end.
  private let offsets: [Int]
  /// The width of all scalars before each place, as the paragraph is set in one line.
  private let widths: [Double]
  /// For each place the one after the last visible scalar before it.
  private let visibleEnds: [Int]
  /// The places after soft hyphens.
  private let hyphens: Set<Int>
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
    hyphens = Set(text.unicodeScalars.enumerated().lazy.filter { $1 == "\u{AD}" }.map { $0.offset + 1 })
    var ends: [Int] = []
    for character in text { ends.append((ends.last ?? 0) + character.unicodeScalars.count) }
    let end = offsets.count - 1
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

  /// A line: without spaces at its end.
  func line(from start: Int, to end: Int) -> LineRange {
    let visibleEnd = max(start, visibleEnds[end])
    let isHyphenated = end < self.end && visibleEnd > start && hyphens.contains(visibleEnd)
    return LineRange(bytes: bytes(from: start, to: visibleEnd), isHyphenated: isHyphenated)
  }

  /// What lies between two places.
  func bytes(from start: Int, to end: Int) -> Range<Int> { offsets[start]..<offsets[end] }
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
