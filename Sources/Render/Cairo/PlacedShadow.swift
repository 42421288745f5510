import Canvas
import Display
import Graphics

/// A blurred shadow as it is made: in pixels, and only where it is seen.
struct PlacedShadow {
  /// The shape that casts it, in pixels.
  let blurred: BlurredShape
  /// The pixels in which it may be seen.
  let region: PixelRect
  /// How large its pixels are, where they are not those of the picture.
  var scaleX = 1.0, scaleY = 1.0

  /// How many bytes its coverage takes at the worst while it is made.
  var need: Int { blurred.need(of: region) }
}

extension Shadow {
  /// A blurred shadow of a shape in a plane, as far as it is seen; nil where it is not.
  func placed(around shape: RoundedRect, in plane: AffineTransform, visible: PixelRect) -> PlacedShadow? {
    plane.isUpright ? upright(shape, plane, visible) : turned(shape, plane, visible)
  }

  private func upright(_ shape: RoundedRect, _ plane: AffineTransform, _ visible: PixelRect) -> PlacedShadow? {
    let sigma = Size(width: sigma * plane.a, height: sigma * plane.d)
    let blurred = BlurredShape(self.shape(of: shape).placed(by: plane), sigma: sigma)
    let all = isInner ? PixelRect(around: shape.placed(by: plane).rect) : blurred.extent
    let region = all.intersection(visible)
    return region.isEmpty ? nil : PlacedShadow(blurred: blurred, region: region)
  }

  private func turned(_ shape: RoundedRect, _ plane: AffineTransform, _ visible: PixelRect) -> PlacedShadow? {
    guard let inverse = plane.inverse else { return nil }
    let (source, seen) = (self.shape(of: shape), inverse.bounds(of: visible.rect))
    // Larger than any picture it is made coarser, not larger.
    var (scaleX, scaleY) = (plane.scaleX, plane.scaleY)
    for _ in 0..<64 {
      let scale = AffineTransform(a: scaleX, b: 0, c: 0, d: scaleY, tx: 0, ty: 0)
      let blurred = BlurredShape(
        source.placed(by: scale), sigma: Size(width: sigma * scaleX, height: sigma * scaleY))
      let all = isInner ? PixelRect(around: shape.placed(by: scale).rect) : blurred.extent
      let region = all.grown(x: 2, y: 2).intersection(PixelRect(around: scale.bounds(of: seen)).grown(x: 2, y: 2))
      guard !region.isEmpty else { return nil }
      if region.width <= 32_000, region.height <= 32_000, region.width * region.height <= 1 << 25 {
        return PlacedShadow(blurred: blurred, region: region, scaleX: scaleX, scaleY: scaleY)
      }
      (scaleX, scaleY) = (scaleX / 2, scaleY / 2)
    }
    return nil
  }

  /// Whether there is anything of it to be seen that is blurred, and it can be drawn.
  func isBlurred(around shape: RoundedRect) -> Bool {
    sigma > 0 && color.alpha > 0 && isFinite && shape.isFinite && !shape.rect.isEmpty
  }

  var isFinite: Bool {
    offset.x.isFinite && offset.y.isFinite && blur.isFinite && spread.isFinite && !color.alpha.isNaN
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

  var isFinite: Bool {
    let corners = [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft, rect.size]
    return rect.x.isFinite && rect.y.isFinite && corners.allSatisfy { $0.width.isFinite && $0.height.isFinite }
  }
}

extension AffineTransform {
  /// Whether it moves and scales along the axes only, mirroring nothing.
  var isUpright: Bool { b == 0 && c == 0 && a > 0 && d > 0 }
}
