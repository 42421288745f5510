import Compare
import Graphics
import Layout
import Problems
import Scene

// Rounding calls the C library's mathematics, which Linux links only into what imports this.
#if canImport(Darwin)
internal import Darwin
#else
internal import Glibc
#endif

/// What a mask leaves out of one picture, in device pixels.
struct PlacedMask {
  /// The parts, within the picture and not empty.
  private(set) var regions: [Mask.Region] = []
  /// Whether that is anything.
  private(set) var use: MaskUse

  private let bounds: PixelRect
  private let scale: Double

  /// Places a mask on a picture whose views were placed.
  ///
  /// - Throws: What is wrong with its own picture.
  init(_ mask: MaskRule, on layout: LayoutResult, pictures: MaskPictures) throws(Diagnostics) {
    bounds = PixelRect(x: 0, y: 0, width: layout.width, height: layout.height)
    scale = layout.scale
    use = MaskUse(location: mask.rule.location, views: mask.views.map(\.text))
    // Views without an id have a path for messages only.
    let visible = layout.visibleViews.filter { $0.id != nil }
    for view in visible where mask.views.contains(where: { $0.matches(view.path) }) { add(view.pixels) }
    for rect in mask.rects { add(pixels(of: rect)) }
    for polygon in mask.polygons {
      add(.polygon(polygon.map { Point(x: $0.x * scale, y: $0.y * scale) }))
    }
    if let image = mask.image { add(.picture(try pictures.picture(of: image))) }
    use.isHit = !regions.isEmpty
    guard !use.isHit, let pattern = mask.views.first, visible.count <= 2000 else { return }
    use.nearest = nearestWord(to: pattern.text, in: visible.map(\.path))
  }

  private mutating func add(_ rect: PixelRect) {
    let (x, y) = (max(0, rect.x), max(0, rect.y))
    let (maxX, maxY) = (min(bounds.width, rect.maxX), min(bounds.height, rect.maxY))
    guard x < maxX, y < maxY else { return }
    regions.append(.rect(PixelRect(x: x, y: y, width: maxX - x, height: maxY - y)))
  }

  /// Polygons and pictures are looked at pixel by pixel.
  private mutating func add(_ region: Mask.Region) {
    let raster = Mask([region]).rasterised(width: bounds.width, height: bounds.height)
    if raster.contains(PixelClasses.masked) { regions.append(region) }
  }

  /// Every pixel that a rectangle in points touches; noise of floating point touches none.
  private func pixels(of rect: Rect) -> PixelRect {
    let (left, top) = (edge(rect.x, .down), edge(rect.y, .down))
    return PixelRect(
      x: left, y: top, width: edge(rect.maxX, .up) - left, height: edge(rect.maxY, .up) - top)
  }

  private func edge(_ points: Double, _ rule: FloatingPointRoundingRule) -> Int {
    let pixels = ((points * scale * 1e6).rounded() / 1e6).rounded(rule)
    return Int(exactly: min(max(pixels, -1e9), 1e9)) ?? 0
  }
}

extension LayoutResult {
  /// The views that are drawn: neither hidden nor inside one that is.
  fileprivate var visibleViews: [PlacedView] {
    var visible: [PlacedView] = []
    var index = 0
    while index < views.count {
      if views[index].style.isHidden {
        index = max(index + 1, views[index].subtreeEnd)
      } else {
        visible.append(views[index])
        index += 1
      }
    }
    return visible
  }
}
