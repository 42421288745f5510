import Graphics
import Testing

@testable import Compare

@Suite struct DifferencePictureTests {
  private let red: UInt32 = 0xFFFF_0000
  private let violet: UInt32 = 0xFF8A_2BE2
  private let white: UInt32 = 0xFFFF_FFFF

  private func painter(
    _ expected: Bitmap, _ actual: Bitmap, _ options: ComparisonOptions = ComparisonOptions(),
    style: OverlayStyle? = nil, pixelLimit: Int = 1 << 28
  ) -> DifferencePainter {
    DifferencePainter(
      expected: StraightBitmap(expected), actual: StraightBitmap(actual),
      comparison: comparison(expected: expected, actual: actual, options: options), style: style,
      pixelLimit: pixelLimit)
  }

  // Black becomes the darkest grey there is; a clear pixel shows white.
  @Test(
    arguments: [
      (0xFF00_0000, 0xFFE5_E5E5), (0xFFFF_FFFF, 0xFFFF_FFFF), (0x0000_0000, 0xFFFF_FFFF),
      (0xFF80_8080, 0xFFF2_F2F2), (0x8000_0000, 0xFFF2_F2F2),
    ] as [(UInt32, UInt32)])
  func equalPixelsAreFaint(word: UInt32, shown: UInt32) {
    #expect(differencePicture(expected: Bitmap(2, 1, word), actual: Bitmap(2, 1, word)).pixels == [shown, shown])
  }

  @Test func pixelsThatDifferAreRed() {
    let shown = differencePicture(expected: Bitmap(3, 2, white), actual: Bitmap(3, 2, white).changing([(1, 1, 0xFF)]))
    #expect(shown.pixels == [white, white, white, white, red, white])
  }

  @Test func whatOnlyOneCoversIsViolet() {
    let shown = differencePicture(expected: Bitmap(1, 3, white), actual: Bitmap(3, 2, white))
    #expect((shown.width, shown.height) == (3, 3))
    #expect(shown.pixels == [white, violet, violet, white, violet, violet, violet, white, white])
  }

  @Test func onePictureMayBeEmpty() {
    let shown = differencePicture(expected: Bitmap(0, 0), actual: Bitmap(2, 1, 0xFF00_0000))
    #expect(shown == Bitmap(2, 1, violet))
    #expect(differencePicture(expected: Bitmap(0, 0), actual: Bitmap(0, 0)).pixels == [])
    for kind in PictureKind.allCases {
      #expect(painter(Bitmap(0, 0), Bitmap(2, 1)).paint(kind).count == (kind == .blink ? 2 : 1))
    }
  }

  @Test func twoLongStripsAreShownAtTheActualSize() {
    let shown = painter(Bitmap(1, 9, white), Bitmap(9, 1, 0xFF00_0000), pixelLimit: 80).overlay().straight
    #expect((shown.width, shown.height) == (9, 1))
    #expect(shown.pixels == [red] + Array(repeating: violet, count: 8))
  }

  @Test func eachClassHasItsColour() {
    let base = Bitmap(4, 1, 0xFF80_8080)
    let actual = base.changing([(1, 0, 0xFF00_0000), (2, 0, white), (3, 0, 0xFF88_8888)])
    var style = OverlayStyle.plain
    style.darker = 0xFF00_FF00
    let mask = Mask([.rect(PixelRect(x: 0, y: 0, width: 1, height: 1))])
    let shown = painter(base, actual, ComparisonOptions(mode: .yiq, mask: mask), style: style).overlay().straight
    #expect(shown.pixels == [0xFFC2_DEFF, 0xFF00_FF00, red, 0xFFF2_F2F2])
    // Where pixels below the threshold are why it failed, they are seen.
    let only = base.changing([(3, 0, 0xFF88_8888)])
    #expect(painter(base, only, ComparisonOptions(mode: .yiq)).overlay().straight.pixels.last == 0xFFFF_DAAA)
  }

