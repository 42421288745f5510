import Graphics
import Layout
import Scene

extension DisplayList.Image {
  /// Cuts the picture into nine parts, or makes a wall of it, as its view says.
  mutating func resize(as view: PlacedView, _ picture: ImageReference, scale: Double) {
    let insets = view.style.capInsets ?? .zero
    let isTile = view.style.resizing == .tile
    guard insets != .zero else {
      guard isTile else { return }
      isTiled = true
      destination = Rect(
        origin: clip.origin, size: Size(width: picture.size.width * scale, height: picture.size.height * scale))
      return
    }
    let density = picture.isVector ? scale : picture.scale
    let pixels = Size(width: picture.size.width * density, height: picture.size.height * density)
    var slices = DisplayList.Slices(
      source: insets.times(density).fitted(to: pixels),
      target: insets.times(scale).rounded.fitted(to: destination.size),
      areTiled: isTile)
    if picture.isVector { slices.drawnAt = PixelSize(width: pixels.width.wholePixel, height: pixels.height.wholePixel) }
    self.slices = slices
  }
}

extension Double {
  /// The nearest whole number of pixels that a side of a picture can have.
  fileprivate var wholePixel: Int { isFinite ? Int(Swift.min(Swift.max(rounded(), 1), 16384)) : 1 }
}

extension Insets {
  fileprivate func times(_ factor: Double) -> Insets {
    Insets(top: top * factor, left: left * factor, bottom: bottom * factor, right: right * factor)
  }

  fileprivate var rounded: Insets {
    Insets(top: top.rounded(), left: left.rounded(), bottom: bottom.rounded(), right: right.rounded())
  }

  /// The insets made smaller, each by the same share, where they leave nothing of a size.
  fileprivate func fitted(to size: Size) -> Insets {
    let x = horizontal > size.width ? size.width / horizontal : 1
    let y = vertical > size.height ? size.height / vertical : 1
    return Insets(top: top * y, left: left * x, bottom: bottom * y, right: right * x)
  }
}
