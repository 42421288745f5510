import Digest
import Testing

@testable import References

@Suite("What a picture says about itself")
struct ProvenanceTests {
  private static let digest = ContentDigest([1, 2, 3])

  private static func provenance(_ base: Provenance.Base?) throws -> Provenance {
    let pixels = try #require(PixelDigest("0123456789abcdef0123456789abcdef"))
    return Provenance(
      snapshot: "keypad/iphone-6.dark", engine: "e1", display: "d1", pixels: pixels, stream: digest, base: base)
  }

  @Test(arguments: [nil, .missing, .file(digest)] as [Provenance.Base?])
  func `it reads what it writes`(base: Provenance.Base?) throws {
    let provenance = try Self.provenance(base)
    #expect(Provenance(provenance.text) == provenance)
  }

  @Test(arguments: [nil, .missing, .file(digest)] as [Provenance.Base?])
  func `it reads what it writes of a companion`(companion: Provenance.Base?) throws {
    var provenance = try Self.provenance(.missing)
    provenance.companion = companion
    #expect(Provenance(provenance.text) == provenance)
    #expect(Provenance(try Self.provenance(nil).text + "companion some\n") == nil)
  }

  @Test func `a name of several lines becomes one`() throws {
    var provenance = try Self.provenance(nil)
    provenance.snapshot = "a\nbase none\r\nb"
    let read = try #require(Provenance(provenance.text))
    #expect(read.snapshot == "a base none b")
    #expect(read.base == nil)
  }

  @Test func `a later word is passed over`() throws {
    let provenance = try Self.provenance(.missing)
    #expect(Provenance(provenance.text + "later word\n") == provenance)
  }

  @Test(arguments: ["snapfarm", "snapshot", "engine", "display", "pixels", "stream"])
  func `nothing may be missing`(word: String) throws {
    let lines = try Self.provenance(.missing).text.split(separator: "\n")
    let rest = lines.filter { !$0.hasPrefix(word + " ") }
    #expect(rest.count == lines.count - 1)
    #expect(Provenance(rest.joined(separator: "\n")) == nil)
  }

  @Test(arguments: [
    ("snapfarm 1", "snapfarm 2"), ("base none", "base some"), ("pixels 0123", "pixels x123"), ("engine e1", "engine"),
    ("stream ", "stream 0"),
  ])
  func `a changed text is not believed`(old: String, new: String) throws {
    let text = try Self.provenance(.missing).text
    #expect(text.contains(old))
    let parts = text.split(separator: old, maxSplits: 1, omittingEmptySubsequences: false)
    #expect(Provenance(parts.joined(separator: new)) == nil)
  }

  @Test(arguments: ["", "\n", "Software Adobe ImageReady", "<?xml version='1.0'?>", "snapfarm 1", "{}"])
  func `a foreign text is none of ours`(text: String) {
    #expect(Provenance(text) == nil)
  }
}
