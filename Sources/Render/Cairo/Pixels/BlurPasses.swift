/// A blur along one direction as a row of passes, each of which makes a line shorter.
///
/// From a standard deviation of 2 on these are three boxes of the sizes that SVG names (Filter Effects 1, section 9.4),
/// which cost the same for every size and agree with what viewers make of our SVG. Below, boxes would be whole pixels and
/// jump from nothing to 2 and 3; there, as in the same viewers, the bell curve itself is the weight of each pixel.
package struct BlurPasses: Hashable, Sendable {
  enum Pass: Hashable, Sendable {
    /// The mean of so many neighbours.
    case box(Int)
    /// A weight for each neighbour, all of them 65536.
    case weights([UInt32])

    /// How many values a line loses.
    var loss: Int {
      switch self {
      case .box(let length): length - 1
      case .weights(let weights): weights.count - 1
      }
    }
  }

  let passes: [Pass]
  /// How far from a pixel others count.
  package let reach: Int

  /// Makes a blur; deviations of more than 4096 pixels are held there, and what is no number is none.
  package init(sigma: Double) {
    let held = sigma > 0 ? min(sigma, 4096) : 0
    passes = held < 2 ? Self.bell(held) : Self.boxes(held)
    reach = passes.reduce(0) { $0 + $1.loss } / 2
  }

  private static func boxes(_ sigma: Double) -> [Pass] {
    // 3 · √(2π) ÷ 4
    let length = Int((sigma * 1.879_971_205_598_893 + 0.5).rounded(.down))
    // Two boxes of an even length are half a pixel off to one side and to the other; the third has a middle.
    return [.box(length), .box(length), .box(length % 2 == 0 ? length + 1 : length)]
  }

  private static func bell(_ sigma: Double) -> [Pass] {
    let side = Int((3 * sigma).rounded(.up))
    guard side > 0, sigma > 0.05 else { return [] }
    let heights = (1...side).map { exponential(-Double($0 * $0) / (2 * sigma * sigma)) }
    let sum = 1 + 2 * heights.reduce(0, +)
    let weights = heights.map { UInt32((65536 * $0 / sum).rounded()) }
    guard weights[0] > 0 else { return [] }
    let middle = 65536 - 2 * weights.reduce(0, +)
    return [.weights(weights.reversed() + [middle] + weights)]
  }

  /// e to a power of 0 or less, of sums, products and quotients only: the C library's depends on the processor.
  private static func exponential(_ power: Double) -> Double {
    guard power > -700 else { return 0 }
    let part = power / 1024
    var (sum, term) = (1.0, 1.0)
    for step in 1...8 {
      term *= part / Double(step)
      sum += term
    }
    return (0..<10).reduce(sum) { value, _ in value * value }
  }
}

extension BlurPasses.Pass {
  /// Blurs a line in place; gives how long it is now.
  func apply(to line: UnsafeMutablePointer<UInt16>, count: Int) -> Int {
    apply(toRows: line, count: count, lanes: 1)
  }

  /// Blurs rows of so many values downwards in place; gives how many rows there are now.
  func apply(toRows rows: UnsafeMutablePointer<UInt16>, count: Int, lanes: Int) -> Int {
    let left = count &- loss
    guard left > 0 else { return 0 }
    switch self {
    case .box(let length):
      if length > 1 {
        lanes == 1
          ? Self.box(length, along: rows, count: left) : Self.box(length, down: rows, count: left, lanes: lanes)
      }
    case .weights(let weights):
      weights.withUnsafeBufferPointer { Self.weigh($0, rows, count: left, lanes: lanes) }
    }
    return left
  }

  /// What a sum of so many values is multiplied by for their mean in the upper half of 64 bits.
  private static func reciprocal(_ length: Int) -> UInt64 { (1 &<< 32 + UInt64(length) &- 1) / UInt64(length) }

  // A value is written where it is needed no more: the window has left it.
  private static func box(_ length: Int, along line: UnsafeMutablePointer<UInt16>, count: Int) {
    let inverse = reciprocal(length)
    var sum: UInt32 = 0
    var index = 0
    while index < length &- 1 {
      sum &+= UInt32(line[index])
      index &+= 1
    }
    index = 0
    while index < count {
      sum &+= UInt32(line[index &+ length &- 1])
      let mean = (UInt64(sum) &* inverse &+ 0x8000_0000) &>> 32
      sum &-= UInt32(line[index])
      line[index] = UInt16(truncatingIfNeeded: mean)
      index &+= 1
    }
  }

  private static func box(_ length: Int, down rows: UnsafeMutablePointer<UInt16>, count: Int, lanes: Int) {
    let inverse = reciprocal(length)
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: lanes) { sums in
      sums.initialize(repeating: 0)
      guard let sums = sums.baseAddress else { return }
      var row = 0
      while row < length &- 1 {
        add(rows + row &* lanes, to: sums, lanes)
        row &+= 1
      }
      row = 0
      while row < count {
        step(sums, entering: rows + (row &+ length &- 1) &* lanes, leaving: rows + row &* lanes, inverse, lanes)
        row &+= 1
      }
    }
  }

  private static func add(
    _ row: UnsafeMutablePointer<UInt16>, to sums: UnsafeMutablePointer<UInt32>, _ lanes: Int
  ) {
    var lane = 0
    while lane < lanes {
      sums[lane] &+= UInt32(row[lane])
      lane &+= 1
    }
  }

  // By itself the optimiser sees that the two rows are apart, and works on several lanes at a time.
  @inline(never)
  private static func step(
    _ sums: UnsafeMutablePointer<UInt32>, entering: UnsafeMutablePointer<UInt16>,
    leaving: UnsafeMutablePointer<UInt16>, _ inverse: UInt64, _ lanes: Int
  ) {
    var lane = 0
    while lane < lanes {
      let sum = sums[lane] &+ UInt32(entering[lane])
      sums[lane] = sum &- UInt32(leaving[lane])
      leaving[lane] = UInt16(truncatingIfNeeded: (UInt64(sum) &* inverse &+ 0x8000_0000) &>> 32)
      lane &+= 1
    }
  }

  private static func weigh(
    _ weights: UnsafeBufferPointer<UInt32>, _ rows: UnsafeMutablePointer<UInt16>, count: Int, lanes: Int
  ) {
    var index = 0
    while index < count &* lanes {
      var sum: UInt32 = 0x8000
      var tap = 0
      while tap < weights.count {
        sum &+= weights[tap] &* UInt32(rows[index &+ tap &* lanes])
        tap &+= 1
      }
      rows[index] = UInt16(truncatingIfNeeded: sum &>> 16)
      index &+= 1
    }
  }
}
