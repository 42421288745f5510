import Graphics
import Problems
import Scene
import Testing

@Suite struct `Suite files` {
  @Test func `are read with their defaults`() throws {
    let (suite, diagnostics) = readSuite(try parse("suite: examples\ndevices: [iphone-6, \"@tablets\", 1280x800@1]"))
    #expect(diagnostics == [])
    let read = try #require(suite)
    #expect(read.name == "examples")
    #expect(read.devices.map(\.name) == ["iphone-6", "@tablets", "1280x800@1"])
    #expect(read.scenes == [SuiteGlob("Scenes/**/*.yaml")])
    #expect(read.components == [SuiteGlob("Components/**/*.yaml")])
    #expect(read.references == "Snapshots" && read.results == ".snapfarm" && read.keepsSVG && !read.strict)
    #expect(!read.outlinesText)
    #expect(read.limits == Suite.Limits() && read.fonts == Suite.Fonts() && read.images == Suite.Images())
  }

  @Test func `are read with every key`() throws {
    let text = """
      format: 1
      suite: all
      description: Every key.
      scenes: [A/*.yaml]
      components: [B/*.yaml]
      profiles: P
      devices: [a]
      groups: {tablets: [ipad-10-9, ipad-pro-13]}
      variants: {appearance: [light, dark]}
      combine: each
      include: [{scene: a*, device: iphone-6, appearance: dark}]
      exclude: [{appearance: dark}, {scene: b}]
      references: {folder: R, svg: false, unreferenced: fail}
      compare: {mode: yiq-white, colorTolerance: 0.2, forgiveAntialiasing: true, maxForgiven: 3, reason: letters}
      tolerances: [{scene: a, if: {scale: 2}, maxDiffPixels: 12, maxDiffRatio: 0.5, maxChannelDelta: 4,
                    maxWindowDiff: 5, maxSubthresholdMean: 0.5, mode: exact, reason: saved again}]
      masks: [{scene: a, if: {scale: 2}, views: [card/title, pad/key.*], rects: [[0, 1.5, 20, 3]],
               polygons: [[[0, 0], [1, 0], [0, 1]]], image: M/mask.png, reason: clock}]
      results: out
      fonts: {folders: [F], default: Roboto, fallback: [Noto Sans]}
      images: {folders: [I], heightTag: atMost, exactNameFirst: false, order: ios-files, pick: aosp}
      colors: {brand: {light: "#30b0c7", dark: "#40c8e0"}, faint: brand / 50%}
      render: {background: faint, formats: [pdf, png, webp, jpeg], outlineText: true}
      outputs: {store: {scenes: [a], devices: [b, "@phones"], variants: {appearance: [dark]}, preset: og-image,
          frame: silver, background: white, shadow: true, chrome: [statusBar: {time: "9:41"}], quality: 80, name: "{scene}/{device}.jpg", formats: [jpeg], scale: 2,
          folder: Store, sheet: all.pdf, sheetSizes: physical}}
      strict: true
      limits: {maxFileSize: 2 MiB, maxNodes: 10, maxDepth: 20, maxPixels: 30, maxImagePixels: 40, maxSnapshots: 50,
               maxMemory: 2 GiB, timeLimit: 2.5 s}
      """
    let (suite, diagnostics) = readSuite(try parse(text))
    #expect(diagnostics == [])
    let read = try #require(suite)
    #expect(read.scenes.map(\.pattern) == ["A/*.yaml"] && read.components.map(\.pattern) == ["B/*.yaml"])
    #expect(read.description == "Every key." && read.profiles == "P" && read.results == "out" && read.strict)
    #expect(read.groups.map(\.name) == ["tablets"])
    #expect(read.groups.first?.devices.map(\.name) == ["ipad-10-9", "ipad-pro-13"])
    #expect(read.variants.map(\.values) == [["light", "dark"]])
    #expect(read.references == "R" && !read.keepsSVG && read.unreferenced == .fail)
    #expect(read.combine == .each)
    #expect(read.include.map(\.scene?.pattern) == ["a*"])
    #expect(
      read.include.map(\.condition) == [
        Condition([.word(.device, anyOf: ["iphone-6"]), .word(.appearance, anyOf: ["dark"])])
      ])
    #expect(read.exclude.map(\.condition) == [Condition([.word(.appearance, anyOf: ["dark"])]), Condition([])])
    try expectComparison(read)
    #expect(read.fonts.defaultFamily == "Roboto" && read.fonts.folders == ["F"] && read.fonts.fallback == ["Noto Sans"])
    #expect(read.images.folders == ["I"] && read.images.heightTag == .atMost && !read.images.exactNameFirst)
    #expect(read.images.order == .iosFiles && read.images.pick == .aosp)
    let brand = ColorValue(light: Color(hex: 0x30B0C7), dark: Color(hex: 0x40C8E0))
    #expect(read.colors.first == NamedColor(name: "brand", color: brand))
    #expect(read.background == ColorValue(light: brand.light.opacity(0.5), dark: brand.dark?.opacity(0.5)))
    #expect(read.outlinesText && read.formats == [.pdf, .png, .webp, .jpeg])
    try expectOutput(try #require(read.outputs.first))
    #expect(read.limits.maxMemory == 2 << 30 && read.limits.timeLimit == 2.5)
    expectLimits(read)
  }

