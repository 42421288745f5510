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

  static let notNegative = Bounds(
    lowest: 0, highest: .greatestFiniteMagnitude, excludesLowest: false, words: "0 or more")
  static let positive = Bounds(lowest: 0, highest: .greatestFiniteMagnitude, excludesLowest: true, words: "above 0")
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
