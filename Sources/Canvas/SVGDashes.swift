/// Estimates into how many dashes an SVG document cuts its strokes: Cairo makes each of them, wherever it lies.
///
/// Every outline is taken to be stroked in the finest pattern that stands anywhere in the document.
struct SVGDashes {
  private static let shapes: Set<Substring> = ["rect", "circle", "ellipse", "line", "polyline", "polygon", "path"]
  private static let property = "stroke-dasharray"

  /// The length of all outlines together, in user units and at the most.
  private var length = 0.0
  /// The finest pattern; infinite where there is none.
  private var period = Double.infinity

  /// The number of dashes.
  var count: Double { length / period }

  mutating func see(_ piece: MarkupScanner.Piece) {
    switch piece {
    case .tag(let name, let attributes, _):
      for attribute in attributes {
        switch attribute.name {
        case "stroke-dasharray": see(pattern: attribute.value)
        case "style": see(style: attribute.value)
        case "d" where name == "path": length += Self.length(ofPath: attribute.value)
        case "points": length += Self.length(ofPath: attribute.value)
        // The way round a shape is no longer than seven of its radii, or four of its sides.
        case "r", "rx", "ry", "width", "height", "x1", "y1", "x2", "y2":
          if Self.shapes.contains(name) { length += 7 * Self.numbers(of: attribute.value).reduce(0) { $0 + abs($1) } }
        default: break
        }
      }
    case .text(let text): see(style: text)
    case .instruction, .declaration: break
    }
  }

  /// The patterns in a style attribute or a sheet, and the lengths that it gives to shapes.
  private mutating func see(style: Substring) {
    for declaration in style.split(whereSeparator: { "{};".contains($0) }) {
      let parts = declaration.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      let name = parts[0].filter { !$0.isWhitespace }.lowercased()
      if name == Self.property { see(pattern: parts[1]) }
      if ["r", "rx", "ry", "width", "height"].contains(name) {
        length += 7 * Self.numbers(of: parts[1]).reduce(0) { $0 + abs($1) }
      }
    }
  }

  private mutating func see(pattern: Substring) {
    let sum = Self.numbers(of: pattern).reduce(0) { $0 + abs($1) }
    // A share of a picture's size may be much less than its number.
    let part = pattern.contains("%") ? sum / 100 : sum
    if part > 0 { period = min(period, part) }
  }

  /// About the length of an outline, and rather more: every number moves the pen, from the one before it on the same axis.
  private static func length(ofPath data: Substring) -> Double {
    var (length, recent) = (0.0, [0.0, 0.0])
    var command = UInt8(ascii: "M")
    for token in NumberScanner(data) {
      switch token {
      case .letter(let letter): command = letter
      case .number(let value):
        let isRelative = command & 0x20 != 0
        let before = "hv".utf8.contains(command | 0x20) ? recent[1] : recent[0]
        // The way along an arc is no longer than seven of its radii.
        length += abs(isRelative ? value : value - before) * (command | 0x20 == UInt8(ascii: "a") ? 7 : 1)
        recent = [recent[1], value]
      }
    }
    return length
  }

  private static func numbers(of text: Substring) -> [Double] {
    NumberScanner(text).compactMap { if case .number(let value) = $0 { value } else { nil } }
  }
}

/// The numbers of a path or list, and the letters between them.
private struct NumberScanner: Sequence, IteratorProtocol {
  enum Token {
    case letter(UInt8)
    case number(Double)
  }

  private let text: Substring.UTF8View
  private var rest: Substring.UTF8View

  init(_ text: Substring) { (self.text, rest) = (text.utf8, text.utf8) }

  mutating func next() -> Token? {
    while let byte = rest.first {
      if Self.isDigit(byte) || "+-.".utf8.contains(byte) {
        if let value = number() { return .number(value) }
      } else {
        rest = rest.dropFirst()
        if Self.isLetter(byte) { return .letter(byte) }
      }
    }
    return nil
  }

  /// A number as SVG writes it, nil for a sign or a point alone.
  ///
  /// `-1`, `.5` and `1.5e3` are numbers; `1.5.5` and `1-2` are two.
  private mutating func number() -> Double? {
    let start = rest.startIndex
    skip { "+-".utf8.contains($0) }
    skipDigits()
    if skip({ $0 == UInt8(ascii: ".") }) { skipDigits() }
    let plain = rest
    if skip({ $0 | 0x20 == UInt8(ascii: "e") }) {
      skip { "+-".utf8.contains($0) }
      if let digit = rest.first, Self.isDigit(digit) { skipDigits() } else { rest = plain }
    }
    return Double(Substring(text[start..<rest.startIndex]))
  }

  @discardableResult
  private mutating func skip(_ isWanted: (UInt8) -> Bool) -> Bool {
    guard let byte = rest.first, isWanted(byte) else { return false }
    rest = rest.dropFirst()
    return true
  }

  private mutating func skipDigits() { rest = rest.drop(while: Self.isDigit) }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
  }
}
