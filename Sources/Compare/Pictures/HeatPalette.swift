/// The colours of a heat map: pale where a pixel is hardly off, dark where it is far off, the darker the farther.
enum HeatPalette {
  /// How many steps there are.
  static let steps = 160

  // Corners of the way from pale to dark; brightness falls all along, so that greys of a print keep the order.
  private static let corners: [(red: Int, green: Int, blue: Int)] = [
    (255, 218, 96), (250, 158, 50), (226, 84, 66), (152, 34, 108), (48, 4, 74),
  ]

  /// Opaque words, from pale to dark.
  static let colors: [UInt32] = (0..<steps).map { step in
    let place = step * (corners.count - 1)
    let index = min(place / (steps - 1), corners.count - 2)
    let (from, to, part) = (corners[index], corners[index + 1], place - index * (steps - 1))
    let channel = { (from: Int, to: Int) in UInt32(from + (to - from) * part / (steps - 1)) }
    return 0xFF00_0000 | channel(from.red, to.red) << 16 | channel(from.green, to.green) << 8
      | channel(from.blue, to.blue)
  }

  /// The step of a channel delta, 1 to 255; deltas of less than a level count as 1.
  static func step(_ delta: Int) -> Int { (max(delta, 1) - 1) * (steps - 1) / 254 }
}
