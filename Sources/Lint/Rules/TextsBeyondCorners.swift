import Devices
import Graphics
import Layout
import Problems

/// Letters that the round corners of the screen cut off, or that are outside of a round one, but for those that are told to be
/// off the screen or outside the safe area anyway.
func textsBeyondCorners(_ screen: LintedScreen) -> [Found] {
  guard let corner = screen.corner else { return [] }
  return screen.outermost { mark in
    guard mark.kind == .letters, !screen.isOverEdge(mark) else { return nil }
    let lines = Mark.lines(of: screen.views[mark.view]).map {
      screen.visible($0, of: mark.view).intersection(mark.area)
    }
    let loss = lines.filter { !$0.isEmpty }.map { corner.loss(of: $0, in: screen.picture) }.max() ?? 0
    let points = screen.points(loss)
    // How high letters are is known roughly, and the last one of a line need not be in its corner.
    guard points > 1 else { return nil }
    let finding = LintFinding.beyondCorner(screen.subject(of: mark), isRound: corner.isDisc, points: points)
    return Found(.offScreen, finding, extent: points, at: mark.view)
  }
}

/// How the corners of a screen are rounded, in device pixels.
struct ScreenCorner {
  var radius: Double
  /// Whether all of the screen is a disc.
  var isDisc: Bool

  /// How far a rectangle reaches over the round corners of another one, at the worst.
  func loss(of area: Rect, in screen: Rect) -> Double {
    let points = [(area.x, area.y), (area.maxX, area.y), (area.x, area.maxY), (area.maxX, area.maxY)]
    return points.map { x, y in
      // From the centre of the nearest corner's circle outwards; 0 beside it.
      let across = max(screen.x + radius - x, x - screen.maxX + radius, 0)
      let along = max(screen.y + radius - y, y - screen.maxY + radius, 0)
      return (across * across + along * along).squareRoot() - radius
    }.max() ?? 0
  }
}

extension LintedScreen {
  /// Whether a mark reaches over the edge of the screen or of the safe area.
  fileprivate func isOverEdge(_ mark: Mark) -> Bool {
    let seen = visible(mark)
    return mark.loss(by: picture) != nil || safeArea.map { seen.reach(over: $0).longest > 1 } ?? false
  }

  /// How the screen's corners are rounded; nil where that is not known, they are not, or the scene is a card.
  fileprivate var corner: ScreenCorner? {
    guard isScreen else { return nil }
    let (device, shorter) = (environment.device, min(picture.width, picture.height))
    if device.screenRound == true { return ScreenCorner(radius: shorter / 2, isDisc: true) }
    guard let radius = device.screenCornerRadius, radius > 0 else { return nil }
    return ScreenCorner(radius: min(radius * scale, shorter / 2), isDisc: false)
  }
}
