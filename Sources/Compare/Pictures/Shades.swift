import Graphics

/// The expected picture as greys over white: how bright each pixel is, as a number of levels above the darkest grey.
struct Shades {
  /// How much of the picture shows through, 0 to 1.
  let strength: Double
  /// The darkest grey there is, black's.
  let darkest: Int

  init(strength: Double) {
    self.strength = min(max(strength.isNaN ? 0 : strength, 0), 1)
    darkest = Int(Self.gray(0xFF00_0000, self.strength))
  }

  /// How many greys there are.
  var count: Int { 256 - darkest }

  /// The grey of a straight word, cut to a whole level.
  static func gray(_ word: UInt32, _ strength: Double) -> UInt8 {
    let color = Channels(word: word)
    let luma = YIQ.brightness(color.red, color.green, color.blue)
    return UInt8(min(max(255 + (luma - 255) * strength * color.alpha / 255, 0), 255))
  }

  /// Writes the shade of each of a row of words.
  func write(_ words: UnsafePointer<UInt32>, _ count: Int, to target: UnsafeMutablePointer<UInt8>) {
    var start = 0
    while start < count {
      let end = min(start &+ 256, count)
      if strength == 0.1 && Self.areOpaque(words, start, end) {
        Self.writeTenths(words, start, end, target)
      } else {
        for index in start..<end {
          target[index] = Self.gray(words[index], strength) &- UInt8(truncatingIfNeeded: darkest)
        }
      }
      start = end
    }
  }

  // The weights of brightness, a tenth of them in 2^-27ths. With these and no others nearby, the integers come to the
  // very shade that `gray` has for each of the 2^24 opaque colours at a strength of 0.1; a test goes through them.
  @inline(__always)
  private static func writeTenths(
    _ words: UnsafePointer<UInt32>, _ start: Int, _ end: Int, _ target: UnsafeMutablePointer<UInt8>
  ) {
    var index = start
    while index < end {
      target[index] = tenth(words[index])
      index &+= 1
    }
  }

  /// The shade of an opaque word at a strength of 0.1.
  @inline(__always)
  static func tenth(_ word: UInt32) -> UInt8 {
    let colors = (word &>> 16 & 0xFF) &* 4_011_704 &+ (word &>> 8 & 0xFF) &* 7_873_514
    return UInt8(truncatingIfNeeded: (colors &+ (word & 0xFF) &* 1_536_555 &+ 67_108_890) &>> 27)
  }

  @inline(__always)
  private static func areOpaque(_ words: UnsafePointer<UInt32>, _ start: Int, _ end: Int) -> Bool {
    var common: UInt32 = 0xFFFF_FFFF
    var index = start
    while index < end {
      common &= words[index]
      index &+= 1
    }
    return common >= 0xFF00_0000
  }
}
