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
  mutating func add(_ corners: [Point]) {
    guard corners.count > 2, corners.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { return }
    let (top, bottom) = (corners.map(\.y).min() ?? 0, corners.map(\.y).max() ?? 0)
    let (first, end) = (firstCenter(from: top, limit: height), firstCenter(from: bottom, limit: height))
    guard first < end else { return }
    for y in first..<end {
      let crossings = Self.crossings(of: corners, at: Double(y) + 0.5)
      for pair in stride(from: 0, to: crossings.count - 1, by: 2) {
        let left = firstCenter(from: crossings[pair], limit: width)
        fill(y, left, max(left, firstCenter(from: crossings[pair + 1], limit: width)))
      }
    }
  }

  mutating func add(_ picture: Bitmap) {
    for y in 0..<min(height, picture.height) {
      for x in 0..<min(width, picture.width) where Self.isLight(picture.pixels[y * picture.width + x]) {
        bytes[y * width + x] = PixelClasses.masked
      }
    }
  }

  /// The first column or row whose centre is not before a place.
  private func firstCenter(from place: Double, limit: Int) -> Int {
    let column = (place - 0.5).rounded(.up)
    return column >= Double(limit) ? limit : max(0, Int(max(column, 0)))
  }

  private mutating func fill(_ y: Int, _ left: Int, _ right: Int) {
    for x in left..<right { bytes[y * width + x] = PixelClasses.masked }
  }

  /// Where a horizontal line meets the edges, from left to right; an edge holds its upper end and not its lower one.
  private static func crossings(of corners: [Point], at y: Double) -> [Double] {
    var crossings: [Double] = []
    var previous = corners[corners.count - 1]
    for corner in corners {
      if (previous.y <= y) != (corner.y <= y) {
        let share = (y - previous.y) / (corner.y - previous.y)
        crossings.append(previous.x + share * (corner.x - previous.x))
      }
      previous = corner
    }
    return crossings.sorted()
  }

  // Premultiplied colours are those over black. Luma weights of BT.709 in 256ths.
  private static func isLight(_ word: UInt32) -> Bool {
    let luma = (word &>> 16 & 0xFF) &* 54 &+ (word &>> 8 & 0xFF) &* 183 &+ (word & 0xFF) &* 19
    return luma >= 128 * 256
  }
}
