import TestSupport

/// A PNG file around rows that are given filtered: any bytes behind known filters are rows of some picture.
struct RawRowFile {
  var width: Int
  var height: Int
  var bitDepth = 8
  var colorType = 2
  var interlaced = false
  var chunks: [(type: String, data: [UInt8])] = []
  var rows: [UInt8]

  /// Random rows of a picture that is not interlaced; rows of the fourth filter come in runs.
  init(width: Int, height: Int, colorType: Int, using numbers: inout SeededGenerator) {
    (self.width, self.height, self.colorType) = (width, height, colorType)
    let channels = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][colorType] ?? 1
    rows = []
    var filter: UInt8 = 0
    for _ in 0..<height {
      if filter != 4 || numbers.below(4) == 0 { filter = UInt8(numbers.below(5)) }
      rows.append(filter)
      // Small steps and large ones, as in drawings.
      for _ in 0..<(width * channels) { rows.append(numbers.below(3) == 0 ? numbers.byte() : UInt8(numbers.below(3))) }
    }
  }

  var bytes: [UInt8] {
    var header = SampleFile(width: width, height: height, bitDepth: bitDepth, colorType: colorType) { _, _, _ in 0 }
    header.interlaced = interlaced
    return SampleFile.signature + SampleFile.chunk("IHDR", header.header)
      + chunks.flatMap { SampleFile.chunk($0.type, $0.data) } + SampleFile.chunk("IDAT", SampleFile.stored(rows))
      + SampleFile.chunk("IEND", [])
  }
}
