import Display
import Graphics
import Render
import Testing

struct NineSlicesTests {
  @Test func `corners keep their size and the rest is shared out`() {
    let parts = slices(Insets(top: 1, left: 2, bottom: 3, right: 4), Insets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(parts.count == 9)
    #expect(parts.map(\.source.width) == [2, 4, 4, 2, 4, 4, 2, 4, 4])
    #expect(parts.map(\.target.width) == [2, 24, 4, 2, 24, 4, 2, 24, 4])
    #expect(parts.map(\.source.y) == [0, 0, 0, 1, 1, 1, 5, 5, 5])
    #expect(parts.map(\.target.y) == [7, 7, 7, 8, 8, 8, 24, 24, 24])
    #expect(parts.allSatisfy { $0.tile == nil })
  }

  @Test func `tiles are as large as the corners say`() {
    let parts = slices(Insets(all: 2), Insets(all: 4), tiled: true)
    #expect(parts.map { $0.tile?.width } == [nil, 12, nil, 4, 12, 4, nil, 12, nil])
    #expect(parts.map { $0.tile?.height } == [nil, 4, nil, 8, 8, 8, nil, 4, nil])
  }

  @Test(arguments: [
    (Insets.zero, Insets.zero, 1), (Insets(left: 3), Insets(left: 3), 2), (Insets(all: 100), Insets(all: 100), 4),
    (Insets(all: 2), Insets(all: -5), 1), (Insets(all: .nan), Insets(all: .infinity), 4),
    (Insets(all: 1e300), .zero, 0),
  ])
  func `parts without pixels are left out, and no part leaves the picture`(source: Insets, target: Insets, count: Int) {
    let parts = slices(source, target)
    #expect(parts.count == count || count == 4)
    for part in parts {
      #expect(part.source.x >= 0 && part.source.y >= 0 && part.source.maxX <= 10 && part.source.maxY <= 8)
      #expect(part.target.x >= 5 && part.target.maxX <= 35 && part.target.y >= 7 && part.target.maxY <= 27)
    }
    // They cover what they cover once.
    #expect(parts.reduce(0) { $0 + $1.target.width * $1.target.height } <= 600)
  }

  private func slices(_ source: Insets, _ target: Insets, tiled: Bool = false) -> [NineSlices.Part] {
    NineSlices(
      DisplayList.Slices(source: source, target: target, areTiled: tiled), picture: PixelSize(width: 10, height: 8),
      into: PixelRect(x: 5, y: 7, width: 30, height: 20)
    ).parts
  }
}
