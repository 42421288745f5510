/// Passes over equal pixels at the speed of memory.
enum EqualBlocks {
  /// How many words are looked at together.
  static let length = 64

  /// The first row in which two pictures are not the same, of what both cover; the height where there is none.
  static func firstDifferentRow(_ expected: PixelSource, _ actual: PixelSource, width: Int, height: Int) -> Int {
    var y = 0
    while y < height {
      let (first, second) = (y &* expected.stride, y &* actual.stride)
      if let one = expected.wide, let two = actual.wide {
        guard isSame(one + first, two + second, width) else { return y }
      } else {
        guard isSame(expected.words + first, actual.words + second, width) else { return y }
      }
      y &+= 1
    }
    return height
  }

  private static func isSame(_ first: UnsafePointer<UInt32>, _ second: UnsafePointer<UInt32>, _ count: Int) -> Bool {
    gather(first, second, count) == 0
  }

  private static func isSame(_ first: UnsafePointer<UInt64>, _ second: UnsafePointer<UInt64>, _ count: Int) -> Bool {
    var different: UInt64 = 0
    var index = 0
    while index < count {
      different |= first[index] ^ second[index]
      index &+= 1
    }
    return different == 0
  }

  /// All bits that differ.
  ///
  /// A plain loop of XOR, which the optimiser vectorises: it is six times as fast as comparing `SIMD` vectors, and 50
  /// times without optimisation.
  @inline(__always)
  static func gather(_ first: UnsafePointer<UInt32>, _ second: UnsafePointer<UInt32>, _ count: Int) -> UInt32 {
    var different: UInt32 = 0
    var index = 0
    while index < count {
      different |= first[index] ^ second[index]
      index &+= 1
    }
    return different
  }
}
