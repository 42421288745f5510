import Solver

/// What the columns of a grid, or its rows, mean as constraints: those of CSS's tracks where each has its own children.
///
/// What is required stands at 1000. Below it, each priority says which of CSS's steps comes before which others: tracks
/// fill the room; only those without an upper bound do so beyond what they want, and only where there are no shares;
/// upper bounds are reached, equally far on the way to them; and what is left goes to shares.
struct TrackConstraintModel {
  enum Track: Sendable {
    /// So long.
    case fixed(Double)
    /// As long as the content.
    case automatic(content: Double)
    /// Between two lengths.
    case range(Double, Double)
    /// A share of what is left, no shorter than the content.
    case share(Double, content: Double)
  }

  private(set) var system = ConstraintSystem()
  private let starts, lengths: [Variable]

  /// Tracks one after the other in a length.
  init(_ tracks: [Track], gap: Double, length: Double) {
    var system = ConstraintSystem()
    starts = tracks.map { _ in system.addVariable() }
    lengths = tracks.map { _ in system.addVariable(nonNegative: true) }
    self.system = system
    addOrder(gap, length)
    let shares = tracks.contains { if case .share = $0 { true } else { false } }
    let (unit, growth, stretch) = (addVariable(), addVariable(), addVariable())
    add(.equal, [Term(stretch)], priority: shares ? 1000 : 800)
    add(.equal, [Term(growth)], priority: 600)
    add(.greaterOrEqual, [Term(unit)], constant: -5000, priority: shares ? 500 : 1)
    for (track, length) in zip(tracks, lengths) { add(track, Term(length), unit, growth, stretch) }
  }

  /// Where each track begins and how long it is, in the best solution.
  func places() throws -> [(start: Double, length: Double)] {
    let solution = try system.solve(findsIntervals: false)
    return zip(starts, lengths).map { (solution[$0], solution[$1]) }
  }

  private mutating func addOrder(_ gap: Double, _ length: Double) {
    guard let first = starts.first, let last = starts.indices.last else { return }
    add(.equal, [Term(first)])
    for index in starts.indices.dropLast() {
      add(.equal, [Term(starts[index + 1]), Term(starts[index], -1), Term(lengths[index], -1)], constant: -gap)
    }
    add(.equal, [Term(starts[last]), Term(lengths[last])], constant: -length, priority: 900)
  }

  private mutating func add(
    _ track: Track, _ length: Term, _ unit: Variable, _ growth: Variable, _ stretch: Variable
  ) {
    switch track {
    case .fixed(let fixed): add(.equal, [length], constant: -fixed)
    case .automatic(let content): add(.equal, [length, Term(stretch, -1)], constant: -content)
    case .range(let least, let most):
      add(.greaterOrEqual, [length], constant: -least)
      add(.lessOrEqual, [length], constant: -max(least, most))
      add(.lessOrEqual, [length, Term(growth, -1)], constant: -least)
      add(.greaterOrEqual, [length], constant: -max(least, most), priority: 700)
    case .share(let share, let content):
      add(.greaterOrEqual, [length], constant: -content)
      add(.greaterOrEqual, [length, Term(unit, -share)])
    }
  }

  private mutating func addVariable() -> Variable { system.addVariable(nonNegative: true) }

  private mutating func add(_ relation: Relation, _ terms: [Term], constant: Double = 0, priority: Double = 1000) {
    system.add(LinearConstraint(relation, constant: constant, priority: priority), terms)
  }
}
