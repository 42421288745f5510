import Graphics

/// A window around its content: a bar with three dots, in a browser with the buttons and the field of an address.
struct WindowArt: FrameArt {
  /// What is above the content.
  enum Bar: Hashable {
    /// Three dots.
    case title
    /// What a window is moved by with a finger.
    case grip
    /// The buttons and the address of a browser, where that is as wide as on a computer with the three dots.
    case address
    /// Nothing: the content has a bar.
    case none
  }

  let screen, body: RoundedRect
  let extent: Rect
  private let kind: Bar
  private let tones: WindowTones
  private let bar: Rect

  init(_ screen: ScreenFacts, _ kind: Bar, _ style: FrameStyle) {
    self.kind = kind
    tones = WindowTones(isDark: style.isDark)
    let (width, height) = (screen.size.width, screen.size.height)
    let barHeight =
      switch kind {
      case .title: screen.snapped(38)
      case .grip: screen.snapped(30)
      case .address: screen.snapped(width < 520 ? 48 : 52)
      case .none: 0.0
      }
    let round = Size(width: 11, height: 11)
    self.screen = RoundedRect(
      screen.shape.rect,
      CornerRadii(
        topLeft: kind == .none ? round : .zero, topRight: kind == .none ? round : .zero, bottomRight: round,
        bottomLeft: round))
    bar = Rect(x: 0, y: -barHeight, width: width, height: barHeight)
    body = RoundedRect(
      Rect(x: 0, y: -barHeight, width: width, height: height + barHeight), CornerRadii(all: round.width))
    extent = body.rect.inset(by: Insets(all: -screen.snapped(0.5)))
  }

  func paintBehind(_ painter: inout FramePainter) {
    let hair = painter.line(0.5)
    painter.fill(body.grown(by: hair), tones.edge)
    painter.fill(body, tones.bar)
    if kind != .none { paintBar(&painter) }
  }

  private func paintBar(_ painter: inout FramePainter) {
    let hair = painter.line(0.5)
    let round = CornerRadii(
      topLeft: body.radii.topLeft, topRight: body.radii.topRight, bottomRight: .zero, bottomLeft: .zero)
    painter.fill(
      RoundedRect(bar, round), from: bar.origin, to: Point(x: bar.x, y: bar.maxY), [tones.barTop, tones.bar])
    painter.fill(RoundedRect(Rect(x: 0, y: -hair, width: bar.width, height: hair)), tones.line)
    // Windows that are narrower than any have bars with less.
    for number in 0..<3 where hasDots && dot(number).maxX + 8 <= bar.width {
      painter.fill(.pill(dot(number)), tones.dot)
      painter.border(.pill(dot(number)), width: hair, tones.dotEdge)
    }
    if kind == .grip { paintGrip(&painter) }
    if kind == .address, bar.width >= 200 { paintAddress(&painter) }
  }

  /// Browsers narrower than those of computers are a tablet's or a phone's.
  private var hasDots: Bool { kind == .title || kind == .address && bar.width >= Self.leastDesktop }

  /// The width from which on a browser is a computer's, as in `system/browserBar`.
  private static let leastDesktop = 1100.0

  private func paintGrip(_ painter: inout FramePainter) {
    for number in -1...1 {
      let x = bar.midX + Double(number) * 9
      painter.fill(.pill(Rect(x: x - 2.5, y: bar.midY - 2.5, width: 5, height: 5)), tones.glyph.opacity(0.7))
    }
  }

  /// A hair of light along the edge, so that dark windows stand out of dark grounds.
  func paintInFront(_ painter: inout FramePainter) {
    painter.border(body, width: painter.line(0.5), tones.rim)
  }

  private func dot(_ number: Int) -> Rect {
    let diameter = 12.0
    let step = 20.0
    return Rect(x: 20 + Double(number) * step, y: bar.midY - diameter / 2, width: diameter, height: diameter)
  }

