import Graphics
import Layout
import PNG
import Problems
import References
import Scene
import Testing

@testable import Farm

@Suite("Scenes in scenes")
struct EmbeddingTests {
  private static let card = "scene: card\nroot: {background: {light: red, dark: blue}}\n"

  /// A scene of some size that shows others.
  private static func page(_ name: String, _ nodes: String...) -> String {
    "scene: \(name)\nroot:\n  background: white\n  children:\n" + nodes.map { "    - {\($0)}\n" }.joined()
  }

  private static let fullPage = page("page", "screen: card, device: 100x200@1")

  private func suite(_ scenes: [String], _ more: String = "devices: [\"100x200@1\"]") throws -> FarmSuite {
    let files = scenes.enumerated().map { ("Scenes/s\($0.offset).yaml", $0.element) }
    return try FarmSuite(more, Dictionary(uniqueKeysWithValues: files))
  }

  private func problems(_ suite: FarmSuite) async throws -> [String: [Problem]] {
    let outcomes = try await suite.run(.render).outcomes
    return Dictionary(uniqueKeysWithValues: outcomes.map { ($0.identity.scene, $0.diagnostics.map(\.problem)) })
  }

  private func digests(_ suite: FarmSuite) async throws -> [String: String] {
    let outcomes = try await suite.run(.render).outcomes
    #expect(outcomes.allSatisfy { $0.diagnostics.isEmpty })
    return Dictionary(uniqueKeysWithValues: outcomes.map { ($0.identity.description, $0.pixelDigest ?? "") })
  }

  // What is drawn.

  @Test func `are the pixels that the other scene has, at its own size`() async throws {
    let rich = """
      scene: card
      root:
        background: {linear: [red, blue]}
        children:
          - {frame: [10, 20, 60, 90], background: white / 50%, cornerRadius: 9, shadow: {color: black, blur: 8}}
          - {frame: [20, 90, 70, 70], background: "#00ff0080", blendMode: multiply, transform: {rotate: 12}}
          - {frame: [5, 5, 50, 50], backgroundBlur: 6, border: {color: blue, width: 2}}

      """
    let found = try await digests(suite([rich, Self.fullPage]))
    #expect(found["page/100x200@1"] == found["card/100x200@1"])
  }

  @Test func `follow the variant around where they do not say another`() async throws {
    let pages = [
      Self.page("follows", "screen: card, device: 100x200@1"),
      Self.page("stays", "screen: card, device: 100x200@1, variant: {appearance: dark}"),
    ]
    let axes = "devices: [\"100x200@1\"]\nvariants: {appearance: [light, dark]}"
    let found = try await digests(suite([Self.card] + pages, axes))
    #expect(found["follows/100x200@1"] == found["card/100x200@1"])
    #expect(found["follows/100x200@1.dark"] == found["card/100x200@1.dark"])
    #expect(found["stays/100x200@1"] == found["card/100x200@1.dark"])
    #expect(found["card/100x200@1"] != found["card/100x200@1.dark"])
  }

  @Test func `have values of own axes`() async throws {
    let card = "scene: card\nroot: {children: [{background: $plan.color}]}\n"
    let page = Self.page("page", "screen: card, device: 100x200@1, variant: {plan: pro}")
    let axes = "devices: [\"100x200@1\"]\nvariants: {plan: {free: {color: red}, pro: {color: green}}}"
    let found = try await digests(suite([card, page], axes))
    #expect(found["page/100x200@1"] == found["card/100x200@1.pro"])
    #expect(found["card/100x200@1"] != found["card/100x200@1.pro"])
  }

