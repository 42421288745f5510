#if os(Linux)
import Files
import PNG
import Testing

/// What every verb does on a disk that has no room left, or not enough.
@Suite("A full disk", .enabled(if: SmallDisk.isAvailable, "only root can mount a small disk"))
struct FullDiskTests {
  /// A verb, what it ends with where nothing can be written, and how it ends with room.
  struct Call: Sendable, CustomTestStringConvertible {
    var words: [String]
    var full: Int32
    var roomy: Int32
    var testDescription: String { words.joined(separator: " ") }
  }

  static let calls = [
    Call(words: ["record"], full: 69, roomy: 0), Call(words: ["test"], full: 69, roomy: 1),
    Call(words: ["accept"], full: 69, roomy: 0), Call(words: ["render"], full: 69, roomy: 0),
    Call(words: ["render", "-o", "out"], full: 69, roomy: 0),
    // What only removes needs no room.
    Call(words: ["reject"], full: 0, roomy: 0), Call(words: ["prune", "--delete"], full: 0, roomy: 0),
  ]

  @Test(arguments: calls)
  func `loses nothing, is said once, and once there is room the work is finished`(call: Call) async throws {
    let template = try await BusySuite()
    let undisturbed = try template.copy()
    _ = try await Snapfarm.run(call.words, in: undisturbed.path)
    let after = try undisturbed.contents("Snapshots")
    for pages in [0, 1, 2, 5, 12, 30] {
      let disk = try SmallDisk(megabytes: 4)
      try template.copy(to: disk.folder)
      try disk.fill(leavingPages: pages)
      let run = try await Snapfarm.run(call.words, in: disk.folder.path)
      #expect(run.end == .exited(call.full) || pages > 0 && run.end == .exited(call.roomy), "\(pages): \(run.story)")
      expectOneSentence(of: run, fails: run.end == .exited(69))
      let found = try disk.folder.contents("Snapshots")
      for (name, bytes) in found { #expect(bytes == template.references[name] || bytes == after[name], "\(name)") }
      #expect(template.references.keys.allSatisfy { found[$0] != nil || after[$0] == nil }, "\(run.story)")
      #expect(try disk.folder.files("").filter { isTemporaryFile($0) } == [], "\(run.story)")
      try disk.empty()
      let next = try await Snapfarm.run(call.words, in: disk.folder.path)
      #expect(try disk.folder.contents("Snapshots") == after, "\(next.story)")
    }
  }

  /// A file is named, and the fault told once of pictures and once of the report.
  private func expectOneSentence(of run: CommandRun, fails: Bool) {
    for lines in [run.lines, run.errorLines] {
      let told = lines.filter { $0.contains("No space left on device") }
      #expect(told.count <= 1, "\(run.story)")
      #expect(told.allSatisfy { $0.hasPrefix("error E116: \"") }, "\(run.story)")
    }
    #expect((run.output + run.errors).contains("cannot be written: No space left on device") == fails, "\(run.story)")
  }

  @Test func `what was accepted before there was no room is told`() async throws {
    let disk = try SmallDisk(megabytes: 4)
    try await BusySuite().copy(to: disk.folder)
    // On another disk, so that accepting frees no room.
    let elsewhere = try TestFolder()
    for (name, bytes) in try disk.folder.contents(".snapfarm") { try elsewhere.place(bytes, at: name) }
    try disk.fill(leavingPages: 12)
    let before = try disk.folder.contents("Snapshots")
    let environment = Snapfarm.environment.merging(["SNAPSHOT_ARTIFACTS": elsewhere.path]) { $1 }
    let run = try await Snapfarm.run("accept", in: disk.folder.path, environment: environment)
    try #require(run.end == .exited(69), "\(run.story)")
    let written = changes(from: before, to: try disk.folder.contents("Snapshots")).filter { $0.hasSuffix(".png") }
    let told = run.lines.filter { $0.hasSuffix("  updated") || $0.hasSuffix("  recorded") }
    #expect(!written.isEmpty && told.count == written.count, "\(run.story)")
  }

  static let reports = [
    (["test", "--json"], "results.json", Int32(69)), (["test", "--junit"], "junit.xml", 69),
    (["test", "--gitlab"], "quality.json", 69), (["record", "--json"], "results.json", 69),
    (["render", "--json"], "results.json", 69), (["pending", "--json"], "", 0),
    (["diff", "Snapshots", "Other", "--json"], "d.json", 2), (["diff", "Snapshots", "Other", "--junit"], "d.xml", 2),
    (["diff", "Snapshots", "Other", "--html"], "d.html", 2), (["diff", "Snapshots", "Other", "-o"], "pictures", 2),
  ]

  @Test(arguments: reports)
  func `keeps a report from being written, never what it is about from being told`(
    words: [String], file: String, code: Int32
  ) async throws {
    let suite = try SmallSuite()
    try await suite.record()
    for (name, bytes) in try suite.folder.contents("Snapshots") { try suite.folder.write(bytes, to: "Other/" + name) }
    try suite.folder.write(suite.folder.bytes("Snapshots/logo/60x60@2.png"), to: "Other/card/60x60@2.png")
    let disk = try SmallDisk(megabytes: 1)
    try disk.fill(leavingPages: 0)
    let target = file.isEmpty ? [] : [disk.folder.path(file)]
    let run = try await Snapfarm.run(words + target, in: suite.folder.path)
    #expect(run.end == .exited(code), "\(run.story)")
    if !file.isEmpty {
      let told = (run.lines + run.errorLines).filter { $0.contains("No space left on device") }
      #expect(told.count == 1 && told.first?.contains(file) == true, "\(run.story)")
      #expect(!run.output.isEmpty, "\(run.story)")
    }
    #expect(try disk.folder.files("") == ["ballast"])
  }
}
#endif
