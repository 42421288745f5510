import Graphics
import Problems
import Scene
import Testing

@testable import Layout

@Suite struct CornerRoundingTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var radius: CornerRadius
    var pixels: [Double]
    /// Of each corner, across and down.
    var expected: [Double]
    var finding: LayoutFinding?

    var testDescription: String { "\(radius) on \(pixels)" }
  }

  static let cases: [Case] = [
    Case(radius: .length(.points(10)), pixels: [100, 60], expected: [20, 20]),
    Case(
      radius: .length(.points(20)), pixels: [100, 60], expected: [30, 30],
      finding: .radiusClamped(asked: 20, used: 15)),
    // Half a pixel over is a matter of snapping.
    Case(radius: .length(.points(15.25)), pixels: [100, 60], expected: [30, 30]),
    Case(radius: .length(.percent(50)), pixels: [100, 60], expected: [50, 30]),
    Case(radius: .length(.percent(10)), pixels: [100, 60], expected: [10, 6]),
    Case(radius: .circle, pixels: [100, 100], expected: [50, 50]),
    Case(radius: .circle, pixels: [100, 99], expected: [50, 49.5]),
    Case(radius: .circle, pixels: [100, 98], expected: [49, 49], finding: .noCircle(width: 50, height: 49)),
    Case(radius: .capsule, pixels: [100, 60], expected: [30, 30]),
    Case(radius: .capsule, pixels: [100, 99], expected: [50, 49.5]),
    Case(radius: .halfWidth, pixels: [60, 100], expected: [30, 30]),
    Case(radius: .halfWidth, pixels: [143, 142], expected: [71.5, 71]),
    Case(
      radius: .halfWidth, pixels: [143, 110], expected: [55, 55],
      finding: .radiusClamped(asked: 35.75, used: 27.5)),
    Case(radius: .halfHeight, pixels: [100, 60], expected: [30, 30]),
    Case(radius: .length(.points(-5)), pixels: [100, 60], expected: [0, 0]),
  ]

  @Test(arguments: cases)
  func radii(_ test: Case) {
    let rounding = CornerRounding(test.radius, on: Size(width: test.pixels[0], height: test.pixels[1]), scale: 2)
    #expect(rounding.radii.isUniform)
    #expect([rounding.radii.topLeft.width, rounding.radii.topLeft.height] == test.expected)
    #expect(rounding.finding?.problem == test.finding)
  }

  @Test func findingsNameTheirKey() {
    var child = node(.box, "key") {
      $0.cornerRadius = .circle
      $0.frame = .rect(.zero, .zero, .points(50), .points(40))
    }
    let place = SourceLocation(file: "test.yaml", line: 9, column: 20)
    child.attributes.places = [KeyPlace(key: "cornerRadius", location: place)]
    let result = layOut(node(.box, nil, [child]))
    #expect(
      result.diagnostics == [
        Diagnostic(.layout(.noCircle(width: 50, height: 40)), severity: .warning, at: place, view: "key")
      ])
  }
}
