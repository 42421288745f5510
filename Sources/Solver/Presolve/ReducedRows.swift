/// Constraints in terms of roots, the terms of all one after the other.
struct ReducedRows {
  struct Row {
    var constraint: Int
    var constant: Double
    var terms: Range<Int>
  }

  private(set) var rows: [Row] = []
  private(set) var entries: [Entry] = []

  mutating func append(_ constraint: Int, _ newEntries: [Entry], _ constant: Double) {
    let start = entries.count
    entries.append(contentsOf: newEntries)
    rows.append(Row(constraint: constraint, constant: constant, terms: start..<entries.count))
  }

  /// Roots that rows tie together, directly or over others.
  func sets(of count: Int) -> DisjointSets {
    var sets = DisjointSets(count: count)
    for row in rows {
      let first = Int(entries[row.terms.lowerBound].symbol)
      for entry in entries[row.terms].dropFirst() { sets.join(Int(entry.symbol), first) }
    }
    return sets
  }
}
