/// Which rows of a picture are filtered, and the filter itself.
///
/// Areas of one colour and repeated shapes, which is most of a drawn screen, are smallest as they are. Photographs are
/// smaller by a third to a half where each row is the difference from the one above.
enum RowFilters {
  /// The number of the filter that takes the row above away.
  static let up: UInt8 = 2

  /// Whether fewer than three of four pixels equal the one before or the one above, as in photographs and noise.
  ///
  /// Some pixels stand for all; the answer depends on nothing but them. There must be a row above.
  static func isPhotographic(_ row: UnsafePointer<UInt32>, above: UnsafePointer<UInt32>, width: Int) -> Bool {
    var (equal, count, index) = (0, 0, 8)
    while index < width {
      let pixel = row[index]
      equal &+= pixel == row[index &- 1] || pixel == above[index] ? 1 : 0
      count &+= 1
      index &+= 8
    }
    return equal &* 4 < count &* 3
  }

  /// Filters the rows behind whose numbers the filter stands already, or all but the first, in place.
  static func filterUp(_ rows: inout [UInt8], height: Int, all: Bool) {
    guard height > 1 else { return }
    let rowBytes = rows.count / height
    rows.withUnsafeMutableBufferPointer { rows in
      guard let start = rows.baseAddress else { return }
      // From below, so that the row above is still as it was.
      for row in (1..<height).reversed() {
        let line = start + row * rowBytes
        guard all || line[0] == up else { continue }
        line[0] = up
        subtract(line - rowBytes, from: line, count: rowBytes)
      }
    }
  }

  private static func subtract(
    _ above: UnsafeMutablePointer<UInt8>, from line: UnsafeMutablePointer<UInt8>, count: Int
  ) {
    var index = 1
    while index < count {
      line[index] &-= above[index]
      index &+= 1
    }
  }
}
