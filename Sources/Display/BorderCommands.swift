import Graphics
import Layout
import Scene

extension PlacedView {
  /// The lines inside the edge, at least one device pixel wide so that no border is lost on a coarse screen.
  func borderCommands(scale: Double) -> [DisplayList.Command] {
    guard let border = style.border, border.width > 0, !border.sides.isEmpty else { return [] }
    let width = max(1, (border.width * scale).rounded())
    let shape = shape(scale: scale)
    guard border.style != .solid else {
      let widths = Insets(
        top: border.sides.contains(.top) ? width : 0, left: border.sides.contains(.left) ? width : 0,
        bottom: border.sides.contains(.bottom) ? width : 0, right: border.sides.contains(.right) ? width : 0)
      return [.border(shape, .init(widths: widths, color: border.color))]
    }
    let dashes = Dashes(border, width: width, scale: scale)
    guard border.sides != .all else {
      return [
        .border(
          shape,
          .init(
            widths: Insets(all: width), color: border.color, dash: dashes.around(shape), isRound: dashes.isRound))
      ]
    }
    let lines = border.sides.lines(of: shape.rect, width: width).map { dashes.stroke($0.0, $0.1, color: border.color) }
    return shape.isRect ? lines : [.beginClip(.rounded(shape))] + lines + [.endClip]
  }
}

extension Style.Border.Sides {
  /// The middles of the lines along the sides, clockwise.
  fileprivate func lines(of box: Rect, width: Double) -> [(Point, Point)] {
    let inner = box.inset(by: Insets(all: width / 2))
    let lines: [(Self, Point, Point)] = [
      (.top, Point(x: box.x, y: inner.y), Point(x: box.maxX, y: inner.y)),
      (.right, Point(x: inner.maxX, y: box.y), Point(x: inner.maxX, y: box.maxY)),
      (.bottom, Point(x: box.maxX, y: inner.maxY), Point(x: box.x, y: inner.maxY)),
      (.left, Point(x: inner.x, y: box.maxY), Point(x: inner.x, y: box.y)),
    ]
    return lines.filter { contains($0.0) }.map { ($0.1, $0.2) }
  }
}

/// The dashes of a border in device pixels, fitted so that a whole number of them goes along.
private struct Dashes {
  let width: Double
  let isRound: Bool
  /// Dashes as a file says them, which are not fitted.
  let said: [Double]

  init(_ border: Style.Border, width: Double, scale: Double) {
    self.width = width
    isRound = border.style == .dotted
    said = border.dash.map { $0 * scale }
  }

  /// Around a shape, where the last gap meets the first dash.
  func around(_ shape: RoundedRect) -> [Double] {
    guard said.isEmpty else { return said }
    let length = shape.perimeter(inset: width / 2)
    let period = isRound ? 2 * width : 6 * width
    let fitted = length / max(1, (length / period).rounded())
    return isRound ? [0, fitted] : [fitted / 2, fitted / 2]
  }

  /// Along a side, which begins and ends with a dash.
  func stroke(_ start: Point, _ end: Point, color: Color) -> DisplayList.Command {
    var (start, end) = (start, end)
    let length = abs(end.x - start.x) + abs(end.y - start.y)
    var style = StrokeStyle(width: width, cap: isRound ? .round : .butt, dash: said)
    if isRound, length > width {
      // Round ends reach half a width farther.
      let (x, y) = ((end.x - start.x) / length * width / 2, (end.y - start.y) / length * width / 2)
      (start, end) = (Point(x: start.x + x, y: start.y + y), Point(x: end.x - x, y: end.y - y))
      if said.isEmpty { style.dash = [0, (length - width) / max(1, ((length - width) / (2 * width)).rounded())] }
    } else if !isRound, said.isEmpty {
      let count = ((length + 3 * width) / (6 * width)).rounded()
      if count > 1 { style.dash = [3 * width, (length - count * 3 * width) / (count - 1)] }
    }
    return .strokePath(Path([.move(start), .line(end)]), style, color)
  }
}

extension RoundedRect {
  /// How far it is around the shape with its edge moved inwards.
  fileprivate func perimeter(inset: Double) -> Double {
    let rect = rect.inset(by: Insets(all: inset))
    let radii = radii.inset(by: inset)
    let corners = [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft]
    return corners.reduce(2 * (rect.width + rect.height)) { $0 - curve.shortcut($1) }
  }
}

extension CornerCurve {
  /// How much shorter a corner is than the edges would be, by Ramanujan's approximation of an ellipse.
  fileprivate func shortcut(_ corner: Size) -> Double {
    let sum = corner.width + corner.height
    guard sum > 0 else { return 0 }
    guard self == .circular else { return sum / 2 * (2 * ContinuousCorner.reach - ContinuousCorner.length) }
    let h = (corner.width - corner.height) * (corner.width - corner.height) / (sum * sum)
    return sum - .pi / 4 * sum * (1 + 3 * h / (10 + (4 - 3 * h).squareRoot()))
  }
}
