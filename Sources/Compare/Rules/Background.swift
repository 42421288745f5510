/// What is taken to lie behind pixels that are not opaque.
enum Background {
  case white
  /// A pattern that depends on the place, so that no colour hides in it.
  case checkerboard

  /// The colour behind a pixel, given how many pixels lie before it in reading order.
  ///
  /// Where the byte offset is divided by the golden ratio (and that plus one), whole numbers are even or odd without a
  /// pattern that pictures have. Red would depend on whether the offset is odd, which that of a pixel never is.
  func color(at index: Int) -> (red: Double, green: Double, blue: Double) {
    switch self {
    case .white: return (255, 255, 255)
    case .checkerboard:
      let offset = Double(4 &* index)
      return (48, Self.shade(offset / 1.618033988749895), Self.shade(offset / 2.618033988749895))
    }
  }

  private static func shade(_ place: Double) -> Double {
    48 + 159 * Double(Int(place) & 1)
  }
}
