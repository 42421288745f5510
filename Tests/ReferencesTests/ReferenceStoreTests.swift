import Digest
import Files
import Graphics
import PNG
import Testing

@testable import References

@Suite("The folder of references")
struct ReferenceStoreTests {
  private let suite: TemporarySuite

  init() throws { suite = try TemporarySuite() }

  /// The name of what is wrong with the stored picture.
  private func problem() -> String? {
    if case .problem(let problem) = suite.references.entry(for: TemporarySuite.identity) { return "\(problem)" }
    return nil
  }

  private func stored() throws -> StoredPicture {
    let entry = suite.references.entry(for: TemporarySuite.identity)
    guard case .picture(let picture) = entry else { throw NoPicture(entry: "\(entry)") }
    return picture
  }

  private struct NoPicture: Error {
    var entry: String
  }

  @Test func `nothing is missing, not damaged`() {
    guard case .missing = suite.references.entry(for: TemporarySuite.identity) else {
      Issue.record("found something in an empty folder")
      return
    }
    #expect(suite.references.companion(of: TemporarySuite.identity) == nil)
  }

  @Test func `a picture comes back`() throws {
    let drawn = bitmap(0xFFFF_0000)
    try suite.record(drawn, companion: "<svg>a</svg>\n")
    let found = try stored()
    #expect(found.size == PixelSize(width: 40, height: 30))
    #expect(found.provenance?.pixels == PixelDigest(drawn))
    #expect(found.provenance?.base == nil)
    #expect(try found.decode(pixelLimit: 1 << 20) == drawn)
    #expect(found.digest == ContentDigest(found.bytes))
    #expect(suite.references.companion(of: TemporarySuite.identity) == Array("<svg>a</svg>\n".utf8))
    #expect(try suite.files() == ["Snapshots/keypad/iphone-6.png", "Snapshots/keypad/iphone-6.svg"])
  }

  @Test func `a pointer of Git LFS is named`() throws {
    let pointer = """
      version https://git-lfs.github.com/spec/v1
      oid sha256:4d7a214614ab2935c943f9e0ff69d22eadbb8f32b1258daaa5e2ca24d17e2393
      size 12345

      """
    try suite.write(Array(pointer.utf8), to: "Snapshots/keypad/iphone-6.png")
    #expect(problem() == "lfsPointer")
  }

  @Test func `what is no picture is damaged`() throws {
    try suite.write([], to: "Snapshots/keypad/iphone-6.png")
    #expect(problem() != nil)
    try suite.write(Array("GIF89a".utf8), to: "Snapshots/keypad/iphone-6.png")
    #expect(problem() == "notPNG")
  }

  @Test func `a picture cut off is damaged at every length`() throws {
    let whole = picture(bitmap(0xFFFF_0000), level: 6)
    for length in 0..<whole.count {
      #expect(throws: (any Error).self, "\(length) bytes") { try StoredPicture(Array(whole[..<length])) }
    }
  }

  @Test func `a folder in place of a picture cannot be read and is not missing`() throws {
    try makeFolders(suite.folder.path(for: "Snapshots/keypad/iphone-6.png"))
    #expect(problem() != nil)
  }

  @Test func `a picture above the limit is not decoded`() throws {
    try suite.record(bitmap(0xFFFF_0000))
    let found = try stored()
    #expect(throws: (any Error).self) { try found.decode(pixelLimit: 40 * 30 - 1) }
  }

  @Test func `provenance is believed only for the stream it names`() throws {
    let (drawn, other) = (bitmap(0xFFFF_0000), bitmap(0xFF00_FF00))
    let text = Provenance(
      snapshot: "keypad/iphone-6", engine: "e", display: "d", pixels: PixelDigest(drawn),
      stream: EncodedPNG(drawn, level: 6).streamDigest
    ).text
    try suite.write(EncodedPNG(other, level: 6).file(provenance: text), to: "Snapshots/keypad/iphone-6.png")
    let found = try stored()
    #expect(found.provenance == nil)
    #expect(try found.decode(pixelLimit: 1 << 20) == other)
  }

  @Test func `the same pixels compressed anew are not proved by the old text`() throws {
    let drawn = bitmap(0xFFFF_0000)
    let old = EncodedPNG(drawn, level: 0)
    let text = Provenance(
      snapshot: "keypad/iphone-6", engine: "e", display: "d", pixels: PixelDigest(drawn), stream: old.streamDigest
    ).text
    #expect(try StoredPicture(old.file(provenance: text)).provenance != nil)
    #expect(try StoredPicture(EncodedPNG(drawn, level: 9).file(provenance: text)).provenance == nil)
  }

  @Test(arguments: ["", "hello", "snapfarm 2\n"])
  func `a foreign text leaves the picture`(text: String) throws {
    let drawn = bitmap(0xFFFF_0000)
    let found = try StoredPicture(EncodedPNG(drawn, level: 6).file(provenance: text))
    #expect(found.provenance == nil)
    #expect(try found.decode(pixelLimit: 1 << 20) == drawn)
  }

  @Test func `a reference folder outside the suite is refused`() throws {
    let outside = ReferenceStore(suite: suite.folder, folder: "../elsewhere")
    #expect(throws: FileError.self) { try outside.write([], companion: nil, for: TemporarySuite.identity) }
    guard case .problem = outside.entry(for: TemporarySuite.identity) else {
      Issue.record("read outside the suite")
      return
    }
  }
}
