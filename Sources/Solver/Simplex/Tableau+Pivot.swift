extension Tableau {
  /// Solves a row for one of its columns, which becomes its owner, and puts that into all other rows.
  ///
  /// The owner before, if there was one, becomes a column.
  mutating func pivot(_ entering: Int32, in row: Int) {
    lookUp(entering)
    solve(row, for: entering)
    for (other, factor) in column where Int(other) != row {
      rows.add(factor, of: row, to: Int(other), replacing: entering)
      history?.added(factor, of: row, to: Int(other))
      for symbol in rows.newColumns { mentions[Int(symbol)].append(other) }
    }
    mentions[Int(entering)] = []
    setOwner(entering, of: row)
  }

  private mutating func solve(_ row: Int, for entering: Int32) {
    let factor = -1 / rows.coefficient(of: entering, in: row)
    rows.scale(row, by: factor)
    history?.scaled(row, by: factor)
    let leaving = ownerOf[row]
    if leaving == Self.none {
      rows.replace(entering, by: entering, 0, in: row)
    } else {
      rows.replace(entering, by: leaving, -factor, in: row)
      rowOf[Int(leaving)] = Self.none
      mentions[Int(leaving)] = [Int32(row)]
    }
  }
}