  @Test(arguments: [0.1, 0.25, 0.5, 0.9, 1.0])
  func moreColoursThanAPaletteHasAreNoFewer(strength: Double) {
    let words = (0..<256).map { (level: UInt32) -> UInt32 in 0xFF00_0000 | level &* 0x01_0101 }
    let grays = Bitmap(width: 256, height: 1, pixels: words)
    var style = OverlayStyle.plain
    style.strength = strength
    style.tintsBelowThreshold = true
    let actual = grays.changing([(0, 0, white), (9, 0, 0xFF09_090A)])
    let shown = painter(grays, actual, ComparisonOptions(mode: .yiq), style: style).overlay()
    if case .indexed = shown { #expect(strength < 0.5) } else { #expect(strength >= 0.5) }
    #expect(shown.straight.pixels[0] == red)
    #expect(shown.straight.pixels[9] & 0xFFFF_0000 == 0xFFFF_0000)
    for index in 10..<256 {
      let gray = UInt32(255 + (Double(index) * 1.00000001 - 255) * strength)
      let word: UInt32 = 0xFF00_0000 | gray &* 0x01_0101
      #expect(shown.straight.pixels[index] == word, "\(index)")
    }
  }

  @Test(arguments: [(1, 1), (1, 9), (9, 1), (7, 5), (64, 33)])
  func rowsOfAFileAreThoseOfTheOverlay(width: Int, height: Int) {
    let base = Bitmap(width, height, 0xFF80_8080)
    let changes = (0..<height).map { ($0 * 5 % width, $0, $0 % 2 == 0 ? white : 0xFF88_8888) }
    let mask = Mask([.rect(PixelRect(x: 0, y: 0, width: 2, height: 2))])
    for options in [ComparisonOptions(mode: .yiq), ComparisonOptions(mode: .yiq, mask: mask)] {
      var painter = painter(base, base.changing(changes), options)
      guard case .indexed(let overlay) = painter.overlay() else {
        Issue.record("an overlay has few colours")
        continue
      }
      let rows = painter.overlayRows()
      #expect(rows?.width == width && rows?.height == height && rows?.palette == overlay.palette)
      var bytes: [UInt8] = []
      for y in 0..<height {
        bytes.append(0)
        bytes += overlay.indices[y * width..<(y + 1) * width]
      }
      #expect(rows?.bytes == bytes)
    }
  }

  @Test func thereAreNoRowsWhereClassesDoNotCoverThePicture() {
    var grown = painter(Bitmap(3, 2, white), Bitmap(3, 3, 0xFF00_0000))
    let noRows = grown.overlayRows()
    #expect(noRows == nil)
    #expect(grown.overlay().straight.pixels.suffix(4) == [red, violet, violet, violet])
    var same = painter(Bitmap(3, 2, white), Bitmap(3, 2, white))
    let noneAtAll = same.overlayRows()
    #expect(noneAtAll == nil)
  }

  @Test func aMaskShowsWhatDiffersOnNothing() {
    let actual = Bitmap(5, 1).changing([(1, 0, white), (2, 0, 0xFF81_8080)])
    let shown = painter(Bitmap(4, 1), actual, ComparisonOptions(mode: .yiq)).mask()
    #expect(shown.straight.pixels == [0, red, 0, 0, violet])
  }

  @Test func heatIsDarkerTheFartherAPixelIsOff() {
    let luma = HeatPalette.colors.map { YIQ.units($0) }
    #expect(zip(luma, luma.dropFirst()).allSatisfy { $0 > $1 })
    #expect(Set(HeatPalette.colors).count == HeatPalette.steps)
    #expect((1...255).map(HeatPalette.step).min() == 0)
    #expect((1...255).map(HeatPalette.step).max() == HeatPalette.steps - 1)
    let base = Bitmap(4, 1, 0xFF80_8080)
    let actual = base.changing([(1, 0, 0xFF81_8080), (2, 0, 0x0000_0000)])
    let shown = painter(base, actual, ComparisonOptions(mode: .yiq)).heat().straight
    let rows: [UInt32] = [0xFFF2_F2F2, HeatPalette.colors[0], HeatPalette.colors[159], 0xFFF2_F2F2]
    #expect(shown.pixels == rows)
  }

  @Test func aStripHasBothPicturesAndTheOverlay() {
    let (expected, actual) = (Bitmap(2, 1, white), Bitmap(1, 2, 0xFF00_0000))
    let gap: UInt32 = 0xFF9A_9AA2
    let shown = painter(expected, actual).strip().straight
    #expect((shown.width, shown.height) == (2 + 8 + 2 + 8 + 1, 2))
    let gaps = Array(repeating: gap, count: 8)
    let rows: [[UInt32]] = [[white, white], gaps, [red, violet], gaps, [0xFF00_0000]]
    let next: [[UInt32]] = [[gap, gap], gaps, [violet, white], gaps, [0xFF00_0000]]
    #expect(shown.pixels == Array((rows + next).joined()))
    // Where a strip would be too large, the overlay is left.
    #expect(painter(expected, actual, pixelLimit: 41).strip().straight.width == 2)
  }

  @Test func whatBlinksHasOneSize() {
    let frames = painter(Bitmap(2, 1, white), Bitmap(1, 2, 0xFF00_0000)).blinkFrames()
    #expect(frames[0].pixels == [white, white, 0, 0])
    #expect(frames[1].pixels == [0xFF00_0000, 0, 0xFF00_0000, 0])
  }
}
