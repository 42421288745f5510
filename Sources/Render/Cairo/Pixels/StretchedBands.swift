import Canvas
import Graphics

/// A region like `StretchedCoverage` that is too large to be in memory: its tile is drawn band by band, as it is needed.
struct StretchedBands {
  /// The size of the tile.
  let width, height: Int
  /// The column that stands for more, and for how many more.
  var column = 0, moreColumns = 0
  /// The row that stands for more, and for how many more.
  var row = 0, moreRows = 0
  /// Draws some rows of the tile.
  let draw: (Range<Int>) throws(CanvasError) -> Coverage
  /// How many bytes a band may have.
  var bandBytes = 1 << 22

  /// A part of the region, blurred along both directions: what `StretchedCoverage` makes of it, byte by byte.
  ///
  /// The memory is that of the part and what `need` says, whatever the blur and the tile are.
  func blurred(
    _ horizontal: BlurPasses, _ vertical: BlurPasses, in part: PixelRect, lineBytes: Int? = nil
  ) throws(CanvasError) -> Coverage {
    var coverage = Coverage(width: part.width, height: part.height)
    let rows = StretchedLine(size: height, middle: row, more: moreRows)
      .indices(from: part.y - vertical.reach, count: part.height + 2 * vertical.reach)
    let used = rows.filter { $0 >= 0 }
    guard let first = used.min(), let last = used.max() else { return coverage }
    let places = rows.map { $0 < 0 ? -1 : $0 - first }
    let columns = Self.columns(rows: last + 1 - first, in: part, lineBytes: lineBytes)
    for x in stride(from: 0, to: part.width, by: columns) {
      let count = min(columns, part.width - x)
      let lines = try lines(first..<last + 1, horizontal, from: part.x + x, count: count)
      coverage.copy(columnsBlurred(lines, places, vertical, count, part.height), toColumn: x)
    }
    return coverage
  }

  /// How many bytes it takes to blur a part, besides the part.
  static func need(rows: Int, in part: PixelRect) -> Int {
    // A strip that is done is a second copy of its columns.
    columns(rows: rows, in: part, lineBytes: nil) * (2 * rows + part.height) + 1 << 22
  }

  /// How many columns of a part are blurred at a time: lines of 16 bits may take 8 bytes for each pixel of the part.
  private static func columns(rows: Int, in part: PixelRect, lineBytes: Int?) -> Int {
    let bytes = lineBytes ?? max(1 << 24, 8 * part.width * part.height)
    return min(max(1, part.width), max(64, bytes / (2 * max(1, rows)) / 64 * 64))
  }

  /// Rows of the tile, stretched and blurred.
  private func lines(
    _ rows: Range<Int>, _ passes: BlurPasses, from start: Int, count: Int
  ) throws(CanvasError) -> [UInt16] {
    let most = max(1, bandBytes / max(1, width))
    var lines: [UInt16] = []
    lines.reserveCapacity(rows.count * count)
    var row = rows.lowerBound
    while row < rows.upperBound {
      let band = row..<min(row + most, rows.upperBound)
      let drawn = StretchedCoverage(try draw(band), column: column, moreColumns: moreColumns)
      lines += drawn.blurredRows(0...band.count - 1, passes, from: start, count: count, .clear)
      row = band.upperBound
    }
    return lines
  }
}

extension Coverage {
  /// Copies columns of the same height.
  fileprivate mutating func copy(_ columns: Coverage, toColumn x: Int) {
    for y in 0..<height {
      let (from, to) = (y * columns.stride, y * stride + x)
      bytes.replaceSubrange(to..<to + columns.width, with: columns.bytes[from..<from + columns.width])
    }
  }
}
