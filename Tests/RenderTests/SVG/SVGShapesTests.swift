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
    #expect(svgShape(rect(1, 2, 30, 30), radii).empty == element)
  }

  @Test func `Half the sides of an oblong make an ellipse`() {
    let corner = Size(width: 20, height: 10)
    let radii = CornerRadii(topLeft: corner, topRight: corner, bottomRight: corner, bottomLeft: corner)
    #expect(svgShape(rect(0, 0, 40, 20), radii).empty == "<ellipse cx=\"20\" cy=\"10\" rx=\"20\" ry=\"10\"/>")
    #expect(
      svgShape(rect(0, 0, 60, 20), radii).empty
        == "<rect x=\"0\" y=\"0\" width=\"60\" height=\"20\" rx=\"20\" ry=\"10\"/>")
  }

  @Test func `Corners of their own make a path, a corner with one radius is square`() {
    var radii = CornerRadii(all: 4)
    radii.topRight = .zero
    radii.bottomLeft = Size(width: 3, height: 0)
    #expect(
      svgShape(rect(0, 0, 40, 20), radii).empty
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
    let border = svgBorder(rect(0, 0, 20, 10), CornerRadii(all: radius), width: width, .black)
    #expect(border.empty == String(element.map { $0 == "'" ? "\"" : $0 }))
  }

  @Test func `The border of a circle is a circle`() {
    #expect(
      svgBorder(rect(0, 0, 20, 20), CornerRadii(all: 10), width: 2, red.opacity(0.5)).empty
        == "<circle cx=\"10\" cy=\"10\" r=\"9\" fill=\"none\" stroke=\"#ff0000\" stroke-opacity=\"0.5\" stroke-width=\"2\"/>"
    )
  }
}
