/// What Android makes of sizes in sp, since Android 14: large text grows less than small text.
enum AndroidCurve {
  /// Below this scale sizes grow evenly.
  private static let start = 1.03
  /// Above this scale too.
  private static let end = 2.0

  /// A size in dp.
  static func size(of sp: Double, scale: Double) -> Double {
    guard scale >= start, scale <= end else { return sp * scale }
    return interpolated(sp, in: curve(of: scale))
  }

  /// The points of the curve of a scale, between those of the scales on both sides.
  private static func curve(of scale: Double) -> [Double] {
    var below = (scale: 1.0, sizes: TypographyTables.curveSizes)
    for curve in TypographyTables.curves {
      guard curve.scale < scale else {
        if curve.scale == scale { return curve.sizes }
        let share = (scale - below.scale) / (curve.scale - below.scale)
        return zip(below.sizes, curve.sizes).map { $0 + ($1 - $0) * share }
      }
      below = curve
    }
    return below.sizes
  }

  /// A size between the points of a curve; outside of them by the ratio at the nearest end.
  private static func interpolated(_ sp: Double, in sizes: [Double]) -> Double {
    let points = Array(zip(TypographyTables.curveSizes, sizes))
    guard let first = points.first, let last = points.last else { return sp }
    if sp <= first.0 { return sp * first.1 / first.0 }
    if sp >= last.0 { return sp * last.1 / last.0 }
    for (low, high) in zip(points, points.dropFirst()) where sp <= high.0 {
      return low.1 + (high.1 - low.1) * (sp - low.0) / (high.0 - low.0)
    }
    return sp
  }
}
