import Graphics
import Testing

@testable import Digest

@Suite struct PixelDigestTests {
  // Computed with libxxhash from the little-endian bytes, so that no machine and no later version may differ: digests
  // stand in stored references.
  @Test(
    arguments: [
      (Bitmap(width: 0, height: 0, pixels: []), "99aa06d3014798d86001c324468d497f"),
      (Bitmap(width: 2, height: 1, pixels: [0xFF00_00FF, 0x8010_2030]), "6fab79bd3de6fed50f858ff59c85cfba"),
      (Bitmap(width: 64, height: 64, pixels: (0..<4096).map { 0xFF00_0000 | $0 }), "8aaef5ca2642e73b9357d4972f581221"),
    ])
  func isTheRecordedOne(bitmap: Bitmap, digest: String) {
    #expect(PixelDigest(bitmap).description == digest)
  }

  @Test func dependsOnTheSizeAndNotOnlyOnTheWords() {
    let sizes = [(16, 1), (8, 2), (4, 4), (2, 8), (1, 16)]
    let digests = sizes.map { PixelDigest(Bitmap(width: $0, height: $1, pixels: Array(repeating: 0, count: 16))) }
    #expect(Set(digests).count == sizes.count)
    let empty = [(0, 0), (0, 1), (1, 0), (0, 5)].map { PixelDigest(Bitmap(width: $0, height: $1, pixels: [])) }
    #expect(Set(empty).count == 4)
  }

  @Test func dependsOnEveryBitOfEveryPixel() {
    let pixels: [UInt32] = [0xFF00_0000, 0x8040_2010, 0, 0xFFFF_FFFF, 0xFF12_3456, 0xFF12_3457]
    var digests: Set<PixelDigest> = [PixelDigest(Bitmap(width: 3, height: 2, pixels: pixels))]
    for index in pixels.indices {
      for bit in 0..<32 {
        var changed = pixels
        changed[index] ^= 1 << bit
        digests.insert(PixelDigest(Bitmap(width: 3, height: 2, pixels: changed)))
      }
    }
    #expect(digests.count == 1 + 6 * 32)
  }

  @Test func readsPixelsWhereTheyLie() {
    let pixels = (0..<(37 * 11)).map { UInt32($0) &* 2_654_435_761 }
    let bitmap = Bitmap(width: 37, height: 11, pixels: pixels)
    #expect(PixelDigest(width: 37, height: 11, pixels: pixels.span) == PixelDigest(bitmap))
  }

  @Test func comesBackFromItsDigits() {
    let digest = PixelDigest(Bitmap(width: 1, height: 1, pixels: [7]))
    #expect(PixelDigest(digest.description) == digest)
    #expect(digest.description.count == 32)
    // Leading zeros count.
    #expect(PixelDigest("0000000000000000000000000000000f")?.description == "0000000000000000000000000000000f")
  }

  @Test(
    arguments: [
      "", "0", "99aa06d3014798d86001c324468d497", "99aa06d3014798d86001c324468d497f0",
      "99AA06D3014798D86001C324468D497F", "99aa06d3014798d86001c324468d497g", "+9aa06d3014798d86001c324468d497f",
      "99aa06d3014798d86001c324468d49é",
    ])
  func takesNothingElse(text: String) {
    #expect(PixelDigest(text) == nil)
  }
}
