import Canvas
import Graphics
import Testing

@testable import Render

@Suite struct `A blur of bands` {
  private static let shape = RoundedRect(
    rect(0.25, 0.5, 150, 130), CornerRadii(all: 40), curve: .continuous)

  private func draw(_ rows: Range<Int>) throws(CanvasError) -> Coverage {
    var band = Coverage(width: 151, height: rows.count)
    try band.draw(Path.rounded(Self.shape), x: 0, y: rows.lowerBound)
    return band
  }

  /// Whatever the sizes of bands and strips, no byte may differ from a blur of the whole.
  @Test(arguments: [1, 1000, 1 << 20], [1, 60_000, 1 << 20])
  func `is that of the whole`(bandBytes: Int, lineBytes: Int) throws {
    let part = PixelRect(x: -20, y: 15, width: 231, height: 90)
    let (wide, low) = (BlurPasses(sigma: 9), BlurPasses(sigma: 5.5))
    var bands = StretchedBands(
      width: 151, height: 131, column: 75, moreColumns: 12, row: 65, moreRows: 7, draw: draw)
    bands.bandBytes = bandBytes
    let whole = StretchedCoverage(try draw(0..<131), column: 75, moreColumns: 12, row: 65, moreRows: 7)
    #expect(try bands.blurred(wide, low, in: part, lineBytes: lineBytes) == whole.blurred(wide, low, in: part))
  }

  @Test func `draws no row that is not needed, and no band that is too large`() throws {
    var drawn: [Range<Int>] = []
    var bands = StretchedBands(width: 151, height: 131) { rows throws(CanvasError) in
      drawn.append(rows)
      return Coverage(width: 151, height: rows.count)
    }
    bands.bandBytes = 151 * 20
    let pass = BlurPasses(sigma: 4)
    _ = try bands.blurred(pass, pass, in: PixelRect(x: 0, y: 40, width: 9, height: 30))
    let (first, last) = (40 - pass.reach, 70 + pass.reach)
    #expect(drawn.first?.lowerBound == first && drawn.last?.upperBound == last)
    #expect(drawn.allSatisfy { $0.count <= 20 } && drawn.map(\.count).reduce(0, +) == last - first)
    drawn = []
    _ = try bands.blurred(pass, pass, in: PixelRect(x: 0, y: 400, width: 9, height: 30))
    #expect(drawn.isEmpty)
  }
}
