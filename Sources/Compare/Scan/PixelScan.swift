import Graphics

/// Goes through two pictures, where both have pixels, and tells what each pixel is.
struct PixelScan {
  let expected: PixelSource
  let actual: PixelSource
  /// The size of what both pictures cover.
  let width: Int
  let height: Int
  let rule: ColorRule
  let lab: OKLab
  let forgives: Bool
  /// A class a pixel, `masked` or `equal` at first.
  let classes: UnsafeMutablePointer<UInt8>
  private(set) var tally = Tally()

  init(
    expected: PixelSource, actual: PixelSource, size: PixelSize, rule: ColorRule, lab: OKLab, forgives: Bool,
    classes: UnsafeMutablePointer<UInt8>
  ) {
    self.expected = expected
    self.actual = actual
    (width, height) = (size.width, size.height)
    self.rule = rule
    self.lab = lab
    self.forgives = forgives
    self.classes = classes
  }

  /// Looks at the rows from one on; those above are known to be equal.
  mutating func run(from row: Int) {
    for y in row..<height {
      if let first = expected.wide, let second = actual.wide {
        scanWideRow(first + y &* expected.stride, second + y &* actual.stride, y)
      } else {
        scanRow(expected.words + y &* expected.stride, actual.words + y &* actual.stride, y)
      }
    }
  }

  private mutating func scanRow(_ first: UnsafePointer<UInt32>, _ second: UnsafePointer<UInt32>, _ y: Int) {
    var start = 0
    while start < width {
      let end = min(start &+ EqualBlocks.length, width)
      if EqualBlocks.gather(first + start, second + start, end &- start) != 0 {
        var x = start
        while x < end {
          if first[x] != second[x] { visit(x, y, first[x], second[x]) }
          x &+= 1
        }
      }
      start = end
    }
  }

  @inline(__always)
  private mutating func visit(_ x: Int, _ y: Int, _ first: UInt32, _ second: UInt32) {
    let index = y &* width &+ x
    guard classes[index] != PixelClasses.masked else { return }
    if first & second >= 0xFF00_0000 {
      let delta = channelDelta(first, second) &* 257
      settle(x, y, rule.verdict(opaque: first, second, lab), delta)
    } else {
      visitTransparent(x, y)
    }
  }

  // Apart from `visit`, so that the common case stays short.
  @inline(never)
  private mutating func visitTransparent(_ x: Int, _ y: Int) {
    let first = expected.straight(y &* expected.stride &+ x)
    let second = actual.straight(y &* actual.stride &+ x)
    let outcome = rule.verdict(Channels(word: first), Channels(word: second), at: y &* width &+ x, lab)
    settle(x, y, outcome, channelDelta(first, second) &* 257)
  }

  private mutating func scanWideRow(_ first: UnsafePointer<UInt64>, _ second: UnsafePointer<UInt64>, _ y: Int) {
    for x in 0..<width where first[x] != second[x] && classes[y &* width &+ x] != PixelClasses.masked {
      let outcome = rule.verdict(
        Channels(wide: first[x]), Channels(wide: second[x]), at: y &* width &+ x, lab)
      settle(x, y, outcome, channelDelta(wide: first[x], second[x]))
    }
  }

  @inline(__always)
  private mutating func settle(_ x: Int, _ y: Int, _ outcome: Int, _ delta: Int) {
    let index = y &* width &+ x
    if outcome == 0 {
      tally.below.add(delta)
      classes[index] = PixelClasses.belowThreshold
    } else if forgives && looksAntialiased(x, y) {
      tally.forgiven &+= 1
      classes[index] = PixelClasses.forgiven
    } else {
      tally.addDifferent(x: x, y: y, delta: delta)
      classes[index] = outcome < 0 ? PixelClasses.darker : PixelClasses.different
    }
  }

  @inline(__always)
  private func looksAntialiased(_ x: Int, _ y: Int) -> Bool {
    slopes(expected, actual).holds(x, y) || slopes(actual, expected).holds(x, y)
  }

  @inline(__always)
  private func slopes(_ picture: PixelSource, _ other: PixelSource) -> Antialiasing {
    Antialiasing(
      picture: picture, other: other, size: PixelSize(width: width, height: height),
      background: rule.slopeBackground, alphaSlopes: rule.metric == .oklab)
  }
}
