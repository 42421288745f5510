import Files
import PNG
import Testing

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

@Suite("diff that is stopped")
struct DiffInterruptionTests {
  @Test func `SIGINT leaves whole reports of what was done, and exit code 130`() async throws {
    let files = try DiffFolder()
    let (one, other) = (
      encodePNG(DiffFolder.picture(width: 400, height: 600), level: 1),
      encodePNG(DiffFolder.picture(width: 400, height: 600, [7: 0xFF00_0000]), level: 1)
    )
    let count = 300
    for index in 0..<count { try files.put("\(index).png", one, other) }
    let command = try Snapfarm.start(
      ["diff", "a", "b", "-j", "1", "-o", "out", "--json", "r.json"], in: files.folder.path)
    while command.isRunning, try files.folder.files("out").isEmpty { usleep(1000) }
    command.send(SIGINT)
    let run = await command.finish()
    #expect(run.end == .exited(130), "\(run.story)")
    #expect(run.lines.last == "Interrupted: this is what was done until then.")
    let document = try JSON(try files.folder.text("r.json"))
    #expect(document.interrupted == .bool(true))
    let done = document.pairs.elements.count
    #expect((1..<count).contains(done))
    #expect(try files.folder.files("out").count == done)
    for file in try files.folder.files("out") { #expect(throws: Never.self) { try files.written("out/" + file) } }
  }
}
