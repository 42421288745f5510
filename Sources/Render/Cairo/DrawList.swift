package import Canvas
package import Display
import Graphics

/// Draws a picture.
///
/// Everything is decided in the list; here it only becomes pixels.
///
/// - Parameters:
///   - list: The commands.
///   - fonts: The faces of its texts.
///   - pictures: The files that it shows.
/// - Returns: The finished picture.
/// - Throws: `CanvasError`, and what `pictures` throws.
package func draw(
  _ list: DisplayList, fonts: borrowing FontSet, pictures: any PictureSource
) throws -> Surface {
  let ground = list.ground
  let surface =
    if let ground {
      try Surface(width: list.width, height: list.height, filledWith: ground.color)
    } else {
      try Surface(width: list.width, height: list.height)
    }
  var groups: [DisplayList.Group] = []
  for (index, command) in list.commands.enumerated().dropFirst(ground?.count ?? 0) {
    switch command {
    case .beginView, .endView: break
    case .beginGroup(let group):
      groups.append(group)
      surface.beginGroup(within: list.boundsOfGroup(at: index))
    case .endGroup: surface.endGroup(opacity: groups.popLast()?.opacity ?? 1)
    case .beginClip(.rounded(let shape)): surface.beginClip(shape.rect, shape.radii)
    case .endClip: surface.restore()
    case .fill(.rounded(let shape), .color(let color)): surface.fill(shape.rect, radii: shape.radii, color)
    case .fill(.path(let path, let rule), .color(let color)): surface.fill(path, rule: rule, color)
    case .border(let shape, let border):
      surface.fillBorder(shape.rect, radii: shape.radii, widths: border.widths, border.color)
    case .beginClip, .beginTransform, .endTransform, .blurBehind, .shadow, .fill: break
    case .strokePath(let path, let style, let color): surface.stroke(path, style, color)
    case .text(let text): try surface.draw(text, fonts: fonts)
    case .image(let image): try surface.draw(image, from: pictures)
    case .missing(let rect): surface.drawMissing(rect, scale: list.scale)
    }
  }
  try surface.check()
  return surface
}
