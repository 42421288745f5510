import Testing

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

@Suite("Folders that take no file")
struct FolderFaultTests {
  private let suite: SmallSuite

  init() async throws {
    suite = try SmallSuite()
    try await suite.record()
    try suite.folder.replace("#336699", with: "#33669a", in: "Scenes/card.yaml")
  }

  @Test func `results that cannot be written are one sentence, and what was found is told all the same`() async throws {
    remove(suite.folder.path(".snapfarm"))
    try suite.folder.write("a file", to: ".snapfarm")
    let before = try suite.folder.contents("Snapshots")
    let run = try await suite.run("test")
    #expect(run.end == .exited(69), "\(run.story)")
    #expect(run.errorLines.count == 1, "\(run.story)")
    #expect(run.errors.hasPrefix("error E116: \".snapfarm/"), "\(run.story)")
    #expect(run.output.contains("small: nothing was compared: 4 error"))
    #expect(try suite.folder.contents("Snapshots") == before)
    #expect(try suite.folder.text(".snapfarm") == "a file")
  }

  @Test func `references that cannot be written are an error each and no loss`() async throws {
    remove(suite.folder.path("Snapshots"))
    try suite.folder.write("a file", to: "Snapshots")
    let run = try await suite.run("record")
    #expect(run.end == .exited(69), "\(run.story)")
    #expect(run.output.contains("error E116: \"Snapshots/card/100x80@1"), "\(run.story)")
    #expect(try suite.folder.text("Snapshots") == "a file")
    let (test, results) = try await suite.test()
    #expect(test.end == .exited(2), "\(test.story)")
    #expect(counts(results) == ["unreadable": 4])
  }

  @Test(.enabled(if: geteuid() != 0, "no folder is closed to root"))
  func `a folder that may not be written to is said so`() async throws {
    let before = try suite.folder.contents("Snapshots")
    chmod(suite.folder.path("Snapshots/card"), 0o555)
    let run = try await suite.run("record")
    #expect(run.end == .exited(69), "\(run.story)")
    #expect(run.output.contains("Permission denied"))
    _ = try await suite.test()
    let accepted = try await suite.run("accept")
    #expect(accepted.end == .exited(69), "\(accepted.story)")
    #expect(try suite.folder.contents("Snapshots") == before)
    #expect(try suite.folder.files(".snapfarm/pending").count == 4)
  }

  @Test func `results for a place where no file can be are exit code 69`() async throws {
    let run = try await suite.run("test", "--json", "snapfarm.yaml/results.json")
    #expect(run.end == .exited(69), "\(run.story)")
    #expect(run.errorLines.count == 1)
    #expect(run.errors.hasPrefix("error E116: \"snapfarm.yaml/results.json\" cannot be written: "))
    #expect(run.output.contains("2 unchanged, 2 changed"))
  }

  @Test func `results may go to a device, which stays one`() async throws {
    for device in ["/dev/stdout", "/dev/null"] {
      let run = try await suite.run("test", "--json", device)
      #expect(run.end == .exited(1), "\(run.story)")
      #expect(run.output.contains("\"version\": 1") == (device == "/dev/stdout"))
    }
    var status = stat()
    #expect(stat("/dev/null", &status) == 0 && status.st_mode & S_IFMT == S_IFCHR)
  }
}
