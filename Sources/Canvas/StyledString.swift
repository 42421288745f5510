internal import Graphics

/// Characters in stretches of one style each, which together are as long as the text.
struct StyledString: Hashable {
  private(set) var text: String
  private(set) var runs: [StyledText.Run]

  /// Makes a text that is all in one style.
  init(_ text: String, _ style: TextStyle) {
    self.text = text
    runs = text.isEmpty ? [] : [StyledText.Run(length: text.utf8.count, style: style)]
  }

  /// Takes the characters of a text that can be set; what no run reaches is in the text's own style.
  init(_ styled: StyledText) {
    // Pango's texts end at a zero.
    guard !styled.runs.isEmpty || styled.string.utf8.contains(0) else {
      self = StyledString(styled.string, styled.style)
      return
    }
    self.init()
    var rest = styled.string.unicodeScalars[...]
    for run in styled.runs + [StyledText.Run(length: rest.count * 4, style: styled.style)] where !rest.isEmpty {
      var (part, length) = (String.UnicodeScalarView(), 0)
      while length < run.length, let scalar = rest.popFirst() {
        length += UTF8.width(scalar)
        if scalar != "\0" { part.append(scalar) }
      }
      append(String(part), run)
    }
  }

  private init() { (text, runs) = ("", []) }

  var isEmpty: Bool { text.isEmpty }

  /// The length in UTF-8 bytes.
  var length: Int { text.utf8.count }

  /// The part between two bytes at which characters begin.
  func slice(_ bytes: Range<Int>) -> StyledString {
    guard bytes != 0..<length else { return self }
    var part = StyledString()
    part.text = String(decoding: text.utf8.dropFirst(bytes.lowerBound).prefix(bytes.count), as: UTF8.self)
    var start = 0
    for var run in runs {
      let kept = bytes.clamped(to: start..<(start + run.length))
      start += run.length
      run.length = kept.count
      if !kept.isEmpty { part.runs.append(run) }
    }
    return part
  }

  /// Adds characters that look like a run.
  mutating func append(_ more: String, _ run: StyledText.Run) {
    guard !more.isEmpty else { return }
    text += more
    var run = run
    run.length = more.utf8.count
    if let last = runs.last, last.style == run.style, last.color == run.color {
      runs[runs.count - 1].length += run.length
    } else {
      runs.append(run)
    }
  }

  mutating func append(_ more: StyledString) {
    text += more.text
    runs += more.runs
  }

  /// The text without spaces at its end.
  var withoutTrailingSpaces: StyledString { slice(0..<text.withoutTrailingSpaces.utf8.count) }

  /// The text without spaces at its beginning.
  var withoutLeadingSpaces: StyledString { slice((length - text.drop { $0.isWhitespace }.utf8.count)..<length) }

  /// The text of a line: with a hyphen where it ends at a soft one.
  func line(_ range: Paragraph.LineRange) -> StyledString {
    var line = slice(range.bytes)
    guard range.isHyphenated, let last = line.runs.last else { return line }
    line = line.slice(0..<(line.length - UTF8.width("\u{AD}")))
    line.append("-", last)
    return line
  }

  /// The paragraphs, without the characters that end them.
  var paragraphs: [StyledString] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { part in
      let start = text.utf8.distance(from: text.utf8.startIndex, to: part.startIndex)
      return slice(start..<(start + part.utf8.count))
    }
  }

  /// The same as far as glyphs depend on it: without colours, lines and heights.
  var shape: StyledString {
    var shape = StyledString()
    shape.text = text
    for var run in runs {
      run.color = nil
      run.style.lineHeight = nil
      (run.style.isUnderlined, run.style.isStruckThrough) = (false, false)
      if let last = shape.runs.last, last.style == run.style {
        shape.runs[shape.runs.count - 1].length += run.length
      } else {
        shape.runs.append(run)
      }
    }
    return shape
  }

  /// The runs with where they begin and end, in bytes.
  var ranges: [(bytes: Range<Int>, run: StyledText.Run)] {
    var start = 0
    return runs.map { run in
      defer { start += run.length }
      return (start..<(start + run.length), run)
    }
  }
}

extension StyledText {
  /// The same with letters of another size.
  func scaled(by factor: Double) -> StyledText {
    var text = self
    func scale(_ style: inout TextStyle) {
      style.size = max(style.size * factor, 0.1)
      style.tracking *= factor
      style.lineHeight = style.lineHeight.map { $0 * factor }
    }
    if runs.isEmpty { text.runs = [Run(length: string.utf8.count, style: style)] }
    for index in text.runs.indices { scale(&text.runs[index].style) }
    scale(&text.style)
    return text
  }
}
