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
///   - tiles: The shadows drawn before, for those that are alike.
///   - check: Called before each command; what it throws ends the drawing.
/// - Returns: The finished picture.
/// - Throws: `CanvasError`, and what `pictures` throws.
package func draw(
  _ list: DisplayList, fonts: borrowing FontSet, pictures: any PictureSource, tiles: ShadowTiles = ShadowTiles(),
  beforeEach check: () throws -> Void = {}
) throws -> Surface {
  var drawing = try PixelDrawing(list)
  for (index, command) in list.commands.enumerated() {
    try check()
    try drawing.draw(command, at: index, fonts: fonts, pictures: pictures, tiles: tiles)
  }
  return try drawing.finish()
}

/// A picture of which a number of commands are drawn.
struct PixelDrawing: ~Copyable {
  let surface: Surface
  private let scale: Double
  /// How many commands paint nothing that is seen in the end.
  private let skipped: Int
  private let bounds: [Int: PixelRect]
  private var groups: [DisplayList.Group] = []

  /// Begins a picture, of whose commands those below an opaque ground need not be drawn.
  init(_ list: DisplayList) throws(CanvasError) {
    let ground = list.ground
    surface =
      if let ground {
        try Surface(width: list.width, height: list.height, filledWith: ground.color)
      } else {
        try Surface(width: list.width, height: list.height)
      }
    (scale, skipped, bounds) = (list.scale, ground?.count ?? 0, list.boundsOfGroups())
  }

  mutating func draw(
    _ command: DisplayList.Command, at index: Int, fonts: borrowing FontSet, pictures: any PictureSource,
    tiles: ShadowTiles
  ) throws {
    guard index >= skipped else { return }
    switch command {
    case .beginView, .endView: break
    case .beginGroup(let group):
      groups.append(group)
      surface.beginGroup(group, within: bounds[index] ?? PixelRect(x: 0, y: 0, width: 0, height: 0))
    case .endGroup: try surface.end(groups.popLast() ?? DisplayList.Group(), from: pictures)
    case .beginClip(let shape): surface.beginClip(shape)
    case .beginTransform(let transform):
      surface.save()
      surface.transform(by: transform)
    case .endClip, .endTransform: surface.restore()
    case .blurBehind(let shape, let sigma): surface.blurBehind(shape, sigma: sigma)
    case .shadow(let shape, let shadow): try surface.draw(shadow, of: shape, tiles)
    case .fill(let shape, let paint): try surface.fill(shape, with: paint, from: pictures)
    case .border(let shape, let border): surface.draw(border, of: shape)
    case .strokePath(let path, let style, let color): surface.stroke(path, style, color)
    case .text(let text): try surface.draw(text, fonts: fonts)
    case .image(let image): try surface.draw(image, from: pictures)
    case .missing(let rect): surface.drawMissing(rect, scale: scale)
    }
  }

  consuming func finish() throws(CanvasError) -> Surface {
    try surface.check()
    return surface
  }
}
