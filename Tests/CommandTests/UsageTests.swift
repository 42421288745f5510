import Testing

@Suite("What is typed")
struct UsageTests {
  private static let verbs = ["render", "test", "record", "accept", "diff", "list", "layout", "devices", "init"]

  @Test(arguments: verbs)
  func `every verb has help`(verb: String) async throws {
    let folder = try TestFolder()
    for words in [[verb, "--help"], ["help", verb], [verb, "-h"]] {
      let run = try await Snapfarm.run(words, in: folder.path)
      #expect(run.end == .exited(0))
      #expect(run.output.hasPrefix("usage: snapfarm \(verb) "))
      #expect(run.errors.isEmpty)
    }
    #expect(try folder.files(".").isEmpty)
  }

  @Test func `the help of all names the verbs, and the version is a number`() async throws {
    let folder = try TestFolder()
    let help = try await Snapfarm.run("--help", in: folder.path)
    #expect(help.end == .exited(0))
    for verb in Self.verbs { #expect(help.lines.contains { $0.hasPrefix("  \(verb) ") }) }
    let version = try await Snapfarm.run("--version", in: folder.path)
    #expect(version.end == .exited(0))
    #expect(version.output.wholeMatch(of: /snapfarm \d+\.\d+\.\d+\n/) != nil)
  }

  @Test(arguments: [
    ([], "say what to do; \"snapfarm --help\" lists the verbs"),
    (["tset"], "no verb \"tset\"; did you mean \"test\"?"),
    (["merge"], "\"merge\" is not built yet"),
    (
      ["test", "--devcie", "x"],
      "\"test\" has no flag --devcie; did you mean \"--device\"?; \"snapfarm test --help\" lists them"
    ),
    (["test", "--json"], "--json needs a value: FILE"),
    (["test", "--quiet=yes"], "--quiet takes no value"),
    (["render", "--format", "bmp"], "--format is png or svg or pdf or webp or jpeg, not \"bmp\""),
    (
      ["render", "--frame-color", "red", "--frame"],
      "--frame-color is graphite or black or silver or gold or rose or blue or green or clay, not \"red\""
    ),
    (["render", "--frame-shadow"], "--frame-shadow means nothing without --frame"),
    (["test", "-j", "0"], "--jobs is a number from 1 to 1024, not \"0\""),
    (["test", "-j", "99999999999999999999"], "--jobs is a number from 1 to 1024, not \"99999999999999999999\""),
    (["test", "--variant", "dark"], "--variant is AXIS=VALUE, such as appearance=dark, not \"dark\""),
    (["layout"], "\"layout\" needs SCENE"),
    (["layout", "card", "logo"], "\"layout\" has no use for \"logo\""),
    (["explain", "view", "card"], "\"explain\" needs view SCENE VIEW[.EDGE] | image SCENE NAME"),
    (["explain", "image", "card"], "\"explain\" needs view SCENE VIEW[.EDGE] | image SCENE NAME"),
    (["explain", "snapshot", "card/60x60@2"], "\"explain snapshot\" is not built yet"),
    (["explain", "veiw", "card", "box"], "explain is view or image, not \"veiw\"; did you mean \"view\"?"),
    (["test", "-q", "-q"], "-q is given twice"),
  ])
  func `a mistake is one sentence and exit code 64`(words: [String], sentence: String) async throws {
    let suite = try SmallSuite()
    let run = try await Snapfarm.run(words, in: suite.folder.path)
    #expect(run.end == .exited(64), "\(run.story)")
    #expect(run.output.isEmpty)
    #expect(run.errors == "snapfarm: \(sentence)\n")
  }

  @Test(arguments: ["render", "test", "record", "accept", "list"])
  func `without a suite there is one sentence that says how to get one`(verb: String) async throws {
    let folder = try TestFolder()
    let run = try await Snapfarm.run(verb, in: folder.path)
    #expect(run.end == .exited(2), "\(run.story)")
    #expect(run.output.isEmpty)
    #expect(
      run.errorLines == [
        "error E500: no snapfarm.yaml in \"\(folder.path)\" or in a folder above; \"snapfarm init\" writes one"
      ])
    #expect(try folder.files(".").isEmpty)
  }

