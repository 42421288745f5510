/// Constraints in terms of roots, the terms of all one after the other.
struct ReducedRows {
  struct Row {
    var constraint: Int
    var constant: Double
    var terms: Range<Int>
  }

  private(set) var rows: [Row] = []
  private(set) var roots: [Int32] = []
  private(set) var coefficients: [Double] = []

  mutating func append(_ constraint: Int, _ newRoots: [Int32], _ newCoefficients: [Double], _ constant: Double) {
    let start = roots.count
    roots.append(contentsOf: newRoots)
    coefficients.append(contentsOf: newCoefficients)
    rows.append(Row(constraint: constraint, constant: constant, terms: start..<roots.count))
  }

  /// Roots that rows tie together, directly or over others.
  func sets(of count: Int) -> DisjointSets {
    var sets = DisjointSets(count: count)
    for row in rows {
      for root in roots[row.terms].dropFirst() { sets.join(Int(root), Int(roots[row.terms.lowerBound])) }
    }
    return sets
  }
}
