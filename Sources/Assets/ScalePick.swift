/// Which of several scales a device takes.
package enum ScalePick: String, Sendable, Hashable, CaseIterable {
  /// The device's own, else the next larger one, else the largest.
  case ceil
  /// Android's: rather one that is shrunk, unless it is much too large.
  case aosp
  /// Flutter's: on coarse screens the next larger one, on others the nearest.
  case flutter

  /// The scale to take; nil where there is none.
  func best(of scales: [Double], on device: Double) -> Double? {
    let lower = scales.filter { $0 <= device }.max()
    let upper = scales.filter { $0 >= device }.min()
    guard let lower, let upper else { return lower ?? upper }
    if lower == upper { return lower }
    switch self {
    case .ceil: return upper
    case .aosp: return (2 * lower - device) * upper > device * device ? lower : upper
    case .flutter: return device < 2 || device > (lower + upper) / 2 ? upper : lower
    }
  }
}
