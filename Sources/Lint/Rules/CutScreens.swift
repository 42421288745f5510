import Graphics
import Layout
import Problems
import Scene

/// Scenes on devices whose `contentMode` cuts off more of the device than it says: `top` is for a phone that goes on below,
/// not for one that has lost its sides.
func cutScreens(_ screen: LintedScreen) -> [Found] {
  screen.views.indices.compactMap { index in
    let view = screen.views[index]
    guard screen.isShown[index], let shown = ShownScreen(view) else { return nil }
    let mode = view.style.contentMode
    let points = screen.points(shown.loss(by: mode, scale: screen.scale))
    guard points > 1 else { return nil }
    return Found(.clipped, .cutScreen(contentMode: mode.rawValue, points: points), extent: points, at: index)
  }
}

/// Another scene in a box that may be smaller.
private struct ShownScreen {
  /// The picture in points, with the device around it where that is drawn.
  let size: Size
  let isDevice: Bool
  /// The room for it in device pixels.
  let box: Size

  /// Nil where nothing is shown.
  init?(_ view: PlacedView) {
    guard view.kind == .screen, let size = view.screenSize, let frame = view.style.screen?.frame, size.width > 0,
      size.height > 0
    else { return nil }
    self.size = size
    isDevice = frame.color != .false
    box = view.contentPixels.rect.size
  }

  /// How many pixels a mode cuts off at each of two opposite sides at which it is not meant to cut.
  func loss(by mode: ContentMode, scale: Double) -> Double {
    let fill = max(box.width / size.width, box.height / size.height)
    func across(_ factor: Double) -> Double { (size.width * factor - box.width) / 2 }
    func along(_ factor: Double) -> Double { (size.height * factor - box.height) / 2 }
    switch mode {
    case .top, .bottom: return across(scale)
    case .left, .right: return along(scale)
    case .center: return max(across(scale), along(scale))
    // A picture that fills a box is cut on purpose; a device without its sides is none.
    case .scaleAspectFill: return isDevice ? max(across(fill), along(fill)) : 0
    case .scaleToFill, .scaleAspectFit, .topLeft, .topRight, .bottomLeft, .bottomRight: return 0
    }
  }
}
