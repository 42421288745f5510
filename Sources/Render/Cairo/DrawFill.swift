import Canvas
import Display
import Graphics

extension Surface {
  /// Fills a shape with a paint.
  func fill(_ shape: Shape, with paint: DisplayList.Paint, from pictures: any PictureSource) throws {
    let (path, rule) = outline(of: shape)
    switch paint {
    case .color(let color): fill(path, rule: rule, color)
    case .linear(let gradient):
      guard gradient.isFinite else { return report(.notFinite(call: "linear")) }
      guard let (region, plane) = pixels(of: path) else { return }
      let pixels = LinearPixels(gradient, plane: plane)
      fill(
        path, rule: rule, with: pixels.bitmap(of: region), x: region.x, y: region.y, isOpaque: pixels.isOpaque)
    case .radial(let gradient):
      guard gradient.isFinite else { return report(.notFinite(call: "radial")) }
      guard let (region, plane) = pixels(of: path) else { return }
      let pixels = RadialPixels(gradient, plane: plane)
      fill(
        path, rule: rule, with: pixels.bitmap(of: region), x: region.x, y: region.y, isOpaque: pixels.isOpaque)
    case .image(let image):
      save()
      clip(to: path, rule: rule)
      try draw(image, from: pictures)
      restore()
    }
  }

  /// The outline of a shape and what counts as inside.
  func outline(of shape: Shape) -> (Path, FillRule) {
    switch shape {
    case .rounded(let shape): (outline(of: shape), .nonzero)
    case .path(let path, let rule): (path, rule)
    }
  }

  /// The pixels that an outline touches and that are seen, and the map from pixels to the current plane.
  private func pixels(of path: Path) -> (PixelRect, AffineTransform)? {
    let plane = transform
    guard let box = path.bounds, let inverse = plane.inverse else { return nil }
    let bounds = plane.bounds(of: box)
    guard [bounds.x, bounds.y, bounds.width, bounds.height].allSatisfy(\.isFinite) else {
      report(.notFinite(call: "fill"))
      return nil
    }
    // Cairo's edges are rounded to 256ths.
    let region = PixelRect(around: bounds.inset(by: Insets(all: -1.0 / 128))).intersection(visible)
    return region.isEmpty ? nil : (region, inverse)
  }
}

extension LinearGradient {
  fileprivate var isFinite: Bool {
    [start.x, start.y, end.x, end.y].allSatisfy(\.isFinite) && stops.areFinite
  }
}

extension RadialGradient {
  fileprivate var isFinite: Bool { [center.x, center.y, radius].allSatisfy(\.isFinite) && stops.areFinite }
}

extension [GradientStop] {
  fileprivate var areFinite: Bool { allSatisfy { $0.offset.isFinite && !$0.color.alpha.isNaN } }
}
