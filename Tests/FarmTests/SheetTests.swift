import Display
import Graphics
import PNG
import Problems
import References
import Scene
import Testing

@testable import Farm

@Suite("Sheets of pictures")
struct SheetTests {
  private func tiles(_ sizes: [(Double, Double)], groups: Int = 1, kin: Int = 1) -> [SheetTile] {
    sizes.enumerated().map { index, size in
      SheetTile(
        size: Size(width: size.0, height: size.1), group: "scene-\(index * groups / sizes.count)",
        kin: "\(index / kin)",
        caption: ["Device", "Dark"], corners: nil)
    }
  }

  private static let sets: [[(Double, Double)]] = [
    [(393, 852)], Array(repeating: (375, 667), count: 40), [(1920, 1080), (393, 852), (198, 242)],
    (0..<90).map { $0 % 3 == 0 ? (1032, 1376) : $0 % 3 == 1 ? (852, 393) : (393, 852) },
    [(100_000, 10), (10, 100_000)], Array(repeating: (198, 242), count: 7),
  ]

  @Test(arguments: sets, [1, 4])
  func `have every picture once, inside, and none over another`(_ sizes: [(Double, Double)], groups: Int) {
    let tiles = tiles(sizes, groups: groups)
    let layout = SheetLayout.best(for: tiles)
    #expect(layout.places.map(\.tile).sorted() == Array(tiles.indices))
    let sheet = Rect(origin: .zero, size: layout.size)
    var taken: [Rect] = []
    for place in layout.places {
      for rect in [place.picture, place.caption] {
        #expect(rect.x >= sheet.x && rect.y >= sheet.y && rect.maxX <= sheet.maxX && rect.maxY <= sheet.maxY)
      }
      #expect(place.caption.y >= place.picture.maxY)
      let size = tiles[place.tile].size
      #expect(abs(place.picture.width - size.width * layout.factor) < 1e-6)
      #expect(abs(place.picture.height - size.height * layout.factor) < 1e-6)
      let cell = place.picture.union(place.caption.inset(by: Insets(left: 4, right: 4)))
      #expect(
        taken.allSatisfy { other in
          cell.x >= other.maxX || other.x >= cell.maxX || cell.y >= other.maxY || other.y >= cell.maxY
        })
      taken.append(cell)
    }
    #expect(Set(layout.headings.map(\.text)) == Set(tiles.map(\.group)))
  }

  @Test func `keep pictures of one device in a row where there is room`() {
    let layout = SheetLayout(tiles(Array(repeating: (393, 852), count: 12), kin: 3), width: 700)
    for device in 0..<4 {
      let rows = Set(layout.places.filter { $0.tile / 3 == device }.map(\.picture.maxY))
      #expect(rows.count == 1)
    }
  }

  private static let scene = """
    scene: card
    root:
      background: "#00ff00"
      children: [{frame: [0, 0, 50, 25], background: "#ff0000"}, {frame: [0, 25, 50, 25], text: Abc}]
    """

  private func suite(_ more: String = "") throws -> FarmSuite {
    try FarmSuite("devices: [50x50@2]\nfonts: {mode: blocks}\n" + more, ["Scenes/a.yaml": Self.scene])
  }

  @Test func `show the pictures small, on the ground asked for`() async throws {
    let suite = try suite()
    let path = suite.root + "/out/sheet.png"
    let result = try await suite.run(.render) {
      $0.sheet = path
      $0.dressing.background = ColorValue(light: Color(hex: 0x102030))
    }
    #expect(result.problems == [])
    let picture = try decodePNG(suite.bytes("out/sheet.png"), pixelLimit: 1 << 24)
    #expect(result.sheet?.size == PixelSize(width: picture.width, height: picture.height))
    #expect(result.sheet?.pictures.map(\.description) == ["card/50x50@2"])
    #expect(picture.pixels[0] == 0xFF10_2030)
    // 50 points at three quarters and two pixels a point, the upper half of it red.
    let red = picture.pixels.count { $0 == 0xFFFF_0000 }
    #expect((70 * 33...76 * 38).contains(red))
  }

  @Test func `are shapes and letters in SVG and PDF`() async throws {
    let suite = try suite()
    for ending in ["svg", "pdf"] {
      let path = suite.root + "/sheet." + ending
      let result = try await suite.run(.render) { $0.sheet = path }
      #expect(result.problems == [] && result.sheet?.path == path)
    }
    let svg = String(decoding: try suite.bytes("sheet.svg"), as: UTF8.self)
    #expect(svg.contains("<text") && svg.contains("#f00") || svg.contains("#ff0000"))
    #expect(svg.contains("aria-label=\"card, 50x50@2\"") && !svg.contains("<image"))
    let pdf = String(String.UnicodeScalarView(try suite.bytes("sheet.pdf").map { Unicode.Scalar($0) }))
    #expect(pdf.split(separator: "/MediaBox").count == 2 && pdf.contains("/Font"))
  }

  @Test func `too large for a picture are told, with a way out`() async throws {
    let suite = try suite("limits: {maxPixels: 20000}")
    let path = suite.root + "/sheet.png"
    let result = try await suite.run(.render) { $0.sheet = path }
    guard case .output(.sheetTooLarge(pictures: 1, _, _, limit: 20_000))? = result.problems.first?.problem else {
      Issue.record("\(result.problems)")
      return
    }
    #expect(result.sheet == nil && !suite.has("sheet.png"))
    #expect(result.outcomes.map(\.status) == [.rendered])
  }
}
