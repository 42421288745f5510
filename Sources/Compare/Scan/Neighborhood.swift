/// A pixel inside a picture and its eight neighbours, column by column.
struct Neighborhood {
  let center: UInt32
  // By name: a row of nine named words stays in registers where an array would not.
  let leftAbove: UInt32
  let left: UInt32
  let leftBelow: UInt32
  let above: UInt32
  let below: UInt32
  let rightAbove: UInt32
  let right: UInt32
  let rightBelow: UInt32

  @inline(__always)
  init(_ pixel: UnsafePointer<UInt32>, _ stride: Int) {
    center = pixel[0]
    let (upper, lower) = (pixel - stride, pixel + stride)
    (leftAbove, left, leftBelow) = (upper[-1], pixel[-1], lower[-1])
    (above, below) = (upper[0], lower[0])
    (rightAbove, right, rightBelow) = (upper[1], pixel[1], lower[1])
  }

  /// How many neighbours are the same as the pixel.
  @inline(__always)
  var equal: Int {
    let first = same(leftAbove) &+ same(left) &+ same(leftBelow) &+ same(above)
    return first &+ same(below) &+ same(rightAbove) &+ same(right) &+ same(rightBelow)
  }

  /// Whether all nine are opaque.
  @inline(__always)
  var isOpaque: Bool {
    let first = center & leftAbove & left & leftBelow & above
    return first & below & rightAbove & right & rightBelow >= 0xFF00_0000
  }

  @inline(__always)
  private func same(_ word: UInt32) -> Int { word == center ? 1 : 0 }
}
