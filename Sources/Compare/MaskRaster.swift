import Graphics

/// The pixels that a mask leaves out, region by region.
struct MaskRaster {
  let width: Int
  let height: Int
  private(set) var bytes: [UInt8]

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    bytes = [UInt8](repeating: PixelClasses.equal, count: width * height)
  }

  mutating func add(_ rect: PixelRect) {
    // A sum too large to be counted lies beyond any picture.
    let right = rect.x.addingReportingOverflow(max(0, rect.width))
    let bottom = rect.y.addingReportingOverflow(max(0, rect.height))
    let maxX = right.overflow ? width : min(right.partialValue, width)
    let (minX, minY) = (max(0, rect.x), max(0, rect.y))
    guard minX < maxX else { return }
    for y in minY..<max(minY, bottom.overflow ? height : min(bottom.partialValue, height)) { fill(y, minX, maxX) }
  }

  /// By the even-odd rule at the centres of pixels; a polygon with a corner that is no number is none.
  ///
  /// Each edge marks the pixels from which on it is passed, in the rows where that changes. One pass from above and from
  /// the left then knows of each pixel whether an odd number of edges has been passed, so that neither tall pictures nor
  /// many corners cost more than their edges' runs and the polygon's box.
  mutating func add(_ corners: [Point]) {
    guard let last = corners.last, corners.count > 2, corners.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else {
      return
    }
    let edges = zip([last] + corners, corners).compactMap {
      MaskEdge(from: $0, to: $1, width: width, height: height)
    }
    guard let box = Self.box(of: edges) else { return }
    for edge in edges { mark(edge, above: box.rows.upperBound, before: box.columns.upperBound) }
    fillMarked(box.rows, box.columns)
  }

  mutating func add(_ picture: Bitmap) {
    for y in 0..<min(height, picture.height) {
      for x in 0..<min(width, picture.width) where Self.isLight(picture.pixels[y * picture.width + x]) {
        bytes[y * width + x] = PixelClasses.masked
      }
    }
  }

  private mutating func fill(_ y: Int, _ left: Int, _ right: Int) {
    for x in left..<right { bytes[y * width + x] = PixelClasses.masked }
  }

  // A bit that no class has, beside the class.
  private static let mark: UInt8 = 0x80

  // The rows of all edges and the columns from the first of any to before the last.
  private static func box(of edges: [MaskEdge]) -> (rows: Range<Int>, columns: Range<Int>)? {
    guard let top = edges.map(\.rows.lowerBound).min(), let bottom = edges.map(\.rows.upperBound).max() else {
      return nil
    }
    // Edges are straight, so their outermost columns are at their ends.
    let columns = edges.flatMap { [$0.column(at: $0.rows.lowerBound), $0.column(at: $0.rows.upperBound - 1)] }
    guard let left = columns.min(), let right = columns.max() else { return nil }
    return (top..<bottom, left..<right)
  }

  private mutating func mark(_ edge: MaskEdge, above bottom: Int, before right: Int) {
    var row = edge.rows.lowerBound
    while row < edge.rows.upperBound {
      let column = edge.column(at: row)
      let end = edge.endOfRun(from: row, column: column)
      if column < right {
        bytes[row * width + column] ^= Self.mark
        if end < bottom { bytes[end * width + column] ^= Self.mark }
      }
      row = end
    }
  }

  private mutating func fillMarked(_ rows: Range<Int>, _ columns: Range<Int>) {
    let width = width
    // Of each column, whether an odd number of edges is passed there in the row.
    var passed = [UInt8](repeating: 0, count: columns.count)
    bytes.withUnsafeMutableBufferPointer { bytes in
      passed.withUnsafeMutableBufferPointer { passed in
        for row in rows {
          let start = row &* width &+ columns.lowerBound
          var (inside, index): (UInt8, Int) = (0, 0)
          while index < passed.count {
            let byte = bytes[start &+ index]
            passed[index] ^= byte & Self.mark
            inside ^= passed[index]
            bytes[start &+ index] = inside == 0 ? byte & ~Self.mark : PixelClasses.masked
            index &+= 1
          }
        }
      }
    }
  }

  // Premultiplied colours are those over black. Luma weights of BT.709 in 256ths.
  private static func isLight(_ word: UInt32) -> Bool {
    let luma = (word &>> 16 & 0xFF) &* 54 &+ (word &>> 8 & 0xFF) &* 183 &+ (word & 0xFF) &* 19
    return luma >= 128 * 256
  }
}
