import Graphics
import TestSupport

extension Bitmap {
  /// A picture of one colour.
  init(_ width: Int, _ height: Int, _ word: UInt32 = 0xFF80_8080) {
    self.init(width: width, height: height, pixels: Array(repeating: word, count: width * height))
  }

  /// The picture with some pixels exchanged.
  func changing(_ changes: [(x: Int, y: Int, word: UInt32)]) -> Bitmap {
    var pixels = pixels
    for change in changes { pixels[change.y * width + change.x] = change.word }
    return Bitmap(width: width, height: height, pixels: pixels)
  }
}

extension StraightBitmap {
  /// A picture whose words are a function of the place.
  init(_ width: Int, _ height: Int, _ word: (_ x: Int, _ y: Int) -> UInt32) {
    self.init(
      width: width, height: height, pixels: (0..<width * height).map { word($0 % width, $0 / width) })
  }
}

extension SeededGenerator {
  /// A picture of few colours, so that neighbours are often equal.
  mutating func picture(_ width: Int, _ height: Int, colors: [UInt32]) -> StraightBitmap {
    var words: [UInt32] = []
    for _ in 0..<width * height { words.append(colors[Int.random(in: 0..<colors.count, using: &self)]) }
    return StraightBitmap(width: width, height: height, pixels: words)
  }
}
