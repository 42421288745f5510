import Graphics
import TestSupport
import Testing

@testable import Compare

@Suite struct MaskPolygonTests {
  private func raster(_ corners: [Point], _ width: Int, _ height: Int) -> [UInt8] {
    Mask([.polygon(corners)]).rasterised(width: width, height: height)
  }

  // The rule as it is told: edges left of a centre, counted pixel by pixel.
  private func plain(_ corners: [Point], _ width: Int, _ height: Int) -> [UInt8] {
    let edges = zip([corners[corners.count - 1]] + corners, corners)
    return (0..<(width * height)).map { index in
      let (x, y) = (Double(index % width) + 0.5, Double(index / width) + 0.5)
      let passed = edges.count { start, end in
        guard (start.y <= y) != (end.y <= y) else { return false }
        return start.x + (y - start.y) / (end.y - start.y) * (end.x - start.x) <= x
      }
      return passed % 2 == 0 ? PixelClasses.equal : PixelClasses.masked
    }
  }

  // Corners anywhere, on centres and edges of pixels, far outside, and of little height.
  private func corner(_ kind: Int, _ numbers: inout SeededGenerator) -> Point {
    switch kind {
    case 0: Point(x: .random(in: -5...25, using: &numbers), y: .random(in: -5...20, using: &numbers))
    case 1:
      Point(
        x: Double(Int.random(in: -4...44, using: &numbers)) / 2,
        y: Double(Int.random(in: -4...34, using: &numbers)) / 2)
    case 2: Point(x: .random(in: -1e6...1e6, using: &numbers), y: .random(in: -1e6...1e6, using: &numbers))
    default: Point(x: .random(in: 0...20, using: &numbers), y: .random(in: 7...8, using: &numbers))
    }
  }

  @Test(arguments: 0...3)
  func pixelsAreThoseOfThePlainRule(kind: Int) {
    var numbers = SeededGenerator(seed: kind)
    var covered = 0
    for round in 0..<150 {
      let (width, height) = [(20, 15), (1, 40), (40, 1), (7, 7)][round % 4]
      let corners = (0..<Int.random(in: 3...12, using: &numbers)).map { _ in corner(kind, &numbers) }
      let bytes = raster(corners, width, height)
      #expect(bytes == plain(corners, width, height), "\(corners) on \(width) × \(height)")
      covered += bytes.count { $0 == PixelClasses.masked }
    }
    // The flat ones cover one row at most.
    #expect(covered > (kind == 3 ? 100 : 1000))
  }

  // In a tall picture most rows of an edge have one column, and the ends of those runs are searched for.
  @Test func steepEdgesTurnWhereTheyShould() {
    var numbers = SeededGenerator(seed: 9)
    for _ in 0..<20 {
      let corners = (0..<5).map { _ in
        Point(x: .random(in: -2...5, using: &numbers), y: .random(in: -100...4000, using: &numbers))
      }
      #expect(raster(corners, 3, 3000) == plain(corners, 3, 3000), "\(corners)")
    }
  }

  @Test func polygonsLieOverWhatIsMaskedAlready() {
    let rect = PixelRect(x: 1, y: 1, width: 3, height: 2)
    let corners = [Point(x: 0, y: 0), Point(x: 6, y: 0), Point(x: 0, y: 4)]
    let both = Mask([.rect(rect), .polygon(corners), .polygon(corners)]).rasterised(width: 6, height: 4)
    let rectangle = Mask([.rect(rect)]).rasterised(width: 6, height: 4)
    #expect(both == zip(rectangle, raster(corners, 6, 4)).map(max))
  }

  // Neither may any number trap, nor a difference that is beyond all numbers.
  @Test func anyCornersAreBorne() {
    let most = Double.greatestFiniteMagnitude
    let everything = [(-most, -most), (most, -most), (most, most), (-most, most)].map { Point(x: $0.0, y: $0.1) }
    #expect(raster(everything, 5, 4) == Array(repeating: PixelClasses.masked, count: 20))
    let least = Double.leastNonzeroMagnitude
    let numbers = [-most, most, 0, least, -least, 2.5, 1e17, -1e17, 1e300]
    for x in numbers {
      for y in numbers {
        let corners = [Point(x: x, y: y), Point(x: -most, y: most), Point(x: 3, y: -most), Point(x: most, y: 2)]
        #expect(raster(corners, 5, 4).allSatisfy { $0 == PixelClasses.masked || $0 == PixelClasses.equal })
      }
    }
    #expect(raster(everything, 0, 4).isEmpty && raster(everything, 4, 0).isEmpty)
  }

  // Rows times corners would take hours.
  @Test(.timeLimit(.minutes(10)), arguments: [4, 10_000])
  func tallPicturesAndManyCornersAreQuick(corners: Int) {
    let height = 2_000_000
    let zigzag = (0..<corners).map { index in
      Point(x: Double(index) / Double(corners), y: index % 2 == 0 ? -1 : Double(height + 1))
    }
    let bytes = raster(zigzag, 1, height)
    #expect(bytes[height / 2] == plain(zigzag, 1, height, row: height / 2))
    #expect(bytes.count == height)
  }

  private func plain(_ corners: [Point], _ width: Int, _ height: Int, row: Int) -> UInt8 {
    plain(corners.map { Point(x: $0.x, y: $0.y - Double(row)) }, width, 1)[0]
  }
}
