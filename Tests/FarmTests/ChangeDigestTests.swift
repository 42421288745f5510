import Compare
import Graphics
import Testing

@testable import Farm

@Suite struct ChangeDigestTests {
  private func picture(_ width: Int, _ height: Int, _ marks: [(x: Int, y: Int, word: UInt32)] = []) -> Bitmap {
    var pixels = [UInt32](repeating: 0xFFFF_FFFF, count: width * height)
    for mark in marks { pixels[mark.y * width + mark.x] = mark.word }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  private func digest(_ expected: Bitmap, _ actual: Bitmap) -> String? {
    compare(expected: expected, actual: actual).changeDigest(expected: expected, actual: actual)
  }

  private let red: UInt32 = 0xFFFF_0000
  private let blue: UInt32 = 0xFF00_00FF

  @Test func `nothing changed has none`() {
    #expect(digest(picture(4, 4), picture(4, 4)) == nil)
  }

  @Test func `the same change elsewhere, in another size and among other pixels is the same`() throws {
    let first = try #require(digest(picture(8, 8), picture(8, 8, [(1, 1, red), (3, 2, blue)])))
    #expect(first == digest(picture(20, 9), picture(20, 9, [(11, 4, red), (13, 5, blue)])))
    let around: [(x: Int, y: Int, word: UInt32)] = [(2, 1, blue)]
    #expect(first == digest(picture(8, 8, around), picture(8, 8, around + [(1, 1, red), (3, 2, blue)])))
  }

  @Test func `other pixels, other old pixels and other places are another change`() {
    let expected = picture(8, 8)
    let changes = [
      digest(expected, picture(8, 8, [(1, 1, red), (3, 2, blue)])),
      digest(expected, picture(8, 8, [(1, 1, red), (3, 2, red)])),
      digest(expected, picture(8, 8, [(1, 1, red), (2, 3, blue)])), digest(expected, picture(8, 8, [(1, 1, red)])),
      digest(picture(8, 8, [(1, 1, blue)]), picture(8, 8, [(1, 1, red), (3, 2, blue)])),
      digest(picture(8, 8, [(1, 1, red)]), expected),
    ]
    #expect(Set(changes).count == changes.count && !changes.contains(nil))
  }

  @Test func `a change of size is the same where both pictures are`() {
    let first = digest(picture(8, 8), picture(8, 9))
    #expect(first != nil && first == digest(picture(8, 8), picture(8, 9)))
    #expect(first != digest(picture(8, 8), picture(8, 9, [(7, 8, red)])))
    #expect(first != digest(picture(7, 8), picture(7, 9)))
  }
}
