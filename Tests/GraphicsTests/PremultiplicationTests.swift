import Testing

@testable import Graphics

@Suite struct PremultiplicationTests {
  /// Every word whose colour channels are equal and valid: 32,896 pairs of alpha and channel.
  private static let validWords = (UInt32(0)...255).flatMap { alpha in
    (0...alpha).map { alpha << 24 | $0 << 16 | $0 << 8 | $0 }
  }

  @Test func everyValidWordComesBackFromItsStraightForm() {
    let changed = Self.validWords.filter {
      Premultiplication.premultiply(Premultiplication.straighten($0)) != $0
    }
    #expect(changed == [])
    #expect(Self.validWords.count == 32_896)
  }

  @Test func premultipliesToTheNearestValue() {
    let wrong = (UInt32(0)...0xFFFF).filter { pair in
      let (alpha, channel) = (pair >> 8, pair & 0xFF)
      let exact = (Double(channel) * Double(alpha) / 255).rounded()
      return Premultiplication.premultiply(alpha << 24 | channel << 8) != alpha << 24 | UInt32(exact) << 8
    }
    #expect(wrong == [])
  }

  @Test(
    arguments: [
      (0x8040_2010, 0x8080_4020), (0x0000_0000, 0), (0x00FF_FFFF, 0), (0x0101_0001, 0x01FF_00FF),
      // Colours above their alpha are not valid; they must not run over into the next channel.
      (0x10FF_20FF, 0x10FF_FFFF),
    ] as [(UInt32, UInt32)])
  func straightens(word: UInt32, straight: UInt32) {
    #expect(Premultiplication.straighten(word) == straight)
  }

  @Test func wholePicturesFollowTheWords() {
    let bitmap = Bitmap(width: 257, height: 128, pixels: Self.validWords)
    #expect(Bitmap(StraightBitmap(bitmap)) == bitmap)
    #expect(StraightBitmap(bitmap).pixels == Self.validWords.map { Premultiplication.straighten($0) })
  }

  @Test(arguments: [1, 63, 64, 4095, 4096, 4097, 9000])
  func onePixelThatIsNotOpaqueIsFoundAnywhere(count: Int) {
    let opaque = [UInt32](repeating: 0xFF12_3456, count: count)
    #expect(Bitmap(width: count, height: 1, pixels: opaque).isOpaque)
    for index in [0, count / 2, count - 1] {
      var pixels = opaque
      pixels[index] = 0xFE12_3456
      #expect(!Bitmap(width: count, height: 1, pixels: pixels).isOpaque)
    }
  }

  @Test func anEmptyPictureIsOpaque() {
    let empty = Bitmap(width: 0, height: 3, pixels: [])
    #expect(empty.isOpaque)
    #expect(Bitmap(StraightBitmap(empty)) == empty)
  }
}
