#if os(Linux)
import Testing

/// What every verb does in a suite that takes no file, such as one in an image or in a checkout of somebody else.
@Suite("A suite that is read-only", .enabled(if: SmallDisk.isAvailable, "only root can mount a small disk"))
struct ReadOnlyTests {
  private let disk: SmallDisk

  init() async throws {
    disk = try SmallDisk(megabytes: 4)
    try await BusySuite().copy(to: disk.folder)
    try disk.makeReadOnly()
  }

  @Test(arguments: [
    ["record"], ["test"], ["accept"], ["reject"], ["prune", "--delete"], ["render"], ["test", "--json", "a.json"],
  ])
  func `is one sentence`(words: [String]) async throws {
    let run = try await Snapfarm.run(words, in: disk.folder.path)
    #expect(run.end == .exited(69), "\(run.story)")
    for lines in [run.lines, run.errorLines] {
      let told = lines.filter { $0.contains("Read-only file system") }
      #expect(told.count <= 1 && told.allSatisfy { $0.hasPrefix("error E116: \"") }, "\(run.story)")
    }
    #expect((run.output + run.errors).contains("cannot be written: Read-only file system"), "\(run.story)")
  }

  @Test func `can be looked at, and tested with results elsewhere`() async throws {
    for (words, code) in [(["pending"], 0), (["list"], 0), (["prune"], 1)] as [([String], Int32)] {
      let run = try await Snapfarm.run(words, in: disk.folder.path)
      #expect(run.end == .exited(code) && run.errors.isEmpty, "\(run.story)")
    }
    let elsewhere = try TestFolder()
    let environment = Snapfarm.environment.merging(["SNAPSHOT_ARTIFACTS": elsewhere.path]) { $1 }
    let run = try await Snapfarm.run("test", in: disk.folder.path, environment: environment)
    #expect(run.end == .exited(1) && run.errors.isEmpty, "\(run.story)")
    #expect(elsewhere.has("report/index.html"))
  }
}
#endif
