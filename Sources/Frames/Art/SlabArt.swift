import Devices
import Graphics

/// A phone or a tablet: a rim of metal around glass, with what looks out of the glass.
struct SlabArt: FrameArt {
  let screen, body: RoundedRect
  let extent: Rect
  private let facts: SlabFacts
  private let finish: Finish
  let buttons: [(button: SideButton, rect: Rect)]
  private let cutout: CutoutArt?
  private let front: FrontArt
  private let lens: Lens?
  private let lines: [Rect]?

  init(_ screen: ScreenFacts, _ profile: DeviceProfile, _ style: FrameStyle) {
    facts = SlabFacts(screen, profile)
    finish = Finish(style.color, of: profile)
    self.screen = screen.shape
    let box = screen.shape.rect.inset(
      by: Insets(
        top: -facts.bezel.height, left: -facts.bezel.width, bottom: -facts.bezel.height, right: -facts.bezel.width))
    body = RoundedRect(
      box, CornerRadii(all: facts.outerRadius), curve: screen.radius > 0 ? screen.curve : .circular)
    let depth = screen.snapped(profile.family == .tablet ? 0.55 * facts.rim : 0.62 * facts.rim)
    buttons = facts.buttons.map { ($0, $0.rect(on: box, depth: depth)) }
    extent = buttons.reduce(box) { $0.around($1.rect) }
    cutout = CutoutArt(of: profile, on: screen)
    front = FrontArt(facts, screen, profile, finish)
    let (isMatt, rim) = (finish.isMatt, facts.rim)
    lens = profile.frame?.lens.flatMap { $0.width > 0 ? Lens(box: $0, isMatt: isMatt) : nil }
    lines = profile.frame?.antennas.map { marks in
      // Across the metal, which is as deep as a button that does not stand out.
      marks.map { SideButton($0, on: box.size).rect(on: box, depth: rim).intersection(box) }
    }
  }

  func paintBehind(_ painter: inout FramePainter) {
    for (button, rect) in buttons { paint(button, rect, &painter) }
    MetalRim(body: body, width: facts.rim, finish: finish).paint(&painter, bands: antennas)
    paintGlass(&painter)
    front.paint(&painter)
  }

  func paintInFront(_ painter: inout FramePainter) {
    cutout?.paint(&painter, glass: finish.isMatt ? nil : Finish.black)
    lens?.paint(&painter)
  }

  /// A bar that is darker towards its ends and brighter along its edge.
  private func paint(_ button: SideButton, _ rect: Rect, _ painter: inout FramePainter) {
    let shape = RoundedRect(rect, CornerRadii(all: 0.3 * min(rect.width, rect.height)))
    let tones = [-0.85, -0.2, 0.25, -0.2, -0.85].map(finish.tone)
    let end = button.side == .top ? Point(x: rect.maxX, y: rect.y) : Point(x: rect.x, y: rect.maxY)
    painter.fill(shape, from: rect.origin, to: end, tones)
    painter.border(shape, width: painter.line(0.25), finish.tone(-0.9).opacity(0.6))
  }

  /// The lines in the metal that let radio through: across both long sides near their ends.
  private var antennas: [Rect] {
    guard !finish.isMatt else { return [] }
    if let lines { return lines }
    let (box, rim) = (body.rect, facts.rim)
    let width = 1.1 * rim
    let inset = facts.outerRadius + 0.02 * box.height
    return [box.y + inset, box.maxY - inset - width].flatMap { y in
      [box.x, box.maxX - rim].map { Rect(x: $0, y: y, width: rim, height: width) }
    }
  }

  private func paintGlass(_ painter: inout FramePainter) {
    let glass = body.inset(by: facts.rim)
    painter.fill(glass, front.color)
    guard !finish.isMatt else { return }
    // A reflection along the edge, and the seam around the screen.
    let shine = front.isLight ? Color.black.opacity(0.1) : Color.white.opacity(0.13)
    painter.border(glass, width: painter.line(0.22 * facts.rim), shine)
    if !front.isLight { painter.border(screen.grown(by: painter.line(0.3)), width: painter.line(0.3), .black) }
  }
}

extension Rect {
  /// The smallest rectangle around both.
  func around(_ other: Rect) -> Rect {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return Rect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }
}