  private func paintAddress(_ painter: inout FramePainter) {
    let isNarrow = bar.width < 520
    // What comes first stands where the dots would.
    let shift = hasDots ? 0.0 : isNarrow ? 74 : 76
    let left = (isNarrow ? 94.0 : 172) - shift
    let width = isNarrow ? max(40, bar.width - left - 20) : min(0.44 * bar.width, 620)
    let x = isNarrow ? left : max(left, (bar.width - width) / 2)
    let field = RoundedRect(Rect(x: x, y: bar.midY - 15, width: width, height: 30), CornerRadii(all: 8))
    painter.fill(field, tones.field)
    paintLock(&painter, in: field.rect)
    guard !isNarrow else { return }
    let y = bar.midY
    for (x, way) in [(104.0 - shift, -1.0), (134 - shift, 1)] {
      let color = way < 0 ? tones.glyph : tones.glyph.opacity(0.45)
      let path = Path([
        .move(Point(x: x - way * 2.5, y: y - 5.5)), .line(Point(x: x + way * 3, y: y)),
        .line(Point(x: x - way * 2.5, y: y + 5.5)),
      ])
      painter.stroke(path, width: 1.7, color)
    }
    let right = bar.width - 28
    let plus = [
      Path([.move(Point(x: right - 6, y: y)), .line(Point(x: right + 6, y: y))]),
      Path([.move(Point(x: right, y: y - 6)), .line(Point(x: right, y: y + 6))]),
    ]
    for line in plus { painter.stroke(line, width: 1.6, tones.glyph) }
    let pages = [
      Rect(x: right - 42, y: y - 6.5, width: 10, height: 10), Rect(x: right - 39, y: y - 3.5, width: 10, height: 10),
    ]
    painter.border(RoundedRect(pages[0], CornerRadii(all: 2.2)), width: 1.4, tones.glyph.opacity(0.6))
    painter.fill(RoundedRect(pages[1], CornerRadii(all: 2.2)), tones.bar)
    painter.border(RoundedRect(pages[1], CornerRadii(all: 2.2)), width: 1.4, tones.glyph)
  }

  /// A closed lock, and a bar where the address would be.
  private func paintLock(_ painter: inout FramePainter, in field: Rect) {
    let words = min(0.34 * field.width, 132)
    let x = field.midX - (words + 16) / 2
    let y = field.midY
    painter.fill(
      RoundedRect(Rect(x: x, y: y - 1.4, width: 9, height: 7), CornerRadii(all: 1.6)), tones.glyph.opacity(0.75))
    let shackle = Path([
      .move(Point(x: x + 2, y: y - 1.4)), .line(Point(x: x + 2, y: y - 3)),
      .curve(Point(x: x + 2, y: y - 6.4), Point(x: x + 7, y: y - 6.4), Point(x: x + 7, y: y - 3)),
      .line(Point(x: x + 7, y: y - 1.4)),
    ])
    painter.stroke(shackle, width: 1.3, tones.glyph.opacity(0.75))
    painter.fill(.pill(Rect(x: x + 16, y: y - 3, width: words, height: 6)), tones.glyph.opacity(0.28))
  }
}

/// The colours of a window's bar.
struct WindowTones {
  let bar, barTop, edge, rim, line, dot, dotEdge, field, glyph: Color

  init(isDark: Bool) {
    if isDark {
      (bar, barTop) = (Color(hex: 0x2C2C2F), Color(hex: 0x353539))
      (edge, rim, line) = (Color(hex: 0x0E0E10), .white.opacity(0.13), Color(hex: 0x1B1B1D))
      (dot, dotEdge) = (Color(hex: 0x5A5A60), .white.opacity(0.06))
      (field, glyph) = (Color(hex: 0x1E1E21), Color(hex: 0xC9C9CF))
    } else {
      (bar, barTop) = (Color(hex: 0xF1F1F3), Color(hex: 0xF8F8F9))
      (edge, rim, line) = (.black.opacity(0.2), .white.opacity(0), Color(hex: 0xDCDCE0))
      (dot, dotEdge) = (Color(hex: 0xCFCFD5), .black.opacity(0.05))
      (field, glyph) = (Color(hex: 0xE3E3E8), Color(hex: 0x5C5C63))
    }
  }
}
