import Display
import Graphics
import Layout
import Scene
import Testing

struct BorderCommandsTests {
  private func commands(
    at frame: PixelRect, radius: Double = 0, curve: CornerCurve = .circular, scale: Double = 1, _ border: Style.Border
  ) -> [DisplayList.Command] {
    drawings(
      [
        view(end: 1, at: frame, radius: radius) {
          $0.cornerCurve = curve
          $0.style.border = border
        }
      ], scale: scale)
  }

  @Test func `Single sides have widths of their own`() {
    let border = Style.Border(color: red, width: 1.5, sides: [.top, .right])
    #expect(
      commands(at: box(0, 0, 40, 20), scale: 2, border) == [
        .border(RoundedRect(box(0, 0, 40, 20).rect), .init(widths: Insets(top: 3, right: 3), color: red))
      ])
    #expect(commands(at: box(0, 0, 40, 20), Style.Border(color: red, width: 1, sides: [])).isEmpty)
  }

  /// Along the middle of the line it is 2 × (38 + 18) = 112 around a box of 40 × 20, with a line of 2.
  @Test(arguments: [
    (BorderSpec.Style.dashed, 112.0 / 9 / 2, 112.0 / 9 / 2), (.dotted, 0, 4.0),
  ])
  func `A whole number of dashes goes around`(style: BorderSpec.Style, dash: Double, gap: Double) {
    #expect(
      commands(at: box(0, 0, 40, 20), Style.Border(color: red, width: 2, style: style)) == [
        .border(
          RoundedRect(box(0, 0, 40, 20).rect),
          .init(widths: Insets(all: 2), color: red, dash: [dash, gap], isRound: style == .dotted))
      ])
  }

  /// Corners of radius 9 around the middle of a line of 2 in a box of 40 × 20: 2 × 20 straight, and a circle of 9;
  /// a continuous corner of radius 1 is 2.62117394 long.
  @Test(arguments: [
    (CornerCurve.circular, 96.5486677646), (.continuous, 96.2983940800),
  ])
  func `Corners are shorter than edges`(curve: CornerCurve, length: Double) throws {
    let found = commands(at: box(0, 0, 40, 20), radius: 10, curve: curve, .init(color: red, width: 2, style: .dotted))
    guard case .border(let shape, let border) = try #require(found.first) else {
      Issue.record("no border")
      return
    }
    #expect(shape.curve == curve && shape.radii == CornerRadii(all: 10))
    #expect(abs(border.dash[1] - length / (length / 4).rounded()) < 1e-8)
  }

  @Test func `Dashes that are said are not fitted`() {
    let border = Style.Border(color: red, width: 1, style: .dashed, dash: [4, 1.5])
    #expect(
      commands(at: box(0, 0, 40, 20), scale: 2, border) == [
        .border(RoundedRect(box(0, 0, 40, 20).rect), .init(widths: Insets(all: 2), color: red, dash: [8, 3]))
      ])
  }

  @Test func `A dashed side begins and ends with a dash`() {
    // Dashes of 6: four of them and three gaps make 40.
    let border = Style.Border(color: red, width: 2, style: .dashed, sides: [.top, .left])
    #expect(
      commands(at: box(10, 0, 40, 20), border) == [
        .strokePath(
          Path([.move(Point(x: 10, y: 1)), .line(Point(x: 50, y: 1))]), StrokeStyle(width: 2, dash: [6, 16.0 / 3]), red),
        .strokePath(
          Path([.move(Point(x: 11, y: 20)), .line(Point(x: 11, y: 0))]), StrokeStyle(width: 2, dash: [6, 8]), red),
      ])
  }

  @Test func `A dotted side begins and ends with a whole dot, inside the shape`() {
    let border = Style.Border(color: red, width: 2, style: .dotted, sides: [.bottom])
    let shape = RoundedRect(box(10, 0, 40, 20).rect, CornerRadii(all: 5))
    let line = Path([.move(Point(x: 49, y: 19)), .line(Point(x: 11, y: 19))])
    #expect(
      commands(at: box(10, 0, 40, 20), radius: 5, border) == [
        .beginClip(.rounded(shape)),
        .strokePath(line, StrokeStyle(width: 2, cap: .round, dash: [0, 3.8]), red), .endClip,
      ])
  }
}
