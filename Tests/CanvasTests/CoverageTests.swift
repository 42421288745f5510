import Canvas
import Graphics
import Testing

struct CoverageTests {
  private let box = Path.rounded(RoundedRect(Rect(x: 11, y: 6, width: 2, height: 1)))

  @Test func `outlines are drawn where the region lies, and taken away again`() throws {
    var coverage = Coverage(width: 5, height: 3)
    try coverage.draw(box, x: 10, y: 5)
    #expect(rows(coverage) == [[0, 0, 0, 0, 0], [0, 255, 255, 0, 0], [0, 0, 0, 0, 0]])
    try coverage.draw(Path.rounded(RoundedRect(Rect(x: 12.5, y: 0, width: 9, height: 9))), .remove, x: 10, y: 5)
    #expect(coverage[1, 1] == 255 && abs(Int(coverage[2, 1]) - 127) <= 1 && coverage[3, 1] == 0)
    coverage.invert()
    #expect(coverage[0, 0] == 255 && coverage[1, 1] == 0)
  }

  @Test func `no number is an error and no region is nothing`() throws {
    var coverage = Coverage(width: 4, height: 4)
    let wrong = Path([.move(Point(x: .nan, y: 0)), .line(.zero)])
    #expect(throws: CanvasError.notFinite(call: "coverage")) { try coverage.draw(wrong, x: 0, y: 0) }
    var none = Coverage(width: 0, height: -3)
    try none.draw(box, x: 0, y: 0)
    #expect(none.bytes.isEmpty)
  }

  @Test func `a colour is painted through a region, but not in its hole`() throws {
    let coverage = Coverage(width: 5, height: 1, value: 255)
    let bitmap = try picture(7, 1) { surface in
      surface.transform(by: .translation(x: 3.3, y: 9))
      surface.paint(.white, through: coverage, x: 1, y: 0, besides: PixelRect(x: 3, y: 0, width: 2, height: 1))
    }
    #expect(bitmap.pixels.map { $0 >> 24 } == [0, 255, 255, 0, 0, 255, 0])
  }

  private func rows(_ coverage: Coverage) -> [[UInt8]] {
    (0..<coverage.height).map { y in (0..<coverage.width).map { coverage[$0, y] } }
  }
}