  @Test func `may be cards, turned devices, and inside each other`() throws {
    let card = "scene: card\nsize: [40, hug]\nroot: {layout: overlay, children: [{height: 30}]}\n"
    let page = Self.page(
      "page", "id: a, screen: card, device: iphone-5, frame: {x: 0, y: 0}, width: hug, height: hug",
      "id: b, screen: tall, device: iphone-5, variant: {orientation: landscape}, frame: {x: 0, y: 0}, width: hug,"
        + " height: hug, padding: 1")
    let suite = try suite([card, page, Self.page("tall", "screen: card, device: iphone-5")])
    let loaded = try suite.load()
    let job = try #require(try suite.plan().jobs.first { $0.identity.scene == "page" })
    let layout = try placedScene(job, of: loaded)
    #expect(layout.diagnostics == [])
    #expect(layout.views.dropFirst().map(\.frame.size.width) == [40, 570])
    #expect(layout.views.dropFirst().map(\.frame.size.height) == [30, 322])
    #expect(layout.views.count == 3)
  }

  /// The box is the device's, so that what is said of it counts; the sizes of some make places that no number has exactly.
  @Test(arguments: [97, 100, 113, 130, 141])
  func `have shadows outside their boxes`(height: Int) async throws {
    let node =
      "screen: card, device: iphone-5, deviceFrame: {shadow: true}, frame: {centerX: 0, top: 30, height: \(height)}"
    let suite = try suite([Self.card, Self.page("page", "id: phone, \(node)")])
    let loaded = try suite.load()
    let job = try #require(try suite.plan().jobs.first { $0.identity.scene == "page" })
    let box = try #require(try placedScene(job, of: loaded).views.last).pixels
    #expect(box.height == height)
    _ = try await suite.run(.render) { $0.formats = [.png] }
    let picture = try decodePNG(suite.bytes(".snapfarm/render/page/100x200@1.png"), pixelLimit: 1 << 20)
    func isWhite(_ x: Int, _ y: Int) -> Bool { picture.pixels[y * picture.width + x] == 0xFFFF_FFFF }
    let middle = box.y + height / 2
    #expect(!isWhite(box.x - 2, middle) && !isWhite(box.maxX + 1, middle) && !isWhite(50, box.maxY + 3))
    #expect(!isWhite(50, box.y + 1) && isWhite(1, 1))
  }

  @Test func `have ids of their own in SVG`() async throws {
    let inner = "scene: card\nroot: {children: [{id: title}, {id: mark, background: red}]}\n"
    let node = "screen: card, device: 100x200@1, frame: [0, 0, 50, 100]"
    let suite = try suite([inner, Self.page("page", "id: first, \(node)", node, "id: title")])
    _ = try await suite.run(.render) { $0.formats = [.svg] }
    let text = String(decoding: try suite.bytes(".snapfarm/render/page/100x200@1.svg"), as: UTF8.self)
    let views = text.split(separator: "<g ").filter { $0.hasPrefix("id=") }
    let ids = views.compactMap { $0.split(separator: "\"").dropFirst().first.map(String.init) }
    #expect(Set(ids).count == ids.count)
    #expect(ids.contains("first/title") && ids.contains("screen[0]/mark") && ids.contains("title"))
  }

  @Test func `change the pictures of those that show them`() async throws {
    let suite = try suite([Self.card, Self.fullPage])
    let recorded = try await suite.run(.record).outcomes
    #expect(recorded.count == 2)
    #expect(try await suite.run(.test).outcomes.map(\.status) == [.unchanged, .unchanged])
    try suite.write("scene: card\nroot: {background: green}\n", to: "Scenes/s0.yaml")
    for outcome in try await suite.run(.test).outcomes {
      guard case .changed = outcome.status else {
        Issue.record("\(outcome.identity.description) is \(outcome.status)")
        continue
      }
    }
  }

  // What is told.

  @Test func `tell what is found in them as their own`() async throws {
    let card = "scene: card\nroot: {children: [{id: picture, image: nope}]}\n"
    let suite = try suite([card, Self.page("page", "screen: card, device: iphone-5", "screen: card, device: iphone-5")])
    let outcomes = try await suite.run(.render).outcomes
    #expect(outcomes.map(\.diagnostics.count) == [1, 1])
    #expect(outcomes.allSatisfy { $0.diagnostics.first?.location?.file == "Scenes/s0.yaml" })
    #expect(outcomes.map(\.status) == [.error, .error])
  }

