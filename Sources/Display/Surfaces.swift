import Graphics
import Layout
import Scene

/// What a view paints behind its content, and how it is cut and mixed.
extension DisplayBuilder {
  /// From the back: what is behind, blurred; the shadow around the view, its background, the shadow in it.
  mutating func paintSurface(of view: PlacedView) {
    let (style, shape) = (view.style, view.shape(scale: scale))
    if style.backgroundBlur > 0 { paint(.blurBehind(shape, sigma: style.backgroundBlur * scale / 2)) }
    paintShadows(of: view, on: shape, isInner: false)
    if let fill = style.background { paint(fill, of: view, in: .rounded(shape)) }
    paintShadows(of: view, on: shape, isInner: true)
  }

  /// Fills a shape; where the picture of the fill is missing, the box of the view shows that.
  mutating func paint(_ fill: Style.Fill, of view: PlacedView, in shape: Shape) {
    let box = view.box(scale: scale)
    guard let paint = view.paint(fill, on: box, scale: scale) else { return self.paint(.missing(box)) }
    self.paint(.fill(shape, paint))
  }

  /// How all of a view is laid over what is behind; a mask whose picture is missing hides nothing.
  func group(of view: PlacedView) -> DisplayList.Group {
    var group = DisplayList.Group(opacity: min(max(view.style.opacity, 0), 1), blendMode: view.style.blendMode)
    guard case .fill(let fill) = view.style.mask else { return group }
    let box = view.box(scale: scale)
    group.mask = view.paint(fill, on: box, scale: scale).map { DisplayList.Mask(box: box, paint: $0) }
    return group
  }

  /// The outline that is all that is seen of a view.
  func maskOutline(of view: PlacedView) -> Shape? {
    guard case .path(let mask) = view.style.mask, let bounds = mask.path.bounds else { return nil }
    let box = view.box(scale: scale)
    return .path(mask.path.moved(from: mask.viewBox ?? bounds, to: box, scale: scale), .nonzero)
  }

  /// The first shadow lies on top.
  private mutating func paintShadows(of view: PlacedView, on shape: RoundedRect, isInner: Bool) {
    for shadow in view.style.shadows.reversed() where shadow.isInner == isInner {
      paint(.shadow(shape, shadow.scaled(by: scale)))
    }
  }
}

extension Shadow {
  /// The shadow with so many pixels in a point.
  fileprivate func scaled(by scale: Double) -> Shadow {
    Shadow(
      offset: Point(x: offset.x * scale, y: offset.y * scale), blur: blur * scale, spread: spread * scale, color: color,
      isInner: isInner)
  }
}
