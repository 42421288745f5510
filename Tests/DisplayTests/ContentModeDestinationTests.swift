import Graphics
import Scene
import Testing

@testable import Display

struct ContentModeDestinationTests {
  @Test(arguments: [
    (ContentMode.scaleAspectFit, Rect(x: 10, y: 45, width: 100, height: 50)),
    (.scaleAspectFill, Rect(x: -40, y: 20, width: 200, height: 100)),
    (.scaleToFill, Rect(x: 10, y: 20, width: 100, height: 100)),
    (.center, Rect(x: 40, y: 60, width: 40, height: 20)),
    (.top, Rect(x: 40, y: 20, width: 40, height: 20)),
    (.bottom, Rect(x: 40, y: 100, width: 40, height: 20)),
    (.left, Rect(x: 10, y: 60, width: 40, height: 20)),
    (.right, Rect(x: 70, y: 60, width: 40, height: 20)),
    (.topLeft, Rect(x: 10, y: 20, width: 40, height: 20)),
    (.topRight, Rect(x: 70, y: 20, width: 40, height: 20)),
    (.bottomLeft, Rect(x: 10, y: 100, width: 40, height: 20)),
    (.bottomRight, Rect(x: 70, y: 100, width: 40, height: 20)),
  ])
  func `A picture of 40 × 20 in a square`(mode: ContentMode, expected: Rect) {
    #expect(
      mode.destination(
        of: Size(width: 40, height: 20), in: Rect(x: 10, y: 20, width: 100, height: 100)) == expected)
  }

  @Test(arguments: [ContentMode.center, .scaleAspectFit, .bottom, .right])
  func `A picture at its own size begins at a whole pixel`(mode: ContentMode) {
    // A third of a point at scale 3 is no whole number in binary.
    let size = Size(width: 100.0 / 3 * 3, height: 301.0 / 3 * 3)
    let placed = mode.destination(of: size, in: Rect(x: 0, y: 0, width: 101, height: 301))
    #expect(placed.size == Size(width: 100, height: 301))
    #expect(placed.x == placed.x.rounded() && placed.y == placed.y.rounded())
  }

  @Test(arguments: ContentMode.allCases)
  func `A picture without extent has a finite place`(mode: ContentMode) {
    for size in [Size.zero, Size(width: 0, height: 5), Size(width: 5, height: 0)] {
      let placed = mode.destination(of: size, in: Rect(x: 0, y: 0, width: 10, height: 10))
      #expect((placed.x + placed.y + placed.width + placed.height).isFinite)
    }
  }
}
