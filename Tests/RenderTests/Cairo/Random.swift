/// The same numbers in every run.
struct Seeded: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    let mixed = (state ^ (state >> 29)) &* 0xBF58_476D_1CE4_E5B9
    return mixed ^ (mixed >> 32)
  }
}
