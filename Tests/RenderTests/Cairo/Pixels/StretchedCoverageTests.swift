import Canvas
import Graphics
import Render
import Testing

struct StretchedCoverageTests {
  private let tile: Coverage = {
    var tile = Coverage(width: 3, height: 2)
    for y in 0..<2 {
      for x in 0..<3 { tile.bytes[y * tile.stride + x] = UInt8(10 * y + x + 1) }
    }
    return tile
  }()

  @Test func `one column and one row stand for more`() {
    let stretched = StretchedCoverage(tile, column: 1, moreColumns: 2, row: 0, moreRows: 1)
    #expect(
      rows(stretched.part(PixelRect(x: -1, y: -1, width: 7, height: 5)))
        == [
          [0, 0, 0, 0, 0, 0, 0], [0, 1, 2, 2, 2, 3, 0], [0, 1, 2, 2, 2, 3, 0], [0, 11, 12, 12, 12, 13, 0],
          [0, 0, 0, 0, 0, 0, 0],
        ])
    #expect(rows(stretched.part(PixelRect(x: 3, y: 2, width: 2, height: 1))) == [[12, 13]])
  }

  @Test(arguments: [PixelRect(x: 9, y: 0, width: 2, height: 2), PixelRect(x: 0, y: -5, width: 2, height: 2)])
  func `outside there is nothing`(part: PixelRect) {
    #expect(StretchedCoverage(tile).part(part) == Coverage(width: 2, height: 2))
  }

  @Test(arguments: [0.5, 1.7, 2, 6])
  func `blurring what is stretched is blurring all of it`(sigma: Double) {
    let passes = BlurPasses(sigma: sigma)
    let stretched = StretchedCoverage(tile, column: 2, moreColumns: 20, row: 1, moreRows: 9)
    let whole = StretchedCoverage(stretched.part(PixelRect(x: 0, y: 0, width: 23, height: 11)))
    for edge in [StretchedCoverage.Edge.clear, .repeated] {
      let part = PixelRect(x: -8, y: -5, width: 40, height: 22)
      #expect(
        stretched.blurred(passes, passes, in: part, edge: edge) == whole.blurred(passes, passes, in: part, edge: edge))
    }
  }

  private func rows(_ coverage: Coverage) -> [[UInt8]] {
    (0..<coverage.height).map { y in (0..<coverage.width).map { coverage[$0, y] } }
  }
}
