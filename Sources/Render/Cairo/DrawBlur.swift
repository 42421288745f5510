import Canvas
import Graphics

extension Surface {
  /// Blurs what is behind a shape, inside it.
  ///
  /// Behind it is what has been drawn so far, in the innermost open group only: what a group is laid over is not part of it
  /// yet. Beyond the edge of the picture, or of the group's, lies what lies at its edge. In a turned plane the blur is the
  /// same in all directions of the picture, of the size that areas have there.
  func blurBehind(_ shape: RoundedRect, sigma: Double) {
    guard let blurred = blurred(behind: shape, sigma: sigma) else { return }
    fill(outline(of: shape), with: blurred)
  }

  /// The pixels behind a shape, blurred; nil where none are seen.
  func blurred(behind shape: RoundedRect, sigma: Double) -> PlacedPixels? {
    let plane = transform
    let box = plane.bounds(of: shape.rect)
    guard [box.x, box.y, box.width, box.height, sigma].allSatisfy(\.isFinite) else {
      report(.notFinite(call: "blurBehind"))
      return nil
    }
    let isStraight = plane.b == 0 && plane.c == 0
    let mean = abs(plane.determinant).squareRoot()
    let horizontal = BlurPasses(sigma: sigma * (isStraight ? abs(plane.a) : mean))
    let vertical = BlurPasses(sigma: sigma * (isStraight ? abs(plane.d) : mean))
    let region = PixelRect(around: box.inset(by: Insets(all: -1.0 / 128))).intersection(visible)
    guard !region.isEmpty, horizontal.reach + vertical.reach > 0 else { return nil }
    guard let behind = pixels(in: region.grown(x: horizontal.reach, y: vertical.reach)) else { return nil }
    let part = PixelRect(x: region.x - behind.x, y: region.y - behind.y, width: region.width, height: region.height)
    return PlacedPixels(bitmap: behind.bitmap.blurred(horizontal, vertical, in: part), x: region.x, y: region.y)
  }

  /// Fills an outline with pixels where they lie.
  func fill(_ path: Path, with pixels: PlacedPixels) {
    fill(path, with: pixels.bitmap, x: pixels.x, y: pixels.y, isOpaque: pixels.bitmap.isOpaque)
  }
}

/// Pixels and where the first of them lies.
struct PlacedPixels {
  let bitmap: Bitmap
  let x, y: Int
}