  @Test func `that are in a circle are told once, with the way around`() throws {
    let suite = try suite([
      Self.page("a", "screen: b, device: iphone-5"), Self.page("b", "screen: a, device: iphone-5"),
      Self.page("c", "screen: a, device: iphone-5"), Self.card,
      Self.page("own", "hidden: true, screen: own, device: iphone-5"),
    ])
    #expect(
      suite.problems().map(\.problem) == [
        .name(.sceneCycle(["a", "b", "a"])), .name(.unusableScene("a")), .name(.sceneCycle(["own", "own"])),
      ])
    #expect(try suite.load().scenes.map(\.name) == ["card"])
  }

  @Test func `that no one has, or cannot be read, keep the others from being drawn`() throws {
    let suite = try suite([
      Self.page("a", "screen: cart, device: iphone-5"), Self.page("b", "screen: bad, device: iphone-5"),
      "scene: bad\nroot: {colour: red}\n", Self.card,
    ])
    let unknown = Problem.suite(.unknownScene("cart", nearest: "card"))
    let mistake = Problem.value(.unknownKey("colour", owner: "box", nearest: "color", isBuilt: true))
    #expect(suite.problems().map(\.problem) == [unknown, .name(.unusableScene("bad")), mistake])
    let loaded = try suite.load()
    var selection = Selection()
    selection.scenes = ["b"]
    #expect(loaded.problems(for: selection).map(\.problem) == [.name(.unusableScene("bad")), mistake])
    selection.scenes = ["card"]
    #expect(loaded.problems(for: selection).isEmpty)
  }

  @Test func `stand at most eight inside each other`() throws {
    let names = ["a", "b", "c", "d", "e", "f", "g", "h", "i"]
    let scenes = zip(names, names.dropFirst()).map { Self.page($0, "screen: \($1), device: iphone-5") }
    let suite = try suite(scenes + ["scene: i\nroot: {}\n"])
    #expect(suite.problems().map(\.problem) == [.name(.scenesTooDeep(names, limit: 8))])
    #expect(try suite.load().scenes.map(\.name) == Array(names.dropFirst()))
  }

  @Test func `cannot have what their device has not`() async throws {
    let page = Self.page("page", "screen: card, device: 100x200@1, variant: {displayZoom: zoomed}")
    let found = try await problems(suite([Self.card, page]))
    #expect(found["page"] == [.name(.impossibleValue("zoomed", device: "100x200@1"))])
  }

  // Limits.

  @Test func `count among the nodes of the outermost`() async throws {
    let card = "scene: card\nroot: {children: [{}, {}, {}]}\n"
    let show = "screen: card, device: iphone-5"
    let suite = try suite(
      [card, Self.page("page", show, show), Self.page("pages", show, show, show)],
      "devices: [\"100x200@1\"]\nlimits: {maxNodes: 11}")
    #expect(try await problems(suite) == ["card": [], "page": [], "pages": [.file(.tooManyNodes(limit: 11))]])
  }

  @Test func `are refused for their pixels and their memory`() async throws {
    let page = Self.page("page", "screen: card, device: 900x900@1")
    let pixels = try suite([Self.card, page], "devices: [\"100x200@1\"]\nlimits: {maxPixels: 100000}")
    #expect(try await problems(pixels)["page"] == [.suite(.tooManyPixels(width: 900, height: 900, limit: 100_000))])
    let nested = try suite(
      [
        Self.card, Self.page("inner", "screen: card, device: 500x500@1"),
        Self.page("page", "screen: inner, device: 500x500@1"),
      ],
      "devices: [\"500x500@1\"]\nlimits: {maxMemory: 6.2 MiB}")
    let found = try await problems(nested)
    #expect(found["card"] == [] && found["inner"] == [])
    #expect(found["page"] == [.suite(.tooMuchMemory(need: 7_000_000, limit: 6_501_171))])
  }
}
