import Graphics
import TestSupport
import Testing

@testable import PNG

/// The kinds that are decoded without libpng, which knows better what every row of theirs is.
@Suite struct CommonDecodingTests {
  private func check(_ file: RawRowFile, _ comment: Comment) throws {
    let png = try PNGFile(file.bytes)
    let layout = try #require(png.commonLayout, comment)
    #expect(try png.decodeCommon(layout) == png.decodeWithLibpng(), comment)
  }

  @Test(arguments: 1...40)
  func everyWidthIsDecodedAsLibpngDoes(width: Int) throws {
    var numbers = SeededGenerator(seed: width)
    for colorType in [0, 2, 4, 6] {
      for height in [1, 2, 3, 9, 33] {
        let file = RawRowFile(width: width, height: height, colorType: colorType, using: &numbers)
        try check(file, "\(width) × \(height), colour type \(colorType)")
      }
    }
  }

  // Two rows of the fourth filter are undone side by side; the first may be the picture's first, the last its last.
  @Test(arguments: [2, 6], 1...6)
  func runsOfTheFourthFilterAreDecoded(colorType: Int, height: Int) throws {
    var numbers = SeededGenerator(seed: height)
    for first in 0..<height {
      for width in [1, 2, 5, 16] {
        var file = RawRowFile(width: width, height: height, colorType: colorType, using: &numbers)
        let rowBytes = file.rows.count / height
        for row in first..<height { file.rows[row * rowBytes] = 4 }
        try check(file, "\(width) × \(height) from row \(first)")
      }
    }
  }

  // Tall pictures have the most filters for their words, wide ones the least.
  @Test(arguments: [(1, 5000), (2, 3001), (5000, 1), (4999, 2)], [0, 2, 4, 6])
  func extremeShapesAreDecoded(size: (width: Int, height: Int), colorType: Int) throws {
    var numbers = SeededGenerator(seed: size.width)
    try check(RawRowFile(width: size.width, height: size.height, colorType: colorType, using: &numbers), "\(size)")
  }

  @Test(arguments: [1, 2, 255, 256], [false, true])
  func palettesAreLookedUpAsLibpngDoes(colors: Int, translucent: Bool) throws {
    var numbers = SeededGenerator(seed: colors)
    var file = RawRowFile(width: 31, height: 20, colorType: 3, using: &numbers)
    // Not filtered, so that every place is one in the palette.
    for index in file.rows.indices {
      file.rows[index] = index % 32 == 0 ? 0 : UInt8(truncatingIfNeeded: Int(file.rows[index]) % colors)
    }
    file.chunks = [("PLTE", (0..<(colors * 3)).map { _ in numbers.byte() })]
    if translucent { file.chunks.append(("tRNS", (0..<((colors + 1) / 2)).map { _ in numbers.byte() })) }
    try check(file, "\(colors) colours")
  }

  @Test func aClearColorIsNotCommon() throws {
    var numbers = SeededGenerator(seed: 1)
    var file = RawRowFile(width: 3, height: 3, colorType: 3, using: &numbers)
    file.chunks = [("PLTE", [1, 2, 3]), ("tRNS", [1])]
    #expect(try PNGFile(file.bytes).commonLayout != nil)
    file.chunks = [("tRNS", [0, 1, 0, 2, 0, 3])]
    file.colorType = 2
    #expect(try PNGFile(file.bytes).commonLayout == nil)
  }

  @Test(arguments: [1, 2, 3, 4, 17, 1290, 1 << 20], [1, 2, 3, 16, 2796])
  func wordsNeverReachWhatIsStillToBeRead(width: Int, height: Int) {
    for channels in 1...4 {
      let layout = RowLayout(width: width, height: height, channels: channels)
      #expect(layout.offset >= 0)
      #expect(layout.offset + layout.codedBytes + 16 == layout.wordCount * 4)
      for row in [0, 1, height / 2, height - 1] where row < height {
        let coded = layout.offset + row * layout.rowBytes
        for column in [0, width / 2, width - 1] {
          #expect(4 * (width * row + column + 1) <= coded + 1 + channels * (column + 1))
        }
        if row + 1 < height { #expect(4 * width * (row + 2) <= coded) }
      }
    }
  }
}
