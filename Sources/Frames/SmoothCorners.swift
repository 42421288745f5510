import Display
import Graphics

extension RoundedRect {
  /// The shape as what is filled or cut out.
  ///
  /// Continuous corners are curves of their own here: those of UIKit, of which lists of commands are made else, have a
  /// bend on either side that is seen at the size of a body. These leave the edge at the same place and pass the
  /// diagonal at the same point; no point lies further than 0.006 radii from theirs.
  var smooth: Shape {
    let radius = radii.topLeft.width
    guard curve == .continuous, radius > 0, radii.isUniform, 2 * Corner.reach * radius <= min(rect.width, rect.height)
    else { return .rounded(RoundedRect(rect, radii)) }
    return .path(Path(smoothOutline(radius)), .nonzero)
  }

  /// The elements of a shape with continuous corners; none of any other.
  var outline: [Path.Element] {
    if case .path(let path, _) = smooth { return path.elements }
    return []
  }

  private func smoothOutline(_ radius: Double) -> [Path.Element] {
    // The corners clockwise, each with the way along the edge that comes to it and the way along the one that leaves.
    let corners: [(at: Point, back: Point, on: Point)] = [
      (Point(x: rect.maxX, y: rect.y), Point(x: -1, y: 0), Point(x: 0, y: 1)),
      (Point(x: rect.maxX, y: rect.maxY), Point(x: 0, y: -1), Point(x: -1, y: 0)),
      (Point(x: rect.x, y: rect.maxY), Point(x: 1, y: 0), Point(x: 0, y: -1)),
      (Point(x: rect.x, y: rect.y), Point(x: 0, y: 1), Point(x: 1, y: 0)),
    ]
    var elements: [Path.Element] = []
    for corner in corners {
      func point(_ back: Double, _ on: Double) -> Point {
        Point(
          x: corner.at.x + radius * (back * corner.back.x + on * corner.on.x),
          y: corner.at.y + radius * (back * corner.back.y + on * corner.on.y))
      }
      let start = point(Corner.reach, 0)
      elements.append(elements.isEmpty ? .move(start) : .line(start))
      elements.append(.curve(point(Corner.first, 0), point(Corner.second, 0), point(Corner.middle, Corner.middle)))
      elements.append(.curve(point(0, Corner.second), point(0, Corner.first), point(0, Corner.reach)))
    }
    return elements + [.close]
  }
}

/// Half a corner, in radii from it along its edge: no curvature where it begins, that of the radius at the diagonal.
private enum Corner {
  static let reach = 1.52866483
  static let first = 0.94355
  static let second = 2 * middle
  static let middle = 0.29151
}
