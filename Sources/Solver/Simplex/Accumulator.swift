/// A sum of terms being gathered, dense so that any column is found at once.
struct Accumulator {
  private var values: [Double] = []
  /// The greatest part of each sum, which tells what is left of rounding from what is meant.
  private var peaks: [Double] = []
  private var touched: [Int32] = []
  private(set) var constant = 0.0
  private var constantPeak = 0.0

  mutating func reserve(_ columns: Int) {
    guard columns > values.count else { return }
    let missing = columns - values.count
    values.append(contentsOf: repeatElement(0, count: missing))
    peaks.append(contentsOf: repeatElement(0, count: missing))
  }

  @inline(__always)
  mutating func add(_ coefficient: Double, _ column: Int32) {
    let index = Int(column)
    if peaks[index] == 0 {
      guard coefficient != 0 else { return }
      touched.append(column)
    }
    values[index] += coefficient
    peaks[index] = max(peaks[index], abs(coefficient))
  }

  mutating func add(_ constant: Double) {
    self.constant += constant
    constantPeak = max(constantPeak, abs(constant))
  }

  /// Hands out the sum, columns ascending, and is empty again.
  mutating func take(columns: inout [Int32], coefficients: inout [Double]) -> Double {
    columns.removeAll(keepingCapacity: true)
    coefficients.removeAll(keepingCapacity: true)
    touched.sort()
    for column in touched {
      let index = Int(column)
      if abs(values[index]) > Tolerance.cancellation * peaks[index] {
        columns.append(column)
        coefficients.append(values[index])
      }
      values[index] = 0
      peaks[index] = 0
    }
    touched.removeAll(keepingCapacity: true)
    defer { (constant, constantPeak) = (0, 0) }
    return abs(constant) > Tolerance.cancellation * constantPeak ? constant : 0
  }
}
