internal import Graphics

extension Truncation {
  /// A text that gives way, character by character.
  struct Rest {
    let text: StyledString
    /// The bytes at which characters begin, and the end.
    private let places: [Int]

    init(_ text: StyledString) {
      self.text = text
      var places = [0]
      for character in text.text { places.append((places.last ?? 0) + character.utf8.count) }
      self.places = places
    }

    var count: Int { places.count - 1 }

    func characters(_ range: Range<Int>) -> StyledString {
      text.slice(places[range.lowerBound]..<places[range.upperBound])
    }
  }

  /// The last line with a number of the characters that were left; the mark looks like what it follows.
  func line(
    keeping count: Int, of rest: Rest, mark: (TextStyle) throws(CanvasError) -> String
  ) throws(CanvasError) -> StyledString {
    let count = min(max(count, 0), rest.count)
    let front = self == .head ? 0 : self == .middle ? (count + 1) / 2 : count
    var line = rest.characters(0..<front).withoutTrailingSpaces
    let after = rest.characters((rest.count - count + front)..<rest.count).withoutLeadingSpaces
    if self != .clip, let run = line.runs.last ?? after.runs.first ?? rest.text.runs.first {
      line.append(try mark(run.style), run)
    }
    line.append(after)
    return line
  }

  /// The last line with as many characters as fit, found by halving.
  func longestLine(
    of text: StyledString, mark: (TextStyle) throws(CanvasError) -> String,
    fits: (StyledString) throws(CanvasError) -> Bool
  ) throws(CanvasError) -> StyledString {
    let rest = Rest(text)
    var (low, high) = (0, rest.count)
    while low < high {
      let middle = (low + high + 1) / 2
      if try fits(line(keeping: middle, of: rest, mark: mark)) { low = middle } else { high = middle - 1 }
    }
    return try line(keeping: low, of: rest, mark: mark)
  }
}
