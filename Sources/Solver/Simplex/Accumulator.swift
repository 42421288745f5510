/// A sum of terms being gathered, dense so that any symbol is found at once.
struct Accumulator {
  private var values: [Double] = []
  /// The greatest part of each sum, which tells what is left of rounding from what is meant.
  private var peaks: [Double] = []
  private var touched: [Int32] = []
  private(set) var constant = 0.0
  private var constantPeak = 0.0

  mutating func reserve(_ symbols: Int) {
    guard symbols > values.count else { return }
    let missing = symbols - values.count
    values.append(contentsOf: repeatElement(0, count: missing))
    peaks.append(contentsOf: repeatElement(0, count: missing))
  }

  /// Adds a term; true if the sum had none with this symbol since it was last empty or the symbol taken out.
  @inline(__always) @discardableResult
  mutating func add(_ coefficient: Double, _ symbol: Int32) -> Bool {
    let index = Int(symbol)
    let isNew = peaks[index] == 0
    if isNew {
      guard coefficient != 0 else { return false }
      touched.append(symbol)
    }
    values[index] += coefficient
    peaks[index] = max(peaks[index], abs(coefficient))
    return isNew
  }

  @inline(__always)
  mutating func add(_ constant: Double) {
    self.constant += constant
    constantPeak = max(constantPeak, abs(constant))
  }

  /// Takes a symbol out and returns its coefficient, 0 if only rounding is left of it.
  @inline(__always)
  mutating func remove(_ symbol: Int32) -> Double {
    let index = Int(symbol)
    defer { (values[index], peaks[index]) = (0, 0) }
    return abs(values[index]) > Tolerance.cancellation * peaks[index] ? values[index] : 0
  }

  /// Hands out the terms, symbols ascending, and the constant, and is empty again.
  mutating func take(into entries: inout [Entry]) -> Double {
    entries.removeAll(keepingCapacity: true)
    touched.sort()
    // A symbol taken out and added again stands twice; the second time nothing is left.
    for symbol in touched {
      let coefficient = remove(symbol)
      if coefficient != 0 { entries.append(Entry(symbol, coefficient)) }
    }
    touched.removeAll(keepingCapacity: true)
    defer { (constant, constantPeak) = (0, 0) }
    return abs(constant) > Tolerance.cancellation * constantPeak ? constant : 0
  }

  /// How many symbols were added, those that were taken out too.
  var touchedCount: Int { touched.count }

  func touched(_ index: Int) -> Int32 { touched[index] }
}
