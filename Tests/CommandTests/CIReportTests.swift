import Testing

@Suite("Reports of a test for CI servers")
struct CIReportTests {
  private let suite: SmallSuite

  init() async throws {
    suite = try SmallSuite()
    try await suite.record()
    try suite.folder.replace("#336699", with: "#33669a", in: "Scenes/card.yaml")
    try suite.folder.replace("scene: logo", with: "scene: logo\nstrict: true", in: "Scenes/logo.yaml")
    remove(suite.folder.path("Snapshots/logo/60x60@2.png"))
  }

  @Test func `JUnit has a case a snapshot, in the group of its scene`() async throws {
    let run = try await suite.run("test", "--junit", "out/junit.xml")
    #expect(run.end == .exited(1), "\(run.story)")
    let text = try suite.folder.text("out/junit.xml")
    #expect(text.contains("<testsuites name=\"snapfarm test\" tests=\"4\" failures=\"3\" errors=\"0\">"), "\(text)")
    #expect(
      text.contains("<testcase classname=\"card\" name=\"100x80@1\">\n      <failure type=\"changed\" message=\""))
    #expect(text.contains("<testcase classname=\"logo\" name=\"100x80@1\"/>"))
    #expect(text.contains("<failure type=\"missing\" message=\"there is no reference\"/>"))
  }

  @Test func `GitHub gets annotations at the scenes, and the last line stays the one that accepts`() async throws {
    let environment = Snapfarm.environment.merging(
      ["GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": "summary.md"]) { $1 }
    let run = try await suite.run("test", environment: environment)
    #expect(run.end == .exited(1), "\(run.story)")
    let errors = run.lines.filter { $0.hasPrefix("::error ") }
    #expect(errors.count == 3, "\(run.story)")
    #expect(errors[0].hasPrefix("::error file=Scenes/card.yaml,line=1,title=card/100x80@1 changed::"), "\(run.story)")
    #expect(run.lines.last?.hasPrefix("Accept with: ") == true, "\(run.story)")
    let summary = try suite.folder.text("summary.md")
    #expect(
      summary.hasPrefix("### snapfarm test\n") && summary.contains("| logo/60x60&#64;2 | there is no reference |"))
  }

  @Test func `GitLab gets a finding a failure`() async throws {
    let run = try await suite.run("test", "--gitlab", "quality.json")
    #expect(run.end == .exited(1), "\(run.story)")
    let findings = try JSON(suite.folder.text("quality.json")).elements
    #expect(findings.map(\.check_name.text) == ["changed", "changed", "missing"])
    #expect(Set(findings.compactMap(\.fingerprint.text)).count == 3)
    #expect(findings.allSatisfy { $0.severity.text == "major" })
    #expect(findings[0].location.path.text == "Scenes/card.yaml")
    #expect(findings[0].location.lines.begin.int == 1)
  }

  @Test func `files are told from the root of the repository`() async throws {
    let repository = try TestFolder()
    try repository.write("ref: refs/heads/main\n", to: ".git/HEAD")
    try repository.write(SmallSuite.file, to: "apps/shop/snapfarm.yaml")
    try repository.write(SmallSuite.card, to: "apps/shop/Scenes/card.yaml")
    let run = try await Snapfarm.run(
      ["test", "--suite", "apps/shop/snapfarm.yaml", "--github", "--gitlab", "quality.json"], in: repository.path)
    #expect(run.end == .exited(1), "\(run.story)")
    let errors = run.lines.filter { $0.hasPrefix("::error ") }
    #expect(errors.count == 2 && errors.allSatisfy { $0.hasPrefix("::error file=apps/shop/Scenes/card.yaml,line=1,") })
    let findings = try JSON(repository.text("quality.json")).elements
    #expect(findings.map(\.location.path.text) == ["apps/shop/Scenes/card.yaml", "apps/shop/Scenes/card.yaml"])
  }

  @Test func `a suite with nothing to tell has empty reports`() async throws {
    let fresh = try SmallSuite()
    try await fresh.record()
    let run = try await fresh.run("test", "--gitlab", "-", "--junit", "junit.xml")
    #expect(run.end == .exited(0) && run.output == "[]\n", "\(run.story)")
    #expect(try fresh.folder.text("junit.xml").contains("tests=\"4\" failures=\"0\" errors=\"0\""))
  }

  @Test(arguments: ["--junit", "--gitlab"])
  func `no report is written among the references`(flag: String) async throws {
    let before = try suite.folder.contents("Snapshots")
    let run = try await suite.run("test", flag, "Snapshots/card/report.xml")
    #expect(run.end == .exited(64), "\(run.story)")
    #expect(try suite.folder.contents("Snapshots") == before)
  }

  @Test(arguments: ["--json", "--junit", "--gitlab"])
  func `no report made anew is written among the references`(flag: String) async throws {
    _ = try await suite.run("test")
    let before = try suite.folder.contents("Snapshots")
    let run = try await suite.run("report", flag, "Snapshots/card/100x80@1.png")
    #expect(run.end == .exited(64), "\(run.story)")
    #expect(try suite.folder.contents("Snapshots") == before)
  }

  @Test func `references of no snapshot that fail the run are told in every report`() async throws {
    let fresh = try SmallSuite()
    try await fresh.record()
    try fresh.folder.replace("scene: logo\n", with: "scene: logo\ndevices: [60x60@2]\n", in: "Scenes/logo.yaml")
    let environment = Snapfarm.environment.merging(
      ["CI": "1", "GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": "summary.md"]) { $1 }
    let run = try await fresh.run("test", "--junit", "junit.xml", "--gitlab", "quality.json", environment: environment)
    #expect(run.end == .exited(1), "\(run.story)")
    let sentence = "2 files belong to no snapshot: Snapshots/logo/100x80@1.png, Snapshots/logo/100x80@1.svg; this "
    #expect(run.lines.contains { $0.hasPrefix(sentence) }, "\(run.story)")
    let annotation = "::error file=Snapshots/logo/100x80@1.png,title=unreferenced::" + sentence
    #expect(run.lines.contains { $0.hasPrefix(annotation) }, "\(run.story)")
    #expect(try fresh.folder.text("summary.md").contains("| references | 2 files belong to no snapshot: "))
    let cases = try fresh.folder.text("junit.xml")
    #expect(cases.contains("tests=\"4\" failures=\"1\" errors=\"0\""), "\(cases)")
    #expect(cases.contains("<failure type=\"unreferenced\" message=\"" + sentence), "\(cases)")
    let findings = try JSON(fresh.folder.text("quality.json")).elements
    #expect(findings.map(\.check_name.text) == ["unreferenced"])
    #expect(try fresh.folder.text(".snapfarm/report/results.js").contains("\"notice\":\"" + sentence))
  }

  @Test func `a scene that cannot be read is a broken case`() async throws {
    try suite.folder.write("scene: broken\nroot: {frmae: 3}\n", to: "Scenes/broken.yaml")
    let run = try await suite.run("test", "--junit", "junit.xml")
    #expect(run.end == .exited(2), "\(run.story)")
    #expect(try suite.folder.text("junit.xml").contains("<error type=\"E"))
  }
}
