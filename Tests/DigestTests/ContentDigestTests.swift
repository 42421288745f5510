import Testing

@testable import Digest

@Suite struct ContentDigestTests {
  // The examples of FIPS 180-4.
  @Test(
    arguments: [
      ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
      ),
    ])
  func isSHA256(text: String, digest: String) {
    #expect(ContentDigest(Array(text.utf8)).description == digest)
    #expect(ContentDigest(Array(text.utf8).span.bytes).description == digest)
    #expect(ContentDigest(digest) == ContentDigest(Array(text.utf8)))
  }

  @Test(arguments: [1, 3, 63, 64, 65, 1000])
  func doesNotDependOnThePieces(length: Int) {
    let bytes = (0..<1000).map { UInt8(truncatingIfNeeded: $0 * 7) }
    var hasher = ContentHasher()
    var start = 0
    while start < bytes.count {
      let end = min(start + length, bytes.count)
      hasher.update(Array(bytes[start..<end]))
      hasher.update([])
      start = end
    }
    #expect(hasher.finish() == ContentDigest(bytes))
  }

  @Test func isShortenedToTwelveDigits() {
    #expect(ContentDigest(Array("abc".utf8)).short == "ba7816bf8f01")
  }

  @Test(
    arguments: [
      "", "ba7816bf8f01", String(repeating: "g", count: 64), String(repeating: "A", count: 64),
      String(repeating: "0", count: 63), String(repeating: "0", count: 65), " " + String(repeating: "0", count: 63),
    ])
  func takesNothingElse(text: String) {
    #expect(ContentDigest(text) == nil)
  }
}
