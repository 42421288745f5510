import PNG
import Testing

@Suite("Complaints: names, places, orphans")
struct NameComplaints {
  private let suite: SmallSuite

  init() throws { suite = try SmallSuite() }

  private func addScene(_ name: String, file: String) throws {
    let text = SmallSuite.card.replacing("scene: card", with: "scene: \"\(name)\"")
    try suite.folder.write(text, to: "Scenes/\(file).yaml")
  }

  @Test("16: two snapshots had one file, without a word")
  func collision() async throws {
    for (number, name) in ["a-b", "a_b", "größe", "grosse", "gr-C3-B6"].enumerated() {
      try addScene(name, file: "\(number)")
    }
    try await suite.record()
    #expect(try suite.folder.files("Snapshots").count { $0.hasSuffix(".png") } == 2 * 7)
  }

  @Test("16: two snapshots were one file on a disk that ignores case")
  func caseOnly() async throws {
    try addScene("Card", file: "other")
    let run = try await suite.run("record")
    #expect(run.end == .exited(2), "\(run.story)")
    #expect(run.errors.contains("Card/100x80@1") && run.errors.contains("card/100x80@1"), "\(run.story)")
    #expect(try suite.folder.files("Snapshots").isEmpty)
  }

  @Test("17: the name was too long for a file")
  func long() async throws {
    let long = String(repeating: "settings-für-", count: 12)
    try addScene(long + "1", file: "first")
    try addScene(long + "2", file: "second")
    try await suite.record()
    let files = try suite.folder.files("Snapshots")
    #expect(files.count { $0.hasSuffix(".png") } == 2 * 4)
    #expect(files.allSatisfy { $0.split(separator: "/").allSatisfy { $0.utf8.count <= 143 } }, "\(files)")
    #expect(try await suite.run("test").end == .exited(0))
  }

  @Test("18: a picture more, and all after it had other names")
  func order() async throws {
    try await suite.record()
    let before = try suite.folder.contents("Snapshots")
    // A scene before all others, a device before all others, and a new axis.
    try addScene("a", file: "a")
    try suite.folder.replace("[100x80@1, 60x60@2]", with: "[50x50@1, 60x60@2, 100x80@1]", in: "snapfarm.yaml")
    try suite.folder.write(
      suite.folder.text("snapfarm.yaml") + "variants: {appearance: [light, dark]}\n", to: "snapfarm.yaml")
    let (run, results) = try await suite.test()
    #expect(Set(names("unchanged", in: results)).isSuperset(of: SmallSuite.snapshots), "\(run.story)")
    try await suite.record()
    let after = try suite.folder.contents("Snapshots")
    #expect(before.allSatisfy { after[$0.key] == $0.value })
  }

  private static let partial = [
    ["test", "card"], ["test", "--filter", "card/*"], ["test", "-d", "60x60@2"], ["record", "card"],
    ["test", "--skip", "logo/*"], ["prune"], ["list"],
  ]

  @Test("19: cleaning up deleted what was in use", arguments: partial)
  func cleaning(words: [String]) async throws {
    try await suite.record()
    let old = "Snapshots/gone/100x80@1.png"
    try suite.folder.write(suite.folder.bytes("Snapshots/card/100x80@1.png"), to: old)
    let before = try suite.folder.contents("Snapshots")
    let environment = Snapfarm.environment.merging(["CI": "1"]) { $1 }
    let run = try await Snapfarm.run(
      words + (words[0] == "record" ? ["--no-ci"] : []), in: suite.folder.path, environment: environment)
    // Who does not look at everything cannot know what is of no use.
    #expect(run.output.contains("gone") == (words == ["prune"]), "\(run.story)")
    #expect(try suite.folder.contents("Snapshots") == before)
  }

  @Test("19: what is of no use piled up, because nobody said so")
  func piling() async throws {
    try await suite.record()
    try suite.folder.write(suite.folder.bytes("Snapshots/card/100x80@1.png"), to: "Snapshots/gone/100x80@1.png")
    let run = try await suite.run("test")
    #expect(run.output.contains("1 file belongs to no snapshot: Snapshots/gone/100x80@1.png"), "\(run.story)")
    #expect(try await suite.run("prune", "--delete").end == .exited(0))
    #expect(!suite.folder.has("Snapshots/gone/100x80@1.png"))
  }

  @Test("20: references were looked for where the code had been compiled")
  func place() async throws {
    try await suite.record()
    // Moved, and run from elsewhere.
    let moved = try TestFolder()
    for (name, bytes) in try suite.folder.contents("") { try moved.write(bytes, to: "deep/er/" + name) }
    remove(suite.folder.path("Snapshots"))
    let elsewhere = try TestFolder()
    let run = try await Snapfarm.run(
      "test", "--suite", moved.path("deep/er/snapfarm.yaml"), in: elsewhere.path)
    #expect(run.end == .exited(0), "\(run.story)")
    let environment = Snapfarm.environment.merging(["SNAPSHOT_REFERENCE_DIR": moved.path("deep/er/Snapshots")]) { $1 }
    let other = try await suite.run("test", environment: environment)
    #expect(other.end == .exited(0), "\(other.story)")
  }

  @Test("21: files were written again though no pixel had changed, and the repository grew")
  func growth() async throws {
    try await suite.record()
    // Saved by another program: the same pixels in other bytes.
    let path = "Snapshots/card/100x80@1.png"
    let bitmap = try decodePNG(try suite.folder.bytes(path), pixelLimit: 1 << 20)
    try suite.folder.write(encodePNG(bitmap, level: 1), to: path)
    let before = try suite.folder.contents("Snapshots")
    for words in [["record"], ["test", "--record", "all"], ["accept"]] {
      _ = try await Snapfarm.run(words, in: suite.folder.path)
      #expect(try suite.folder.contents("Snapshots") == before, "\(words)")
    }
  }

  @Test("21: a pointer of Git LFS was a cryptic error, or was overwritten")
  func pointer() async throws {
    try await suite.record()
    let path = "Snapshots/card/100x80@1.png"
    let digest = String(repeating: "5e", count: 32)
    let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:\(digest)\nsize 9\n"
    try suite.folder.write(pointer, to: path)
    let run = try await suite.run("test")
    #expect(run.end == .exited(2) && run.output.contains("run \"git lfs pull\""), "\(run.story)")
    _ = try await suite.run("record")
    #expect(try suite.folder.text(path) == pointer)
  }
}
