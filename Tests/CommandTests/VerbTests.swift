import Testing

@Suite("What each verb does")
struct VerbTests {
  private let suite: SmallSuite

  init() throws { suite = try SmallSuite() }

  @Test func `render writes a PNG and an SVG of every snapshot`() async throws {
    let run = try await suite.run("render", "--json", "-", "-o", "out")
    #expect(run.end == .exited(0), "\(run.story)")
    let expected = SmallSuite.snapshots.flatMap { [$0 + ".png", $0 + ".svg"] }
    #expect(try suite.folder.files("out") == expected.sorted())
    #expect(!suite.folder.has("Snapshots/card/100x80@1.png"))
  }

  @Test func `render writes to the results when it is told no folder`() async throws {
    let run = try await suite.run("render", "card", "-d", "60x60@2", "--format", "svg")
    #expect(run.end == .exited(0), "\(run.story)")
    #expect(run.output.contains("small: 1 rendered"))
    #expect(run.lines.last == "Pictures: " + suite.folder.path(".snapfarm/render"))
    #expect(try suite.folder.files(".snapfarm/render") == ["card/60x60@2.svg"])
  }

  @Test func `render writes text as outlines and without filters where it is told to`() async throws {
    try suite.folder.write(
      SmallSuite.card.replacing("cornerRadius: 4", with: "cornerRadius: 4, shadow: {color: black}"),
      to: "Scenes/card.yaml")
    func svg(_ flags: String...) async throws -> String {
      let words = ["render", "card", "-d", "60x60@2", "--format", "svg", "-o", "out"] + flags
      let run = try await Snapfarm.run(words, in: suite.folder.path)
      #expect(run.end == .exited(0), "\(run.story)")
      return try suite.folder.text("out/card/60x60@2.svg")
    }
    let plain = try await svg()
    #expect(plain.contains(">Hi there</text>") && plain.contains("<feGaussianBlur"))
    let bare = try await svg("--outline-text", "--no-filters")
    #expect(!bare.contains("<text") && !bare.contains("<filter"))
    #expect(bare.contains("aria-label=\"Hi there\"") && bare.contains("xlink:href=\"#glyph:"))
    try suite.folder.write(SmallSuite.file + "render: {outlineText: true}\n", to: "snapfarm.yaml")
    #expect(try await !svg().contains("<text"))
  }

  @Test func `pictures are compressed as hard as it is told`() async throws {
    func size(_ flags: String...) async throws -> Int {
      let words = ["render", "card", "-d", "60x60@2", "--format", "png", "-o", "out"] + flags
      let run = try await Snapfarm.run(words, in: suite.folder.path)
      #expect(run.end == .exited(0), "\(run.story)")
      return try suite.folder.bytes("out/card/60x60@2.png").count
    }
    let (stored, usual) = (try await size("--png-level", "0"), try await size())
    let least = try await size("--png-level", "12")
    #expect(stored > usual && usual >= least)
    let refused = try await suite.run("render", "--png-level", "13")
    #expect(refused.end == .exited(64) && refused.errors.contains("0 to 12"))
  }

  @Test func `record stores references, then test finds them equal and writes its report`() async throws {
    let recorded = try await suite.run("record")
    #expect(recorded.end == .exited(0), "\(recorded.story)")
    #expect(recorded.output == "small: 4 recorded\n")
    let references = try suite.folder.contents("Snapshots")
    #expect(references.keys.sorted() == SmallSuite.snapshots.flatMap { [$0 + ".png", $0 + ".svg"] }.sorted())

    let (run, results) = try await suite.test()
    #expect(run.end == .exited(0), "\(run.story)")
    #expect(run.lines == ["Report: " + suite.folder.path(".snapfarm/report/index.html"), "small: 4 unchanged"])
    #expect(run.errors.isEmpty)
    #expect(names("unchanged", in: results) == SmallSuite.snapshots)
    #expect(suite.folder.has(".snapfarm/report/index.html"))
    #expect(try suite.folder.contents("Snapshots") == references)
  }

  @Test func `record leaves equal references as they are, whoever wrote them`() async throws {
    try await suite.record()
    let references = try suite.folder.contents("Snapshots")
    let again = try await suite.run("record")
    #expect(again.output == "small: 4 unchanged\n")
    #expect(try suite.folder.contents("Snapshots") == references)
  }

  @Test func `what test leaves pending is accepted byte for byte as record would have written it`() async throws {
    let (run, _) = try await suite.test()
    #expect(run.end == .exited(1), "\(run.story)")
    let accepted = try await suite.run("accept")
    #expect(accepted.end == .exited(0), "\(accepted.story)")
    let references = try suite.folder.contents("Snapshots")
    #expect(references.count == 8)
    #expect(try suite.folder.files(".snapfarm/pending").isEmpty)

    let other = try SmallSuite()
    try await other.record()
    #expect(try other.folder.contents("Snapshots") == references)
  }

