/// The numbers that a key takes.
struct Bounds: Sendable {
  let lowest: Double
  let highest: Double
  /// Whether `lowest` itself is outside.
  let excludesLowest: Bool
  /// The same in words, for messages.
  let words: String

  func contains(_ number: Double) -> Bool {
    number <= highest && (excludesLowest ? number > lowest : number >= lowest)
  }

  /// Lengths of parts; none is longer than any screen.
  static let length = Bounds(lowest: 0, highest: 100_000, excludesLowest: false, words: "from 0 to 100000")
  /// Places beside a screen.
  static let place = Bounds(lowest: -100_000, highest: 100_000, excludesLowest: false, words: "from -100000 to 100000")
  /// Sides of screens and bodies.
  static let side = Bounds(lowest: 0, highest: 1e8, excludesLowest: true, words: "above 0, up to 100000000")
  /// Sides in pixels, whose product has a limit.
  static let positive = Bounds(lowest: 0, highest: .greatestFiniteMagnitude, excludesLowest: true, words: "above 0")
  static let density = Bounds(lowest: 1, highest: 10_000, excludesLowest: false, words: "from 1 to 10000")
  static let fontScale = Bounds(lowest: 0.5, highest: 4, excludesLowest: false, words: "from 0.5 to 4")
  /// The least keeps the points of the largest frame a number that layout can reckon with.
  static let scale = Bounds(lowest: 0.01, highest: 10, excludesLowest: false, words: "from 0.01 to 10")
  static let densityDpi = Bounds(lowest: 2, highest: 1600, excludesLowest: false, words: "from 2 to 1600")
  static let year = Bounds(lowest: 1970, highest: 9999, excludesLowest: false, words: "from 1970")
  static let count = Bounds(lowest: 0, highest: 1_000_000, excludesLowest: false, words: "from 0 to 1000000")
}

/// A number as people write it: without a fraction where it has none.
func plain(_ number: Double) -> String {
  guard let whole = Int(exactly: number) else { return "\(number)" }
  return "\(whole)"
}

/// The most pixels that a frame has where the suite sets no other limit.
let defaultPixelLimit = 64_000_000
