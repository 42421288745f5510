/// Sparse rows `constant + Σ coefficient · column`, all in one array, columns ascending within a row.
///
/// A row that outgrows its place moves to the end; when more than half is holes, everything moves together.
struct RowArena {
  private struct Place {
    var start = 0
    var count = 0
    var capacity = 0
  }

  private(set) var entries: [Entry] = []
  var constants: [Double] = []
  private var places: [Place] = []
  private var free: [Int] = []
  private var used = 0
  private var merged: [Entry] = []
  /// How many terms were added up so far, which is what solving costs.
  private(set) var work = 0
  /// The columns that the last `add` brought to its target.
  private(set) var newColumns: [Int32] = []

  /// The number of rows ever alive at once.
  var count: Int { places.count }

  @inline(__always)
  func range(_ row: Int) -> Range<Int> { places[row].start..<places[row].start + places[row].count }

  func isEmpty(_ row: Int) -> Bool { places[row].count == 0 }

  /// Makes room for so many rows of a few terms.
  mutating func reserve(_ count: Int) {
    places.reserveCapacity(count)
    constants.reserveCapacity(count)
    entries.reserveCapacity(4 * count)
  }

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
      let entry = entries[middle]
      if entry.symbol == column { return entry.coefficient }
      range = entry.symbol < column ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return 0
  }

  /// Replaces a row's terms, which come with ascending columns.
  mutating func set(_ row: Int, _ newEntries: [Entry]) {
    reserve(newEntries.count, for: row)
    let start = places[row].start
    for index in newEntries.indices { entries[start + index] = newEntries[index] }
    places[row].count = newEntries.count
  }

  mutating func scale(_ row: Int, by factor: Double) {
    constants[row] *= factor
    for index in range(row) { entries[index].coefficient *= factor }
  }

  /// Takes the columns out of a row that have a fixed value, which must be 0.
  mutating func removeColumns(of row: Int, fixedAt values: [Double]) {
    removeColumns(of: row) { !values[Int($0)].isNaN }
  }

  @inline(__always)
  private mutating func removeColumns(of row: Int, where isGone: (Int32) -> Bool) {
    var end = places[row].start
    for index in range(row) where !isGone(entries[index].symbol) {
      entries[end] = entries[index]
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
    while index > places[row].start, entries[index - 1].symbol > column {
      entries[index] = entries[index - 1]
      index -= 1
    }
    entries[index] = Entry(column, coefficient)
    places[row].count += 1
  }
}

extension RowArena {
  /// Adds a multiple of one row to another, in which a column gives way to it that the added row has not.
  mutating func add(_ factor: Double, of source: Int, to target: Int, replacing gone: Int32) {
    constants[target] = Tolerance.sum(constants[target], factor * constants[source])
    merged.removeAll(keepingCapacity: true)
    newColumns.removeAll(keepingCapacity: true)
    merge(range(source), times: factor, into: range(target), without: gone)
    work += merged.count
    set(target, merged)
  }

  private mutating func merge(_ source: Range<Int>, times factor: Double, into target: Range<Int>, without gone: Int32)
  {
    var (old, new) = (target.lowerBound, source.lowerBound)
    while old < target.upperBound || new < source.upperBound {
      let one = old < target.upperBound ? entries[old] : Entry(.max, 0)
      let other = new < source.upperBound ? entries[new].times(factor) : Entry(.max, 0)
      if one.symbol < other.symbol {
        if one.symbol != gone { merged.append(one) }
        old += 1
      } else if other.symbol < one.symbol {
        merged.append(other)
        newColumns.append(other.symbol)
        new += 1
      } else {
        let sum = Tolerance.sum(one.coefficient, other.coefficient)
        if sum != 0 { merged.append(Entry(one.symbol, sum)) }
        old += 1
        new += 1
      }
    }
  }

  /// Makes room for as many terms; what the row has may move but stays.
  private mutating func reserve(_ count: Int, for row: Int) {
    guard count > places[row].capacity else { return }
    used += count + count / 2 - places[row].capacity
    if entries.count > 1024, entries.count > 2 * used { compact() }
    let start = entries.count
    let capacity = count + count / 2
    let old = range(row)
    // Not `append(contentsOf: entries[old])`: the slice would hold the array, and appending copy all of it.
    entries.append(contentsOf: repeatElement(Entry(0, 0), count: capacity))
    for (index, place) in zip(start..., old) { entries[index] = entries[place] }
    places[row].start = start
    places[row].capacity = capacity
  }

  private mutating func compact() {
    var compacted: [Entry] = []
    for row in places.indices {
      let place = places[row]
      places[row].start = compacted.count
      compacted.append(contentsOf: entries[place.start..<place.start + place.capacity])
    }
    entries = compacted
  }
}
