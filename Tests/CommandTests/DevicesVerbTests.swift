import Graphics
import PNG
import Testing

@Suite("snapfarm devices")
struct DevicesVerbTests {
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  private func devices(_ words: String...) async throws -> CommandRun {
    try await Snapfarm.run(["devices"] + words, in: folder.path)
  }

  private func ids(_ words: [String]) async throws -> [String] {
    let run = try await Snapfarm.run(["devices", "--json"] + words, in: folder.path)
    return try JSON(run.output).elements.compactMap(\.id.text)
  }

  @Test(arguments: [
    (["--family", "tv", "--platform", "tvos"], ["apple-tv-1080p", "apple-tv-4k"]),
    (["@apple-tvs", "wearos-square", "apple-tv-4k"], ["apple-tv-1080p", "apple-tv-4k", "wearos-square"]),
    (["iphone-1?", "--year", "2024…"], ["iphone-16", "iphone-17"]),
    (["--group", "iphones", "--year", "...2010"], ["iphone-3gs", "iphone-4"]),
    (["--year", "2010..2011", "--platform", "ios"], ["iphone-4", "iphone-4s", "ipod-touch-4"]),
    (["--year", "2009"], ["iphone-3gs"]),
    (["iPhone 15 Pro"], ["iphone-15-pro", "iphone-15-pro-max"]),
    (["se", "--group", "@iphones"], ["iphone-se-1", "iphone-se-2", "iphone-se-3"]),
    (["iphone", "15", "pro"], ["iphone-15-pro", "iphone-15-pro-max"]),
    (["ultra", "apple", "iphone-x"], ["apple-watch-ultra", "apple-watch-ultra-3", "iphone-x"]),
    (
      ["round", "apple-tv"],
      ["wearos-small-round", "wearos-large-round", "wearos-xl-round", "apple-tv-1080p", "apple-tv-4k"]
    ),
    (["apple-watch-ultra-2"], ["apple-watch-ultra"]),
    (["ipad-a16"], ["ipad-10-9"]),
    (["320x480@2"], ["320x480@2"]),
    (["@apple-tvs-since-2017"], ["apple-tv-4k"]),
  ])
  func `words and flags choose devices`(words: [String], expected: [String]) async throws {
    #expect(try await ids(words) == expected)
  }

  @Test(arguments: [
    (["--year", "20"], 64, "--year is 2020, 2020…, …2015 or 2015…2020, not \"20\""),
    (["--year", "2020…2015"], 64, "--year is 2020,"),
    (["--family", "phones"], 64, "--family is phone or tablet"),
    (["--family", "tablets"], 64, "not \"tablets\"; did you mean \"tablet\"?"),
    (["--platform", "osx"], 64, "--platform is ios or"),
    (["--group", "iphone"], 2, "E504: no group \"@iphone\"; did you mean \"@iphones\"?"),
    (["@iphone-since-2020"], 2, "did you mean \"@iphones-since-2020\"?"),
    (["iphnoe-6", "toaster"], 2, "E503: no device \"iphnoe-6\"; did you mean \"iphone-6\"?"),
    (["--chart", "a.gif"], 64, "--chart is FILE.svg or FILE.png, not \"a.gif\""),
    (["--groups", "iphone-6"], 64, "has no use for \"iphone-6\""),
    (["--groups", "--json"], 64, "--json means nothing without"),
    (["--validate", "--chart", "a.svg"], 64, "--chart means nothing without"),
  ])
  func `what cannot be meant is told`(words: [String], code: Int32, message: String) async throws {
    let run = try await Snapfarm.run(["devices"] + words, in: folder.path)
    #expect(run.end == .exited(code), "\(run.story)")
    #expect(run.errors.contains(message), "\(run.story)")
    #expect(run.output == "")
  }

  @Test func `what keeps own profiles from being read is told`() async throws {
    try folder.write("suite: a\ndevices: [iphone-6]\n", to: "snapfarm.yaml")
    try folder.write("scene: a\nroot: {}\n", to: "Scenes/a.yaml")
    try folder.write("profiles: [{id: my-phone, pixelsize: [1, 2]}]\n", to: "Profiles/mine.yaml")
    let one = try await devices("my-phone")
    #expect(one.end == .exited(2) && one.errors.contains("Profiles/mine.yaml:1:"), "\(one.story)")
    #expect(one.errors.contains("E503: no device \"my-phone\""), "\(one.story)")
    let all = try await devices("@apple-tvs")
    #expect(all.end == .exited(0) && all.errors.contains("did you mean \"pixelSize\"?"), "\(all.story)")
  }

  @Test func `nothing left is told by the exit code`() async throws {
    let run = try await devices("--family", "tv", "--year", "2001")
    #expect(run.end == .exited(3))
    #expect(run.lines == ["0 devices"])
  }

