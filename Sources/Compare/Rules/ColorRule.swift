/// Tells whether two colours that are not equal are apart by a mode's rule.
struct ColorRule {
  enum Metric {
    case exact
    case yiq
    case oklab
  }

  let metric: Metric
  /// What lies behind colours that are compared.
  let background: Background
  /// What lies behind colours in the search for antialiasing.
  let slopeBackground: Background
  /// Above this, distances count: squared in YIQ, plain in OKLab.
  let limit: Double
  /// Opaque colours whose squared distance in RGB is at most this cannot be apart in YIQ.
  let harmless: Int

  init(metric: Metric, background: Background, tolerance: Double) {
    self.metric = metric
    self.background = background
    slopeBackground = metric == .oklab ? .white : background
    limit = metric == .yiq ? YIQ.maxDelta * tolerance * tolerance : tolerance
    // A millionth less, for the rounding of sums. No squared distance is above 3 * 255 * 255.
    harmless = metric == .yiq ? Int(min(limit / YIQ.largestStretch * 0.999999, 200_000)) : 0
  }

  init(mode: ComparisonMode, tolerance: Double) {
    switch mode {
    case .exact: self.init(metric: .exact, background: .checkerboard, tolerance: 0)
    case .yiq: self.init(metric: .yiq, background: .checkerboard, tolerance: tolerance)
    case .yiqWhite: self.init(metric: .yiq, background: .white, tolerance: tolerance)
    case .oklab: self.init(metric: .oklab, background: .checkerboard, tolerance: tolerance)
    }
  }

  /// Whether opaque colours are apart: 0 where not, 1 where they are, -1 where they are and the second is darker.
  @inline(__always)
  func verdict(opaque first: UInt32, _ second: UInt32, _ lab: OKLab) -> Int {
    if metric == .oklab {
      return lab.verdict(lab.values(opaque: first), lab.values(opaque: second), tolerance: limit)
    }
    if metric == .yiq {
      let red = Int(first &>> 16 & 0xFF) &- Int(second &>> 16 & 0xFF)
      let green = Int(first &>> 8 & 0xFF) &- Int(second &>> 8 & 0xFF)
      let blue = Int(first & 0xFF) &- Int(second & 0xFF)
      if red &* red &+ green &* green &+ blue &* blue <= harmless { return 0 }
      guard YIQ.squaredDelta(Double(red), Double(green), Double(blue)) > limit else { return 0 }
    }
    return YIQ.units(first) > YIQ.units(second) ? -1 : 1
  }

  /// The same for any colours, at a place given by how many pixels lie before it.
  func verdict(_ first: Channels, _ second: Channels, at index: Int, _ lab: OKLab) -> Int {
    let behind = background.color(at: index)
    if metric == .oklab {
      return lab.verdict(lab.values(first, over: behind), lab.values(second, over: behind), tolerance: limit)
    }
    let (red, green, blue) = YIQ.difference(first, second, over: behind)
    guard metric == .exact || YIQ.squaredDelta(red, green, blue) > limit else { return 0 }
    return YIQ.brightness(red, green, blue) > 0 ? -1 : 1
  }
}
