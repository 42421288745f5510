package import Canvas
package import Display
import Graphics

/// Draws a picture on a page of a document: shapes, text and gradients as such, and pictures at their own resolution.
///
/// Shadows are pictures in the pixels of the screen, and so is what lies blurred behind a view.
///
/// - Parameters:
///   - list: The commands.
///   - page: The page, in pixels of the screen.
///   - fonts: The faces of its texts.
///   - pictures: The files that it shows.
///   - tiles: The shadows drawn before, for those that are alike.
///   - check: Called before each command; what it throws ends the drawing.
/// - Throws: `DrawingError`, `CanvasError` where the page is broken at the end, and what `check` throws.
package func draw(
  _ list: DisplayList, on page: borrowing Surface, fonts: borrowing FontSet, pictures: any PictureSource,
  tiles: ShadowTiles = ShadowTiles(), beforeEach check: () throws -> Void = {}
) throws {
  // What is behind a view is known in pixels only, which are drawn alongside.
  let blurs = list.commands.contains { if case .blurBehind = $0 { true } else { false } }
  var pixels = blurs ? try PixelDrawing(list) : nil
  let cut = list.cutByGroups
  let bounds = cut.boundsOfGroups()
  var groups: [DisplayList.Group] = []
  for (index, command) in list.commands.enumerated() {
    try check()
    // Nobody wants the rest of a page that is too large already.
    try page.check()
    do {
      switch cut.commands[index] {
      case .beginView, .endView: break
      case .beginGroup(let group):
        groups.append(group)
        page.beginGroup(group, within: bounds[index] ?? PixelRect(x: 0, y: 0, width: 0, height: 0))
      case .endGroup: try page.endPageGroup(groups.popLast() ?? DisplayList.Group(), from: pictures)
      case .beginClip(let shape): page.beginClip(shape)
      case .beginTransform(let transform):
        page.save()
        page.transform(by: transform)
      case .endClip, .endTransform: page.restore()
      case .blurBehind(let shape, let sigma):
        if let blurred = pixels?.surface.blurred(behind: shape, sigma: sigma) {
          page.cut(to: page.outline(of: shape)) { page.fill(page.outline(of: RoundedRect(shape.rect)), with: blurred) }
        }
      case .shadow(let shape, let shadow): try page.draw(shadow, of: shape, tiles)
      case .fill(let shape, let paint): try page.fillPage(shape, with: paint, from: pictures)
      case .border(let shape, let border): page.draw(border, of: shape)
      case .strokePath(let path, let style, let color): page.stroke(path, style, color)
      case .text(let text): try page.draw(text, fonts: fonts)
      case .image(let image): try page.drawPage(image, from: pictures)
      case .missing(let rect): page.drawPageMissing(rect, scale: list.scale)
      }
      try pixels?.draw(command, at: index, fonts: fonts, pictures: pictures, tiles: tiles)
    } catch { throw DrawingError(error, at: index, of: list) }
  }
  try page.check()
}
