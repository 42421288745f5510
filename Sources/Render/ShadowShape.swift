import Graphics

extension Shadow {
  /// The shape that is blurred: moved and made larger by the spread, or smaller for an inner shadow, which is what lies
  /// around it.
  ///
  /// Its corners follow CSS Backgrounds 3, section 6.1: a sharp corner stays sharp, and one with a radius smaller than
  /// the spread becomes rounder little by little.
  func shape(of shape: RoundedRect) -> RoundedRect {
    let distance = isInner ? -spread : spread
    var grown = shape
    grown.rect = shape.rect.offset(by: offset).inset(by: Insets(all: -distance))
    if distance < 0 {
      // Insets never go beyond the middle, where nothing is left.
      grown.rect.origin.x = min(grown.rect.origin.x, shape.rect.midX + offset.x)
      grown.rect.origin.y = min(grown.rect.origin.y, shape.rect.midY + offset.y)
    }
    func grow(_ radius: Double) -> Double {
      guard radius > 0 else { return 0 }
      guard distance > radius else { return max(0, radius + distance) }
      let rest = radius / distance - 1
      return radius + distance * (1 + rest * rest * rest)
    }
    func grow(_ corner: Size) -> Size { Size(width: grow(corner.width), height: grow(corner.height)) }
    let radii = shape.radii
    grown.radii = CornerRadii(
      topLeft: grow(radii.topLeft), topRight: grow(radii.topRight), bottomRight: grow(radii.bottomRight),
      bottomLeft: grow(radii.bottomLeft))
    return grown
  }
}
