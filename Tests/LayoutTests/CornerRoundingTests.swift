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

  @Test func cornersOneByOne() {
    let corners = CornerLengths(
      topLeading: .points(10), topTrailing: .percent(10), bottomLeading: .zero, bottomTrailing: .points(20))
    let rounding = CornerRounding(.corners(corners), on: Size(width: 100, height: 60), scale: 2)
    #expect(
      rounding.radii
        == CornerRadii(
          topLeft: Size(width: 20, height: 20), topRight: Size(width: 10, height: 6),
          bottomRight: Size(width: 30, height: 30), bottomLeft: .zero))
    #expect(rounding.finding?.problem == .radiusClamped(asked: 20, used: 15))
  }

  /// A continuous corner takes 1.52866483 radii of each edge.
  @Test(arguments: [
    (CornerRadius.length(.points(9)), 18.0, CornerCurve.continuous, true),
    (.length(.points(20)), 30 / 1.52866483, .continuous, false),
    (.halfHeight, 30 / 1.52866483, .continuous, false),
    (.capsule, 30, .circular, true),
    (.circle, 30, .circular, false),
  ])
  func continuousCorners(radius: CornerRadius, expected: Double, curve: CornerCurve, isAsSaid: Bool) {
    let rounding = CornerRounding(radius, curve: .continuous, on: Size(width: 100, height: 60), scale: 2)
    #expect(abs(rounding.radii.topLeft.width - expected) < 1e-9 && rounding.radii.isUniform)
    #expect(rounding.curve == curve)
    #expect((rounding.finding == nil) == isAsSaid)
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
