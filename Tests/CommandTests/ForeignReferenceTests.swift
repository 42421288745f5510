import Digest
import PNG
import Testing

@Suite("References that another program has saved")
struct ForeignReferenceTests {
  private let suite: SmallSuite
  private let first = "Snapshots/card/100x80@1.png"

  init() async throws {
    suite = try SmallSuite()
    try await suite.record()
  }

  @Test func `the same pixels in another file pass`() async throws {
    for path in SmallSuite.snapshots.map({ "Snapshots/\($0).png" }) {
      let bitmap = try decodePNG(try suite.folder.bytes(path), pixelLimit: 1 << 20)
      try suite.folder.write(encodePNG(bitmap, level: 1), to: path)
    }
    let before = try suite.folder.contents("Snapshots")
    let (run, results) = try await suite.test()
    #expect(run.end == .exited(0), "\(run.story)")
    #expect(counts(results) == ["unchanged": 4])
    #expect(try await suite.run("record").output == "small: 4 unchanged\n")
    #expect(try suite.folder.contents("Snapshots") == before)
  }

  @Test func `a file without any chunk of ours passes`() async throws {
    let file = PNGChunks(of: try suite.folder.bytes(first))
    #expect(file.withoutPrivateChunks.chunks.map(\.type) == ["IHDR", "IDAT", "IEND"])
    try suite.folder.write(file.withoutPrivateChunks.file, to: first)
    let (run, _) = try await suite.test()
    #expect(run.end == .exited(0), "\(run.story)")
  }

  @Test func `a provenance that speaks of other pixels is not believed`() async throws {
    let old = try suite.folder.bytes(first)
    let bitmap = try repainted(old, [5: 0xFF12_3456])
    let kept = try PNGFile(old).provenance
    try #require(kept != nil)
    try suite.folder.write(encodePNG(bitmap, level: 6, provenance: kept), to: first)
    let (run, results) = try await suite.test()
    #expect(run.end == .exited(1), "\(run.story)")
    #expect(names("changed", in: results) == ["card/100x80@1"])
  }

  @Test func `one forged with care is found where references are decoded`() async throws {
    let old = try suite.folder.bytes(first)
    let bitmap = try repainted(old, [5: 0xFF12_3456])
    let encoded = EncodedPNG(bitmap, level: 6)
    let streams = (try PNGFile(old).streamDigest.description, encoded.streamDigest.description)
    let kept = try #require(try PNGFile(old).provenance)
    let forged = kept.split(separator: streams.0, omittingEmptySubsequences: false).joined(separator: streams.1)
    try suite.folder.write(encoded.file(provenance: forged), to: first)
    #expect(try await suite.test().run.end == .exited(0))
    let (run, results) = try await suite.test("--decode-references")
    #expect(run.end == .exited(1), "\(run.story)")
    #expect(names("changed", in: results) == ["card/100x80@1"])
  }
}