  @Test func `the suite is found from a folder below, and by its file`() async throws {
    let suite = try SmallSuite()
    let below = try await Snapfarm.run("list", in: suite.folder.path("Scenes"))
    #expect(below.end == .exited(0), "\(below.story)")
    let elsewhere = try TestFolder()
    let named = try await Snapfarm.run(
      "list", "--suite", suite.folder.path("snapfarm.yaml"), in: elsewhere.path)
    #expect(named.output == below.output)
    let wrong = try await Snapfarm.run("list", "--suite", "no/such.yaml", in: elsewhere.path)
    #expect(wrong.end == .exited(2))
    #expect(wrong.errorLines.count == 1)
    #expect(wrong.errors.hasPrefix("no/such.yaml:1:1: error E115: the file cannot be read: "))
  }

  @Test func `a scene or device that does not exist is named with the nearest, exit code 2`() async throws {
    let suite = try SmallSuite()
    let run = try await suite.run("test", "crad", "-d", "iphone-15-por")
    #expect(run.end == .exited(2), "\(run.story)")
    #expect(
      run.errorLines.sorted() == [
        "error E502: no scene \"crad\"; did you mean \"card\"?",
        "error E503: no device \"iphone-15-por\"; did you mean \"iphone-15-pro\"?",
      ])
  }

  @Test(arguments: ["render", "test", "record", "list"])
  func `a choice that leaves nothing is no success: exit code 3`(verb: String) async throws {
    let suite = try SmallSuite()
    let run = try await suite.run(verb, "--filter", "nothing/*")
    #expect(run.end == .exited(3), "\(run.story)")
    #expect(!run.output.isEmpty)
  }

  @Test(arguments: [("CI", "true"), ("CI", "1"), ("TF_BUILD", "True")])
  func `record is refused where nobody looks`(variable: String, value: String) async throws {
    let suite = try SmallSuite()
    let run = try await suite.run("record", environment: Snapfarm.environment.merging([variable: value]) { $1 })
    #expect(run.end == .exited(64), "\(run.story)")
    #expect(run.errorLines.count == 1)
    #expect(!suite.folder.has("Snapshots/card/100x80@1.png"))
  }

  @Test(arguments: [("CI", "false"), ("CI", "0"), ("CI", "")])
  func `record works where the variable says no`(variable: String, value: String) async throws {
    let suite = try SmallSuite()
    let run = try await suite.run("record", "card", environment: Snapfarm.environment.merging([variable: value]) { $1 })
    #expect(run.end == .exited(0), "\(run.story)")
  }

  @Test(arguments: [
    (["--color", "always"], [:], true), (["--color", "never"], [:], false), ([], [:], false),
    (["--color", "always"], ["NO_COLOR": "1"], true), (["--color", "auto"], ["NO_COLOR": "1"], false),
  ])
  func `colour is for terminals, unless asked for`(
    flags: [String], variables: [String: String], isColored: Bool
  ) async throws {
    let suite = try SmallSuite()
    let environment = Snapfarm.environment.merging(variables) { $1 }
    let run = try await Snapfarm.run(["test", "card"] + flags, in: suite.folder.path, environment: environment)
    #expect(run.end == .exited(1))
    #expect(run.output.contains("\u{1B}[") == isColored)
  }

  @Test func `quiet keeps failures and drops the rest`() async throws {
    let suite = try SmallSuite()
    try await suite.record()
    try suite.folder.replace("#336699", with: "#336690", in: "Scenes/card.yaml")
    let run = try await suite.run("test", "-q")
    #expect(run.end == .exited(1))
    #expect(!run.output.contains("Report:"))
    #expect(run.lines.last == "Accept with: snapfarm accept card/100x80@1 card/60x60@2")
  }
}