  @Test func `accept takes names and globs, and has a word for one that is not pending`() async throws {
    _ = try await suite.test()
    let one = try await suite.run("accept", "card/60x60@2")
    #expect(one.end == .exited(0), "\(one.story)")
    #expect(try suite.folder.files("Snapshots") == ["card/60x60@2.png", "card/60x60@2.svg"])
    let glob = try await suite.run("accept", "logo/*")
    #expect(glob.end == .exited(0), "\(glob.story)")
    #expect(try suite.folder.files("Snapshots").count == 6)
    let unknown = try await suite.run("accept", "card/100x80@2")
    #expect(unknown.end == .exited(2))
    #expect(
      unknown.errorLines == [
        "error E512: nothing is pending for \"card/100x80@2\"; did you mean \"card/100x80@1\"?"
      ])
    let rest = try await suite.run("accept")
    #expect(rest.end == .exited(0))
    let nothing = try await suite.run("accept")
    #expect(nothing.end == .exited(3))
    #expect(nothing.output == "nothing to accept\n")
  }

  @Test func `list names the snapshots in plan order and says which have a reference`() async throws {
    let table = try await suite.run("list")
    #expect(table.end == .exited(0))
    #expect(table.lines.last == "4 snapshots, 0 with a reference")
    try await suite.record()
    remove(suite.folder.path("Snapshots/logo/60x60@2.png"))
    let list = try JSON(try await suite.run("list", "--json").output)
    #expect(list.keys == ["version", "plan", "counts", "snapshots", "impossible", "excluded"])
    #expect(list.snapshots.elements.map(\.id.text) == SmallSuite.snapshots)
    #expect(list.snapshots.elements.map(\.present) == [true, true, true, false].map(JSON.bool))
    #expect(list.snapshots.elements.first?.keys == ["id", "scene", "device", "values", "reference", "present"])
    #expect(list.snapshots.elements.first?.reference == .string("Snapshots/card/100x80@1.png"))
  }

  @Test func `layout says where the views are, in points and in pixels`() async throws {
    let run = try await suite.run("layout", "card", "-d", "60x60@2", "--json")
    #expect(run.end == .exited(0), "\(run.story)")
    let layout = try JSON(run.output)
    #expect(layout.keys == ["version", "scene", "device", "values", "views", "diagnostics"])
    #expect(layout.device == .string("60x60@2"))
    let box = try #require(layout.views.elements.first { $0.id == .string("box") })
    #expect(box.keys == ["id", "path", "kind", "frame", "pixels", "derived"])
    #expect(box.frame == .array([10, 8, 40, 20].map(JSON.number)))
    #expect(box.pixels == .array([20, 16, 80, 40].map(JSON.number)))
    let table = try await suite.run("layout", "card")
    #expect(table.end == .exited(0))
    #expect(table.lines.first == "card on 100x80@1; the first of 2 snapshots")
    #expect(table.output.contains("10 8 40 20"))
  }

  @Test func `explain says who decided an edge, once for all devices of which it is true`() async throws {
    let run = try await suite.run("explain", "view", "card", "box.left")
    #expect(run.end == .exited(0), "\(run.story)")
    #expect(
      run.lines == [
        "box (box, Scenes/card.yaml:5:7) on 100x80@1", "  left 10 → pixel 10, the nearest",
        "    10 = 10 frame.x (Scenes/card.yaml:5:24); its frame",
        "box (box, Scenes/card.yaml:5:7) on 60x60@2", "  left 10 → pixel 20, the nearest",
        "    10 = 10 frame.x (Scenes/card.yaml:5:24); its frame",
      ])
    let explained = try JSON(try await suite.run("explain", "view", "card", "box", "-d", "60x60@2", "--json").output)
    #expect(explained.keys == ["version", "scene", "view", "explanations", "diagnostics"])
    let edges = try #require(explained.explanations.elements.first).edges.elements
    #expect(edges.map(\.attribute.text) == ["left", "width", "right", "top", "height", "bottom"])
    #expect(edges.map(\.value) == [10, 40, 50, 8, 20, 28].map(JSON.number))
    let misspelt = try await suite.run("explain", "view", "card", "titel.width")
    #expect(misspelt.end == .exited(2))
    #expect(misspelt.errors.hasPrefix("error E303: no view \"titel\" from here; did you mean \"title\"?"))
    let noEdge = try await suite.run("explain", "view", "card", "box.centerX")
    #expect(noEdge.end == .exited(64))
    #expect(noEdge.errors.contains("the edge of a box is left or width or right or top or height or bottom"))
    #expect(noEdge.errors.contains("not \"centerX\""))
  }

  @Test(arguments: ["Scenes/bad.yaml", "Components/bad.yaml"])
  func `a file that cannot be read keeps no other scene from being placed and explained`(file: String) async throws {
    try suite.folder.write("scene: bad\nroot: {background: [}\n", to: file)
    let run = try await suite.run("layout", "card", "-d", "100x80@1")
    #expect(run.end == .exited(2), "\(run.story)")
    #expect(run.output.contains("10 8 40 20"))
    #expect(run.errors.contains(file + ":2:"))
    let layout = try JSON(try await suite.run("layout", "card", "--json").output)
    #expect(layout.views.elements.count == 3)
    #expect(layout.diagnostics.elements.first?.file == .string(file))
    let explained = try await suite.run("explain", "view", "card", "box.left", "-d", "100x80@1")
    #expect(explained.end == .exited(2), "\(explained.story)")
    #expect(explained.output.contains("10 = 10 frame.x"))
    #expect(explained.errors.contains(file + ":2:"))
    let explanation = try JSON(try await suite.run("explain", "view", "card", "box.left", "--json").output)
    #expect(explanation.explanations.elements.count == 2)
    #expect(explanation.diagnostics.elements.first?.file == .string(file))
  }

  @Test func `a scene that cannot be read is not placed`() async throws {
    try suite.folder.write("scene: card\nroot: {colour: red}\n", to: "Scenes/card.yaml")
    for words in [["layout", "card"], ["explain", "view", "card", "box"]] {
      let run = try await Snapfarm.run(words + ["--json"], in: suite.folder.path)
      #expect(run.end == .exited(2), "\(run.story)")
      #expect(run.errorLines.count == 1)
      #expect(try JSON(run.output).diagnostics.elements.map(\.code) == [.string("E201")])
    }
  }

  @Test func `layout says which values of axes it shows`() async throws {
    try suite.folder.write(SmallSuite.file + "variants: {appearance: [light, dark]}\n", to: "snapfarm.yaml")
    let table = try await suite.run("layout", "card", "-d", "60x60@2")
    #expect(table.lines.first == "card on 60x60@2, appearance light; the first of 2 snapshots")
    let dark = try await suite.run("layout", "card", "-d", "60x60@2", "--variant", "appearance=dark")
    #expect(dark.lines.first == "card on 60x60@2, appearance dark")
    let layout = try JSON(try await suite.run("layout", "card", "--json").output)
    #expect(layout.values.elements.map(\.value) == [.string("light")])
  }

  @Test func `devices lists the catalogue, with and without a suite`() async throws {
    let empty = try TestFolder()
    let run = try await Snapfarm.run("devices", "iphone-15-pro", "ipad-10-9", "--json", in: empty.path)
    #expect(run.end == .exited(0), "\(run.story)")
    let devices = try JSON(run.output).elements
    #expect(devices.map(\.id.text) == ["iphone-15-pro", "ipad-10-9"])
    #expect(devices.first?.pixelSize == .array([1179, 2556].map(JSON.number)))
    let table = try await suite.run("devices")
    #expect(table.end == .exited(0))
    #expect(table.lines.count > 50)
    let misspelt = try await suite.run("devices", "iphone-15-por")
    #expect(misspelt.end == .exited(2))
    #expect(
      misspelt.errorLines == [
        "error E503: no device \"iphone-15-por\"; did you mean \"iphone-15-pro\"?"
      ])
  }

  @Test(arguments: ["render", "test", "record"])
  func `JSON goes to a file or to standard output, the same text`(verb: String) async throws {
    let toFile = try await suite.run(verb, "--json", "first.json", "--quiet")
    let text = try suite.folder.text("first.json")
    #expect(toFile.end != .tookTooLong)
    #expect(
      try JSON(text).keys == [
        "version", "suite", "verb", "engine", "interrupted", "died", "exitCode", "plan", "problems", "orphans",
        "orphansFail", "counts", "outcomes", "failedItems", "newItems", "deletedItems", "passedItems",
        "expectedItems", "actualItems", "diffItems", "actualDir", "expectedDir", "diffDir",
      ])
    #expect(try JSON(text).verb == .string(verb))
    let other = try SmallSuite()
    let toOutput = try await other.run(verb, "--json", "-")
    #expect(toOutput.end == toFile.end)
    // A program reads the output, and finds nothing else in it; people are told on standard error.
    #expect(toOutput.output == text)
    #expect(toOutput.errors.contains("small: "))
  }

  @Test func `init writes a suite that can be recorded and tested at once`() async throws {
    let folder = try TestFolder()
    let run = try await Snapfarm.run("init", "new", in: folder.path)
    #expect(run.end == .exited(0), "\(run.story)")
    let written = try folder.contents("new")
    #expect(written.keys.sorted() == [".gitattributes", ".gitignore", "Scenes/hello.yaml", "snapfarm.yaml"])
    let again = try await Snapfarm.run("init", "new", in: folder.path)
    // A suite that is there has scenes of its own, so the sample is not even named.
    #expect(again.lines.filter { $0.hasPrefix("kept ") }.count == 3)
    #expect(try folder.contents("new") == written)

    let recorded = try await Snapfarm.run("record", "-d", "iphone-se-3", in: folder.path("new"))
    #expect(recorded.end == .exited(0), "\(recorded.story)")
    let tested = try await Snapfarm.run("test", "-d", "iphone-se-3", in: folder.path("new"))
    #expect(tested.end == .exited(0), "\(tested.story)")
    #expect(tested.errors.isEmpty)
  }
}
