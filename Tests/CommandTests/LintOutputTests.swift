import Testing

@Suite("snapfarm lint and list, of outputs")
struct LintOutputTests {
  private let folder: TestFolder

  private static let suite = """
    suite: small
    devices: [iphone-se-3]
    fonts: {default: Roboto}
    outputs:
      narrow: {scenes: [card], devices: [120x300@1, iphone-se-3], formats: [jpeg]}
      bars: {scenes: [card], chrome: [statusBar]}
      same: {scenes: [card]}
      banner: {scenes: [other], preset: og-image}

    """

  init() throws {
    folder = try TestFolder()
    try folder.write(Self.suite, to: "snapfarm.yaml")
    try folder.write(
      "scene: card\nroot: {background: white, children: [{id: words, text: Hello there, frame: {x: 60, y: 2, width: 90}}]}\n",
      to: "Scenes/card.yaml")
    try folder.write("scene: other\nroot: {background: white}\n", to: "Scenes/other.yaml")
  }

  private func run(_ words: String...) async throws -> CommandRun { try await Snapfarm.run(words, in: folder.path) }

  @Test func `list has the snapshots of an output, and flags say something else`() async throws {
    let all = try await run("list", "--output", "narrow", "--json")
    #expect(all.end == .exited(0), "\(all.story)")
    let listed = try JSON(all.output)
    #expect(listed.snapshots.elements.compactMap(\.id.text) == ["card/120x300@1", "card/iphone-se-3"])
    #expect(listed.plan.isWhole == .bool(false))
    let one = try await run("list", "-o", "narrow", "-d", "130x300@1", "--json")
    #expect(try JSON(one.output).snapshots.elements.compactMap(\.id.text) == ["card/130x300@1"], "\(one.story)")
    // A preset without a device of its own chooses one, as it does for render.
    let banner = try await run("list", "-o", "banner", "--json")
    #expect(try JSON(banner.output).snapshots.elements.compactMap(\.id.text) == ["other/1200x630@1"])
  }

  @Test func `lint looks at the devices of an output`() async throws {
    let own = try await run("lint", "--rule", "off-screen")
    #expect(own.end == .exited(0), "\(own.story)")
    let output = try await run("lint", "--output", "narrow", "--rule", "off-screen")
    #expect(output.end == .exited(1) && output.output.contains("off-screen"), "\(output.story)")
    #expect(output.output.contains("words on 1 of 2 devices: 120x300@1"), "\(output.story)")
  }

  @Test func `and at what the system shows in it`() async throws {
    try folder.replace("chrome: [statusBar]", with: "chrome: [browserBar]", in: "snapfarm.yaml")
    try folder.replace("y: 2", with: "y: 30", in: "Scenes/card.yaml")
    let own = try await run("lint", "--rule", "overlap", "--output", "same")
    #expect(own.end == .exited(0), "\(own.story)")
    let bars = try await run("lint", "--rule", "overlap", "--output", "bars")
    #expect(bars.end == .exited(1) && bars.output.contains("overlap"), "\(bars.story)")
  }

  @Test func `lint of the suite says which outputs it did not look at`() async throws {
    let own = try await run("lint", "--rule", "off-screen")
    #expect(
      own.errorLines == [
        #"1 picture of the output "narrow" is no snapshot of the suite: snapfarm lint --output narrow"#,
        #"1 picture of the output "bars" is no snapshot of the suite: snapfarm lint --output bars"#,
        #"1 picture of the output "banner" is no snapshot of the suite: snapfarm lint --output banner"#,
      ])
    for words in [["-q"], ["card"], ["--output", "same"], ["-d", "iphone-se-3"]] {
      let run = try await Snapfarm.run(["lint", "--rule", "off-screen"] + words, in: folder.path)
      #expect(run.errors.isEmpty, "\(run.story)")
    }
  }

  @Test(arguments: ["lint", "list"])
  func `a word that is no output is a mistake`(_ verb: String) async throws {
    let near = try await run(verb, "--output", "narow")
    #expect(near.end == .exited(2) && near.errors.contains(#"E536: no output "narow"; did you mean "narrow"?"#))
    let none = try await run(verb, "--output", "./elsewhere")
    #expect(none.end == .exited(2), "\(none.story)")
    #expect(none.errors.contains(#"E536: no output "./elsewhere"; there are narrow, bars, same, banner"#))
  }
}
