import Devices
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
    // Where it fits, it may be larger by what halves and quotients round.
    let overhang = max(box.x - place.x, box.y - place.y, place.maxX - box.maxX, place.maxY - box.maxY)
    let isInside = overhang < 0.001
    if !view.radii.isZero {
      picture = [.beginClip(.rounded(view.shape(scale: scale)))] + picture + [.endClip]
    } else if !isInside {
      picture = [.beginClip(.rect(box))] + picture + [.endClip]
    }
    let reach = screen.frame.reach(around: place)
    paint(picture: picture, in: isInside ? place.inset(by: Insets(all: -reach)) : place.intersection(box))
  }
}

extension DeviceFrameSpec {
  /// How far the shadow of a device reaches, about, which is drawn outside its box.
  fileprivate func reach(around device: Rect) -> Double {
    hasShadow ? min(device.width, device.height) * DeviceFrame.margin : 0
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
