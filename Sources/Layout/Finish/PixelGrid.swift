import Graphics
import Scene

/// Where frames meet device pixels (scene-format section 5.3).
struct PixelGrid {
  /// Which of the pixel edges around a coordinate is taken.
  enum Direction {
    /// The nearest; half goes up, also below zero.
    case nearest
    /// The one before, or the coordinate itself.
    case down
    /// The one after, or the coordinate itself.
    case up
  }

  /// Device pixels in a point.
  let scale: Double

  /// The pixel edge for a coordinate in points.
  func edge(_ coordinate: Double, _ direction: Direction = .nearest) -> Int {
    // Rounding to six decimals first keeps the noise of sums from deciding a pixel.
    Int(Self.whole((coordinate.bounded * scale * 1e6).rounded() / 1e6, direction))
  }

  /// The pixels of a frame: each edge by itself, in absolute coordinates, so that neighbours always touch.
  ///
  /// - Parameters:
  ///   - frame: The frame in points.
  ///   - snap: What it is aligned to.
  ///   - isText: Whether letters could be cut off; then no edge moves inwards.
  /// - Returns: The pixels; none where the frame is inside out.
  func pixels(of frame: Rect, snap: Snap, isText: Bool) -> PixelRect {
    let isOutward = isText || snap == .none
    let near = isOutward ? Direction.down : .nearest
    let far = isOutward ? Direction.up : .nearest
    func place(_ coordinate: Double, _ direction: Direction) -> Int {
      guard snap == .point else { return edge(coordinate, direction) }
      let whole = Self.whole((coordinate.bounded * 1e6).rounded() / 1e6, direction)
      return edge(whole)
    }
    let (left, top) = (place(frame.x, near), place(frame.y, near))
    let (right, bottom) = (place(frame.maxX, far), place(frame.maxY, far))
    return PixelRect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }

  private static func whole(_ value: Double, _ direction: Direction) -> Double {
    switch direction {
    case .nearest: (value + 0.5).rounded(.down)
    case .down: value.rounded(.down)
    case .up: value.rounded(.up)
    }
  }
}
