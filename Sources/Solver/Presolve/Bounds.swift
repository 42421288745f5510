/// The least and the greatest value that constraints of one variable alone allow it; of many, only two remain.
struct Bounds {
  private(set) var lower: [Double]
  private(set) var upper: [Double]

  init(count: Int) {
    lower = [Double](repeating: -.infinity, count: count)
    upper = [Double](repeating: .infinity, count: count)
  }

  /// Narrows a variable to `entry + constant >= 0`.
  mutating func narrow(_ entry: Entry, constant: Double) {
    let variable = Int(entry.symbol)
    let bound = -constant / entry.coefficient
    if entry.coefficient > 0 {
      lower[variable] = max(lower[variable], bound)
    } else {
      upper[variable] = min(upper[variable], bound)
    }
  }
}
