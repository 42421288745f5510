import TestSupport

/// Chooses what a frame has, the same for the same seed, as a scene file writes it.
struct Chance {
  private var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: Int(truncatingIfNeeded: seed)) }

  mutating func whole(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(generator.next() % UInt64(range.count))
  }

  mutating func pick<Value>(_ values: [Value]) -> Value { values[whole(0...(values.count - 1))] }

  mutating func isLucky(_ share: Int) -> Bool { whole(1...share) == 1 }

  /// A number with two places after its point; seldom one that a pixel grid or a binary fraction likes.
  mutating func number(_ range: ClosedRange<Int>) -> String {
    let hundredths = whole((range.lowerBound * 100)...(range.upperBound * 100))
    let (size, sign) = (abs(hundredths), hundredths < 0 ? "-" : "")
    return "\(sign)\(size / 100).\(size % 100 / 10)\(size % 10)"
  }

  mutating func share() -> String { "0.\(whole(25...95))" }

  mutating func color(isSheer: Bool = false) -> String {
    let base = pick([
      "\"#\(hexadecimal())\"", "rgb(\(whole(0...255)) \(whole(0...255)) \(whole(0...255)))", "systemPink", "label",
      "systemTeal", "tomato", "navy", "gold",
    ])
    return isSheer ? "{light: \(base), dark: \"#\(hexadecimal())\"}" : base
  }

  /// A colour that lets through.
  mutating func sheer() -> String { "\"#\(hexadecimal())\(pick(["40", "80", "a6", "c1"]))\"" }

  private mutating func hexadecimal() -> String {
    let digits = Array("0123456789abcdef")
    return String((0..<6).map { _ in pick(digits) })
  }

  /// A rectangle of the frame, in points.
  mutating func frame() -> String {
    "frame: [\(number(-6...80)), \(number(-6...60)), \(number(18...75)), \(number(14...56))]"
  }

  mutating func stops() -> String {
    let middle = isLucky(2) ? ", {color: \(sheer()), at: \(whole(20...70))%}" : ""
    return "[\(color())\(middle), \(isLucky(3) ? sheer() : color())]"
  }

  mutating func gradient() -> String {
    switch whole(0...3) {
    case 0: "{linear: {stops: \(stops()), angle: \(number(0...360))}}"
    case 1: "{linear: {stops: \(stops()), from: [\(number(0...9)), 10%], to: [90%, \(number(9...40))]}}"
    case 2: "{radial: {stops: \(stops()), center: [\(whole(0...100))%, \(whole(0...100))%]}}"
    default: "{radial: {stops: \(stops()), radius: \(pick(["closestSide", number(8...40)]))}}"
    }
  }

  mutating func corners() -> String {
    switch whole(0...4) {
    case 0: "cornerRadius: \(number(1...16))"
    case 1: "cornerRadius: \(pick(["capsule", "50%", "half(width)", "30%"]))"
    case 2: "cornerRadius: {topLeading: \(number(1...20)), bottom: \(number(1...9))}"
    case 3: "cornerRadius: \(number(4...20)), cornerCurve: continuous"
    default: "cornerRadius: {top: \(number(3...14)), bottomTrailing: 7}, cornerCurve: continuous"
    }
  }

  mutating func shadow() -> String {
    let reach = "offset: [\(number(-5...5)), \(number(-5...7))], blur: \(number(0...18))"
    let rest = isLucky(2) ? ", spread: \(number(-2...5))" : ""
    return "{color: \(sheer()), \(reach)\(rest)\(isLucky(3) ? ", inner: true" : "")}"
  }

  mutating func transform() -> String {
    switch whole(0...4) {
    case 0: "transform: {rotate: \(number(-90...90))}"
    case 1: "transform: {scale: [\(number(-1...1)), 1.2], rotate: \(number(-20...20)), origin: [0%, 100%]}"
    case 2: "transform: {skew: [\(number(-25...25)), 0], translate: [\(number(-9...9)), 10%]}"
    case 3: "transform: {matrix: [0.\(whole(5...9)), 0.2, -0.\(whole(1...4)), 1.1, \(number(-4...9)), 3]}"
    default: "transform: {scale: \(pick(["0.73", "1.31", "1.9"]))}"
    }
  }
}
