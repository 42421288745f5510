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
    guard shadow.sigma > 0 else { return drawHard(shadow, shadow.shape(of: shape), of: shape) }
    let plane = transform
    guard let placed = shadow.placed(around: shape, in: plane, visible: visible) else { return }
    if plane.isUpright {
      try draw(placed, shadow, of: shape.placed(by: plane), tiles)
    } else {
      try drawTurned(placed, shadow, of: shape, tiles)
    }
  }

  /// Without any blur it is a shape like others.
  private func drawHard(_ shadow: Shadow, _ source: RoundedRect, of shape: RoundedRect) {
    let (own, cast) = (outline(of: shape), source.rect.isEmpty ? Path() : outline(of: source))
    let around = shape.rect.union(source.rect).inset(by: Insets(all: -4))
    let outside = Path.rounded(RoundedRect(around)).elements
    if shadow.isInner {
      cut(to: own) { fill(Path(outside + cast.elements), rule: .evenodd, shadow.color) }
    } else {
      cut(to: Path(outside + own.elements), rule: .evenodd) { fill(cast, shadow.color) }
    }
  }

  private func draw(
    _ placed: PlacedShadow, _ shadow: Shadow, of shape: RoundedRect, _ tiles: ShadowTiles
  ) throws(CanvasError) {
    let (blurred, region) = (placed.blurred, placed.region)
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
    _ placed: PlacedShadow, _ shadow: Shadow, of shape: RoundedRect, _ tiles: ShadowTiles
  ) throws(CanvasError) {
    let (region, scaleX, scaleY) = (placed.region, placed.scaleX, placed.scaleY)
    var coverage = try placed.blurred.coverage(of: region, tiles)
    if shadow.isInner { coverage.invert() }
    let box = Rect(
      x: Double(region.x) / scaleX, y: Double(region.y) / scaleY, width: Double(region.width) / scaleX,
      height: Double(region.height) / scaleY)
    let own = outline(of: shape)
    let path = shadow.isInner ? own : Path(Path.rounded(RoundedRect(box)).elements + own.elements)
    cut(to: path, rule: shadow.isInner ? .nonzero : .evenodd) {
      paint(
        shadow.color, through: coverage,
        placedBy: AffineTransform(a: 1 / scaleX, b: 0, c: 0, d: 1 / scaleY, tx: box.x, ty: box.y))
    }
  }
}

extension RoundedRect {
  /// Whole pixels of which all lie inside, so far from the edge.
  fileprivate func middle(inset: (x: Int, y: Int)) -> PixelRect {
    let radii = fittedRadii
    let all = [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft]
    // A circle leaves 1 - √½ of its radius at each side of the square inside it.
    let (x, y) = (0.3 * (all.map(\.width).max() ?? 0), 0.3 * (all.map(\.height).max() ?? 0))
    let inner = rect.inset(by: Insets(top: y, left: x, bottom: y, right: x))
    return PixelRect(around: inner).grown(x: -1 - inset.x, y: -1 - inset.y)
  }
}
