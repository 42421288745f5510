import Graphics

extension PixelPlane {
  /// How many pixels of a part have other edges than in another picture at the same place; stops at a number.
  ///
  /// An edge is how far a pixel is from its left and its upper neighbour. Content that moved takes its edges along;
  /// content that only became darker leaves them where they are, and gradients have none. Looks at no more than about
  /// half a million pixels, spread over the part.
  func pixelsWithOtherEdges(_ part: PixelRect, than other: PixelPlane, upTo limit: Int) -> Int {
    guard
      let part = part.clipped(width: min(width, other.width), height: min(height, other.height))
    else { return 0 }
    let step = max(1, (part.width * part.height) >> 19)
    var count = 0
    for y in stride(from: part.y, to: part.maxY, by: step) {
      for x in part.x..<part.maxX {
        if color(x, y) == other.color(x, y) { continue }
        let left = x > part.x && edgeDiffers(other, x, y, x - 1, y)
        if left || y > part.y && edgeDiffers(other, x, y, x, y - 1) { count += 1 }
        if count >= limit { return count }
      }
    }
    return count
  }

  @inline(__always)
  private func color(_ x: Int, _ y: Int) -> UInt32 { colors[y &* width &+ x] }

  private func edgeDiffers(_ other: PixelPlane, _ x: Int, _ y: Int, _ fromX: Int, _ fromY: Int) -> Bool {
    let (here, hereFrom) = (color(x, y), color(fromX, fromY))
    let (there, thereFrom) = (other.color(x, y), other.color(fromX, fromY))
    for shift in stride(from: UInt32(0), to: 32, by: 8) {
      let first = channel(here, shift) &- channel(hereFrom, shift)
      let second = channel(there, shift) &- channel(thereFrom, shift)
      if abs(first &- second) >= PixelPlane.edge { return true }
    }
    return false
  }

  /// The smallest step between two pixels that is an edge, in levels of 255.
  static let edge = 8
}

@inline(__always)
func channel(_ word: UInt32, _ shift: UInt32) -> Int { Int(word &>> shift & 0xFF) }
