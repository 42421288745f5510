extension OKLab {
  /// The tables that colours are looked up in.
  struct Tables {
    /// How many steps of cube roots there are from 0 to 1.
    static let rootSteps = 4096

    /// Light in proportion for each level of sRGB, and the last one again for what lies past it.
    let linear: [Double]
    /// Cube roots from 0 to 1, and one past it.
    let cubeRoots: [Double]

    init() {
      let levels = (0...255).map { Self.light(Double($0) / 255) }
      linear = levels + [levels[255]]
      cubeRoots = (0...Self.rootSteps + 1).map { Self.root(3, of: Double($0) / Double(Self.rootSteps)) }
    }

    /// The sRGB curve.
    private static func light(_ value: Double) -> Double {
      if value <= 0.04045 { return value / 12.92 }
      // A power of 2.4 is the square times the fifth root of the square.
      let base = (value + 0.055) / 1.055
      let square = base * base
      return square * root(5, of: square)
    }

    /// A root by Newton's method from above, where each step is smaller than the one before until rounding ends it.
    private static func root(_ degree: Int, of value: Double) -> Double {
      guard value > 0 else { return 0 }
      var guess = max(value, 1)
      while true {
        let power = (1..<degree - 1).reduce(guess) { power, _ in power * guess }
        let next = guess - (guess - value / power) / Double(degree)
        guard next < guess else { return guess }
        guess = next
      }
    }
  }
}
