import Graphics
import Scene

extension ContentMode {
  /// Where all of a picture goes so that it fills a box in this mode; it may reach over the box.
  ///
  /// A side that is a whole number of pixels begins at a whole pixel: a picture at its own size is copied, not
  /// resampled at half a pixel.
  func destination(of size: Size, in box: Rect) -> Rect {
    let drawn = drawnSize(of: size, in: box.size)
    let (x, y) = alignment
    let (left, width) = Self.place(drawn.width, in: box.x, box.width, alignment: x)
    let (top, height) = Self.place(drawn.height, in: box.y, box.height, alignment: y)
    return Rect(x: left, y: top, width: width, height: height)
  }

  private func drawnSize(of size: Size, in box: Size) -> Size {
    // A side without extent, as a straight line has one, says nothing of the factor.
    let x = size.width > 0 ? box.width / size.width : nil
    let y = size.height > 0 ? box.height / size.height : nil
    guard let first = x ?? y, let second = y ?? x else { return size }
    let factor: Double
    switch self {
    case .scaleToFill: return Size(width: size.width * (x ?? 1), height: size.height * (y ?? 1))
    case .scaleAspectFit: factor = min(first, second)
    case .scaleAspectFill: factor = max(first, second)
    default: factor = 1
    }
    return Size(width: size.width * factor, height: size.height * factor)
  }

  /// The share of the free room that lies before the picture, on each axis.
  private var alignment: (x: Double, y: Double) {
    switch self {
    case .scaleAspectFit, .scaleAspectFill, .scaleToFill, .center: (0.5, 0.5)
    case .top: (0.5, 0)
    case .bottom: (0.5, 1)
    case .left: (0, 0.5)
    case .right: (1, 0.5)
    case .topLeft: (0, 0)
    case .topRight: (1, 0)
    case .bottomLeft: (0, 1)
    case .bottomRight: (1, 1)
    }
  }

  /// One axis; float noise in the length is taken out before it can move an edge.
  private static func place(
    _ length: Double, in start: Double, _ room: Double, alignment: Double
  ) -> (Double, Double) {
    let whole = length.rounded()
    guard abs(length - whole) < 1e-6 else { return (start + (room - length) * alignment, length) }
    return ((start + (room - whole) * alignment + 0.5).rounded(.down), whole)
  }
}
