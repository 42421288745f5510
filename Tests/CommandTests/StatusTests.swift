import PNG
import Testing

@Suite("Failures are told apart")
struct StatusTests {
  private let suite: SmallSuite
  private static let first = "Snapshots/card/100x80@1.png"

  init() async throws {
    suite = try SmallSuite()
    try await suite.record()
  }

  /// One reference of four made unfit, and what is said of it.
  struct Fault: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var status: String
    var code: Int32
    /// What follows the snapshot's name on the console.
    var sentence: String
    var make: @Sendable (TestFolder) throws -> Void
  }

  static let faults = [
    Fault(testDescription: "missing", status: "missing", code: 1, sentence: "missing: there is no reference") {
      remove($0.path(first))
    },
    Fault(
      testDescription: "changed", status: "changed", code: 1,
      sentence: "changed: 2 of 8,000 pixels differ, largest step 255, box 0,0 2×1"
    ) { folder in
      let bitmap = try repainted(folder.bytes(first), [0: 0xFF00_0000, 1: 0xFF00_FF00])
      try folder.write(encodePNG(bitmap, level: 6), to: first)
    },
    Fault(
      testDescription: "of another size", status: "size-changed", code: 1,
      sentence: "size changed: expected 120×120, got 100×80 (−20 columns, −40 rows)"
    ) { try $0.write($0.bytes("Snapshots/card/60x60@2.png"), to: first) },
    Fault(
      testDescription: "truncated", status: "unreadable", code: 2,
      sentence: "unreadable: the reference cannot be read: it ends early"
    ) { try $0.write(Array($0.bytes(first).dropLast(20)), to: first) },
    Fault(
      testDescription: "damaged", status: "unreadable", code: 2,
      sentence: "unreadable: the reference cannot be read: wrong checksum of chunk IDAT"
    ) { folder in
      var bytes = try folder.bytes(first)
      bytes[bytes.count - 20] ^= 1
      try folder.write(bytes, to: first)
    },
    Fault(
      testDescription: "empty", status: "unreadable", code: 2,
      sentence: "unreadable: the reference cannot be read: it is not a PNG"
    ) { try $0.write("", to: first) },
    Fault(
      testDescription: "a pointer of Git LFS", status: "unreadable", code: 2,
      sentence: "unreadable: the reference is a pointer of Git LFS; run \"git lfs pull\""
    ) { folder in
      let digest = String(repeating: "5e", count: 32)
      try folder.write(
        "version https://git-lfs.github.com/spec/v1\noid sha256:\(digest)\nsize 1234\n", to: first)
    },
    Fault(
      testDescription: "a folder", status: "unreadable", code: 2,
      sentence: "unreadable: the reference cannot be read: not a regular file"
    ) { folder in
      remove(folder.path(first))
      try folder.write("x", to: first + "/x")
    },
  ]

  @Test(arguments: faults)
  func `in the results, on the console and by the exit code`(fault: Fault) async throws {
    try fault.make(suite.folder)
    let before = try suite.folder.contents("Snapshots")
    let (run, results) = try await suite.test()
    #expect(run.end == .exited(fault.code), "\(run.story)")
    #expect(counts(results) == ["unchanged": 3, fault.status: 1])
    #expect(names(fault.status, in: results) == ["card/100x80@1"])
    #expect(results.exitCode.int == Int(fault.code))
    #expect(run.lines.contains("card/100x80@1  " + fault.sentence), "\(run.story)")
    // Only what was drawn and can be compared is offered for acceptance.
    let isOffered = run.lines.last == "Accept with: snapfarm accept card/100x80@1"
    #expect(isOffered == (fault.code == 1))
    #expect(try suite.folder.contents("Snapshots") == before)
    #expect(try suite.folder.text(".snapfarm/report/results.js").contains("card/100x80@1"))
  }

  @Test(arguments: faults)
  func `record mends all but a folder and a pointer, which stand for what somebody wants`(fault: Fault) async throws {
    let sound = try suite.folder.contents("Snapshots")
    try fault.make(suite.folder)
    let faulty = try suite.folder.contents("Snapshots")
    let run = try await suite.run("record")
    let codes: [String: Int32] = ["a folder": 69, "a pointer of Git LFS": 2]
    let code = codes[fault.testDescription]
    #expect(run.end == .exited(code ?? 0), "\(run.story)")
    #expect(try suite.folder.contents("Snapshots") == (code == nil ? sound : faulty))
  }

  @Test func `a device of another scale is a change of size`() async throws {
    let profile = """
      profiles:
        - {id: my-phone, name: Mine, platform: web, family: phone, pixelSize: [90, 120], scale: 3}

      """
    try suite.folder.write(profile, to: "Profiles/mine.yaml")
    _ = try await suite.run("record", "card", "-d", "my-phone")
    try suite.folder.replace("[90, 120], scale: 3", with: "[60, 80], scale: 2", in: "Profiles/mine.yaml")
    let (run, results) = try await suite.test("card", "-d", "my-phone")
    #expect(run.end == .exited(1), "\(run.story)")
    #expect(names("size-changed", in: results) == ["card/my-phone"])
    let outcome = try #require(results.outcomes.elements.first)
    #expect(outcome.expectedSize == .array([90, 120].map(JSON.number)))
    #expect(outcome.size == .array([60, 80].map(JSON.number)))
  }

  @Test func `where several occur, the gravest decides the exit code and all are told`() async throws {
    remove(suite.folder.path(Self.first))
    try suite.folder.write("", to: "Snapshots/logo/60x60@2.png")
    try suite.folder.replace("\"#eeeeee\"", with: "\"#eeeeef\"", in: "Scenes/logo.yaml")
    let (run, results) = try await suite.test()
    #expect(run.end == .exited(2), "\(run.story)")
    #expect(counts(results) == ["unchanged": 1, "missing": 1, "changed": 1, "unreadable": 1])
    #expect(run.lines.last == "Accept with: snapfarm accept card/100x80@1 logo/100x80@1")
    #expect(run.lines.contains("small: 1 unchanged, 1 changed; not compared: 1 missing, 1 unreadable"))
  }

  @Test func `a folder of nothing but missing references compares nothing`() async throws {
    remove(suite.folder.path("Snapshots"))
    let (run, results) = try await suite.test()
    #expect(run.end == .exited(1), "\(run.story)")
    #expect(counts(results) == ["missing": 4])
    #expect(run.lines.contains("small: nothing was compared: 4 missing"))
  }

  @Test func `references of another engine are one heading and exit code 4`() async throws {
    let encoded = EncodedPNG(try repainted(suite.folder.bytes(Self.first), [0: 0xFF00_0000]), level: 6)
    let old = try #require(try PNGFile(suite.folder.bytes(Self.first)).provenance)
    let text = old.split(separator: "\n").map { line in
      switch line.prefix(while: { $0 != " " }) {
      case "engine": "engine 0123"
      case "stream": "stream \(encoded.streamDigest)"
      case "pixels": "pixels \(String(repeating: "0", count: 32))"
      default: String(line)
      }
    }.joined(separator: "\n")
    try suite.folder.write(encoded.file(provenance: text + "\n"), to: Self.first)
    let (run, results) = try await suite.test()
    #expect(run.end == .exited(4), "\(run.story)")
    #expect(counts(results) == ["unchanged": 3, "changed": 1])
    #expect(run.lines.contains("References drawn by another engine: 1 changed"))
  }
}
