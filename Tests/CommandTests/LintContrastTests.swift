import Testing

/// Letters in a picture that is drawn for that.
struct ContrastCase: Sendable, CustomTestStringConvertible {
  var testDescription: String
  /// The children of a white root of 200 × 100 points.
  var nodes: [String]
  /// What is told of `a`; nil is nothing.
  var told: String?

  init(_ name: String, _ nodes: String..., told: String?) {
    (testDescription, self.nodes, self.told) = (name, nodes, told)
  }
}

@Suite("snapfarm lint, contrast")
struct LintContrastTests {
  private let folder: TestFolder

  init() throws {
    folder = try TestFolder()
    try folder.write("suite: small\ndevices: [200x100@2]\nfonts: {default: Roboto}\n", to: "snapfarm.yaml")
  }

  private func lint(_ nodes: [String], _ words: String...) async throws -> CommandRun {
    let children = nodes.map { "    - \($0)\n" }.joined()
    try folder.write(
      "scene: card\nroot:\n  background: white\n  layout: overlay\n  children:\n" + children, to: "Scenes/card.yaml")
    return try await Snapfarm.run(["lint"] + words, in: folder.path)
  }

  private static let text = "{id: a, text: Hi there, font: {size: 14}, color: \"#999999\"}"

  private static let cases = [
    ContrastCase("grey on white", text, told: "2.84:1 (#999999 on #FFFFFF); AA asks for 4.5:1"),
    ContrastCase("black on white", "{id: a, text: Hi there, color: black}", told: nil),
    ContrastCase("white on white", "{id: a, text: Hi there, color: white}", told: "1:1 (#FFFFFF on #FFFFFF)"),
    ContrastCase("a box behind it", "{background: black}", text, told: nil),
    ContrastCase(
      "its own background", "{id: a, text: Hi, color: white, background: \"#0a84ff\"}",
      told: "3.64:1 (#FFFFFF on #0A84FF)"),
    ContrastCase("large letters", "{id: a, text: Hi, font: {size: 24}, color: \"#949494\"}", told: nil),
    ContrastCase("bold letters", "{id: a, text: Hi, font: {size: 19, weight: bold}, color: \"#949494\"}", told: nil),
    ContrastCase(
      "an opacity of the letters", "{id: a, text: Hi there, color: black / 40%}", told: "(#999999 on #FFFFFF)"),
    ContrastCase(
      "an opacity around it, with what is behind it",
      "{opacity: 0.5, background: black, children: [{id: a, text: Hi there, color: white}]}",
      told: "4:1 (#FFFFFF on #7F7F7F)"),
    ContrastCase(
      "the end of a gradient",
      "{id: a, text: A text from end to end, color: white, font: {size: 18}, width: 200, "
        + "background: {linear: {angle: 90, stops: [black, white]}}}", told: "(#FFFFFF on #"),
    ContrastCase(
      "a gradient that is dark enough",
      "{id: a, text: Hi there, color: white, background: {linear: {angle: 90, stops: [black, \"#555555\"]}}}",
      told: nil),
    ContrastCase(
      "a run of another colour", "{id: a, text: [Hello there, {text: \" you\", color: yellow}]}", told: "on #FFFFFF"),
    ContrastCase(
      "what is cut off is not seen",
      "{width: 10, height: 10, clip: true, children: [{id: a, text: Hi, color: white, frame: [20, 0, 50, 20]}]}",
      told: nil),
    ContrastCase("hidden", "{hidden: true, children: [\(text)]}", told: nil),
    ContrastCase("behind a dialog that dims it", text, "{background: black / 40%}", told: nil),
    ContrastCase(
      "behind what does not cover it", text, "{background: black / 40%, width: 10, height: 10}", told: "2.84:1"),
    ContrastCase(
      "turned, on a turned box",
      "{transform: {rotate: 45}, layout: overlay, width: 90, height: 60, background: black, children: [{id: a, text: Hi there, color: white}]}",
      told: nil),
    ContrastCase(
      "turned and grey", "{transform: {rotate: 30}, layout: overlay, children: [\(text)]}", told: "(#999999 on #FFFFFF)"
    ),
    ContrastCase(
      "blended", "{id: a, text: Hi there, color: white, blendMode: multiply}", told: "1:1 (#FFFFFF on #FFFFFF)"),
  ]

