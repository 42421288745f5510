/// The sine and cosine of an angle, the same bits on every machine.
///
/// The functions of the C library differ in the last bit from one to the next, and digests of display lists would too;
/// here are only sums and products. Multiples of a right angle are exact.
struct Angle {
  let sine, cosine: Double

  init(degrees: Double) {
    let turn = degrees.isFinite ? degrees.remainder(dividingBy: 360) : 0
    let quarters = (turn / 90).rounded()
    let rest = (turn - quarters * 90) * (Double.pi / 180)
    let (sine, cosine) = (Self.series(rest, from: rest, at: 1), Self.series(rest, from: 1, at: 0))
    switch Int(quarters) & 3 {
    case 0: (self.sine, self.cosine) = (sine, cosine)
    case 1: (self.sine, self.cosine) = (cosine, -sine)
    case 2: (self.sine, self.cosine) = (-sine, -cosine)
    default: (self.sine, self.cosine) = (-cosine, sine)
    }
  }

  var tangent: Double { sine / cosine }

  /// Taylor's series, which is exact to the last bit or two up to half a right angle.
  private static func series(_ x: Double, from first: Double, at order: Double) -> Double {
    var (term, sum, n) = (first, first, order)
    for _ in 0..<10 {
      term = -term * x * x / ((n + 1) * (n + 2))
      sum += term
      n += 2
    }
    return sum
  }
}
