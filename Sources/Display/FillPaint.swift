import Graphics
import Layout
import Scene

extension PlacedView {
  /// What a fill is on a box in device pixels; nil where its picture is missing.
  func paint(_ fill: Style.Fill, on box: Rect, scale: Double) -> DisplayList.Paint? {
    switch fill {
    case .color(let color): .color(color)
    case .linear(let stops, let line): .linear(line.gradient(stops, on: box, scale: scale))
    case .radial(let stops, let center, let radius):
      .radial(radius.gradient(stops, around: center.point(in: box, scale: scale), on: box, scale: scale))
    case .image(let fill): pictures[fill.name].map { .image(fill.image(of: $0, on: box, scale: scale)) }
    }
  }
}

extension Style.GradientLine {
  fileprivate func gradient(_ stops: [GradientStop], on box: Rect, scale: Double) -> LinearGradient {
    switch self {
    case .points(let from, let to):
      return LinearGradient(
        start: from.point(in: box, scale: scale), end: to.point(in: box, scale: scale), stops: stops)
    case .angle(let degrees):
      // CSS: the line is so long that the corners in its direction have the first and last colour exactly.
      let angle = Angle(degrees: degrees)
      let length = abs(box.width * angle.sine) + abs(box.height * angle.cosine)
      let (x, y) = (angle.sine * length / 2, -angle.cosine * length / 2)
      return LinearGradient(
        start: Point(x: box.midX - x, y: box.midY - y), end: Point(x: box.midX + x, y: box.midY + y), stops: stops)
    }
  }
}

extension Style.GradientRadius {
  fileprivate func gradient(
    _ stops: [GradientStop], around center: Point, on box: Rect, scale: Double
  ) -> RadialGradient {
    let sides = [center.x - box.x, box.maxX - center.x, center.y - box.y, box.maxY - center.y].map(abs)
    let radius =
      switch self {
      case .points(let points): points * scale
      case .closestSide: sides.min() ?? 0
      case .farthestCorner: distance(max(sides[0], sides[1]), max(sides[2], sides[3]))
      }
    // A circle without extent is all its last colour, as in CSS; so is one that nobody sees.
    return RadialGradient(center: center, radius: max(radius, 1.0 / 1024), stops: stops)
  }

  private func distance(_ x: Double, _ y: Double) -> Double { (x * x + y * y).squareRoot() }
}

extension ImageFill {
  fileprivate func image(of picture: ImageReference, on box: Rect, scale: Double) -> DisplayList.Image {
    let size = Size(width: picture.size.width * scale, height: picture.size.height * scale)
    let mode = contentMode ?? (isTiled ? .topLeft : .scaleAspectFill)
    var image = DisplayList.Image(
      file: picture.file, digest: picture.digest, isVector: picture.isVector,
      destination: mode.destination(of: size, in: box), clip: box)
    image.opacity = opacity
    image.isTiled = isTiled
    return image
  }
}
