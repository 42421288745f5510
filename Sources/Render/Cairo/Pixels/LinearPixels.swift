package import Graphics

/// The pixels of colours along a line.
///
/// How far along the line a pixel's middle is goes up by the same amount from each to the next; in a row that is counted
/// in whole numbers.
package struct LinearPixels {
  private let table: GradientTable
  /// How far along the line the origin lies, and how much farther the next column and row do.
  private let start, stepX, stepY: Double

  /// Makes the pixels of a gradient in a plane; `plane` leads from pixels to it.
  package init(_ gradient: LinearGradient, plane: AffineTransform) {
    table = GradientTable(gradient.stops)
    let (x, y) = (gradient.end.x - gradient.start.x, gradient.end.y - gradient.start.y)
    let square = x * x + y * y
    guard square > 1e-18, square.isFinite else {
      // From one point to itself: all of it is past the end.
      (start, stepX, stepY) = (1, 0, 0)
      return
    }
    let (alongX, alongY) = (x / square, y / square)
    let (perColumn, perRow) = (plane.a * alongX + plane.b * alongY, plane.c * alongX + plane.d * alongY)
    // What is shorter than a quarter of a pixel is an edge, and stays within whole numbers as if it were that long.
    let steepest = max(abs(perColumn), abs(perRow))
    let factor = steepest > 4 ? 4 / steepest : 1
    stepX = perColumn * factor
    stepY = perRow * factor
    let origin = (plane.tx - gradient.start.x) * alongX + (plane.ty - gradient.start.y) * alongY
    start = origin * factor + (stepX + stepY) / 2
  }

  /// Whether no pixel lets anything through.
  package var isOpaque: Bool { table.isOpaque }

  /// The pixels of a region.
  package func bitmap(of region: PixelRect) -> Bitmap {
    let (width, height) = (max(0, region.width), max(0, region.height))
    let words = [UInt32](unsafeUninitializedCapacity: width * height) { target, count in
      table.words.withUnsafeBufferPointer { table in
        guard let table = table.baseAddress, var row = target.baseAddress, width > 0 else { return }
        for y in 0..<height {
          if y > 0, stepY == 0 {
            row.initialize(from: row - width, count: width)
          } else {
            write(row, width, x: region.x, y: region.y + y, table)
          }
          row += width
        }
      }
      count = width * height
    }
    return Bitmap(width: width, height: height, pixels: words)
  }

  private func write(_ row: UnsafeMutablePointer<UInt32>, _ width: Int, x: Int, y: Int, _ table: UnsafePointer<UInt32>)
  {
    // Far outside a row is all one colour, at less than half of what whole numbers hold.
    let limit = 131_072.0
    let place = min(max(start + stepX * Double(x) + stepY * Double(y), -limit), limit)
    let unit = Double(GradientTable.last) * 4_294_967_296
    var along = Int(place * unit) &+ 0x8000_0000
    let step = Int((stepX * unit).rounded())
    if step == 0 {
      let word = along < 0 ? self.table.before : table[min(along &>> 32, GradientTable.last)]
      return row.initialize(repeating: word, count: width)
    }
    let end = along &+ step &* (width &- 1)
    let isInside = min(along, end) >= 0 && max(along, end) &>> 32 <= GradientTable.last
    var index = 0
    if isInside {
      while index < width {
        row[index] = table[along &>> 32]
        along &+= step
        index &+= 1
      }
    } else {
      let before = self.table.before
      while index < width {
        row[index] = along < 0 ? before : table[min(along &>> 32, GradientTable.last)]
        along &+= step
        index &+= 1
      }
    }
  }
}
