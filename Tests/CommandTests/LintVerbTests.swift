import Testing

@Suite("snapfarm lint")
struct LintVerbTests {
  private let folder: TestFolder

  private static let scene = """
    scene: card
    root:
      background: white
      children:
        - {id: key, role: button, frame: [10, 8, 40, 20], background: "#336699"}
        - {id: title, text: Hi there, frame: [4, 44, 80, 20], font: {size: 11}}

    """

  init() throws {
    folder = try TestFolder()
    try folder.write("suite: small\ndevices: [100x80@1, 100x90@2]\nfonts: {default: Roboto}\n", to: "snapfarm.yaml")
    try folder.write(Self.scene, to: "Scenes/card.yaml")
  }

  private func lint(_ words: String...) async throws -> CommandRun {
    try await Snapfarm.run(["lint"] + words, in: folder.path)
  }

  private func waive(_ keys: String) throws {
    try folder.replace("{id: key,", with: "{id: key, waive: [{\(keys)}],", in: "Scenes/card.yaml")
  }

  @Test func `what is found is told with place, devices and counts, and nothing is written`() async throws {
    let run = try await lint()
    #expect(run.end == .exited(1), "\(run.story)")
    #expect(
      run.lines == [
        "Scenes/card.yaml:5:7: warning tap-target: this view can be touched on 40 × 20 points; a finger needs "
          + "44 × 44 (lint.tapTarget)", "  key on 2 of 2 devices: 100x80@1, 100x90@2",
        "small: 1 finding (1 warning) in 1 scene on 2 devices",
      ])
    #expect(try folder.files("") == ["Scenes/card.yaml", "snapfarm.yaml"])
  }

  @Test func `a waiver with a reason is enough, and one of nothing is told`() async throws {
    try waive("rule: tap-target, reason: tiny")
    let run = try await lint()
    #expect(run.end == .exited(0), "\(run.story)")
    #expect(run.lines == ["small: 0 findings in 1 scene on 2 devices; 1 waived"])
    try folder.replace("frame: [10, 8, 40, 20]", with: "frame: [4, 0, 44, 44]", in: "Scenes/card.yaml")
    let needless = try await lint()
    #expect(needless.end == .exited(1), "\(needless.story)")
    #expect(
      needless.lines.first
        == #"Scenes/card.yaml:5:25: warning needless-waiver: nothing here needs the waiver of "tap-target"; drop it"#)
    let alone = try await lint("--rule", "needless-waiver")
    #expect(alone.lines == needless.lines, "\(alone.story)")
    // Of a part of the suite nobody knows.
    for words in [["-d", "100x80@1"], ["card"], ["--rule", "overlap"]] {
      let part = try await Snapfarm.run(["lint"] + words, in: folder.path)
      #expect(part.end == .exited(0), "\(part.story)")
    }
  }

  @Test func `a waiver with a condition leaves the others`() async throws {
    try waive("rule: tap-target, reason: tiny, if: {scale: 2}")
    let run = try await lint()
    #expect(run.end == .exited(1), "\(run.story)")
    #expect(run.lines.contains("  key on 1 of 2 devices: 100x80@1"))
    #expect(try await lint("-d", "100x90@2").end == .exited(0))
  }

  @Test(arguments: [("error", 0), ("warning", 1), ("note", 1)])
  func `the level decides, of the flag or else of the suite`(level: String, code: Int32) async throws {
    #expect(try await lint("--level", level).end == .exited(code))
    try folder.replace("fonts:", with: "lint: {level: \(level)}\nfonts:", in: "snapfarm.yaml")
    #expect(try await lint().end == .exited(code))
    #expect(try await lint("--level", "note").end == .exited(1))
  }

  @Test func `the suite says how large a finger is`() async throws {
    try folder.replace("fonts:", with: "lint: {tapTarget: 20}\nfonts:", in: "snapfarm.yaml")
    #expect(try await lint().end == .exited(0))
  }

  @Test func `quiet says nothing where nothing is found`() async throws {
    try waive("rule: tap-target, reason: tiny")
    let run = try await lint("-q")
    #expect(run.end == .exited(0) && run.output.isEmpty && run.errors.isEmpty, "\(run.story)")
  }

  @Test func `JSON goes to standard output alone, or to a file beside the text`() async throws {
    try waive("rule: tap-target, reason: tiny, if: {scale: 2}")
    let run = try await lint("--json")
    #expect(run.end == .exited(1), "\(run.story)")
    let json = try JSON(run.output)
    #expect(json.version.int == 1 && json.exitCode.int == 1 && json.level.text == "warning")
    #expect(json.counts.warning.int == 1 && json.counts.waived.int == 1)
    #expect(json.findings.elements.map(\.waived) == [.null, .string("tiny")])
    #expect(json.findings.elements.compactMap(\.rule.text) == ["tap-target", "tap-target"])
    #expect(
      json.findings.elements.map { $0.snapshots.elements.compactMap(\.id.text) } == [
        ["card/100x80@1"], ["card/100x90@2"],
      ])
    let file = try await lint("--json", "lint.json")
    #expect(file.lines.last?.hasPrefix("small: 1 finding") == true)
    #expect(try folder.text("lint.json") == run.output)
  }

  @Test func `the number of workers changes no byte`() async throws {
    try folder.replace("devices: [", with: "devices: [iphone-5, iphone-x, pixel-7, ipad-10-9, ", in: "snapfarm.yaml")
    let one = try await lint("--json", "-", "-j", "1")
    for workers in ["2", "5"] { #expect(try await lint("--json", "-", "-j", workers).output == one.output) }
  }

  @Test func `what cannot be read or placed is 2, and the rest is looked at`() async throws {
    try folder.write("scene: bad\nroot: {widht: 1}\n", to: "Scenes/bad.yaml")
    try folder.replace("text: Hi there", with: "text: \"\\U000F1234\"", in: "Scenes/card.yaml")
    let run = try await lint("--json")
    #expect(run.end == .exited(2), "\(run.story)")
    let json = try JSON(run.output)
    #expect(json.problems.elements.compactMap(\.code.text) == ["E201", "E315"])
    #expect(json.findings.elements.count == 1)
    #expect(run.errors.contains("E315"))
  }

  @Test func `a suite that cannot be read is told in the JSON too`() async throws {
    try folder.write("suite: small\n", to: "snapfarm.yaml")
    let run = try await lint("--json")
    #expect(run.end == .exited(2), "\(run.story)")
    #expect(try JSON(run.output).problems.elements.count == 1)
  }

  @Test func `words that mean nothing`() async throws {
    let rule = try await lint("--rule", "tap-targt")
    #expect(rule.end == .exited(64))
    #expect(rule.errors.contains(#"lint has no rule "tap-targt"; did you mean "tap-target"?"#))
    #expect(try await lint("--level", "bad").end == .exited(64))
    #expect(try await lint("crad").end == .exited(2))
    #expect(try await lint("--filter", "nothing/*").end == .exited(3))
  }

  @Test func `a waiver without a reason is a mistake of the scene`() async throws {
    try waive("rule: tap-target")
    let run = try await lint()
    #expect(run.end == .exited(2), "\(run.story)")
    #expect(run.errors.contains(#"Scenes/card.yaml:5:25: error E220: a waiver lacks "reason""#))
  }

  @Test func `GitHub gets annotations`() async throws {
    let run = try await lint("--github")
    #expect(run.lines.contains { $0.hasPrefix("::warning file=Scenes/card.yaml,line=5,col=7,title=tap-target::") })
  }

  @Test func `the examples of this repository have no finding that is not waived`() async throws {
    let run = try await Snapfarm.run(["lint"], in: TestFolder.repository)
    #expect(run.end == .exited(0), "\(run.story)")
  }

  @Test(arguments: [
    ("Scenes/card.yaml", "scene: card\nchrome: [CHROME]\nroot: {background: white}\n"),
    ("snapfarm.yaml", "suite: small\ndevices: [iphone-8]\nfonts: {mode: blocks}\nchrome: [CHROME]\n"),
  ])
  func `a finding in chrome is accepted beside its part`(_ file: String, _ text: String) async throws {
    let title = String(repeating: "Letters ", count: 12)
    let bar = "navigationBar: {title: \(title)}"
    let waiver = "waive: [{rule: text-truncated, reason: Long titles end so.}]"
    try folder.write("suite: small\ndevices: [iphone-8]\nfonts: {mode: blocks}\n", to: "snapfarm.yaml")
    try folder.write("scene: card\nroot: {background: white}\n", to: "Scenes/card.yaml")
    func lint(_ entry: String) async throws -> CommandRun {
      try folder.write(text.replacing("CHROME", with: entry), to: file)
      return try await self.lint()
    }
    let found = try await lint("{\(bar)}")
    #expect(found.end == .exited(1), "\(found.story)")
    #expect(found.output.contains("warning text-truncated: "))
    let waived = try await lint("{\(bar), \(waiver)}")
    #expect(waived.end == .exited(0), "\(waived.story)")
    #expect(waived.lines == ["small: 0 findings in 1 scene on 1 device; 1 waived"])
    let needless = try await lint("{navigationBar: {title: A}, \(waiver)}")
    #expect(needless.end == .exited(1), "\(needless.story)")
    #expect(needless.output.contains(#"needless-waiver: nothing here needs the waiver of "text-truncated""#))
  }

  @Test func `every device of the catalogue finishes`() async throws {
    let listed = try await Snapfarm.run(["devices", "--json"], in: folder.path)
    let devices = try JSON(listed.output).elements.compactMap(\.id.text)
    #expect(devices.count > 140)
    let words = ["lint", "--json", "scaled"] + devices.flatMap { ["-d", $0] }
    // It takes a minute of the processor; how long that is by the clock depends on what else runs.
    let limits = Snapfarm.Limits(seconds: 3600, processorSeconds: 300)
    let run = try await Snapfarm.run(words, in: TestFolder.repository, limits: limits)
    #expect([.exited(0), .exited(1)].contains(run.end), "\(run.story)")
    #expect(try JSON(run.output).plan.snapshots.int ?? 0 >= devices.count)
  }
}
