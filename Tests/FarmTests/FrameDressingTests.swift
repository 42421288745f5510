import Canvas
import Devices
import Display
import Graphics
import PNG
import Problems
import References
import Scene
import Testing

@testable import Farm

@Suite("Devices around pictures")
struct FrameDressingTests {
  private func picture(
    _ scene: String, named name: String, _ change: (inout RunOptions) -> Void = { _ in }
  ) async throws -> (bitmap: Bitmap, result: RunResult) {
    let suite = try FarmSuite("devices: [ipad-pro-11]\nfonts: {mode: blocks}", ["Scenes/a.yaml": scene])
    let result = try await suite.run(.render) {
      $0.output = suite.root + "/out"
      $0.dressing.frame = FrameChoice()
      change(&$0)
    }
    return (try decodePNG(suite.bytes("out/a/" + name + ".png"), pixelLimit: 1 << 26), result)
  }

  @Test func `are none around cards, which is told`() async throws {
    let (card, result) = try await picture(
      "scene: a\nsize: [60, 20]\nroot: {background: \"#ff0000\"}", named: "ipad-pro-11")
    #expect(card.width == 120 && card.height == 40)
    #expect(card.pixels.allSatisfy { $0 == 0xFFFF_0000 })
    let found = result.outcomes.flatMap(\.diagnostics)
    #expect(found.map(\.problem) == [.output(.noDevice(scene: "a"))])
    #expect(found.map(\.severity) == [.warning])
  }

  @Test func `are none around cards shown in a screen either`() async throws {
    let suite = try FarmSuite(
      "devices: [100x100@1]\nfonts: {mode: blocks}",
      [
        "Scenes/a.yaml":
          "scene: a\nroot: {children: [{screen: card, device: iphone-8, deviceFrame: true, frame: {left: 0, top: 0}}]}",
        "Scenes/card.yaml": "scene: card\nsize: [60, 20]\nroot: {background: \"#ff0000\"}",
      ])
    let result = try await suite.run(.render)
    let found = result.outcomes.filter { $0.identity.scene == "a" }.flatMap(\.diagnostics)
    #expect(found.map(\.problem) == [.output(.noDevice(scene: "card"))])
  }

  @Test func `are windows where the app has one`() async throws {
    let (window, _) = try await picture(
      "scene: a\nvariants: {orientation: [landscape], window: [half]}\nroot: {background: white}",
      named: "ipad-pro-11")
    // Half of 1194 points without the gap, and a bar above 834.
    #expect((592 * 2...596 * 2).contains(window.width))
    #expect((834 * 2 + 40...834 * 2 + 80).contains(window.height))
  }

  @Test func `are the same from right to left, as glass does not mirror`() async throws {
    let scene = "scene: a\ndevices: [iphone-15-pro]\nvariants: {direction: [leftToRight, rightToLeft]}\nroot: {}"
    let suite = try FarmSuite("devices: [iphone-8]\nfonts: {mode: blocks}", ["Scenes/a.yaml": scene])
    let result = try await suite.run(.render) { $0.dressing.frame = FrameChoice() }
    let digests = result.outcomes.compactMap(\.pixelDigest)
    #expect(digests.count == 2 && Set(digests).count == 1)
  }

  @Test(arguments: [
    ("chrome: [browserBar]\nroot: {background: white}", 720),
    ("root: {children: [{use: system/browserBar, frame: {left: 0, top: 0, right: 0}}]}", 720),
    (
      "components: {top: {node: {use: system/browserBar, width: fill}}}\nroot: {layout: {stack: vertical}, "
        + "children: [{use: top}, {background: red}]}", 720
    ),
    ("root: {background: white}", 772),
    // At the foot it is no bar of this window, and one that is hidden is none.
    ("root: {children: [{use: system/browserBar, frame: {left: 0, bottom: 0, right: 0, height: 52}}]}", 772),
    ("root: {children: [{use: system/browserBar, frame: {left: 0, top: 0, right: 0}, hidden: true}]}", 772),
  ])
  func `have one bar of a browser`(_ scene: String, height: Int) async throws {
    let scene = "scene: a\ndevices: [web-desktop-1280x720]\n\(scene)"
    let (browser, _) = try await picture(scene, named: "web-desktop-1280x720")
    #expect((height...height + 2).contains(browser.height))
  }