  @Test func `one device is shown in full, with what is not sure about it`() async throws {
    let run = try await devices("galaxy-s24-ultra")
    #expect(run.lines.first == "galaxy-s24-ultra: Galaxy S24 Ultra")
    let output = run.output
    #expect(output.contains("top 32, bottom 24 (inferred)\n") && output.contains("no, size and scale by 1 source\n"))
    #expect(
      output.contains("  corners               unknown\n")
        && output.contains("  inferred              safeArea, cutout\n"))
    let table = try await devices("galaxy-s24-ultra", "iphone-6")
    #expect(table.lines.first?.hasSuffix("Galaxy S24 Ultra (not verified)") == true)
    #expect(table.lines.last == "2 devices")
  }

  @Test func `groups are listed with their counts, those of the suite first`() async throws {
    try folder.write(
      "suite: s\ndevices: [\"@mine\"]\ngroups: {mine: [iphone-6, \"@tvs\"], tvs: [apple-tv-4k]}\n", to: "snapfarm.yaml")
    let run = try await devices("--groups")
    #expect(run.end == .exited(0))
    let words = run.lines.map { $0.split(separator: " ").prefix(2).joined(separator: " ") }
    #expect(words.prefix(3) == ["@mine 2", "@tvs 1", "@all 218"])
    #expect(words.filter { $0.hasPrefix("@tvs ") }.count == 1)
  }

  @Test func `profile files are checked by the rules of the catalogue`() async throws {
    let sound = "profiles:\n  - {id: mine, platform: web, family: window, pixelSize: [30, 40], scale: 1}\n"
    let broken = """
      profiles:
        - {id: iphone-x, platform: ios, family: phone, pixelSize: [30, 40], scale: 1, safeArea: {portrait: {top: 50}}}
        - {id: mine, platform: web, family: window, pixelSize: [30, 40], scale: 1, pointSize: [20, 40]}

      """
    try folder.write(sound, to: "own/sound.yaml")
    try folder.write(broken, to: "own/broken.yaml")
    let good = try await devices("--validate", "own/sound.yaml")
    #expect(good.end == .exited(0) && good.errors == "", "\(good.story)")
    #expect(good.lines == ["own/sound.yaml  1 sound profile", "1 file: nothing wrong"])
    let bad = try await devices("--validate", "own")
    #expect(bad.end == .exited(2))
    #expect(bad.lines.last == "2 files: 2 mistakes")
    #expect(
      bad.errorLines == [
        "own/broken.yaml:2:102: error E605: profile \"iphone-x\": the insets leave nothing of the screen",
        "own/broken.yaml:3:90: error E601: profile \"mine\": 20 × 1 is 20 px, pixelSize says 30; drop pointSize",
      ])
    #expect(try await devices("--validate", "none.yaml").end == .exited(2))
    try folder.write("suite: s\ndevices: [mine]\nprofiles: own\n", to: "snapfarm.yaml")
    #expect(try await devices("--validate").lines.last == "2 files: 2 mistakes")
  }

  @Test func `the catalogue itself is sound`() async throws {
    let run = try await devices("--validate")
    #expect(run.end == .exited(0))
    #expect(run.lines == ["snapfarm: the catalogue  218 sound profiles", "1 file: nothing wrong"])
  }

  @Test func `a chart is the same picture as PNG and as SVG, and draws equal screens once`() async throws {
    #expect(try await devices("@iphones", "--chart", "a.png").end == .exited(0))
    #expect(try await devices("@iphones", "--chart", "a.svg").end == .exited(0))
    #expect(try await devices("@iphones", "--chart", "b.svg").end == .exited(0))
    let picture = try decodePNG(try folder.bytes("a.png"), pixelLimit: 1 << 26)
    let text = try folder.text("a.svg")
    #expect(text == (try folder.text("b.svg")))
    #expect(text.contains("width=\"\(picture.width)\"") || text.contains("0 0 \(picture.width) \(picture.height)"))
    #expect(!text.contains("<text"), "a chart is looked at where its font is not")
    // The screen of the first phone is blue at its edge.
    #expect(picture.pixels.contains(0xFF25_63EB))
  }

  @Test func `a chart of everything is a picture that can be drawn`() async throws {
    let run = try await devices("--chart", "all.png")
    #expect(run.end == .exited(0), "\(run.story)")
    #expect(try decodePNG(try folder.bytes("all.png"), pixelLimit: 1 << 26).width > 3000)
  }

  @Test func `a picture that rests on an inferred safe area has a note, which strict leaves a note`() async throws {
    try folder.write(
      "suite: s\nstrict: true\ndevices: [galaxy-s22, galaxy-s23, pixel-7]\n", to: "snapfarm.yaml")
    try folder.write("scene: a\nroot: {relativeTo: safeArea, children: [{background: red}]}\n", to: "Scenes/a.yaml")
    let sentence = "\"safeArea\" rests on a value that the profile of galaxy-s22 takes from similar devices"
    let run = try await Snapfarm.run("layout", "a", in: folder.path)
    #expect(run.end == .exited(0))
    #expect(run.errorLines == ["Scenes/a.yaml:2:20: note L312: \(sentence)"])
    let lint = try await Snapfarm.run("lint", in: folder.path)
    #expect(lint.end == .exited(0), "\(lint.story)")
    let strict = try await Snapfarm.run("lint", "--level", "note", in: folder.path)
    #expect(strict.end == .exited(1))
    #expect(strict.lines.contains { $0.contains("on 2 of 3 devices: galaxy-s22, galaxy-s23") }, "\(strict.story)")
  }

  @Test func `names of own devices are drawn as they are written`() async throws {
    let name = "\"A \\\"$name\\\" \\\\ ${x} #1\""
    try folder.write(
      "profiles:\n  - {id: mine, name: \(name), platform: web, family: window, pixelSize: [30, 40], scale: 1}\n",
      to: "Profiles/mine.yaml")
    try folder.write("suite: s\ndevices: [mine]\n", to: "snapfarm.yaml")
    #expect(try await devices("mine", "--chart", "a.svg").end == .exited(0))
    try folder.write("", to: "Snapshots/x/keep")
    let refused = try await devices("mine", "--chart", "Snapshots/a.svg")
    #expect(refused.end == .exited(64) && !folder.has("Snapshots/a.svg"), "\(refused.story)")
  }
}
