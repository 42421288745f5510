import Canvas
import Display
import Graphics
import Testing

@testable import Render

struct SVGShapesTests {
  @Test(arguments: [
    (CornerRadii.zero, "<rect x=\"1\" y=\"2\" width=\"30\" height=\"30\"/>"),
    (CornerRadii(all: 4), "<rect x=\"1\" y=\"2\" width=\"30\" height=\"30\" rx=\"4\"/>"),
    (CornerRadii(all: 15), "<circle cx=\"16\" cy=\"17\" r=\"15\"/>"),
  ])
  func `A square is the plainest element that draws it`(radii: CornerRadii, element: String) {
    #expect(svgShape(RoundedRect(rect(1, 2, 30, 30), radii)).empty == element)
  }

  @Test func `Half the sides of an oblong make an ellipse`() {
    let corner = Size(width: 20, height: 10)
    let radii = CornerRadii(topLeft: corner, topRight: corner, bottomRight: corner, bottomLeft: corner)
    #expect(
      svgShape(RoundedRect(rect(0, 0, 40, 20), radii)).empty == "<ellipse cx=\"20\" cy=\"10\" rx=\"20\" ry=\"10\"/>")
    #expect(
      svgShape(RoundedRect(rect(0, 0, 60, 20), radii)).empty
        == "<rect x=\"0\" y=\"0\" width=\"60\" height=\"20\" rx=\"20\" ry=\"10\"/>")
  }

  @Test func `Corners of their own make a path, a corner with one radius is square`() {
    var radii = CornerRadii(all: 4)
    radii.topRight = .zero
    radii.bottomLeft = Size(width: 3, height: 0)
    #expect(
      svgShape(RoundedRect(rect(0, 0, 40, 20), radii)).empty
        == "<path d=\"M4 0 L40 0 L40 16 A4 4 0 0 1 36 20 L0 20 L0 4 A4 4 0 0 1 4 0 Z\"/>")
  }

  private static let borders: [(Double, Double, String)] = [
    (0, 2, "<rect x='1' y='1' width='18' height='8' fill='none' stroke='#000000' stroke-width='2'/>"),
    (4, 2, "<rect x='1' y='1' width='18' height='8' rx='3' fill='none' stroke='#000000' stroke-width='2'/>"),
    (0, 5, "<rect x='0' y='0' width='20' height='10' fill='#000000'/>"),
    (1, 2, "<path d='\(oneInside)' fill-rule='evenodd' fill='#000000'/>"),
  ]
  private static let oneInside =
    "M1 0 L19 0 A1 1 0 0 1 20 1 L20 9 A1 1 0 0 1 19 10 L1 10 A1 1 0 0 1 0 9 L0 1 A1 1 0 0 1 1 0 Z "
    + "M2 2 L18 2 L18 8 L2 8 L2 2 Z"

  @Test(arguments: borders)
  func `A border is a line along its middle where that is the same`(radius: Double, width: Double, element: String) {
    let border = svgBorder(
      RoundedRect(rect(0, 0, 20, 10), CornerRadii(all: radius)), .init(widths: Insets(all: width), color: .black))
    #expect(border.empty == String(element.map { $0 == "'" ? "\"" : $0 }))
  }

  @Test func `The border of a circle is a circle`() {
    #expect(
      svgBorder(
        RoundedRect(rect(0, 0, 20, 20), CornerRadii(all: 10)),
        .init(widths: Insets(all: 2), color: red.opacity(0.5))
      ).empty
        == "<circle cx=\"10\" cy=\"10\" r=\"9\" fill=\"none\" stroke=\"#ff0000\" stroke-opacity=\"0.5\" stroke-width=\"2\"/>"
    )
  }

  @Test func `Radii that overlap are made smaller`() {
    #expect(
      svgShape(RoundedRect(rect(0, 0, 40, 20), CornerRadii(all: 30))).empty
        == "<rect x=\"0\" y=\"0\" width=\"40\" height=\"20\" rx=\"10\"/>")
  }

  @Test(arguments: [
    (Insets(bottom: 3), "<rect x='0' y='7' width='20' height='3' fill='#ff0000'/>"),
    (Insets(right: 2), "<rect x='18' y='0' width='2' height='10' fill='#ff0000'/>"),
    (
      Insets(top: 1, left: 2),
      "<path d='M0 0 L20 0 L20 10 L0 10 L0 0 Z M2 1 L20 1 L20 10 L2 10 L2 1 Z' fill-rule='evenodd' fill='#ff0000'/>"
    ),
  ])
  func `A border has its own width on each side`(widths: Insets, element: String) {
    let border = svgBorder(RoundedRect(rect(0, 0, 20, 10)), .init(widths: widths, color: red))
    #expect(border.empty == String(element.map { $0 == "'" ? "\"" : $0 }))
  }

  @Test(arguments: [0.0, 3, 10, 50])
  func `A continuous corner runs where Cairo draws it`(radius: Double) throws {
    var radii = CornerRadii(all: radius)
    radii.bottomLeft = Size(width: radius / 2, height: radius)
    let shape = RoundedRect(rect(5, 7, 90, 60), radii, curve: .continuous)
    let outline = try #require(flattened(roundedOutline(shape)))
    for element in Path.rounded(shape).elements {
      guard case .line(let point) = element else { continue }
      let nearest = zip(outline, outline.dropFirst()).map { distance(from: point, to: $0, $1) }.min() ?? 99
      #expect(nearest < 0.02)
    }
  }
}

/// The points along path data of lines and cubic curves; nil where it holds anything else.
private func flattened(_ data: String) -> [Point]? {
  var points: [Point] = []
  for step in data.split(separator: " ").joined(separator: ",").replacing("L", with: "|L").replacing("C", with: "|C")
    .replacing("Z", with: "|Z").split(separator: "|")
  {
    let numbers = step.dropFirst().split(separator: ",").compactMap { Double($0) }
    let new = stride(from: 0, to: numbers.count - 1, by: 2).map { Point(x: numbers[$0], y: numbers[$0 + 1]) }
    switch (step.first, new.count) {
    case ("M", 1), ("L", 1): points += new
    case ("C", 3):
      guard let start = points.last else { return nil }
      points += (1...50).map { step in
        let t = Double(step) / 50
        func mix(_ part: KeyPath<Point, Double>) -> Double {
          let u = 1 - t
          return u * u * u * start[keyPath: part] + 3 * u * u * t * new[0][keyPath: part]
            + 3 * u * t * t * new[1][keyPath: part] + t * t * t * new[2][keyPath: part]
        }
        return Point(x: mix(\.x), y: mix(\.y))
      }
    case ("Z", 0): break
    default: return nil
    }
  }
  return points
}

private func distance(from point: Point, to start: Point, _ end: Point) -> Double {
  let (x, y) = (end.x - start.x, end.y - start.y)
  let square = x * x + y * y
  let part = square > 0 ? min(max(((point.x - start.x) * x + (point.y - start.y) * y) / square, 0), 1) : 0
  let (offX, offY) = (point.x - start.x - x * part, point.y - start.y - y * part)
  return (offX * offX + offY * offY).squareRoot()
}
