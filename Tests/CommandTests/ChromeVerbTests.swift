import Testing

@Suite("Asking for what the system shows")
struct ChromeVerbTests {
  private let suite: SmallSuite

  init() throws { suite = try SmallSuite() }

  private func paths(_ words: String...) async throws -> [String] {
    let layout = ["layout", "card", "--json", "-d", "iphone-15-pro"]
    let run = try await Snapfarm.run(layout + words, in: suite.folder.path)
    try #require(run.end == .exited(0), "\(run.story)")
    return try JSON(run.output).views.elements.compactMap(\.path.text)
  }

  @Test func `a flag shows it, or nothing of it`() async throws {
    let plain = try await paths()
    #expect(!plain.contains { $0.hasPrefix("system") })
    let all = try await paths("--chrome", "all")
    #expect(all.contains("system/statusBar/time") && all.contains("system/homeIndicator/bar"))
    #expect(plain.allSatisfy(all.contains))
    let bar = try await paths("--chrome", "statusBar,navigationBar")
    #expect(bar.contains("system/navigationBar/bar/title") && !bar.contains("system/homeIndicator"))
    try suite.folder.write(SmallSuite.file + "chrome: [statusBar]\n", to: "snapfarm.yaml")
    #expect(try await paths().contains("system/statusBar"))
    #expect(try await paths("--chrome", "none") == plain)
  }

  @Test func `views of it are explained`() async throws {
    let run = try await suite.run(
      "explain", "view", "card", "system/homeIndicator/bar.width", "--chrome", "all", "-d", "iphone-15-pro")
    #expect(run.end == .exited(0), "\(run.story)")
    #expect(run.output.contains("width 134"))
  }

  @Test func `other words are told, with the nearest`() async throws {
    let near = try await suite.run("render", "--chrome", "statusbar")
    #expect(near.end == .exited(64))
    #expect(near.errors.contains("--chrome knows no part \"statusbar\" of the system; did you mean \"statusBar\"?"))
    let far = try await suite.run("render", "--chrome", "clock")
    #expect(far.end == .exited(64))
    #expect(far.errors.contains("there are all, none, browserBar, "))
  }

  @Test(arguments: [
    ("all,none", #"--chrome none is nothing of the system; it cannot have "all" beside it"#),
    ("none,statusBar", #"--chrome none is nothing of the system; it cannot have "statusBar" beside it"#),
    ("none,none", #"--chrome has "none" twice"#), ("tabBar,keyboard,tabBar", #"--chrome has "tabBar" twice"#),
    ("all,statusBar", #"--chrome has "statusBar" twice; it is one of "all""#),
    ("statusBar,", #"--chrome knows no part "" of the system; there are all, none, "#),
  ])
  func `what excludes each other or stands twice is refused`(_ words: String, _ sentence: String) async throws {
    let run = try await suite.run("render", "--chrome", words)
    #expect(run.end == .exited(64))
    #expect(run.errors.contains(sentence), "\(run.story)")
    let parts = words.split(separator: ",").map(String.init)
    guard parts.count > 1 else { return }
    let apart = try await Snapfarm.run(
      ["render"] + parts.flatMap { ["--chrome", $0] }, in: suite.folder.path)
    #expect(apart.errors == run.errors)
  }
}
