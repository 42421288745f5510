import Canvas
import Display
import Graphics

extension Surface {
  /// Fills a shape of a page with a paint.
  func fillPage(_ shape: Shape, with paint: DisplayList.Paint, from pictures: any PictureSource) throws {
    let (path, rule) = outline(of: shape)
    switch paint {
    case .color(let color): fill(path, rule: rule, color)
    case .linear(let gradient): fill(path, rule, with: gradient)
    case .radial(let gradient): fill(path, rule, with: gradient)
    case .image(let image): try cut(to: path, rule: rule) { try drawPage(image, from: pictures) }
    }
  }

  private func fill(_ path: Path, _ rule: FillRule, with gradient: LinearGradient) {
    let (start, end) = (gradient.start, gradient.end)
    guard [start.x, start.y, end.x, end.y].allSatisfy(\.isFinite) else { return report(.notFinite(call: "linear")) }
    let (x, y) = (end.x - start.x, end.y - start.y)
    guard x * x + y * y > 1e-18 else { return fillWithLast(of: gradient.stops, path, rule) }
    cutGradient(path, rule) { fill($0, rule: $1, from: start, to: end, straightStops(gradient.stops).forDocuments) }
  }

  private func fill(_ path: Path, _ rule: FillRule, with gradient: RadialGradient) {
    let (center, radius) = (gradient.center, gradient.radius)
    guard [center.x, center.y, radius].allSatisfy(\.isFinite) else { return report(.notFinite(call: "radial")) }
    // Viewers draw nothing for what is smaller.
    guard radius > 0.01 else { return fillWithLast(of: gradient.stops, path, rule) }
    cutGradient(path, rule) {
      fill($0, rule: $1, around: center, radius: radius, straightStops(gradient.stops).forDocuments)
    }
  }

  /// Fills an outline with what fills the box around it: viewers fill with a gradient what they clip.
  private func cutGradient(_ path: Path, _ rule: FillRule, _ fill: (Path, FillRule) -> Void) {
    guard needsMask(toCut: path), let box = path.bounds else { return fill(path, rule) }
    cut(to: path, rule: rule) { fill(.curved(RoundedRect(box.inset(by: Insets(all: -1)))), .nonzero) }
  }

  /// From one point to itself: all of it is past the end.
  private func fillWithLast(of stops: [GradientStop], _ path: Path, _ rule: FillRule) {
    guard let last = stops.last else { return }
    fill(path, rule: rule, last.color)
  }

  /// Draws the hatched box that stands for a missing picture.
  func drawPageMissing(_ rect: Rect, scale: Double) {
    let hatching = Hatching(scale: scale)
    let period = hatching.period
    let words = (0..<period * period).map { place in
      (hatching.hasLine(x: place % period, y: place / period) ? Hatching.line : Hatching.ground).opaqueWord
    }
    let tile = Rect(x: 0, y: 0, width: Double(period), height: Double(period))
    draw(PagePicture(Bitmap(width: period, height: period, pixels: words), name: "hatching"), in: rect, tile: tile)
    fillBorder(RoundedRect(rect), widths: Insets(all: Double(hatching.width)), Hatching.line)
  }

  /// Lays the picture of a group over what was there before.
  func endPageGroup(_ group: DisplayList.Group, from pictures: any PictureSource) throws {
    if let mask = group.mask {
      let shape = try pageMask {
        try cutPage(to: group.outline) { try fillPage(.rect(mask.box), with: mask.paint, from: pictures) }
      }
      popGroup(alpha: group.opacity, mode: group.blendMode, through: shape)
    } else if let shape = group.outline, needsMask(toCut: outline(of: shape).0) {
      let (path, rule) = outline(of: shape)
      popGroup(alpha: group.opacity, mode: group.blendMode, through: pageMask { fill(path, rule: rule, .black) })
    } else {
      popGroup(alpha: group.opacity, mode: group.blendMode)
    }
    restore()
  }

  private func cutPage(to shape: Shape?, _ draw: () throws -> Void) rethrows {
    guard let shape else { return try draw() }
    let (path, rule) = outline(of: shape)
    try cut(to: path, rule: rule, draw)
  }
}

extension [GradientStop] {
  /// The stops with two at most at a place, and the outermost two at each end a little apart: documents lose one of those,
  /// which would be the colour of all that lies outside.
  fileprivate var forDocuments: [GradientStop] {
    var stops = indices.filter { index in
      index == 0 || index == count - 1 || self[index - 1].offset != self[index].offset
        || self[index + 1].offset != self[index].offset
    }.map { self[$0] }
    guard stops.count > 1 else { return stops }
    let (gap, last) = (1e-5, stops.count - 1)
    for index in 1...last where stops[index].offset == stops[0].offset {
      stops[index].offset = Swift.min(stops[index].offset + gap, 1)
    }
    let end = stops[last].offset
    for index in 0..<last where stops[index].offset >= end { stops[index].offset = end - gap }
    return stops
  }
}
