import Testing

@testable import Graphics

@Suite struct RectTests {
  private let rect = Rect(x: 10, y: 20, width: 30, height: 40)

  @Test func knowsItsEdgesAndMiddle() {
    #expect((rect.x, rect.y, rect.width, rect.height) == (10, 20, 30, 40))
    #expect((rect.maxX, rect.maxY, rect.midX, rect.midY) == (40, 60, 25, 40))
  }

  @Test func insetsMoveEachEdgeInwards() {
    #expect(
      rect.inset(by: Insets(top: 1, left: 2, bottom: 3, right: 4)) == Rect(x: 12, y: 21, width: 24, height: 36))
    #expect(rect.inset(by: Insets(all: -5)) == Rect(x: 5, y: 15, width: 40, height: 50))
  }

  @Test func insetsNeverMakeASideNegative() {
    let none = rect.inset(by: Insets(all: 100))
    #expect(none.size == .zero)
    #expect(none.isEmpty)
  }

  @Test(
    arguments: [
      // Partly, wholly inside, only an edge, apart.
      (Rect(x: 0, y: 0, width: 20, height: 30), Rect(x: 10, y: 20, width: 10, height: 10)),
      (Rect(x: 15, y: 25, width: 5, height: 5), Rect(x: 15, y: 25, width: 5, height: 5)),
      (Rect(x: 40, y: 20, width: 5, height: 5), Rect(x: 10, y: 20, width: 0, height: 0)),
      (Rect(x: 100, y: 0, width: 5, height: 5), Rect(x: 10, y: 20, width: 0, height: 0)),
    ])
  func intersection(other: Rect, shared: Rect) {
    #expect(rect.intersection(other) == shared)
  }

  @Test func offsetKeepsTheSize() {
    #expect(rect.offset(by: Point(x: -10, y: 5)) == Rect(x: 0, y: 25, width: 30, height: 40))
  }

  @Test(arguments: [(0, 5, true), (5, 0, true), (-1, 5, true), (0.5, 0.5, false)])
  func isEmptyWithoutBothSides(width: Double, height: Double, empty: Bool) {
    #expect(Rect(x: 0, y: 0, width: width, height: height).isEmpty == empty)
  }

  @Test func pixelRectanglesBecomeContinuousOnes() {
    let pixels = PixelRect(x: 1, y: 2, width: 3, height: 4)
    #expect((pixels.maxX, pixels.maxY) == (4, 6))
    #expect(pixels.rect == Rect(x: 1, y: 2, width: 3, height: 4))
  }
}
