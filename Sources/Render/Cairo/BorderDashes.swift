import Canvas
import Display
import Graphics

/// The dashes of a border as outlines to be filled: no two versions of Cairo need to agree on how to stroke them.
///
/// They follow each other clockwise along the middle of the border, from where the upper left corner ends. A dash is as
/// thick as the border is at the side that is nearest.
struct BorderDashes {
  /// All dashes, each clockwise.
  private(set) var path = Path()
  /// Whether dashes may reach out of the border: sides differ, or a corner is sharper inside than outside.
  let needsClip: Bool

  private let middle: Rect
  private let widths: Insets
  private let isRound: Bool

  /// Makes the dashes; nil where the border is a solid line: without a pattern, or with one that makes no sense or is too
  /// fine to be seen.
  init?(_ border: DisplayList.Border, of shape: RoundedRect, detail: Double) {
    let period = border.dash.reduce(0, +)
    guard period > 0, period.isFinite, border.dash.allSatisfy({ $0 >= 0 }) else { return nil }
    widths = border.widths
    isRound = border.isRound
    let half = Insets(
      top: widths.top / 2, left: widths.left / 2, bottom: widths.bottom / 2, right: widths.right / 2)
    let line = shape.inset(by: half)
    middle = line.rect
    let radii = shape.fittedRadii
    let corners = [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft]
    let widest = max(widths.top, widths.left, widths.bottom, widths.right)
    let isUniform = widths == Insets(all: widths.top)
    needsClip = !isUniform || corners.contains { $0.width > 0 && min($0.width, $0.height) < widest / 2 }
    guard !middle.isEmpty, let walk = Walk(along: Path.rounded(line, detail: detail)) else { return nil }
    guard walk.length / period * Double(border.dash.count) <= 100_000 else { return nil }
    guard border.dash[0] < walk.length else { return nil }
    // An odd pattern goes on with gaps where it had dashes.
    let pattern = border.dash.count % 2 == 0 ? border.dash : border.dash + border.dash
    var (place, index) = (0.0, 0)
    while place < walk.length {
      let end = place + pattern[index % pattern.count]
      if index % 2 == 0 { add(walk.part(from: place, to: min(end, walk.length))) }
      (place, index) = (end, index + 1)
    }
  }

  /// Adds the outline of one dash.
  private mutating func add(_ steps: [Walk.Step]) {
    guard let first = steps.first, let last = steps.last else { return }
    if steps.count > 1, first.point != last.point {
      let halves = steps.map { width(at: $0.point) / 2 }
      func side(_ sign: Double) -> [Point] {
        zip(steps, halves).map { step, half in
          Point(
            x: step.point.x + step.outward.x * half * sign, y: step.point.y + step.outward.y * half * sign)
        }
      }
      let points = side(1) + side(-1).reversed()
      path.elements += points.enumerated().map { $0.offset == 0 ? .move($0.element) : .line($0.element) }
      path.elements.append(.close)
    }
    guard isRound else { return }
    for point in first.point == last.point ? [first.point] : [first.point, last.point] {
      let width = width(at: point)
      let dot = Rect(x: point.x - width / 2, y: point.y - width / 2, width: width, height: width)
      path.elements += Path.rounded(RoundedRect(dot, CornerRadii(all: width / 2))).elements
    }
  }

  /// How thick the border is at the side that is nearest to a point.
  private func width(at point: Point) -> Double {
    let sides = [
      (abs(point.y - middle.y), widths.top), (abs(point.x - middle.maxX), widths.right),
      (abs(point.y - middle.maxY), widths.bottom), (abs(point.x - middle.x), widths.left),
    ]
    return sides.min { $0.0 < $1.0 }?.1 ?? 0
  }
}

/// A closed line that is walked along once.
private struct Walk {
  struct Step {
    var point: Point
    /// The way to the left, which is outside of a line that runs clockwise; longer than 1 in a bend, so that lines beside
    /// this one meet.
    var outward: Point
  }

  /// The points, the first again at the end, and how far from the start each is.
  private let points: [Point]
  private let distances: [Double]

  var length: Double { distances.last ?? 0 }

  /// Begins at the last point of an outline of straight lines.
  init?(along path: Path) {
    let corners = path.elements.compactMap { element -> Point? in
      switch element {
      case .move(let point), .line(let point): point
      case .curve, .close: nil
      }
    }
    guard let last = corners.last else { return nil }
    var (points, distances) = ([last], [0.0])
    for corner in corners {
      let (x, y) = (corner.x - points[points.count - 1].x, corner.y - points[points.count - 1].y)
      let step = (x * x + y * y).squareRoot()
      // What cannot be divided by is no step.
      guard !(step < 1e-9) else { continue }
      points.append(corner)
      distances.append(distances[distances.count - 1] + step)
    }
    guard points.count > 2, distances.allSatisfy(\.isFinite) else { return nil }
    self.points = points
    self.distances = distances
  }

  /// A stretch: its ends and the corners between them.
  func part(from start: Double, to end: Double) -> [Step] {
    let (first, last) = (segment(at: start), segment(at: end))
    var steps = [Step(point: point(at: start, in: first), outward: outward(first))]
    guard end > start else { return steps }
    if first < last {
      for corner in first + 1...last where distances[corner] > start && distances[corner] < end {
        steps.append(Step(point: points[corner], outward: outward(between: corner - 1, corner)))
      }
    }
    let ending = distances[last] >= end && last > 0 ? last - 1 : last
    steps.append(Step(point: point(at: end, in: last), outward: outward(ending)))
    return steps
  }

  /// The last segment that begins at or before a distance.
  private func segment(at distance: Double) -> Int {
    var (low, high) = (0, points.count - 2)
    while low < high {
      let middle = (low + high + 1) / 2
      if distances[middle] <= distance { low = middle } else { high = middle - 1 }
    }
    return low
  }

  private func point(at distance: Double, in segment: Int) -> Point {
    let (from, to) = (points[segment], points[segment + 1])
    let part = (distance - distances[segment]) / (distances[segment + 1] - distances[segment])
    return Point(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
  }

  private func outward(_ segment: Int) -> Point {
    let length = distances[segment + 1] - distances[segment]
    let (from, to) = (points[segment], points[segment + 1])
    return Point(x: (to.y - from.y) / length, y: (from.x - to.x) / length)
  }

  private func outward(between before: Int, _ after: Int) -> Point {
    let (first, second) = (outward(before), outward(after))
    let scale = 1 / max(0.25, 1 + first.x * second.x + first.y * second.y)
    return Point(x: (first.x + second.x) * scale, y: (first.y + second.y) * scale)
  }
}
