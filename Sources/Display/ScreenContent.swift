import Graphics
import Layout
import Scene

/// How one scene shows another.
extension DisplayBuilder {
  /// The list of the other scene stays what it is, in a plane of its own: letters and shapes are sharp at any size.
  mutating func paintScreen(of view: PlacedView) {
    let box = view.contentBox(scale: scale)
    guard let screen = view.style.screen, let list = screens[screen], list.width > 0, list.height > 0, list.scale > 0
    else { return paint(.missing(box)) }
    let factor = scale / list.scale
    let size = Size(width: Double(list.width) * factor, height: Double(list.height) * factor)
    let place = view.style.contentMode.destination(of: size, in: box)
    guard place.width > 0, place.height > 0 else { return }
    let plane = AffineTransform(
      a: place.width / Double(list.width), b: 0, c: 0, d: place.height / Double(list.height), tx: place.x, ty: place.y)
    var picture = list.named(inside: view.path)
    if screen.frame.color == .false {
      // One picture, whose edges cover parts of pixels once, however many things in it reach there.
      let whole = Rect(x: 0, y: 0, width: Double(list.width), height: Double(list.height))
      picture = [.beginGroup(DisplayList.Group(outline: .rect(whole)))] + picture + [.endGroup]
    }
    picture = [.beginTransform(plane)] + picture + [.endTransform]
    let isInside = place.intersection(box) == place
    if !view.radii.isZero {
      picture = [.beginClip(.rounded(view.shape(scale: scale)))] + picture + [.endClip]
    } else if !isInside {
      picture = [.beginClip(.rect(box))] + picture + [.endClip]
    }
    paint(picture: picture, in: place.intersection(box))
  }
}

extension DisplayList {
  /// The commands, with the paths of views going on from that of the view that shows them, so that each stays one.
  fileprivate func named(inside path: String) -> [Command] {
    commands.map { command in
      guard case .beginView(var view) = command else { return command }
      view.path = path + "/" + view.path
      return .beginView(view)
    }
  }
}
