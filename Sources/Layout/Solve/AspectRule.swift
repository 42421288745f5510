import Graphics

/// A fixed relation of a view's sides: `height = slope * width + offset`.
///
/// A ratio of the view is the case without offset; a grid of cells of one ratio has gaps and padding, which do not grow
/// with it.
struct AspectRule {
  let slope: Double
  let offset: Double

  func height(_ width: Double) -> Double { (slope * width + offset).size }
  func width(_ height: Double) -> Double { ((height - offset) / slope).size }

  /// The largest box that follows the rule inside a room.
  func largest(in room: Size) -> Size {
    let height = height(room.width)
    guard height > room.height else { return Size(width: room.width, height: height) }
    return Size(width: min(width(room.height), room.width), height: room.height)
  }
}
