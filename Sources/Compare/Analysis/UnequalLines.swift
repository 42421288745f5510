import Graphics

/// Which rows and columns of two pictures are not equal where both have pixels.
struct UnequalLines {
  /// The smallest rectangle that holds what differs.
  let box: PixelRect
  private let rows: [Bool]
  /// All bits that differ in a column.
  private let columns: [UInt32]

  /// Nil where nothing differs.
  init?(_ expected: PixelPlane, _ actual: PixelPlane) {
    let (width, height) = (min(expected.width, actual.width), min(expected.height, actual.height))
    var rows = [Bool](repeating: false, count: height)
    var columns = [UInt32](repeating: 0, count: width)
    for y in 0..<height {
      let (first, second) = (expected.words(0, y), actual.words(0, y))
      guard differs(first, second, width) else { continue }
      rows[y] = true
      columns.withUnsafeMutableBufferPointer { columns in
        for x in 0..<width { columns[x] |= first[x] ^ second[x] }
      }
    }
    guard let top = rows.firstIndex(of: true), let bottom = rows.lastIndex(of: true),
      let left = columns.firstIndex(where: { $0 != 0 }), let right = columns.lastIndex(where: { $0 != 0 })
    else { return nil }
    box = PixelRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
    self.rows = rows
    self.columns = columns
  }

  /// Whether a row that both pictures have is not equal.
  @inline(__always)
  func holdsRow(_ y: Int) -> Bool { rows[y] }

  /// How many of some lines are not equal.
  func count(_ lines: Range<Int>, _ axis: Axis) -> Int {
    axis == .rows ? rows[lines].count { $0 } : columns[lines].count { $0 != 0 }
  }
}