  private func expectLimits(_ read: Suite) {
    #expect(read.limits.maxFileSize == 2 << 20 && read.limits.maxNodes == 10 && read.limits.maxDepth == 20)
    #expect(read.limits.maxPixels == 30 && read.limits.maxImagePixels == 40 && read.limits.maxSnapshots == 50)
  }

  private func expectOutput(_ output: SuiteOutput) throws {
    #expect(output.name == "store" && output.scenes.map(\.pattern) == ["a"])
    #expect(output.devices.map(\.name) == ["b", "@phones"] && output.variants.map(\.values) == [["dark"]])
    #expect(output.preset == .ogImage && output.quality == 80)
    #expect(output.frame == DeviceFrameSpec(color: .silver, hasShadow: true))
    #expect(output.chrome?.map(\.part) == [.statusBar] && output.chrome?.first?.parameters != nil)
    #expect(output.background == ColorValue(light: .white) && output.formats == [.jpeg] && output.scale == 2)
    #expect(output.template?.parts == [.field("scene"), .text("/"), .field("device")])
    #expect(output.template?.ending == "jpg" && output.template?.format == .jpeg)
    #expect(output.folder == "Store" && output.sheet == "all.pdf" && output.sheetSizes == .physical)
  }

  private func expectComparison(_ read: Suite) throws {
    #expect(read.compare.mode == .yiqWhite && read.compare.colorTolerance == 0.2)
    #expect(read.compare.forgivesAntialiasing == true && read.compare.maxForgiven == 3)
    #expect(read.compare.reason == "letters" && read.compare.isTolerant)
    let tolerance = try #require(read.tolerances.first)
    #expect(tolerance.rule.scene?.pattern == "a" && tolerance.rule.condition == Condition([.scale([2])]))
    let settings = tolerance.settings
    #expect(settings.maxDiffPixels == 12 && settings.maxDiffRatio == 0.5 && settings.maxChannelDelta == 4)
    #expect(settings.maxWindowDiff == 5 && settings.maxSubthresholdMean == 0.5 && settings.mode == .exact)
    #expect(settings.reason == "saved again")
    let mask = try #require(read.masks.first)
    #expect(mask.views.map(\.text) == ["card/title", "pad/key.*"] && mask.image?.pattern == "M/mask.png")
    #expect(mask.rects == [Rect(x: 0, y: 1.5, width: 20, height: 3)])
    #expect(mask.polygons == [[Point(x: 0, y: 0), Point(x: 1, y: 0), Point(x: 0, y: 1)]])
  }

  @Test func `explain names of families, and how texts are drawn`() throws {
    let (suite, problems) = readSuite(
      try parse(
        "suite: a\ndevices: []\nfonts: {mode: blocks, families: {SF Pro: {substitute: Roboto}, A: {files: [F/a.ttf]}}}")
    )
    #expect(problems == [] && suite?.fonts.mode == .blocks)
    #expect(suite?.fonts.families.map(\.name) == ["SF Pro", "A"])
    #expect(suite?.fonts.families.map(\.substitute) == ["Roboto", nil])
    #expect(suite?.fonts.families.map(\.files) == [[], ["F/a.ttf"]])
  }

