import Devices
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

  /// A phone is 1179 pixels of 460 to an inch wide, a tablet 1640 of 264.
  @Test func `can be as large as devices are`() throws {
    let suite = try FarmSuite("devices: [iphone-15-pro, ipad-10-9]", ["Scenes/a.yaml": Self.scene])
    let jobs = try suite.plan().jobs
    let pictures = jobs.map { (job: $0, size: $0.environment.pixelSize) }
    let points = SheetTile.all(pictures, Dressing(), .points).map(\.size.width)
    #expect(points == [393, 820])
    let physical = SheetTile.all(pictures, Dressing(), .physical)
    #expect(abs(physical[0].size.width - 1179 / 460 * 160) < 0.01)
    #expect(abs(physical[1].size.width - 1640 / 264 * 160) < 0.01)
    let larger = physical[0].size.width / 393
    #expect(abs((physical[0].corners?.radius ?? 0) - 55 * larger) < 0.01)
  }

  @Test(arguments: [
    (["apple-watch-ultra", "iphone-se-3"], ["Apple Watch Ultra 49mm", "iPhone SE"]),
    (["iphone-se-2", "iphone-se-3"], ["iPhone SE (2nd generation)", "iPhone SE (3rd generation)"]),
    (["iphone-duo-inner", "iphone-15"], ["iPhone Duo", "iPhone 15"]),
  ])
  func `have captions as short as tells devices apart`(devices: [String], captions: [String]) throws {
    let suite = try FarmSuite("devices: [\(devices.joined(separator: ", "))]", ["Scenes/a.yaml": Self.scene])
    let pictures = try suite.plan().jobs.map { (job: $0, size: $0.environment.pixelSize) }
    #expect(SheetTile.all(pictures, Dressing(), .points).map(\.caption) == captions.map { [$0] })
  }

  @Test func `as large as devices whose size is not known are refused`() throws {
    let suite = try FarmSuite("devices: [50x50@2, iphone-15-pro, apple-tv-4k]", ["Scenes/a.yaml": Self.scene])
    var request = OutputRequest()
    (request.sheet, request.sheetSizes) = ("/sheet.png", .physical)
    #expect {
      _ = try request.plan(of: suite.load())
    } throws: { error in
      (error as? Diagnostics)?.all.map(\.problem) == [.output(.unknownPhysicalSize(["50x50@2", "apple-tv-4k"]))]
    }
    request.sheetSizes = .points
    #expect(try request.plan(of: suite.load()).jobs.count == 3)
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
