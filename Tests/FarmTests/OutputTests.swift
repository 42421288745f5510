import Devices
import Files
import Graphics
import PNG
import Problems
import References
import Scene
import Testing

@testable import Farm

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

@Suite("Pictures for show")
struct OutputTests {
  private static let files = [
    "Scenes/plain.yaml": FarmSuite.plain,
    "Scenes/card.yaml":
      "scene: card\nvariants: {plan: [free, pro]}\nroot: {background: white}\n",
  ]

  private func suite(_ more: String = "", _ files: [String: String] = OutputTests.files) throws -> FarmSuite {
    try FarmSuite("devices: [iphone-6, 50x50@2]\nvariants: {appearance: [light, dark]}\n" + more, files)
  }

  private func request(_ change: (inout OutputRequest) throws -> Void) rethrows -> OutputRequest {
    var request = OutputRequest()
    try change(&request)
    return request
  }

  private func problems(of suite: FarmSuite, _ request: OutputRequest) -> [Problem] {
    do {
      let loaded = try suite.load()
      _ = try request.plan(of: loaded)
      _ = try request.options(RunOptions(verb: .render, workers: 1), of: loaded)
      return []
    } catch {
      return error.all.map(\.problem)
    }
  }

  @Test func `have the names that a template gives, axes that stand still included`() throws {
    let request = try request {
      $0.selection.scenes = ["plain"]
      $0.name = try NameTemplate("{scene}/{appearance}-{locale}/{device}.{orientation}.png")
    }
    #expect(
      try request.plan(of: suite().load()).jobs.map(\.outputName) == [
        "plain/light-en/iphone-6.portrait", "plain/dark-en/iphone-6.portrait", "plain/light-en/50x50@2.portrait",
        "plain/dark-en/50x50@2.portrait",
      ])
  }

  @Test func `of one name are refused, with a field that tells them apart`() throws {
    let suite = try suite()
    let same = try request { $0.name = try NameTemplate("{scene}/{device}") }
    guard case .output(.sameName(let name, let first, let second, let fields))? = problems(of: suite, same).first else {
      Issue.record("no problem")
      return
    }
    #expect(name == "card/iphone-6" && first == "card/iphone-6" && second == "card/iphone-6.pro" && fields == ["plan"])
    let both = try request { $0.name = try NameTemplate("{scene}") }
    guard case .output(.sameName(_, _, _, let all))? = problems(of: suite, both).first else {
      Issue.record("no problem")
      return
    }
    #expect(all.count > 1 && all.contains("plan"), "\(all)")
  }

  @Test func `may share the name of a document, but not in capitals only`() throws {
    let files = ["Scenes/a.yaml": "scene: a\nvariants: {plan: [pro, Pro]}\nroot: {}\n"]
    let suite = try FarmSuite("devices: [iphone-6, 50x50@2]", files)
    let pages = try request { $0.name = try NameTemplate("all.pdf") }
    #expect(try pages.plan(of: suite.load()).jobs.map(\.documentName) == ["all", "all", "all", "all"])
    let plans = try request { $0.name = try NameTemplate("{plan}.pdf") }
    #expect(problems(of: suite, plans) == [.output(.sameName("Pro", "a/iphone-6", "a/iphone-6.Pro", fields: []))])
  }

  @Test func `with fields that are none are refused`() throws {
    let suite = try suite()
    let unknown = try request { $0.name = try NameTemplate("{devise}.png") }
    guard case .output(.unknownField("devise", nearest: "device", let fields))? = problems(of: suite, unknown).first
    else {
      Issue.record("no problem")
      return
    }
    #expect(fields.prefix(3) == ["scene", "device", "orientation"] && fields.last == "plan")
    let own = try request { $0.name = try NameTemplate("{scene}{device}{appearance}{plan}") }
    #expect(problems(of: suite, own) == [.output(.noAxis("plan", scene: "plain"))])
  }

  /// The template decides the letters only, so nothing that it names can leave the folder.
  @Test func `never have the separators of their fields`() throws {
    let suite = try FarmSuite("devices: [50x50.5@2]", ["Scenes/a.yaml": "scene: 設定\nroot: {}\n"])
    let request = try request { $0.name = try NameTemplate("{scene}{device}") }
    #expect(try request.plan(of: suite.load()).jobs.map(\.outputName) == ["%E8%A8%AD%E5%AE%9A50x50%2E5@2"])
  }

  /// Told before anything is drawn.
  @Test(arguments: [
    (String(repeating: "{device}", count: 50), false), (String(repeating: "x", count: 240) + "{device}", true),
    (String(repeating: "x", count: 250) + "{device}", false),
  ])
  func `are no longer than file systems take`(_ template: String, isTaken: Bool) throws {
    let suite = try FarmSuite("devices: [50x50@2]", ["Scenes/a.yaml": "scene: a\nroot: {}\n"])
    let found = problems(of: suite, try request { $0.name = try NameTemplate(template) })
    let isTold = found.contains { if case .output(.badName(_, .tooLong(limit: 255))) = $0 { true } else { false } }
    #expect(isTold != isTaken && found.count == (isTaken ? 0 : 1))
  }

  @Test func `are drawn at another scale, not enlarged`() throws {
    let plan = try request { $0.scale = 1 }.plan(of: suite().load())
    #expect(plan.jobs[0].environment.pixelSize == PixelSize(width: 375, height: 667))
    #expect(plan.jobs[0].environment.size == Size(width: 375, height: 667) && plan.jobs[0].environment.scale == 1)
  }

  @Test(arguments: DeviceCatalog.builtIn.profiles.map(\.id), [0.5, 1, 2, 4.25])
  func `keep the size in points within half a pixel`(id: String, scale: Double) throws {
    let device = try DeviceCatalog.builtIn.device(named: id)
    var scaled = device
    scaled.draw(atScale: scale)
    #expect(scaled.scale == scale)
    #expect(abs(scaled.pointSize.width - device.pointSize.width) <= 0.5 / scale + 1e-9)
    #expect(abs(scaled.pointSize.height - device.pointSize.height) <= 0.5 / scale + 1e-9)
  }

  @Test func `in JPEG are refused where they are transparent, and flattened on a background`() async throws {
    let suite = try suite("render: {background: clear}", ["Scenes/a.yaml": "scene: a\nroot: {}\n"])
    let clear = try await suite.run(.render) { $0.formats = [.jpeg] }
    #expect(clear.outcomes.first?.diagnostics.map(\.problem) == [.output(.transparent(target: "JPEG"))])
    let flat = try await suite.run(.render) {
      $0.formats = [.jpeg, .png]
      $0.dressing.background = ColorValue(light: .white, dark: .black)
    }
    #expect(flat.outcomes.map(\.status) == Array(repeating: .rendered, count: 4))
    let picture = try decodePNG(suite.bytes(".snapfarm/render/a/50x50@2.dark.png"), pixelLimit: 1 << 20)
    #expect(picture.pixels.allSatisfy { $0 == 0xFF00_0000 })
  }

  @Test func `tell what was written, with digests, where that is asked for`() async throws {
    let suite = try suite()
    let result = try await suite.run(.render) { ($0.formats, $0.notesFiles) = ([.webp, .pdf], true) }
    for outcome in result.outcomes {
      #expect(outcome.files.noted.map(\.path) == outcome.files.written)
      for file in outcome.files.noted {
        let bytes = try suite.bytes(".snapfarm/render/" + file.path)
        #expect(file.bytes == bytes.count && file.digest.utf8.count == 64)
      }
    }
    #expect(try await suite.run(.render).outcomes.allSatisfy { $0.files.noted.isEmpty })
  }

  // Presets.

  @Test func `for a store are looked at before one is drawn`() throws {
    let suite = try FarmSuite("devices: [iphone-6, pixel-8]", ["Scenes/a.yaml": "scene: a\nroot: {}\n"])
    let found = problems(of: suite, request { $0.preset = .appStore })
    guard case .output(.wrongSize(let size))? = found.first, found.count == 1 else {
      Issue.record("\(found)")
      return
    }
    #expect(size.device == "pixel-8" && size.width == 1080 && size.height == 2400)
    #expect(size.takes.prefix(2) == ["1320 × 2868", "1290 × 2796"])
    guard case .device(let name)? = size.advice else {
      Issue.record("\(size)")
      return
    }
    let advised = try DeviceCatalog.builtIn.device(named: name)
    #expect(OutputPreset.appStore.takes(advised.pixelSize, of: .phone) && advised.platform == .ios)
    #expect(problems(of: suite, request { ($0.preset, $0.scale) = (.appStore, 1) }).count == 2)
  }

  @Test(arguments: [(OutputPreset.ogImage, 2.0), (.playFeature, 0.5), (.appStore, 0.5)])
  func `are not told to take a device that would not do either`(_ preset: OutputPreset, _ scale: Double) throws {
    let suite = try suite("", ["Scenes/a.yaml": "scene: a\nroot: {}\n"])
    func sizes(_ request: OutputRequest) -> [OutputProblem.WrongSize] {
      problems(of: suite, request).compactMap { if case .output(.wrongSize(let size)) = $0 { size } else { nil } }
    }
    let framed = sizes(
      request {
        ($0.preset, $0.dressing.frame) = (preset, FrameChoice())
        $0.selection.devices = [DeviceChoice("iphone-6")]
      })
    #expect(framed.map(\.isFramed) == [true] && framed.map(\.advice) == [.scene])
    let scaled = sizes(request { ($0.preset, $0.scale) = (preset, scale) })
    #expect(!scaled.isEmpty && scaled.allSatisfy { !$0.isFramed })
    #expect(scaled.map(\.advice).allSatisfy { $0 == .scene || $0 == .ownScale })
  }

  /// One of another shape or time would show another picture.
  @Test(
    arguments: [
      ("pixel-9-pro", OutputPreset.playStore, nil), ("1000x1000@1", .appStore, nil), ("pixel-9", .appStore, 2024),
    ] as [(String, OutputPreset, Int?)])
  func `advise devices of the time and shape, or a scene`(_ id: String, _ preset: OutputPreset, year: Int?) throws {
    let suite = try FarmSuite("devices: [\(id)]", ["Scenes/a.yaml": "scene: a\nroot: {}\n"])
    guard case .output(.wrongSize(let size))? = problems(of: suite, request { $0.preset = preset }).first else {
      Issue.record("\(id) would do")
      return
    }
    guard let year else {
      #expect(size.advice == .scene)
      return
    }
    guard case .device(let name)? = size.advice else {
      Issue.record("\(size)")
      return
    }
    let advised = try DeviceCatalog.builtIn.device(named: name)
    #expect(try #require(advised.year) >= year - 3)
  }

  @Test func `of a preset have a format that it takes, and its device where there is no other`() throws {
    let suite = try suite()
    let image = request { $0.preset = .ogImage }
    #expect(
      Set(try image.plan(of: suite.load()).jobs.map(\.environment.pixelSize)) == [PixelSize(width: 1200, height: 630)])
    #expect(try image.options(RunOptions(verb: .render, workers: 1), of: suite.load()).formats == [.png])
    #expect(
      problems(of: suite, request { ($0.preset, $0.formats) = (.ogImage, [.webp]) }) == [
        .output(.wrongFormat("WebP", preset: "og-image", formats: ["PNG", "JPEG"]))
      ])
  }

  @Test(arguments: [
    (OutputPreset.playStore, 320, 640, true), (.playStore, 319, 600, false), (.playStore, 1080, 2161, false),
    (.playStore, 1920, 3840, true), (.playStore, 1921, 3841, false), (.playFeature, 1024, 500, true),
    (.playFeature, 500, 1024, false), (.ogImage, 1200, 630, true), (.ogImage, 1200, 631, false),
    (.appStore, 2868, 1320, true), (.appStore, 1290, 2797, false), (.appStore, 2048, 2732, false),
  ])
  func `of a size fit a preset or not`(_ preset: OutputPreset, _ width: Int, _ height: Int, fits: Bool) {
    #expect(preset.takes(PixelSize(width: width, height: height), of: .phone) == fits)
  }

  @Test func `of one run are files of their own`() throws {
    let suite = try suite()
    func shared(_ change: (inout OutputRequest) -> Void) -> [Problem] {
      problems(
        of: suite,
        request {
          ($0.formats, $0.folder) = ([.png], suite.root + "/out"); change(&$0)
        })
    }
    let picture = suite.root + "/out/card/IPHONE-6.png"
    let name = "out/card/iphone-6.png"
    #expect(
      shared { $0.sheet = picture } == [
        .output(.sharedFile("out/card/IPHONE-6.png", "the picture card/iphone-6", "the sheet"))
      ])
    #expect(
      shared { ($0.manifest, $0.results) = ("-", "-") } == [
        .output(.sharedFile("-", "the manifest", "the results"))
      ])
    #expect(shared { ($0.sheet, $0.manifest) = (suite.root + "/out/a.png", suite.root + "/" + name + ".json") } == [])
    #expect(shared { ($0.formats, $0.name) = ([.pdf], try? NameTemplate("{scene}.pdf")) } == [])
  }

  @Test(arguments: [
    ("size: [9000, 20]\n", 18_000, 40), ("devices: [8192x100@2]\n", 16_384, 200),
    ("size: [100, 16384px]\n", 200, 16_384),
  ])
  func `that WebP has no room for are told before anything is drawn`(
    _ keys: String, _ width: Int, _ height: Int
  ) throws {
    let suite = try FarmSuite(
      "devices: [100x100@2]\noutputs: {long: {formats: [png, webp]}}\n",
      ["Scenes/a.yaml": "scene: a\n\(keys)root: {}\n"])
    let loaded = try suite.load()
    let request = try OutputRequest(try #require(loaded.suite.outputs.first), in: loaded)
    do throws(Diagnostics) {
      _ = try request.plan(of: loaded)
      Issue.record("nothing was told")
    } catch {
      let device = width == 16_384 ? "8192x100@2" : "100x100@2"
      #expect(
        error.all.map(\.problem) == [
          .output(.sideTooLong("the picture a/\(device)", width: width, height: height, format: "WebP", limit: 16_383))
        ])
      #expect(error.all.first?.location?.file == "snapfarm.yaml" && error.all.first?.location == request.location)
    }
    var others = request
    others.formats = [.png, .jpeg]
    #expect(try others.plan(of: loaded).jobs.count == 1)
  }

  @Test func `that WebP has no room for are not drawn where they are as large as what is in them`() async throws {
    let scene = "scene: a\nsize: [hug, hug]\nroot: {children: [{width: 8200, height: 9}]}\n"
    let suite = try FarmSuite("devices: [100x100@2]", ["Scenes/a.yaml": scene])
    let result = try await suite.run(.render) { $0.formats = [.webp] }
    let found = try #require(result.outcomes.first)
    #expect(found.size == nil && found.diagnostics.first?.location?.file == "Scenes/a.yaml")
    guard case .output(.sideTooLong)? = found.diagnostics.first?.problem else {
      Issue.record("\(found.diagnostics)")
      return
    }
  }

  @Test func `on a sheet that is too large for WebP are told before anything is drawn`() throws {
    let devices = (0..<60).map { "1000x\(2000 + $0)@1" }.joined(separator: ", ")
    let wide = try FarmSuite("devices: [\(devices)]\nlimits: {maxPixels: 4000000}")
    let sheet = request { $0.sheet = wide.root + "/all.webp" }
    guard case .output(.sheetTooLarge)? = problems(of: wide, sheet).first else {
      Issue.record("\(problems(of: wide, sheet))")
      return
    }
    let tile = SheetTile(size: Size(width: 400, height: 300), group: "a", kin: "a", caption: [], corners: nil)
    let tiles = Array(repeating: tile, count: 30)
    let layout = SheetLayout(tiles, width: 12_000)
    #expect(layout.size.width > 8192 && layout.size.width < 16_383)
    #expect(try layout.scale(as: .png, limit: .max) == 2 && layout.scale(as: .webp, limit: .max) == 1)
  }

  @Test func `do not leave the suite by a link in their folder`() throws {
    let suite = try suite()
    try makeFolders(suite.root + "/out")
    #expect(symlink("/tmp", suite.root + "/out/card") == 0)
    let request = request { ($0.formats, $0.folder) = ([.png], suite.root + "/out") }
    #expect(problems(of: suite, request) == [.name(.outside("out/card/iphone-6.png"))])
    #expect(unlink(suite.root + "/out/card") == 0 && symlink("/tmp", suite.root + "/out/m.json") == 0)
    #expect(problems(of: suite, request) == [])
    var told = request
    told.manifest = suite.root + "/out/m.json"
    #expect(problems(of: suite, told) == [.name(.outside("out/m.json"))])
  }

  @Test(arguments: ["[99999, 99999]", "[99999, 4]", "[40000, 4]"])
  func `of devices with absurd bezels are refused`(bezel: String) async throws {
    let profile = "{id: vast, name: V, platform: android, family: phone, pixelSize: [600, 1200], scale: 2"
    let suite = try FarmSuite(
      "devices: [vast]",
      [
        "Scenes/plain.yaml": FarmSuite.plain,
        "Profiles/p.yaml": "profiles: [\(profile), frame: {bezel: \(bezel)}}]\n",
      ])
    let result = try await suite.run(.render) { $0.dressing.frame = FrameChoice() }
    guard case .suite(.sideTooLong)? = result.outcomes.first?.diagnostics.first?.problem else {
      Issue.record("\(result.outcomes)")
      return
    }
  }

  /// A scene of its own size is known to be too large only once it is laid out.
  @Test func `of scenes with a size of their own are looked at before they are written`() async throws {
    let suite = try FarmSuite("devices: [1200x630]", ["Scenes/a.yaml": "scene: a\nsize: [100, 50]\nroot: {}\n"])
    let result = try await suite.run(.render) { $0.preset = .ogImage }
    guard case .output(.wrongSize(let size))? = result.outcomes.first?.diagnostics.first?.problem else {
      Issue.record("\(result.outcomes)")
      return
    }
    #expect(size.advice == nil, "a device does not change the size")
    #expect(size.width == 100 && !suite.has(".snapfarm/render/a/1200x630@1.png"))
  }
}
