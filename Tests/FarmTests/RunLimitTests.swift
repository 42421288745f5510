import Graphics
import PNG
import Problems
import References
import Scene
import Synchronization
import Testing

@testable import Farm

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

@Suite struct `Limits of a run` {
  // The innermost is one surface, which is faded without a picture of its own.
  private let groups = """
    scene: deep
    root: {opacity: 0.9, background: red, children: [{opacity: 0.9, background: red, children: [{background: blue}]}]}

    """

  private func problems(
    _ suite: FarmSuite, _ change: (inout RunOptions) -> Void = { _ in }
  ) async throws -> [[Problem]] {
    try await suite.run(.render, change).outcomes.map { $0.diagnostics.map(\.problem) }
  }

  @Test(arguments: [1, 4])
  func `a picture that takes more memory is refused, however many are drawn at once`(workers: Int) async throws {
    let suite = try FarmSuite("devices: [\"500x500@1\", \"50x50@1\"]\nlimits: {maxMemory: 4 MiB}")
    let found = try await problems(suite) { $0.workers = workers }
    #expect(found == [[.suite(.tooMuchMemory(need: 5_000_000, limit: 4 << 20))], []])
  }

  @Test func `groups inside each other count`() async throws {
    let suite = try FarmSuite("devices: [\"300x300@1\"]\nlimits: {maxMemory: 2 MiB}", ["Scenes/deep.yaml": groups])
    #expect(try await problems(suite) == [[.suite(.tooMuchMemory(need: 2_520_000, limit: 2 << 20))]])
    #expect(try await problems(suite) { $0.maxMemory = 3 << 20 } == [[]])
  }

  @Test func `the groups of an SVG count`() async throws {
    let nest = String(repeating: "<g opacity='.9'>", count: 60) + "<rect/>" + String(repeating: "</g>", count: 60)
    let suite = try FarmSuite(
      "devices: [\"100x100@1\"]\nlimits: {maxMemory: 8 MiB}",
      [
        "Images/a.svg": "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'>\(nest)</svg>",
        "Scenes/a.yaml": "scene: a\nroot: {children: [{image: a, frame: [0, 0, 100%, 100%]}]}\n",
      ])
    let fault = PictureFault.tooMuchMemory(width: 100, height: 100, limit: (2 << 20) / 4 / 63)
    for format in [PictureFormat.png, .pdf] {
      let found = try await suite.run(.render) { $0.formats = [format] }.outcomes.flatMap(\.diagnostics)
      #expect(found.map(\.problem) == [.name(.badImage("Images/a.svg", fault))])
      #expect(found.map(\.view) == ["image[0]"])
      #expect(found.map { $0.location?.line } == [2], "\(format)")
      #expect(try await problems(suite) { ($0.maxMemory, $0.formats) = (32 << 20, [format]) } == [[]])
    }
  }

  @Test func `a shadow that takes more than the copies of its picture counts`() async throws {
    let node = "{width: 30, height: 30, background: red, cornerRadius: 10, shadow: {blur: 10}, transform: {scale: 400}}"
    let suite = try FarmSuite(
      "devices: [\"50x50@1\"]", ["Scenes/large.yaml": "scene: large\nroot: {children: [\(node)]}\n"])
    let found = try await problems(suite) { $0.maxMemory = 1 << 20 }
    guard case .suite(.tooMuchMemory(let need, limit: 1 << 20)) = found.first?.first else {
      Issue.record("drawn: \(found)")
      return
    }
    #expect(need < 8 << 20)
    #expect(try await problems(suite) { $0.maxMemory = need } == [[]])
  }

  @Test func `what lies blurred on a page counts among its pictures`() async throws {
    let blurs = Array(repeating: "{backgroundBlur: 9, frame: [0, 0, 100%, 100%]}", count: 40).joined(separator: ", ")
    let suite = try FarmSuite(
      "devices: [\"200x200@1\"]",
      ["Scenes/a.yaml": "scene: a\nroot: {background: red, children: [\(blurs)]}\n"])
    let found = try await problems(suite) { ($0.maxMemory, $0.formats) = (8 << 20, [.pdf]) }
    #expect(found == [[.suite(.pageTooLarge(limit: 2 << 20))]])
    #expect(try await problems(suite) { ($0.maxMemory, $0.formats) = (32 << 20, [.pdf]) } == [[]])
  }

  @Test func `an image that takes more than its share is refused before it is decoded`() async throws {
    let suite = try FarmSuite(
      "devices: [\"50x50@1\"]\nlimits: {maxMemory: 4 MiB}",
      ["Scenes/a.yaml": "scene: a\nroot: {children: [{image: a, frame: [0, 0, 9, 9]}]}\n"])
    // The header says a size that nothing follows.
    var file = encodePNG(.init(width: 1, height: 1, pixels: [0]), level: 1)
    (file[18], file[22]) = (8, 8)
    file.replaceSubrange(29..<33, with: crc32(file[12..<29]))
    try suite.write(file, to: "Images/a.png")
    let found = try await problems(suite)
    let fault = PictureFault.tooMuchMemory(width: 2049, height: 2049, limit: 262_144)
    #expect(found == [[.name(.badImage("Images/a.png", fault))]])
  }

  @Test func `a picture that is not drawn in time is left`() async throws {
    let suite = try FarmSuite("devices: [\"50x50@1\"]")
    #expect(try await problems(suite) { $0.timeLimit = 0 } == [[.suite(.timeLimit(seconds: 0))]])
    #expect(try await problems(suite) == [[]])
  }

  @Test func `what does not end is told`() {
    let identity = SnapshotIdentity(scene: "a", device: "b", values: [])
    let found = Found()
    let watchdog = Watchdog(limit: 0) { identity, index in found.state.withLock { $0 = (identity, index) } }
    watchdog.watch(identity, at: 7) {
      for _ in 0..<200 where found.state.withLock({ $0 }) == nil { usleep(50_000) }
    }
    watchdog.end()
    #expect(found.state.withLock { $0?.0 } == identity)
    #expect(found.state.withLock { $0?.1 } == 7)
  }

  @Test func `memory is never given twice`() {
    let (room, level) = (MemoryRoom(100), Level())
    let threads = (0..<8).compactMap { number in
      OwnThread {
        for round in 0..<50 {
          let need = 10 + (number * 13 + round * 7) % 60
          room.with(need) {
            level.state.withLock { $0 = ($0.now + need, max($0.most, $0.now + need)) }
            usleep(100)
            level.state.withLock { $0.now -= need }
          }
        }
      }
    }
    for thread in threads { thread.join() }
    #expect(level.state.withLock { $0.now } == 0)
    #expect((60...100).contains(level.state.withLock { $0.most }))
  }

  private final class Level: Sendable {
    let state = Mutex((now: 0, most: 0))
  }

  private final class Found: Sendable {
    let state = Mutex<(SnapshotIdentity, Int)?>(nil)
  }

  private func crc32(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var sum: UInt32 = .max
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 0 ? sum >> 1 : sum >> 1 ^ 0xEDB8_8320 }
    }
    return (0..<4).map { UInt8(truncatingIfNeeded: ~sum >> (24 - 8 * $0)) }
  }
}
