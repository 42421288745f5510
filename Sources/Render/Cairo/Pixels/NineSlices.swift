package import Display
package import Graphics

/// The nine parts of a picture and where they go, all on whole pixels.
package struct NineSlices {
  /// One part.
  package struct Part: Hashable, Sendable {
    /// Where it is in the picture.
    package var source: PixelRect
    /// Where it goes.
    package var target: PixelRect
    /// The size of one copy where it is repeated; nil where it is stretched.
    package var tile: Size?
  }

  /// The parts that have any pixel, row by row.
  package let parts: [Part]

  /// Cuts a picture; what the corners have no room for is taken from them in proportion.
  package init(_ slices: DisplayList.Slices, picture: PixelSize, into target: PixelRect) {
    let columns = Cuts(
      source: (slices.source.left, slices.source.right), picture.width,
      target: (slices.target.left, slices.target.right), target.x, target.width)
    let rows = Cuts(
      source: (slices.source.top, slices.source.bottom), picture.height,
      target: (slices.target.top, slices.target.bottom), target.y, target.height)
    var parts: [Part] = []
    for row in 0..<3 {
      for column in 0..<3 {
        let part = Part(
          source: PixelRect(
            x: columns.source[column], y: rows.source[row], width: columns.source[column + 1] - columns.source[column],
            height: rows.source[row + 1] - rows.source[row]),
          target: PixelRect(
            x: columns.target[column], y: rows.target[row], width: columns.target[column + 1] - columns.target[column],
            height: rows.target[row + 1] - rows.target[row]))
        guard part.source.width > 0, part.source.height > 0, part.target.width > 0, part.target.height > 0 else {
          continue
        }
        parts.append(part)
        if slices.areTiled, row == 1 || column == 1 {
          parts[parts.count - 1].tile = Size(
            width: column == 1 ? Double(part.source.width) * columns.scale : Double(part.target.width),
            height: row == 1 ? Double(part.source.height) * rows.scale : Double(part.target.height))
        }
      }
    }
    self.parts = parts
  }
}

/// Where a picture and its target are cut in one direction, the ends included.
private struct Cuts {
  let source, target: [Int]
  /// How much larger the corners are in the target.
  let scale: Double

  init(
    source: (Double, Double), _ sourceSize: Int, target: (Double, Double), _ targetStart: Int, _ targetSize: Int
  ) {
    let ends = Self.fitted(source, sourceSize)
    self.source = [0, ends.0, sourceSize - ends.1, sourceSize]
    let others = Self.fitted(target, targetSize)
    self.target = [0, others.0, targetSize - others.1, targetSize].map { $0 + targetStart }
    let (before, after) = (source.0 + source.1, target.0 + target.1)
    scale = before > 0 && after > 0 && (after / before).isFinite ? min(max(after / before, 1e-3), 1e3) : 1
  }

  /// Both ends in whole pixels, no longer than the whole.
  private static func fitted(_ ends: (Double, Double), _ size: Int) -> (Int, Int) {
    func held(_ value: Double) -> Double { value > 0 ? min(value, 1_000_000).rounded() : 0 }
    let (first, second) = (held(ends.0), held(ends.1))
    guard first + second > Double(size) else { return (Int(first), Int(second)) }
    let share = Int((Double(size) * first / (first + second)).rounded())
    return (share, size - share)
  }
}
