import Canvas
import Display
import Graphics

extension Surface {
  /// Draws a picture, cut to its box where it reaches over it.
  func draw(_ image: DisplayList.Image, from pictures: any PictureSource) throws {
    let destination = image.destination
    let plane = transform
    let drawn = Size(width: destination.width * plane.scaleX, height: destination.height * plane.scaleY)
    guard let size = drawn.wholePixels else { return }
    let bitmap =
      try image.isVector
      ? pictures.bitmap(of: image.file, drawnAt: image.slices?.drawnAt ?? size) : pictures.bitmap(of: image.file)
    if image.isTiled {
      return draw(bitmap, image, tiling: destination.moved(beside: image.clip), in: image.clip)
    }
    let isCut = destination.intersection(image.clip) != destination
    if isCut {
      save()
      clip(to: image.clip)
    }
    if let slices = image.slices {
      try draw(bitmap, image, cutBy: slices)
    } else {
      draw(bitmap, image, in: destination)
    }
    if isCut { restore() }
  }

  private func draw(_ bitmap: Bitmap, _ image: DisplayList.Image, in rect: Rect) {
    if let tint = image.tint {
      draw(mask: bitmap, in: rect, tint: tint.opacity(image.opacity))
    } else {
      draw(bitmap, in: rect, alpha: image.opacity)
    }
  }

  private func draw(_ bitmap: Bitmap, _ image: DisplayList.Image, tiling tile: Rect, in rect: Rect) {
    if let tint = image.tint {
      draw(mask: bitmap, tiling: tile, in: rect, tint: tint.opacity(image.opacity))
    } else {
      draw(bitmap, tiling: tile, in: rect, alpha: image.opacity)
    }
  }

  /// Draws the nine parts of a picture, each on whole pixels of its own, so that no seam shows between them.
  ///
  /// In a plane that is turned or scaled they are put together first, in a picture as large as the destination.
  private func draw(_ bitmap: Bitmap, _ image: DisplayList.Image, cutBy slices: DisplayList.Slices) throws(CanvasError)
  {
    let plane = transform
    let (moveX, moveY) = (plane.tx.rounded(), plane.ty.rounded())
    let picture = PixelSize(width: bitmap.width, height: bitmap.height)
    let target = PixelRect(roundedTo: image.destination)
    guard !target.isEmpty else { return }
    if plane.isTranslation, moveX == plane.tx, moveY == plane.ty {
      return draw(bitmap, image, NineSlices(slices, picture: picture, into: target))
    }
    // What is larger than any picture is not worth more pixels.
    guard target.width <= 16384, target.height <= 16384, target.width * target.height <= 1 << 26 else {
      return draw(bitmap, image, in: image.destination)
    }
    let whole = try Surface(width: target.width, height: target.height)
    var plain = image
    (plain.tint, plain.opacity) = (nil, 1)
    let box = PixelRect(x: 0, y: 0, width: target.width, height: target.height)
    whole.draw(bitmap, plain, NineSlices(slices, picture: picture, into: box))
    try draw(whole.bitmap(), image, in: target.rect)
  }

  private func draw(_ bitmap: Bitmap, _ image: DisplayList.Image, _ slices: NineSlices) {
    for part in slices.parts {
      let piece = bitmap.part(part.source)
      if let tile = part.tile {
        draw(piece, image, tiling: Rect(origin: part.target.rect.origin, size: tile), in: part.target.rect)
      } else {
        draw(piece, image, in: part.target.rect)
      }
    }
  }
}

extension Bitmap {
  /// The pixels of a rectangle that lies inside.
  func part(_ rect: PixelRect) -> Bitmap {
    var words: [UInt32] = []
    words.reserveCapacity(rect.width * rect.height)
    for y in rect.y..<rect.maxY { words += pixels[y * width + rect.x..<y * width + rect.maxX] }
    return Bitmap(width: rect.width, height: rect.height, pixels: words)
  }
}

extension PixelRect {
  /// The pixels whose edges are nearest to those of a rectangle.
  init(roundedTo rect: Rect) {
    let edges = Rect(
      x: rect.x.rounded(), y: rect.y.rounded(), width: rect.maxX.rounded() - rect.x.rounded(),
      height: rect.maxY.rounded() - rect.y.rounded())
    self.init(around: edges)
  }
}

extension Rect {
  /// The tile of the same wall that begins beside a rectangle; one that is there already is left in its place.
  fileprivate func moved(beside rect: Rect) -> Rect {
    func moved(_ start: Double, _ length: Double, beside other: Double, _ size: Double) -> Double {
      guard length > 0, start > other + size || start + length < other else { return start }
      return other + (start - other).truncatingRemainder(dividingBy: length)
    }
    return Rect(
      x: moved(x, width, beside: rect.x, rect.width), y: moved(y, height, beside: rect.y, rect.height), width: width,
      height: height)
  }
}

extension Size {
  /// The size in whole pixels, sides between pixels rounded up; nil where there is nothing.
  var wholePixels: PixelSize? {
    guard width > 0, height > 0, width.isFinite, height.isFinite else { return nil }
    // A picture can be no larger; what lies beyond is stretched.
    let limit = 16384.0
    return PixelSize(width: Int(min(width.rounded(.up), limit)), height: Int(min(height.rounded(.up), limit)))
  }
}
