import Graphics

/// Where path data stops being such.
struct PathDataError: Error {
  /// The text from the offending place on.
  var rest: String
}

/// Reads SVG path data (SVG 1.1 section 8.3); arcs and quadratic curves become cubic ones.
///
/// - Throws: At the first place that does not follow the grammar, or at a number that no picture needs.
func parsePathData(_ data: String) throws(PathDataError) -> Path {
  var parser = PathDataParser(data)
  return try parser.parse()
}

/// The state of reading path data: the current point, where the figure began, and the last control point.
private struct PathDataParser {
  private var text: PathDataText
  private var elements: [Path.Element] = []
  private var current = Point.zero
  private var start = Point.zero
  /// The second control point of the curve before, which `S` reflects.
  private var cubicControl: Point?
  /// The control point of the quadratic curve before, which `T` reflects.
  private var quadraticControl: Point?

  init(_ data: String) { text = PathDataText(data) }

  mutating func parse() throws(PathDataError) -> Path {
    text.skipBlanks()
    while let command = text.takeCommand() {
      guard !elements.isEmpty || command.letter == "M" else { throw text.error(back: 1) }
      try run(command.letter, isRelative: command.isRelative)
      text.skipBlanks()
    }
    guard text.isAtEnd else { throw text.error() }
    return Path(elements)
  }

  private mutating func run(_ letter: Character, isRelative: Bool) throws(PathDataError) {
    if letter == "Z" {
      elements.append(.close)
      current = start
      (cubicControl, quadraticControl) = (nil, nil)
      return
    }
    var step = letter
    repeat {
      let origin = isRelative ? current : .zero
      try take(step, from: origin)
      // Further coordinates after a move are lines.
      if step == "M" { step = "L" }
    } while text.hasMoreNumbers()
  }

  private mutating func take(_ letter: Character, from origin: Point) throws(PathDataError) {
    var controls: (cubic: Point?, quadratic: Point?)
    switch letter {
    case "M":
      // A figure that was closed begins again where it began, unless a move follows.
      current = try point(origin)
      start = current
      elements.append(.move(current))
    case "L": line(to: try point(origin))
    case "H": line(to: Point(x: origin.x + (try text.number()), y: current.y))
    case "V": line(to: Point(x: current.x, y: origin.y + (try text.number())))
    case "C":
      let first = try point(origin)
      controls.cubic = try point(origin)
      curve(first, controls.cubic ?? first, try point(origin))
    case "S":
      let first = cubicControl.map(reflected) ?? current
      controls.cubic = try point(origin)
      curve(first, controls.cubic ?? first, try point(origin))
    case "Q":
      let control = try point(origin)
      controls.quadratic = control
      quadratic(control, try point(origin))
    case "T":
      let control = quadraticControl.map(reflected) ?? current
      controls.quadratic = control
      quadratic(control, try point(origin))
    default: try arc(origin)
    }
    (cubicControl, quadraticControl) = controls
  }

  private mutating func point(_ origin: Point) throws(PathDataError) -> Point {
    let x = try text.number()
    return Point(x: origin.x + x, y: origin.y + (try text.number()))
  }

  private func reflected(_ control: Point) -> Point {
    Point(x: 2 * current.x - control.x, y: 2 * current.y - control.y)
  }

  /// After `Z` without a move, a new figure begins at the start of the old one.
  private mutating func reopen() {
    if elements.last == .close { elements.append(.move(current)) }
  }

  private mutating func line(to end: Point) {
    reopen()
    elements.append(.line(end))
    current = end
  }

  private mutating func curve(_ first: Point, _ second: Point, _ end: Point) {
    reopen()
    elements.append(.curve(first, second, end))
    current = end
  }

  private mutating func quadratic(_ control: Point, _ end: Point) {
    func between(_ point: Point) -> Point {
      Point(x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
    }
    curve(between(current), between(end), end)
  }

  private mutating func arc(_ origin: Point) throws(PathDataError) {
    let radii = Size(width: try text.number(), height: try text.number())
    let rotation = try text.number()
    let isLarge = try text.flag()
    let isSweeping = try text.flag()
    let arc = EllipticalArc(
      from: current, to: try point(origin), radii: radii, rotation: rotation, isLarge: isLarge, isSweeping: isSweeping)
    reopen()
    elements += arc.elements
    current = arc.end
  }
}
