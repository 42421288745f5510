/// A part of a system that shares no variable with the rest once fixed variables are numbers.
struct Component {
  /// A constraint `Σ coefficient · unknown + constant (== | >=) 0` in the component's own numbers.
  struct Row {
    var terms: Range<Int>
    var constant: Double
    var isEquality: Bool
    var priority: Double
    var weight: Double

    var isRequired: Bool { priority >= LinearConstraint.required }
  }

  /// A variable of the system: `scale · unknown + offset`.
  struct Member {
    var variable: Int
    var unknown: Int32
    var scale: Double
    var offset: Double
  }

  /// The variables of the component, ascending.
  var members: [Member] = []
  /// By unknown, the least value that it may have.
  private(set) var lower: [Double] = []
  /// By unknown, the greatest value that it may have.
  private(set) var upper: [Double] = []
  private(set) var rows: [Row] = []
  private var entries: [Entry] = []

  mutating func addUnknown(lower: Double, upper: Double) -> Int32 {
    self.lower.append(lower)
    self.upper.append(upper)
    return Int32(self.lower.count - 1)
  }

  var unknownCount: Int { lower.count }

  mutating func add(_ entry: Entry) { entries.append(entry) }

  /// Ends a row whose terms are those added since the row before.
  mutating func endRow(constant: Double, of constraint: LinearConstraint) {
    let start = rows.last?.terms.upperBound ?? 0
    rows.append(
      Row(
        terms: start..<entries.count, constant: constant, isEquality: constraint.relation == .equal,
        priority: constraint.priority, weight: constraint.weight))
  }

  /// The rows that need not hold, the highest priority first and within a level in the order of adding.
  var optionalRows: [Row] {
    rows.filter { !$0.isRequired }.enumerated()
      .sorted { ($1.element.priority, $0.offset) < ($0.element.priority, $1.offset) }.map(\.element)
  }

  func terms(of row: Row) -> ArraySlice<Entry> { entries[row.terms] }
}
