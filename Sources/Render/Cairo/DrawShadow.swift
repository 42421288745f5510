import Canvas
import Display
import Graphics

extension Surface {
  /// Draws the shadow of a shape: around it and not where the shape is, or inside it.
  ///
  /// In a plane that is moved or scaled along its axes the blur is made in pixels of the picture. In one that is turned or
  /// slanted it is made in a plane of its own, with pixels as large as the picture's, and then blended in.
  func draw(_ shadow: Shadow, of shape: RoundedRect, _ tiles: ShadowTiles) throws(CanvasError) {
    guard shape.isFinite, shadow.isFinite else { return report(.notFinite(call: "shadow")) }
    guard !shape.rect.isEmpty, shadow.color.alpha > 0 else { return }
    let plane = transform
    let source = shadow.shape(of: shape)
    if !(shadow.sigma > 0) {
      drawHard(shadow, source, of: shape)
    } else if plane.b == 0, plane.c == 0, plane.a > 0, plane.d > 0 {
      let sigma = Size(width: shadow.sigma * plane.a, height: shadow.sigma * plane.d)
      try draw(BlurredShape(source.placed(by: plane), sigma: sigma), shadow, of: shape.placed(by: plane), tiles)
    } else {
      try drawTurned(source, shadow, of: shape, plane, tiles)
    }
  }

  /// Without any blur it is a shape like others.
  private func drawHard(_ shadow: Shadow, _ source: RoundedRect, of shape: RoundedRect) {
    let (own, cast) = (outline(of: shape), source.rect.isEmpty ? Path() : outline(of: source))
    let around = shape.rect.union(source.rect).inset(by: Insets(all: -4))
    let outside = Path.rounded(RoundedRect(around)).elements
    save()
    if shadow.isInner {
      clip(to: own)
      fill(Path(outside + cast.elements), rule: .evenodd, shadow.color)
    } else {
      clip(to: Path(outside + own.elements), rule: .evenodd)
      fill(cast, shadow.color)
    }
    restore()
  }

  private func draw(
    _ blurred: BlurredShape, _ shadow: Shadow, of shape: RoundedRect, _ tiles: ShadowTiles
  ) throws(CanvasError) {
    let all = shadow.isInner ? PixelRect(around: shape.rect) : blurred.extent
    let region = all.intersection(visible)
    guard !region.isEmpty else { return }
    var coverage = try blurred.coverage(of: region, tiles)
    if shadow.isInner { coverage.invert() }
    var path = Path.rounded(shape)
    // Around the shape there is less to take away than to keep inside.
    if shadow.isInner { path.elements += Path.rounded(RoundedRect(region.grown(x: 1, y: 1).rect)).elements }
    try coverage.draw(path, rule: .evenodd, .remove, x: region.x, y: region.y)
    // Nothing of the shadow is in the middle, which is most of it.
    let hole =
      shadow.isInner
      ? blurred.shape.middle(inset: (blurred.reach.x + 1, blurred.reach.y + 1)) : shape.middle(inset: (0, 0))
    paint(shadow.color, through: coverage, x: region.x, y: region.y, besides: hole.intersection(region))
  }

  private func drawTurned(
    _ source: RoundedRect, _ shadow: Shadow, of shape: RoundedRect, _ plane: AffineTransform, _ tiles: ShadowTiles
  ) throws(CanvasError) {
    guard let inverse = plane.inverse else { return }
    let seen = inverse.bounds(of: visible.rect)
    // Larger than any picture it is made coarser, not larger.
    var (scaleX, scaleY) = (plane.scaleX, plane.scaleY)
    for _ in 0..<64 {
      let scale = AffineTransform(a: scaleX, b: 0, c: 0, d: scaleY, tx: 0, ty: 0)
      let sigma = Size(width: shadow.sigma * scaleX, height: shadow.sigma * scaleY)
      let blurred = BlurredShape(source.placed(by: scale), sigma: sigma)
      let all = shadow.isInner ? PixelRect(around: shape.placed(by: scale).rect) : blurred.extent
      let region = all.grown(x: 2, y: 2).intersection(PixelRect(around: scale.bounds(of: seen)).grown(x: 2, y: 2))
      guard !region.isEmpty else { return }
      guard region.width <= 32_000, region.height <= 32_000, region.width * region.height <= 1 << 25 else {
        (scaleX, scaleY) = (scaleX / 2, scaleY / 2)
        continue
      }
      var coverage = try blurred.coverage(of: region, tiles)
      if shadow.isInner { coverage.invert() }
      save()
      let box = Rect(
        x: Double(region.x) / scaleX, y: Double(region.y) / scaleY, width: Double(region.width) / scaleX,
        height: Double(region.height) / scaleY)
      let own = outline(of: shape)
      clip(
        to: shadow.isInner ? own : Path(Path.rounded(RoundedRect(box)).elements + own.elements),
        rule: shadow.isInner ? .nonzero : .evenodd)
      paint(
        shadow.color, through: coverage,
        placedBy: AffineTransform(a: 1 / scaleX, b: 0, c: 0, d: 1 / scaleY, tx: box.x, ty: box.y))
      restore()
      return
    }
  }
}

extension RoundedRect {
  /// The shape in pixels, where a plane is moved or scaled along its axes.
  func placed(by plane: AffineTransform) -> RoundedRect {
    func scaled(_ corner: Size) -> Size { Size(width: corner.width * plane.a, height: corner.height * plane.d) }
    return RoundedRect(
      plane.bounds(of: rect),
      CornerRadii(
        topLeft: scaled(radii.topLeft), topRight: scaled(radii.topRight), bottomRight: scaled(radii.bottomRight),
        bottomLeft: scaled(radii.bottomLeft)), curve: curve)
  }

  /// Whole pixels of which all lie inside, so far from the edge.
  fileprivate func middle(inset: (x: Int, y: Int)) -> PixelRect {
    let radii = fittedRadii
    let all = [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft]
    // A circle leaves 1 - √½ of its radius at each side of the square inside it.
    let (x, y) = (0.3 * (all.map(\.width).max() ?? 0), 0.3 * (all.map(\.height).max() ?? 0))
    let inner = rect.inset(by: Insets(top: y, left: x, bottom: y, right: x))
    return PixelRect(around: inner).grown(x: -1 - inset.x, y: -1 - inset.y)
  }

  fileprivate var isFinite: Bool {
    let corners = [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft, rect.size]
    return rect.x.isFinite && rect.y.isFinite && corners.allSatisfy { $0.width.isFinite && $0.height.isFinite }
  }
}

extension Shadow {
  fileprivate var isFinite: Bool {
    offset.x.isFinite && offset.y.isFinite && blur.isFinite && spread.isFinite && !color.alpha.isNaN
  }
}
