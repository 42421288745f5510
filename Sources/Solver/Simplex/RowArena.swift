/// Sparse rows `constant + Σ coefficient · column`, all in two arrays, columns ascending within a row.
///
/// A row that outgrows its place moves to the end; when more than half is holes, everything moves together.
struct RowArena {
  private struct Place {
    var start = 0
    var count = 0
    var capacity = 0
  }

  private(set) var columns: [Int32] = []
  private(set) var coefficients: [Double] = []
  var constants: [Double] = []
  private var places: [Place] = []
  private var free: [Int] = []
  private var used = 0
  private var mergedColumns: [Int32] = []
  private var mergedCoefficients: [Double] = []
  /// The columns that the last `add` brought to its target.
  private(set) var newColumns: [Int32] = []

  /// The number of rows ever alive at once.
  var count: Int { places.count }

  @inline(__always)
  func range(_ row: Int) -> Range<Int> { places[row].start..<places[row].start + places[row].count }

  func isEmpty(_ row: Int) -> Bool { places[row].count == 0 }

  mutating func makeRow() -> Int {
    if let row = free.popLast() { return row }
    places.append(Place())
    constants.append(0)
    return places.count - 1
  }

  mutating func release(_ row: Int) {
    places[row].count = 0
    constants[row] = 0
    free.append(row)
  }

  /// The coefficient of a column, 0 if the row has none.
  func coefficient(of column: Int32, in row: Int) -> Double {
    var range = range(row)
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      if columns[middle] == column { return coefficients[middle] }
      range = columns[middle] < column ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return 0
  }

  /// Replaces a row's terms, which come with ascending columns.
  mutating func set(_ row: Int, columns newColumns: [Int32], coefficients newCoefficients: [Double]) {
    reserve(newColumns.count, for: row)
    let start = places[row].start
    for index in newColumns.indices {
      columns[start + index] = newColumns[index]
      coefficients[start + index] = newCoefficients[index]
    }
    places[row].count = newColumns.count
  }

  mutating func scale(_ row: Int, by factor: Double) {
    constants[row] *= factor
    for index in range(row) { coefficients[index] *= factor }
  }

  /// Takes the columns out of a row that have a fixed value, which must be 0.
  mutating func removeColumns(of row: Int, fixedAt values: [Double]) {
    removeColumns(of: row) { !values[Int($0)].isNaN }
  }

  @inline(__always)
  private mutating func removeColumns(of row: Int, where isGone: (Int32) -> Bool) {
    var end = places[row].start
    for index in range(row) where !isGone(columns[index]) {
      columns[end] = columns[index]
      coefficients[end] = coefficients[index]
      end += 1
    }
    places[row].count = end - places[row].start
  }

  /// Takes a column out and puts another one in, unless its coefficient is 0.
  mutating func replace(_ removed: Int32, by column: Int32, _ coefficient: Double, in row: Int) {
    removeColumns(of: row) { $0 == removed }
    guard coefficient != 0 else { return }
    reserve(places[row].count + 1, for: row)
    var index = range(row).upperBound
    while index > places[row].start, columns[index - 1] > column {
      columns[index] = columns[index - 1]
      coefficients[index] = coefficients[index - 1]
      index -= 1
    }
    columns[index] = column
    coefficients[index] = coefficient
    places[row].count += 1
  }
}

extension RowArena {
  /// Adds a multiple of one row to another, in which a column gives way to it.
  mutating func add(_ factor: Double, of source: Int, to target: Int, replacing gone: Int32) {
    constants[target] = Tolerance.sum(constants[target], factor * constants[source])
    mergedColumns.removeAll(keepingCapacity: true)
    mergedCoefficients.removeAll(keepingCapacity: true)
    newColumns.removeAll(keepingCapacity: true)
    merge(range(source), times: factor, into: range(target), without: gone)
    set(target, columns: mergedColumns, coefficients: mergedCoefficients)
  }

  private mutating func merge(_ source: Range<Int>, times factor: Double, into target: Range<Int>, without gone: Int32) {
    var (old, new) = (target.lowerBound, source.lowerBound)
    while old < target.upperBound || new < source.upperBound {
      let oldColumn = old < target.upperBound ? columns[old] : .max
      let newColumn = new < source.upperBound ? columns[new] : .max
      if oldColumn < newColumn {
        if oldColumn != gone { keep(oldColumn, coefficients[old]) }
        old += 1
      } else if newColumn < oldColumn {
        keep(newColumn, factor * coefficients[new])
        newColumns.append(newColumn)
        new += 1
      } else {
        keep(oldColumn, Tolerance.sum(coefficients[old], factor * coefficients[new]))
        old += 1
        new += 1
      }
    }
  }

  @inline(__always)
  private mutating func keep(_ column: Int32, _ coefficient: Double) {
    guard coefficient != 0 else { return }
    mergedColumns.append(column)
    mergedCoefficients.append(coefficient)
  }

  /// Makes room for as many terms; what the row has may move but stays.
  private mutating func reserve(_ count: Int, for row: Int) {
    guard count > places[row].capacity else { return }
    used += count + count / 2 - places[row].capacity
    if columns.count > 1024, columns.count > 2 * used { compact() }
    let start = columns.count
    let capacity = count + count / 2
    let old = range(row)
    // Not `append(contentsOf: columns[old])`: the slice would hold the array, and appending copy all of it.
    columns.append(contentsOf: repeatElement(0, count: capacity))
    coefficients.append(contentsOf: repeatElement(0, count: capacity))
    for (index, place) in zip(start..., old) {
      columns[index] = columns[place]
      coefficients[index] = coefficients[place]
    }
    places[row].start = start
    places[row].capacity = capacity
  }

  private mutating func compact() {
    var (newColumns, newCoefficients): ([Int32], [Double]) = ([], [])
    for row in places.indices {
      let start = newColumns.count
      let place = places[row]
      newColumns.append(contentsOf: columns[place.start..<place.start + place.capacity])
      newCoefficients.append(contentsOf: coefficients[place.start..<place.start + place.capacity])
      places[row].start = start
    }
    columns = newColumns
    coefficients = newCoefficients
  }
}