  @Test(arguments: cases)
  func `is of the colours that are seen`(trial: ContrastCase) async throws {
    let run = try await lint(trial.nodes, "--rule", "contrast")
    #expect(run.end == .exited(trial.told == nil ? 0 : 1), "\(run.story)")
    let found = run.lines.filter { $0.contains("warning contrast: the text \"") }
    #expect(found.count == (trial.told == nil ? 0 : 1), "\(run.story)")
    if let told = trial.told { #expect(found.first?.contains(told) == true, "\(run.story)") }
  }

  @Test func `it is told with the view, and in JSON`() async throws {
    let run = try await lint([Self.text])
    #expect(
      run.lines == [
        "Scenes/card.yaml:6:7: warning contrast: the text \"Hi there\" has a contrast of 2.84:1 (#999999 on #FFFFFF); AA "
          + "asks for 4.5:1", "  a on 200x100@2", "small: 1 finding (1 warning) in 1 scene on 1 device",
      ])
    let json = try JSON(try await lint([Self.text], "--json").output)
    #expect(json.findings.elements.map(\.rule.text) == ["contrast"])
    #expect(json.findings.elements.map(\.code.text) == ["L409"])
  }

  @Test(arguments: [("AAA", 1), ("AA", 0), ("none", 0)])
  func `the suite chooses the level`(level: String, code: Int32) async throws {
    try folder.replace("fonts:", with: "lint: {contrast: \(level)}\nfonts:", in: "snapfarm.yaml")
    #expect(try await lint(["{id: a, text: Hi there, color: \"#666666\"}"]).end == .exited(code))
    let words = code == 1 ? "AAA asks for 7:1" : "0 findings"
    #expect(try await lint(["{id: a, text: Hi there, color: \"#666666\"}"]).output.contains(words))
  }

  @Test func `a waiver accepts it, and where nobody looks none is needless`() async throws {
    let waived = Self.text.replacing("{id: a,", with: "{id: a, waive: [{rule: contrast, reason: r}],")
    #expect(try await lint([waived]).lines == ["small: 0 findings in 1 scene on 1 device; 1 waived"])
    #expect(try await lint([waived], "--rule", "overlap").end == .exited(0))
  }

  // 400 × 200 pixels of 20 bytes.
  @Test(arguments: ["1", "2"])
  func `what takes more memory is not drawn, and that is told`(jobs: String) async throws {
    try folder.replace("[200x100@2]", with: "[200x100@2, 201x100@1]\nlimits: {maxMemory: 1 MiB}", in: "snapfarm.yaml")
    let refused = try await lint([Self.text], "--jobs", jobs)
    #expect(refused.end == .exited(2), "\(refused.story)")
    let told = "E520: drawing this takes up to 1.6 MB of memory; the limit is 1 MiB"
    #expect(refused.errors.contains(told), "\(refused.story)")
    #expect(refused.lines.contains("  a on 1 of 2 devices: 201x100@1"), "\(refused.story)")
    let drawn = try await lint([Self.text], "--jobs", jobs, "--max-memory", "2MiB")
    #expect(drawn.end == .exited(1), "\(drawn.story)")
    #expect(drawn.lines.contains("  a on 2 of 2 devices: 200x100@2, 201x100@1"), "\(drawn.story)")
    // Nothing is drawn for other rules.
    #expect(try await lint([Self.text], "--rule", "overlap").end == .exited(0))
  }

  @Test func `what is not drawn in time is left, and that is told`() async throws {
    let run = try await lint([Self.text], "--time-limit", "0.001")
    #expect(run.end == .exited(2), "\(run.story)")
    #expect(run.errors.contains("E521: the picture is not drawn after 0.001 s"), "\(run.story)")
    #expect(try await lint([Self.text], "--time-limit", "60").end == .exited(1))
    #expect(try await lint([Self.text], "--time-limit", "0.001", "--rule", "overlap").end == .exited(0))
  }

  @Test func `blocks in place of words are looked at too`() async throws {
    try folder.replace("fonts: {default: Roboto}", with: "fonts: {mode: blocks}", in: "snapfarm.yaml")
    #expect(try await lint([Self.text]).output.contains("2.84:1 (#999999 on #FFFFFF)"))
  }
}
