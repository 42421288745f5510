import Canvas
import Display
import Graphics

extension Surface {
  /// Draws a picture on a page, cut to its box where it reaches over it: one of pixels at its own resolution, one that can
  /// be drawn at any size as shapes.
  func drawPage(_ image: DisplayList.Image, from pictures: any PictureSource) throws {
    guard !image.destination.isEmpty, !image.clip.isEmpty else { return }
    save()
    defer { restore() }
    clip(to: image.clip)
    if let slices = image.slices {
      try drawPage(image, cutBy: slices, from: pictures)
    } else if !image.isVector {
      let picture = PagePicture(
        try pictures.bitmap(of: image.file), name: image.digest, jpeg: pictures.jpeg(of: image.file))
      drawPage(picture, image, in: image.isTiled ? image.clip : image.destination)
    } else if image.isTiled {
      guard let size = image.destination.size.wholePixels else { return }
      let bitmap = try pictures.bitmap(of: image.file, drawnAt: size)
      drawPage(PagePicture(bitmap, name: "\(image.digest) \(size)"), image, in: image.clip)
    } else if transform.isUpright {
      try drawPageShapes(image, from: pictures)
    } else {
      // Groups in an SVG that is turned or mirrored are what librsvg cannot draw as shapes; some end the process.
      let plane = transform
      let drawn = Size(width: image.destination.width * plane.scaleX, height: image.destination.height * plane.scaleY)
      guard let size = drawn.wholePixels else { return }
      let picture = PagePicture(
        try pictures.bitmap(of: image.file, drawnAt: size), name: "\(image.digest) \(size.width) \(size.height)")
      drawPage(picture, image, in: image.destination)
    }
  }

  private func drawPage(_ picture: PagePicture, _ image: DisplayList.Image, in rect: Rect, tile: Rect? = nil) {
    let tile = tile ?? (image.isTiled ? image.destination : nil)
    if let tint = image.tint {
      draw(mask: picture, in: rect, tile: tile, tint: tint.opacity(image.opacity))
    } else {
      draw(picture, in: rect, tile: tile, alpha: image.opacity)
    }
  }

  private func drawPageShapes(_ image: DisplayList.Image, from pictures: any PictureSource) throws {
    guard image.tint != nil || image.opacity < 1 else {
      return try pictures.draw(image.file, in: image.destination, on: self)
    }
    pushGroup()
    try pictures.draw(image.file, in: image.destination, on: self)
    if let tint = image.tint {
      popGroup(tint: tint.opacity(image.opacity))
    } else {
      popGroup(alpha: image.opacity)
    }
  }

  /// Draws the nine parts of a picture, which the document holds as nine pictures.
  private func drawPage(
    _ image: DisplayList.Image, cutBy slices: DisplayList.Slices, from pictures: any PictureSource
  ) throws {
    let bitmap =
      try slices.drawnAt.map { try pictures.bitmap(of: image.file, drawnAt: $0) }
      ?? pictures.bitmap(of: image.file)
    let target = PixelRect(roundedTo: image.destination)
    guard !target.isEmpty else { return }
    let picture = PixelSize(width: bitmap.width, height: bitmap.height)
    for part in NineSlices(slices, picture: picture, into: target).parts {
      let box = part.source
      let piece = PagePicture(
        bitmap.part(box), name: "\(image.digest) \(box.x) \(box.y) \(box.width) \(box.height)")
      drawPage(
        piece, image, in: part.target.rect, tile: part.tile.map { Rect(origin: part.target.rect.origin, size: $0) })
    }
  }
}
