import Display
import Graphics
import Render

extension DisplayList {
  /// The same list with pictures drawn in their boxes.
  ///
  /// - Parameters:
  ///   - tiles: The pictures, each with what it shows.
  ///   - layout: Where they are.
  /// - Returns: The list of the whole sheet.
  func showing(_ tiles: [(tile: SheetTile, list: DisplayList)], in layout: SheetLayout) -> DisplayList {
    var shown: [String: SheetLayout.Place] = [:]
    for place in layout.places { shown[SheetScene.id(of: place.tile)] = place }
    var list = self
    list.commands = []
    for command in commands {
      list.commands.append(command)
      guard case .beginView(let view) = command, let place = shown[view.path] else { continue }
      let (tile, picture) = tiles[place.tile]
      list.commands += tile.commands(of: picture, at: place.picture, scale: scale, factor: layout.factor)
    }
    return list
  }
}

extension SheetTile {
  /// The picture made small: cut to its corners, and without the records of its views, of which there would be many.
  fileprivate func commands(
    of list: DisplayList, at place: Rect, scale: Double, factor: Double
  ) -> [DisplayList.Command] {
    let zoom = place.width * scale / Double(max(1, list.width))
    let (left, top) = ((place.x * scale).rounded(), (place.y * scale).rounded())
    let frame = Rect(x: left, y: top, width: Double(list.width) * zoom, height: Double(list.height) * zoom)
    let radius = (corners?.radius ?? 0) * factor * scale
    let shape = RoundedRect(frame, CornerRadii(all: radius), curve: corners?.curve ?? .circular)
    let plane = AffineTransform(a: zoom, b: 0, c: 0, d: zoom, tx: left, ty: top)
    let inside = list.withoutHidden.commands.filter { command in
      switch command {
      case .beginView, .endView: false
      default: true
      }
    }
    return [.beginClip(.rounded(shape)), .beginTransform(plane)] + inside + [.endTransform, .endClip]
  }
}
