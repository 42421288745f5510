import Canvas
import Display
import Graphics

// Distances call the C library's mathematics, which Linux links only into what imports this.
#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

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
    let places = path.corners.map { (($0.x - start.x) * x + ($0.y - start.y) * y) / (x * x + y * y) }
    let stops = gradient.stops.seen(from: places.min() ?? 0, to: places.max() ?? 1)
    guard stops.count > 1 else { return fillWithLast(of: stops, path, rule) }
    cutGradient(path, rule) { fill($0, rule: $1, from: start, to: end, straightStops(stops).forDocuments) }
  }

  private func fill(_ path: Path, _ rule: FillRule, with gradient: RadialGradient) {
    let (center, radius) = (gradient.center, gradient.radius)
    guard [center.x, center.y, radius].allSatisfy(\.isFinite) else { return report(.notFinite(call: "radial")) }
    // Viewers draw nothing for what is smaller.
    guard radius > 0.01 else { return fillWithLast(of: gradient.stops, path, rule) }
    let farthest = path.corners.map { hypot($0.x - center.x, $0.y - center.y) }.max() ?? 0
    let stops = gradient.stops.seen(from: 0, to: farthest / radius)
    guard stops.count > 1 else { return fillWithLast(of: stops, path, rule) }
    cutGradient(path, rule) {
      fill($0, rule: $1, around: center, radius: radius, straightStops(stops).forDocuments)
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

extension Path {
  /// The corners of the box around it.
  fileprivate var corners: [Point] {
    guard let box = bounds else { return [] }
    return [box.x, box.maxX].flatMap { x in [box.y, box.maxY].map { Point(x: x, y: $0) } }
  }
}

extension [GradientStop] {
  /// The stops without those at an end whose colours only what is outside would have, where nothing is.
  ///
  /// Viewers know a few hundred places between the ends and show such a colour at the first or last of them.
  ///
  /// - Parameters:
  ///   - first: The first place that is filled, 0 being the start.
  ///   - last: The last place, 1 being the end.
  /// - Returns: The stops; of many at one place, that may be one.
  fileprivate func seen(from first: Double, to last: Double) -> [GradientStop] {
    var stops = self
    if first > -1e-6 { while stops.count > 1, stops[1].offset <= 0 { stops.removeFirst() } }
    if last < 1 + 1e-6 { while stops.count > 1, stops[stops.count - 2].offset >= 1 { stops.removeLast() } }
    return stops
  }

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