  @Test func `have one bar of a browser, which is the suite's own`() async throws {
    let suite = try FarmSuite(
      "devices: [web-desktop-1280x720]\nfonts: {mode: blocks}\ncomponents: [bar.yaml]",
      [
        "Scenes/a.yaml": "scene: a\nroot: {children: [{use: system/browserBar, frame: {left: 0, top: 0, right: 0}}]}",
        "bar.yaml": "component: system/browserBar\nnode: {height: 40, background: blue}",
      ])
    let result = try await suite.run(.render) { $0.dressing.frame = FrameChoice() }
    #expect(result.outcomes.count == 1 && result.outcomes.allSatisfy { $0.status == .rendered })
    let job = try #require(try makePlan(of: suite.load(), Selection()).jobs.first)
    var dressing = Dressing()
    dressing.frame = FrameChoice()
    let list = try Worker(suite: suite.load()).prepare(job, dressing: dressing).list
    #expect((720...722).contains(list.height))
    #expect(dressing.pixelSize(of: job) == PixelSize(width: list.width, height: list.height))
  }

  @Test func `on sheets are as large for a zoomed phone as for another`() async throws {
    let suite = try FarmSuite(
      "devices: [iphone-8]\nfonts: {mode: blocks}\nvariants: {displayZoom: [standard, zoomed]}")
    let loaded = try suite.load()
    let worker = try Worker(suite: loaded)
    let tiles = try makePlan(of: loaded, Selection()).jobs.map { job in
      let list = try worker.prepare(job).list
      return SheetTile(
        PixelSize(width: list.width, height: list.height), of: job, axes: [], isFramed: false, sizes: .points)
    }
    #expect(tiles.count == 2)
    #expect(tiles.map(\.size.width) == [375, 375])
  }

  @Test(arguments: [(true, true), (true, false), (false, true), (false, false)])
  func `on sheets are what was drawn, on the ground of the sheet`(_ isFramed: Bool, _ hasGround: Bool) throws {
    let suite = try FarmSuite("devices: [iphone-8]\nfonts: {mode: blocks}")
    let loaded = try suite.load()
    let (worker, job) = (try Worker(suite: loaded), try #require(makePlan(of: loaded, Selection()).jobs.first))
    var dressing = Dressing()
    if isFramed { dressing.frame = FrameChoice() }
    if hasGround { dressing.background = ColorValue(light: .black) }
    let shown = SheetPicture(try worker.prepare(job, dressing: dressing)).list(of: job, dressing)
    if isFramed { dressing.background = nil }
    #expect(try shown.digest == worker.prepare(job, dressing: dressing).list.digest)
  }
}

@Suite("Charts of screens")
struct ChartTests {
  private func profile(_ id: String) throws -> DeviceProfile { try #require(DeviceCatalog.builtIn[id]) }

  @Test("have the corners that frames have", arguments: ["apple-watch-series-10-46mm", "apple-watch-ultra-3"])
  func corners(id: String) throws {
    let outline = try #require(ScreenOutline.all(of: [profile(id)]).first)
    #expect(outline.shape.cornerRadius > 20)
  }

  @Test func `have a second line for a long name, and no smaller letters`() throws {
    let (long, short) = (try profile("apple-watch-series-10-46mm"), try profile("iphone-8"))
    let heights = ChartLayout(ScreenOutline.all(of: [long])).cells.map(\.label.height)
    #expect(heights == [4 * ChartLayout.lineHeight])
    #expect(ChartLayout(ScreenOutline.all(of: [short])).cells.map(\.label.height) == [3 * ChartLayout.lineHeight])
    let names = ChartScene([long]).text.split(separator: "\n").filter { $0.contains("Apple Watch 46mm") }
    #expect(!names.isEmpty && names.allSatisfy { $0.contains("\"lineLimit\": 2") })
    #expect(names.allSatisfy { !$0.contains("minimumScaleFactor") })
  }
}
