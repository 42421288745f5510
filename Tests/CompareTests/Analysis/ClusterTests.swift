import Graphics
import Testing

@testable import Compare

@Suite struct ClusterTests {
  private func classes(_ width: Int, _ height: Int, _ points: [(x: Int, y: Int)], _ value: UInt8 = 1) -> PixelClasses {
    var bytes = [UInt8](repeating: 0, count: width * height)
    for point in points { bytes[point.y * width + point.x] = value }
    return PixelClasses(width: width, height: height, bytes: bytes)
  }

  private func all(_ classes: PixelClasses) -> PixelRect {
    PixelRect(x: 0, y: 0, width: classes.width, height: classes.height)
  }

  // Flood from each pixel to all tiles around its own.
  private func flooded(_ classes: PixelClasses, _ box: PixelRect) -> [Cluster] {
    var tiles: [[Int]: [(x: Int, y: Int)]] = [:]
    for y in box.y..<box.maxY {
      for x in box.x..<box.maxX where [1, 2].contains(classes.bytes[y * classes.width + x]) {
        tiles[[x / 8, y / 8], default: []].append((x, y))
      }
    }
    var found: [Cluster] = []
    while let start = tiles.keys.first {
      var (open, points) = ([start], [(x: Int, y: Int)]())
      while let tile = open.popLast() {
        guard let inside = tiles.removeValue(forKey: tile) else { continue }
        points += inside
        for dx in -1...1 { for dy in -1...1 { open.append([tile[0] + dx, tile[1] + dy]) } }
      }
      let (xs, ys) = (points.map(\.x), points.map(\.y))
      let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
      let box = PixelRect(x: left, y: top, width: (xs.max() ?? 0) - left + 1, height: (ys.max() ?? 0) - top + 1)
      found.append(Cluster(box: box, differentPixels: points.count))
    }
    return found
  }

  @Test(arguments: 0..<60)
  func `groups are those that flooding finds`(seed: Int) {
    var numbers = Numbers(seed: seed)
    let (width, height) = (1 + numbers.below(150), 1 + numbers.below(150))
    let density = [2, 20, 100, 400, 1000][seed % 5]
    let bytes = (0..<width * height).map { _ in numbers.below(density) == 0 ? UInt8(1 + numbers.below(5)) : 0 }
    let classes = PixelClasses(width: width, height: height, bytes: bytes)
    let (x, y) = (numbers.below(width), numbers.below(height))
    let part = PixelRect(x: x, y: y, width: 1 + numbers.below(width - x), height: 1 + numbers.below(height - y))
    for box in [all(classes), part] {
      let expected = flooded(classes, box)
      let found = clusters(in: classes, box: box, limit: .max / 4)
      #expect(found.count == expected.count)
      #expect(Set(found.largest) == Set(expected))
      #expect(
        found.largest.map { [$0.box.y, $0.box.x] }
          == found.largest.map { [$0.box.y, $0.box.x] }.sorted { $0.lexicographicallyPrecedes($1) })
    }
  }

  @Test(arguments: [(8, 0), (0, 8), (8, 8), (3, 7), (-8, 8)])
  func `pixels up to 8 apart belong together`(dx: Int, dy: Int) {
    for x in 8..<24 {
      for y in 0..<16 {
        let found = clusters(
          in: classes(40, 30, [(x, y), (x + dx, y + dy)]), box: .init(x: 0, y: 0, width: 40, height: 30))
        #expect(found.count == 1 && found.largest.first?.differentPixels == 2)
      }
    }
  }

  @Test func `pixels 16 apart do not`() {
    for x in 0..<16 {
      let found = clusters(in: classes(40, 8, [(x, 3), (x + 16, 3)]), box: .init(x: 0, y: 0, width: 40, height: 8))
      #expect(found.count == 2)
    }
  }

  @Test(arguments: [(UInt8(0), 0), (1, 1), (2, 1), (3, 0), (4, 0), (5, 0)])
  func `only different pixels count`(value: UInt8, count: Int) {
    let classes = classes(20, 20, [(3, 3)], value)
    #expect(clusters(in: classes, box: all(classes)).count == count)
    #expect((densestWindow(in: classes, size: 4, box: all(classes)) != nil) == (count > 0))
  }

  @Test func `the largest are kept, in reading order`() {
    var points: [(x: Int, y: Int)] = []
    for index in 0..<300 { for dx in 0...(index % 7) { points.append((index % 20 * 24 + dx, index / 20 * 24)) } }
    let classes = classes(480, 360, points)
    let found = clusters(in: classes, box: all(classes), limit: 50)
    #expect(found.count == 300)
    #expect(found.largest.count == 50)
    #expect(found.largest.allSatisfy { $0.differentPixels >= 6 })
    // Of the groups of 6, of which there are too many, the first ones.
    let sixes = found.largest.filter { $0.differentPixels == 6 }
    let order = (0..<300).filter { $0 % 7 == 5 }.prefix(sixes.count)
    #expect(sixes.map(\.box.x) == order.map { $0 % 20 * 24 })
    #expect(clusters(in: classes, box: all(classes), limit: 0).largest.isEmpty)
    #expect(clusters(in: classes, box: all(classes), limit: -1).count == 300)
  }

  @Test func `a box out of the picture holds nothing`() {
    let classes = classes(20, 20, [(3, 3)])
    #expect(clusters(in: classes, box: PixelRect(x: 30, y: 0, width: 5, height: 5)).count == 0)
    #expect(clusters(in: classes, box: PixelRect(x: .min, y: .min, width: .max, height: .max)).count == 0)
    #expect(clusters(in: classes, box: PixelRect(x: -5, y: -5, width: .max, height: .max)).count == 1)
    #expect(clusters(in: self.classes(0, 0, []), box: PixelRect(x: 0, y: 0, width: 9, height: 9)).count == 0)
  }
}
