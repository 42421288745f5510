import PNG
import Testing

// Tools that compare pictures with accepted ones have been in use for years, and what people complain about is known: 25
// complaints in six groups. Each has a test here that is named after it. What of them has no test, and why:
//
// - 3, drift of libraries: that another Cairo draws the same cannot be tried with one Cairo; that its difference is told
//   as one of engines is tested.
// - 10, which views a difference touches: differences are not yet attributed to views.
// - 17, a change of the rule by which files are named: there has been one rule; a second one will have to rename files.
// - 23, the time and memory of large suites: `make bench` measures 2,000 snapshots; here a run has little memory.

@Suite("Complaints: the same code, other pixels")
struct OtherPixelsComplaints {
  @Test("1: it passes on my machine and fails on the other")
  func otherMachine() async throws {
    let suite = try VariedSuite().folder
    let machines = [
      ["PATH": "/usr/bin:/bin", "LANG": "C", "TZ": "UTC", "HOME": "/tmp", "SWIFT_DETERMINISTIC_HASHING": "1"],
      [
        "LANG": "ja_JP.UTF-8", "LC_ALL": "tr_TR.UTF-8", "TZ": "Pacific/Chatham", "FONTCONFIG_FILE": "/dev/null",
        "FREETYPE_PROPERTIES": "truetype:interpreter-version=35", "MALLOC_PERTURB_": "170",
      ],
    ]
    var references: [[String: [UInt8]]] = []
    for environment in machines {
      let run = try await Snapfarm.run("record", in: suite.path, environment: environment)
      #expect(run.end == .exited(0), "\(run.story)")
      references.append(try suite.contents("Snapshots"))
      remove(suite.path("Snapshots"))
    }
    #expect(!references[0].isEmpty && changes(from: references[0], to: references[1]) == [])
  }

  @Test("2: another font came from the machine, and nobody said so", arguments: ["Helvetica", "SF Pro", "NoSuchFont"])
  func hostFont(family: String) async throws {
    let suite = try SmallSuite()
    try suite.folder.replace("default: Roboto", with: "default: \(family)", in: "snapfarm.yaml")
    let run = try await suite.run("record")
    #expect(run.end == .exited(2), "\(run.story)")
    #expect((run.output + run.errors).contains("error E314: no font family \"\(family)\""), "\(run.story)")
    #expect(try suite.folder.files("Snapshots").allSatisfy { !$0.hasPrefix("card/") })
  }

  @Test("2: a letter that the font lacks became a box or came from another font")
  func missingLetter() async throws {
    let suite = try SmallSuite()
    try suite.folder.replace("text: Hi there", with: "text: \"\\uD55C\"", in: "Scenes/card.yaml")
    let run = try await suite.run("record", "card")
    #expect(run.end == .exited(2) && (run.output + run.errors).contains("error E315: "), "\(run.story)")
    #expect(try suite.folder.files("Snapshots").isEmpty)
  }

  @Test("3: a new version of a library changed 400 pictures, and it looked like 400 changes of design")
  func otherLibraries() async throws {
    let suite = try SmallSuite()
    try await suite.record()
    let (_, results) = try await suite.test()
    let engine = results.engine.elements.compactMap(\.text)
    for library in ["renderer ", "cairo ", "pixman ", "pango ", "freetype ", "harfbuzz ", "font Roboto"] {
      #expect(engine.contains { $0.hasPrefix(library) }, "\(engine)")
    }
    try await drawByAnother(SmallSuite.snapshots, of: suite, touching: [0: 0xFF00_0000])
    let (run, after) = try await suite.test()
    #expect(run.end == .exited(4), "\(run.story)")
    #expect(counts(after) == ["changed": 4])
    // One heading, and no line for each of them.
    #expect(run.lines.count { $0.contains("another engine") } == 1, "\(run.story)")
    #expect(!run.lines.contains { $0.contains("pixels differ") }, "\(run.story)")
  }

  @Test("3: the same pixels failed because the versions were others")
  func otherLibrariesSamePixels() async throws {
    let suite = try SmallSuite()
    try await suite.record()
    try await drawByAnother(SmallSuite.snapshots, of: suite, touching: [:])
    let (run, _) = try await suite.test()
    #expect(run.end == .exited(0), "\(run.story)")
  }

  /// Makes references that say they come from another engine.
  private func drawByAnother(_ names: [String], of suite: SmallSuite, touching words: [Int: UInt32]) async throws {
    for name in names {
      let path = "Snapshots/\(name).png"
      let old = try suite.folder.bytes(path)
      let encoded = EncodedPNG(try repainted(old, words), level: 6)
      let lines = try #require(try PNGFile(old).provenance).split(separator: "\n").map { line in
        switch line.prefix(while: { $0 != " " }) {
        case "engine": "engine 0123"
        case "stream": "stream \(encoded.streamDigest)"
        case "pixels" where !words.isEmpty: "pixels \(String(repeating: "0", count: 32))"
        default: String(line)
        }
      }
      try suite.folder.write(encoded.file(provenance: lines.joined(separator: "\n") + "\n"), to: path)
    }
  }

  @Test("4: one changed pixel and another color profile, and nearly all pixels were said to differ")
  func otherProfile() async throws {
    let suite = try SmallSuite()
    try await suite.record()
    let path = "Snapshots/card/100x80@1.png"
    let pixels = try repainted(suite.folder.bytes(path), [7: 0xFF00_0000])
    var file = PNGChunks(of: encodePNG(pixels, level: 6)).withoutPrivateChunks
    file.chunks.insert(PNGChunks.Chunk(type: "gAMA", data: [0, 1, 0x86, 0xA0]), at: 1)
    try suite.folder.write(file.file, to: path)
    let (run, results) = try await suite.test("card")
    #expect(run.end == .exited(1), "\(run.story)")
    #expect(run.output.contains("changed: 1 of 8,000 pixels differs"), "\(run.story)")
    #expect(run.output.contains("gAMA"), "the file's other colors are told: \(run.story)")
    #expect(counts(results) == ["unchanged": 1, "changed": 1])
    _ = try await suite.run("record", "card")
    let again = try await suite.run("test", "card")
    #expect(again.end == .exited(0) && !again.output.contains("gAMA"), "\(again.story)")
  }
}
