import Testing

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Calls and suites by which references or other files were lost once, without a word.
@Suite struct LossTests {
  private let suite: SmallSuite

  init() throws { suite = try SmallSuite() }

  @Test(arguments: [["-o", "Snapshots"], ["-o", "Snapshots/more"], ["--json", "Snapshots/card/100x80@1.png"]])
  func `nothing but record and accept writes among the references`(flags: [String]) async throws {
    try await suite.record()
    let before = try suite.folder.contents("Snapshots")
    let run = try await suite.run("render", flags[0], flags[1])
    #expect(run.end == .exited(64), "\(run.story)")
    #expect(try suite.folder.contents("Snapshots") == before)
  }

  @Test(arguments: ["references: .snapfarm/pending", "references: Shots\nresults: .", "references: x\nresults: x"])
  func `references and results do not lie in each other`(keys: String) async throws {
    let text = try suite.folder.text("snapfarm.yaml")
    try suite.folder.write(text + keys + "\n", to: "snapfarm.yaml")
    let run = try await suite.run("record")
    #expect(run.end == .exited(2), "\(run.story)")
    #expect(run.errors.contains("error E514: "), "\(run.story)")
  }

  /// What is in that folder is thrown away.
  @Test(arguments: ["Scenes", "scenes", "Link"])
  func `no file of the suite lies among the results`(results: String) async throws {
    let text = try suite.folder.text("snapfarm.yaml")
    let scenes = try suite.folder.contents("Scenes")
    if results == "Link" { symlink("Scenes", suite.folder.path + "/Link") }
    try suite.folder.write(text + "results: \(results)\n", to: "snapfarm.yaml")
    let run = try await suite.run("record")
    #expect(run.end == .exited(2) && run.errors.contains("a scene of the suite, lies in"), "\(run.story)")
    #expect(try suite.folder.contents("Scenes") == scenes)
  }

  // For Swift a slash with a combining mark is another character, for the system it is a slash.
  @Test(arguments: [
    "references: \"../\u{301}esc\"", "results: \"../\u{301}esc\"", "references: \"x/..//\u{301}/../../y\"",
  ])
  func `no sign behind a slash leads out of the suite`(keys: String) async throws {
    let text = try suite.folder.text("snapfarm.yaml")
    try suite.folder.write(text + keys + "\n", to: "snapfarm.yaml")
    for verb in ["record", "test"] {
      let run = try await suite.run(verb)
      #expect(run.end == .exited(2) || run.end == .exited(69), "\(run.story)")
    }
    #expect(!suite.folder.hasFolder("../\u{301}esc") && !suite.folder.hasFolder("../y"))
  }

  @Test func `a report drops only pictures of its own`() async throws {
    try suite.folder.write("mine", to: ".snapfarm/report/images/logo.png")
    _ = try await suite.run("test")
    #expect(try suite.folder.text(".snapfarm/report/images/logo.png") == "mine")
  }

  @Test func `a companion without a picture is no reference`() async throws {
    try suite.folder.write("<svg/>", to: ".snapfarm/pending/evil/x.svg")
    let run = try await suite.run("accept")
    #expect(run.end == .exited(2), "\(run.story)")
    #expect(!suite.folder.has("Snapshots/evil/x.svg"))
  }

  @Test func `a link to nothing among the scenes is told`() async throws {
    try suite.folder.link("Scenes/b.yaml", to: "/nowhere")
    let run = try await suite.run("render")
    #expect(run.end == .exited(2), "\(run.story)")
    #expect(run.errors.contains("Scenes/b.yaml"), "\(run.story)")
  }

  @Test func `a library that draws nothing is found out`() async throws {
    let environment = ["PIXMAN_DISABLE": "fast mmx sse2"]
    let run = try await Snapfarm.run("render", in: suite.folder.path, environment: environment)
    // Where the processor has other ways to draw, the variable does no harm.
    let isFoundOut = run.end == .exited(69) && run.errors.contains("error E122: ")
    #expect(isFoundOut || run.end == .exited(0), "\(run.story)")
  }
}
