import Graphics
import Scene
import Testing

@testable import Layout

/// The nearest pixel edge, for tests that do not see into the module.
enum PixelEdge {
  static func nearest(_ value: Double, scale: Double) -> Int { PixelGrid(scale: scale).edge(value) }
}

@Suite struct PixelGridTests {
  @Test(arguments: SnapCase.nearest + SnapCase.up + SnapCase.down + SnapCase.decidedOtherwise)
  func edges(_ test: SnapCase) {
    let pixels = PixelGrid(scale: test.scale).edge(test.value, test.direction)
    #expect([Double(pixels) / test.scale].isClose(to: [test.expected]))
  }

  @Test(arguments: SnapRectsCase.all)
  func rectangles(_ test: SnapRectsCase) {
    let grid = PixelGrid(scale: test.scale)
    for (values, expected) in zip(test.rects, test.expected) {
      let rect = Rect(x: values[0], y: values[1], width: values[2], height: values[3])
      let pixels = grid.pixels(of: rect, snap: .pixel, isText: false)
      #expect(pixels.values.map { Double($0) / test.scale }.isClose(to: expected))
    }
  }

  @Test func textsRoundOutwards() {
    let grid = PixelGrid(scale: 2)
    let rect = Rect(x: 10.2, y: 10.3, width: 20, height: 20)
    #expect(grid.pixels(of: rect, snap: .pixel, isText: true) == PixelRect(x: 20, y: 20, width: 41, height: 41))
    #expect(grid.pixels(of: rect, snap: .pixel, isText: false) == PixelRect(x: 20, y: 21, width: 40, height: 40))
  }

  @Test func pointsAndNothing() {
    let grid = PixelGrid(scale: 3)
    let rect = Rect(x: 10.4, y: 10.6, width: 20, height: 20)
    #expect(grid.pixels(of: rect, snap: .point, isText: false) == PixelRect(x: 30, y: 33, width: 60, height: 60))
    #expect(grid.pixels(of: rect, snap: .none, isText: false) == PixelRect(x: 31, y: 31, width: 61, height: 61))
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300, .leastNonzeroMagnitude])
  func hostileNumbers(_ value: Double) {
    let pixels = PixelGrid(scale: 10).pixels(
      of: Rect(x: value, y: -value, width: value, height: value), snap: .pixel, isText: true)
    #expect(pixels.width >= 0 && pixels.height >= 0)
  }

  @Test func theContentOfAPictureIsSnappedByItself() {
    let image = node(.image, "image") {
      $0.image = "wide"
      $0.padding = EdgeLengths(top: .points(1.3), left: .points(2))
      $0.frame = .rect(.points(0.3), .zero, .points(20), .points(10))
    }
    let result = layOut(node(.box, nil, [image, node(.image, "bare") { $0.image = "square" }]))
    #expect(result.pixels("image") == [1, 0, 40, 20])
    #expect(result.view("image")?.contentPixels == PixelRect(x: 5, y: 3, width: 36, height: 17))
    #expect(result.view("bare")?.contentPixels == result.view("bare")?.pixels)
  }
}
