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
    case .image(let image):
      save()
      clip(to: path, rule: rule)
      try drawPage(image, from: pictures)
      restore()
    }
  }

  private func fill(_ path: Path, _ rule: FillRule, with gradient: LinearGradient) {
    let (start, end) = (gradient.start, gradient.end)
    guard [start.x, start.y, end.x, end.y].allSatisfy(\.isFinite) else { return report(.notFinite(call: "linear")) }
    let (x, y) = (end.x - start.x, end.y - start.y)
    guard x * x + y * y > 1e-18 else { return fillWithLast(of: gradient.stops, path, rule) }
    fill(path, rule: rule, from: start, to: end, straightStops(gradient.stops))
  }

  private func fill(_ path: Path, _ rule: FillRule, with gradient: RadialGradient) {
    let (center, radius) = (gradient.center, gradient.radius)
    guard [center.x, center.y, radius].allSatisfy(\.isFinite) else { return report(.notFinite(call: "radial")) }
    guard radius > 1e-9 else { return fillWithLast(of: gradient.stops, path, rule) }
    fill(path, rule: rule, around: center, radius: radius, straightStops(gradient.stops))
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
      let shape = try pageMask { try fillPage(.rect(mask.box), with: mask.paint, from: pictures) }
      popGroup(alpha: group.opacity, mode: group.blendMode, through: shape)
    } else {
      popGroup(alpha: group.opacity, mode: group.blendMode)
    }
    restore()
  }
}