  @Test(arguments: [
    Mistake("«devices: []", .value(.missingKey("suite", owner: "suite"))),
    Mistake("«suite: a", .value(.missingKey("devices", owner: "suite"))),
    Mistake(
      "suite: a\ndevices: []\n«device: b", .value(.unknownKey("device", owner: "suite", nearest: "devices"))),
    Mistake(
      "suite: a\ndevices: []\nstrings: {base: «en_US}\n«farm: {}",
      .value(.unknownWord("en_US", expected: "a language", nearest: "en-US")), .value(.notBuilt("farm"))),
    Mistake(
      "suite: a\ndevices: []\nfonts: {mode: «block}",
      .value(.unknownWord("block", expected: "a mode of fonts", nearest: "blocks", words: []))),
    Mistake(
      "suite: a\ndevices: []\nreferences: {unreferenced: «warm}",
      .value(
        .unknownWord("warm", expected: "what becomes of references without a snapshot", nearest: "warn"))),
    Mistake(
      "suite: a\ndevices: []\nlimits: {maxDepth: «1000}",
      .value(.outOfRange(key: "maxDepth", range: "from 1 to 256", got: "1000"))),
    Mistake(
      "suite: a\ndevices: []\nlimits: {maxFileSize: «16}",
      .value(.wrongType(key: "maxFileSize", wants: "a size such as 16 MiB", got: "16"))),
    Mistake(
      "suite: a\ndevices: []\noutputs: {o: {shadow: «true}, p: {shadow: «true, frame: false}, q: {frame: «sliver}}",
      .value(.missingKey("frame", owner: "output with a shadow")),
      .value(.missingKey("frame", owner: "output with a shadow")),
      .value(.unknownWord("sliver", expected: "true, false or a color of devices", nearest: "silver", words: []))),
    Mistake(
      "suite: a\ndevices: []\noutputs: {o: {quality: «0, chrome: [«statusbar]}}",
      .value(.outOfRange(key: "quality", range: "from 1 to 100", got: "0")),
      .value(.unknownWord("statusbar", expected: "a part of the system", nearest: "statusBar", words: []))),
    Mistake("suite: a\ndevices: []\nrender: {«scale: 2}", .value(.notBuilt("scale"))),
    Mistake("suite: a\ndevices: []\nscenes: [«../*.yaml]", .name(.outside("../*.yaml"))),
    Mistake("suite: a\ndevices: []\ncolors: {b: «bleu}", .value(.unknownColor("bleu", nearest: "blue"))),
    Mistake("suite: a\ndevices: «a", .value(.wrongType(key: "devices", wants: "a list of devices", got: "a"))),
  ])
  func `that are wrong are told`(_ mistake: Mistake) throws {
    let (suite, diagnostics) = readSuite(try parse(mistake.file))
    #expect(suite == nil)
    #expect(diagnostics == mistake.expected)
  }
}

@Suite struct `The kind of a file` {
  @Test(arguments: [
    ("scene: a", FileKind.scene), ("format: 1\ncomponent: a", .component), ("suite: a", .suite),
    ("profiles: []", .profiles),
  ])
  func `is its first word`(_ text: String, _ kind: FileKind) throws {
    #expect(try kindOfFile(try parse(text)) == kind)
  }

  @Test(arguments: [
    Mistake("«scenes: a", .file(.unknownKind("scenes"))),
    Mistake("format: 1\n«root: a", .file(.unknownKind("root"))),
    Mistake("«format: 1", .file(.unknownKind(""))),
    Mistake("«[a]", .file(.unknownKind("list"))),
    Mistake("format: «2\nscene: a", .file(.newerFormat(2, known: 1))),
    Mistake("format: «one\nscene: a", .value(.wrongType(key: "format", wants: "1", got: "one"))),
  ])
  func `has to be known`(_ mistake: Mistake) throws {
    let error = #expect(throws: Diagnostic.self) { try kindOfFile(try parse(mistake.file)) }
    #expect(error == mistake.expected.first)
  }
}
