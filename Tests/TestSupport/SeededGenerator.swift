/// Numbers that look random and are the same in every run (SplitMix64).
package struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  /// Makes a generator of a number; each has numbers of its own.
  package init(seed: Int) { state = UInt64(truncatingIfNeeded: seed) }

  /// Makes a generator of a word, such as the name of a test.
  package init(seed: String) { state = seed.utf8.reduce(0) { $0 &* 31 &+ UInt64($1) } }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }

  /// A number from 0 to below a limit, which is taken for 1 where it is less; quick without the optimiser.
  package mutating func below(_ limit: Int) -> Int { Int(truncatingIfNeeded: next() >> 33) % max(1, limit) }

  package mutating func byte() -> UInt8 { UInt8(truncatingIfNeeded: next()) }

  package mutating func one<Element>(of choices: [Element]) -> Element { choices[below(choices.count)] }
}
