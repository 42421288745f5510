import Canvas
import Display
import Graphics

extension Surface {
  /// Draws a picture, cut to its box where it reaches over it.
  func draw(_ image: DisplayList.Image, from pictures: any PictureSource) throws {
    let destination = image.destination
    guard let size = destination.pixelSize else { return }
    let bitmap =
      try image.isVector
      ? pictures.bitmap(of: image.file, drawnAt: size) : pictures.bitmap(of: image.file)
    let isCut = destination.intersection(image.clip) != destination
    if isCut { beginClip(image.clip, .zero) }
    if let tint = image.tint {
      draw(mask: bitmap, in: destination, tint: tint)
    } else {
      draw(bitmap, in: destination)
    }
    if isCut { restore() }
  }
}

extension Rect {
  /// The size in whole pixels, sides between pixels rounded up; nil where there is nothing.
  fileprivate var pixelSize: PixelSize? {
    guard !isEmpty, width.isFinite, height.isFinite else { return nil }
    // A picture can be no larger; what lies beyond is stretched.
    let limit = 16384.0
    return PixelSize(width: Int(min(width.rounded(.up), limit)), height: Int(min(height.rounded(.up), limit)))
  }
}
