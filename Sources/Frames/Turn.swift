import Devices
import Graphics

/// How a body is turned so that it stands as it is held.
enum Turn: Hashable, Sendable {
  /// Not at all.
  case none
  /// From upright to its side: the top goes to the left.
  case left
  /// From its side to upright: the left side goes to the top.
  case right

  init(from natural: Orientation, to held: Orientation) {
    self = natural == held ? .none : held == .landscape ? .left : .right
  }

  /// From points of the natural screen to points of the screen as it is held, both from their upper left corners.
  func plane(of screen: Size) -> AffineTransform {
    switch self {
    case .none: .identity
    case .left: AffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: screen.width)
    case .right: AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: screen.height, ty: 0)
    }
  }

  /// The corner of a rectangle that is the upper left once it is turned, and the one opposite: where light comes from and
  /// where it goes.
  func light(across box: Rect) -> (from: Point, to: Point) {
    switch self {
    case .none: (box.origin, Point(x: box.maxX, y: box.maxY))
    case .left: (Point(x: box.maxX, y: box.y), Point(x: box.x, y: box.maxY))
    case .right: (Point(x: box.x, y: box.maxY), Point(x: box.maxX, y: box.y))
    }
  }
}
