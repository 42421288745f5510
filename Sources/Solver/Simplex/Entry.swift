/// A coefficient times a symbol, as sums and rows hold it.
struct Entry {
  var symbol: Int32
  var coefficient: Double

  init(_ symbol: Int32, _ coefficient: Double) {
    self.symbol = symbol
    self.coefficient = coefficient
  }

  func times(_ factor: Double) -> Entry { Entry(symbol, factor * coefficient) }
}
