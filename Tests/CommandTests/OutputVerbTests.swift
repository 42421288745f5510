import Digest
import Files
import Graphics
import PNG
import Testing

@Suite("Pictures for show")
struct OutputVerbTests {
  private let suite: SmallSuite

  private static let outputs = """
    outputs:
      small: {scenes: [card], devices: [60x60@2], scale: 1, name: "{device}/{scene}.png", sheet: all.svg}
      shop: {devices: [100x80@1], preset: app-store}

    """

  init() throws {
    suite = try SmallSuite()
    try suite.folder.write(SmallSuite.file + Self.outputs, to: "snapfarm.yaml")
  }

  @Test func `of an output are those that it names, with a manifest beside them`() async throws {
    let run = try await suite.run("render", "--output", "small")
    #expect(run.end == .exited(0), "\(run.story)")
    let folder = ".snapfarm/render/small/"
    let manifest = try JSON(suite.folder.text(folder + "manifest.json"))
    let picture = try #require(manifest.pictures.elements.first)
    #expect(manifest.pictures.elements.count == 1 && manifest.complete == .bool(true))
    #expect(picture.path.text == "60x60@2/card.png" && picture.scene.text == "card" && picture.device.text == "60x60@2")
    #expect(picture.size.elements == [.number(60), .number(60)] && picture.scale.int == 1)
    let bytes = try readFile(suite.folder.path(folder + "60x60@2/card.png"), limit: 1 << 20)
    #expect(picture.bytes.int == bytes.count && picture.sha256.text == ContentDigest(bytes).description)
    #expect(try decodePNG(bytes, pixelLimit: 1 << 16).width == 60)
    let sheet = try #require(manifest.sheets.elements.first)
    #expect(sheet.path.text == "all.svg" && sheet.shows.elements == [.string("card/60x60@2")])
    #expect(try suite.folder.text(folder + "all.svg").contains("<svg"))
  }

  @Test func `of an output have its frame, chrome and quality, and flags say something else`() async throws {
    let outputs = """
      outputs:
        plain: {scenes: [card], devices: [iphone-15-pro], scale: 1, formats: [jpeg]}
        poor: {scenes: [card], devices: [iphone-15-pro], scale: 1, formats: [jpeg], quality: 5}
        silver: {scenes: [card], devices: [iphone-15-pro], scale: 1, formats: [png], frame: silver}
        bars: {scenes: [card], devices: [iphone-15-pro], scale: 1, formats: [png], frame: true,
          chrome: [statusBar: {time: "12:00"}]}

      """
    try suite.folder.write(SmallSuite.file + outputs, to: "snapfarm.yaml")
    var made: [[UInt8]] = []
    for words in [
      ["plain"], ["poor"], ["poor", "--quality", "90"], ["silver"], ["silver", "--frame-color", "gold"],
      ["bars"], ["bars", "--chrome", "none"], ["bars", "--frame-color", "silver", "--chrome", "none"],
    ] {
      let run = try await Snapfarm.run(["render", "--output"] + words, in: suite.folder.path)
      try #require(run.end == .exited(0), "\(run.story)")
      let file = ["plain", "poor"].contains(words[0]) ? "jpeg" : "png"
      made.append(
        try readFile(
          suite.folder.path(".snapfarm/render/\(words[0])/card/iphone-15-pro.\(file)"), limit: 1 << 22))
    }
    #expect(made[1].count < made[0].count && made[2] == made[0])
    // Each of these is another picture, and the last is that of the silver device without bars.
    #expect(Set(made[3...]).count == 4 && made[7] == made[3])
  }

  @Test func `flags say something else`() async throws {
    let run = try await suite.run(
      "render", "logo", "--output", "small", "-d", "100x80@1", "--name", "{scene}.webp", "--manifest", "-", "-q")
    #expect(run.end == .exited(0), "\(run.story)")
    let manifest = try JSON(run.output)
    #expect(manifest.pictures.elements.compactMap(\.path.text) == ["logo.webp"])
    #expect(fileExists(suite.folder.path(".snapfarm/render/small/logo.webp")))
  }

  @Test func `a word that is nearly an output is a mistake, a path is a folder`() async throws {
    let mistake = try await suite.run("render", "--output", "smal")
    #expect(mistake.end == .exited(2) && mistake.errors.contains("E536: no output \"smal\"; did you mean \"small\"?"))
    let folder = try await suite.run("render", "--output", "./smal", "--format", "svg")
    #expect(folder.end == .exited(0), "\(folder.story)")
    #expect(fileExists(suite.folder.path("smal/card/60x60@2.svg")))
  }

  @Test(arguments: [
    (["--name", "{scene}.png"], 2, "E532"), (["--name", "../{device}{scene}.png"], 2, "E531"),
    (["--output", "shop"], 2, "E534"), (["--preset", "og-image", "--format", "svg"], 2, "E533"),
    (["--sheet", "all.txt"], 2, "E531"), (["--background", "bleu"], 2, "E208"),
    (["--scale", "0"], 64, "--scale is a number from 0.01 to 10, not \"0\""),
    (["--scale", "11"], 64, "--scale is a number from 0.01 to 10, not \"11\""),
    (["--time-limit", "0"], 64, "--time-limit is a number from 0.001 to 86400, not \"0\""),
    (["--variant", "textSize=huge"], 2, "not a value of textSize; it is one of default, xSmall, small"),
    (["--variant", "os=new"], 2, "not a value of os; it is one of default, a version such as"),
    (["--variant", "direction=up"], 2, "not a value of direction; it is one of fromLocale, leftToRight, rightToLeft"),
    (["--output", "shop", "--format", "pgn"], 64, "not \"pgn\"; did you mean \"png\"?"),
    (["--preset", "og-image", "--frame"], 2, "a frame changes the size"),
    (["--quality", "0"], 64, "--quality"), (["--sheet", "Snapshots/all.png"], 64, "references"),
    (["--name", "{device}{scene}.png", "--format", "webp"], 2, "E531"),
  ])
  func `that cannot be are refused before anything is written`(
    _ words: [String], _ code: Int32, _ word: String
  ) async throws {
    let run = try await Snapfarm.run(["render"] + words, in: suite.folder.path)
    #expect(run.end == .exited(code) && run.errors.contains(word), "\(run.story)")
    let pictures = ["card", "logo", "shop/card"].filter { suite.folder.hasFolder(".snapfarm/render/" + $0) }
    #expect(pictures.isEmpty && !suite.folder.has("all.txt") && !run.output.contains("Pictures:"))
  }

  @Test func `the same call gives the same bytes`() async throws {
    var written: [[[UInt8]]] = []
    for folder in ["a", "b"] {
      let run = try await suite.run(
        "render", "-o", folder, "--format", "webp", "--format", "jpeg", "--sheet", "\(folder)/all.png", "--manifest",
        "\(folder)/m.json")
      #expect(run.end == .exited(0), "\(run.story)")
      written.append(
        try ["card/60x60@2.webp", "card/60x60@2.jpeg", "all.png", "m.json"].map {
          try readFile(suite.folder.path("\(folder)/\($0)"), limit: 1 << 22)
        })
    }
    #expect(written[0] == written[1])
  }
}
