import Display
import Graphics
import Layout
import Scene
import Testing

struct FillCommandsTests {
  private static let stops: [GradientStop] = [
    GradientStop(offset: 0, color: red), GradientStop(offset: 1, color: blue),
  ]

  /// The paint of a view at 10, 20 of 40 × 30 pixels, or of another size.
  private func paint(
    _ fill: Style.Fill, width: Int = 40, height: Int = 30, scale: Double = 1
  ) -> DisplayList.Paint? {
    let views = [view(end: 1, at: box(10, 20, width, height)) { $0.style.background = fill }]
    guard case .fill(_, let paint) = drawings(views, scale: scale).first else { return nil }
    return paint
  }

  private static let angles: [(Double, Point, Point)] = [
    (180.0, Point(x: 30, y: 20), Point(x: 30, y: 50)), (0, Point(x: 30, y: 50), Point(x: 30, y: 20)),
    (90, Point(x: 10, y: 35), Point(x: 50, y: 35)), (-90, Point(x: 50, y: 35), Point(x: 10, y: 35)),
    // The line through the middle on which the corners at the lower right and upper left fall square: 35 × √½ each way.
    (135, Point(x: 12.5, y: 17.5), Point(x: 47.5, y: 52.5)),
  ]

  @Test(arguments: angles) func `Angles are those of CSS`(angle: Double, start: Point, end: Point) throws {
    guard case .linear(let gradient) = paint(.linear(stops: Self.stops, line: .angle(angle))) else {
      Issue.record("no gradient")
      return
    }
    #expect(gradient.stops == Self.stops)
    for (found, wanted) in [(gradient.start, start), (gradient.end, end)] {
      #expect(abs(found.x - wanted.x) < 1e-9 && abs(found.y - wanted.y) < 1e-9, "\(found)")
    }
  }

  @Test func `Points are of the box`() {
    let line = Style.GradientLine.points(
      from: .init(x: .points(5), y: .percent(50)), to: .init(x: .percent(100), y: .points(-2)))
    #expect(
      paint(.linear(stops: Self.stops, line: line), scale: 2)
        == .linear(LinearGradient(start: Point(x: 20, y: 35), end: Point(x: 50, y: 16), stops: Self.stops)))
  }

  @Test(arguments: [
    (Style.GradientRadius.farthestCorner, Style.Place.center, Point(x: 30, y: 35), 25.0),
    (.closestSide, .center, Point(x: 30, y: 35), 15), (.points(7), .center, Point(x: 30, y: 35), 7),
    (.farthestCorner, .zero, Point(x: 10, y: 20), 50), (.closestSide, .zero, Point(x: 10, y: 20), 1.0 / 1024),
    (.closestSide, Style.Place(x: .points(-6), y: .percent(50)), Point(x: 4, y: 35), 6),
  ])
  func `Circles reach where they should`(
    radius: Style.GradientRadius, center: Style.Place, point: Point, expected: Double
  ) {
    #expect(
      paint(.radial(stops: Self.stops, center: center, radius: radius))
        == .radial(RadialGradient(center: point, radius: expected, stops: Self.stops)))
  }

  /// A picture of 20 × 10 points in a box of 40 × 30 pixels at 10, 20.
  @Test(arguments: [
    (ImageFill(name: "paper", opacity: 0.5), Rect(x: 0, y: 20, width: 60, height: 30)),
    (ImageFill(name: "paper", contentMode: .scaleToFill), Rect(x: 10, y: 20, width: 40, height: 30)),
    (ImageFill(name: "paper", isTiled: true), Rect(x: 10, y: 20, width: 20, height: 10)),
    (ImageFill(name: "paper", contentMode: .bottomRight, isTiled: true), Rect(x: 30, y: 40, width: 20, height: 10)),
  ])
  func `Pictures fill the box`(fill: ImageFill, destination: Rect) {
    let views = [
      view(end: 1, at: box(10, 20, 40, 30)) {
        $0.style.background = .image(fill)
        $0.pictures["paper"] = paper
      }
    ]
    let rect = box(10, 20, 40, 30).rect
    var expected = DisplayList.Image(file: "paper.png", digest: "d", destination: destination, clip: rect)
    expected.opacity = fill.opacity
    expected.isTiled = fill.isTiled
    #expect(drawings(views) == [.fill(.rect(rect), .image(expected))])
  }

  @Test func `A picture that is missing is a hatched box`() {
    let views = [view(end: 1, at: box(10, 20, 40, 30)) { $0.style.background = .image(ImageFill(name: "paper")) }]
    #expect(drawings(views) == [.missing(box(10, 20, 40, 30).rect)])
  }

  @Test func `A path is filled over the box of its view`() {
    let outline = Path([.move(.zero), .line(Point(x: 10, y: 0)), .line(Point(x: 10, y: 10)), .close])
    let views = [
      view(.path, end: 1, at: box(0, 0, 20, 40)) {
        $0.style.path = PathShape(path: outline)
        $0.style.fill = .linear(stops: Self.stops, line: .angle(180))
      }
    ]
    guard case .fill(.path(let path, .nonzero), .linear(let gradient)) = drawings(views).first else {
      Issue.record("no gradient")
      return
    }
    #expect(path.elements.first == .move(Point(x: 0, y: 10)))
    #expect(gradient.start == Point(x: 10, y: 0) && gradient.end == Point(x: 10, y: 40))
  }

  private var paper: ImageReference {
    ImageReference(file: "paper.png", digest: "d", size: Size(width: 20, height: 10), isVector: false)
  }
}
