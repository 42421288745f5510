internal import Graphics

/// Breaks one paragraph into lines of a width, between words, or within a word that is wider.
struct LineBreaker {
  let paragraph: Paragraph
  let width: Double
  /// How far estimates may be off before they are no longer worth trying.
  let tolerance: Double

  /// The place where the line that begins at `start` ends; `measure` gives the width of a line, shaped alone.
  func lineEnd(
    from start: Int, _ measure: (Paragraph.LineRange) throws(CanvasError) -> Double
  ) throws(CanvasError) -> Int {
    for breaks in [paragraph.wordBreaks, paragraph.characterBreaks] {
      if let end = try longestFit(breaks, from: start, measure) { return end }
    }
    // Even one character is too wide; a line has at least that.
    return paragraph.characterBreaks.first { $0 > start } ?? paragraph.end
  }

  /// The last of the places up to which the line fits.
  ///
  /// Estimates say where to begin, only shaping decides, so that text breaks the same way again in the width it was measured to have.
  private func longestFit(
    _ breaks: [Int], from start: Int, _ measure: (Paragraph.LineRange) throws(CanvasError) -> Double
  ) throws(CanvasError) -> Int? {
    var index = breaks.partitioningIndex { place in
      place > start && paragraph.estimatedWidth(from: start, to: place) > width + tolerance
    }
    while index > 0, breaks[index - 1] > start {
      index -= 1
      let end = breaks[index]
      if paragraph.isBlank(from: start, to: end) { continue }
      if try measure(paragraph.line(from: start, to: end)) <= width + TextBlock.slack { return end }
    }
    return nil
  }
}

extension [Int] {
  /// The first index whose element is past a point in the order, by halving.
  fileprivate func partitioningIndex(_ isPast: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isPast(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
