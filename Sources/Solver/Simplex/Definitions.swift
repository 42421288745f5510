/// What variables are in terms of other symbols.
///
/// A definition never changes, so a step of the simplex does not touch variables at all. Whoever wants to know what a
/// variable is at present replaces, rank by rank, what is defined by what it is defined with; a definition mentions only
/// symbols of higher rank and symbols that have none yet.
///
/// Where no definition mentions a variable, its own one may mention anything and takes the lowest rank: so each link of a
/// chain stays as short as it was written. Otherwise it may mention undefined symbols only, and takes the highest.
struct Definitions {
  private struct Record {
    var variable: Int32
    var constant: Double
    var end: Int
  }

  /// The terms of all definitions, one after the other.
  private(set) var entries: [Entry] = []
  private var records: [Record] = []
  /// The places in `records`, of the lowest ranks from -1 down.
  private var low: [Int32] = []
  /// The places in `records`, of the highest ranks from 0 up.
  private var high: [Int32] = []
  /// By variable, its rank, or nothing's.
  private var ranks: [Int32]
  /// By variable, how many definitions mention it.
  private var mentions: [Int32]

  /// The rank of what is not defined.
  private static let undefined = Int32.max

  init(variableCount: Int) {
    ranks = [Int32](repeating: Self.undefined, count: variableCount)
    mentions = [Int32](repeating: 0, count: variableCount)
  }

  var count: Int { records.count }

  @inline(__always)
  func isDefined(_ variable: Int32) -> Bool { ranks[Int(variable)] != Self.undefined }

  @inline(__always)
  func isMentioned(_ variable: Int32) -> Bool { mentions[Int(variable)] > 0 }

  func mentionCount(of variable: Int32) -> Int { Int(mentions[Int(variable)]) }

  @inline(__always)
  func rank(of variable: Int32) -> Int32 { ranks[Int(variable)] }

  /// All ranks, from the highest down: each definition comes after those of what it mentions.
  var ranksDownward: some Sequence<Int32> { (-Int32(low.count)..<Int32(high.count)).reversed() }

  @inline(__always)
  private func place(of rank: Int32) -> Int { Int(rank < 0 ? low[Int(-1 - rank)] : high[Int(rank)]) }

  func variable(of rank: Int32) -> Int32 { records[place(of: rank)].variable }

  func constant(of rank: Int32) -> Double { records[place(of: rank)].constant }

  /// The places of a definition's terms in `entries`.
  func terms(of rank: Int32) -> Range<Int> {
    let place = place(of: rank)
    return (place == 0 ? 0 : records[place - 1].end)..<records[place].end
  }

  mutating func add(_ entry: Entry) {
    entries.append(entry)
    if entry.symbol < ranks.count { mentions[Int(entry.symbol)] += 1 }
  }

  /// Ends a definition, whose terms are those added since the one before.
  mutating func define(_ variable: Int32, constant: Double, isAhead: Bool) {
    let place = Int32(records.count)
    records.append(Record(variable: variable, constant: constant, end: entries.count))
    if isAhead {
      low.append(place)
      ranks[Int(variable)] = -Int32(low.count)
    } else {
      ranks[Int(variable)] = Int32(high.count)
      high.append(place)
    }
  }
}
