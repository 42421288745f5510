import Scene
import Solver

/// The constraints that UIStackView makes along its axis, which say what a stack means.
///
/// They are those that re-implementations compared with UIStackView one by one: what is required at 1000, and wishes
/// below it, of which those of a higher priority come before all others.
struct StackConstraintModel {
  struct View: Sendable {
    var length: Double
    var hugging = 250, resistance = 750
    var gapAfter: Double
    /// The bounds that it says; equal, its length.
    var least: Double?, most: Double?
  }

  let views: [View]
  let distribution: StackSpec.Distribution
  /// The length of the stack; nil hugs.
  let length: Double?
  let margins: (before: Double, after: Double)

  private(set) var system = ConstraintSystem()
  private let whole: Variable
  private let starts, lengths: [Variable]

  init(
    _ views: [View], _ distribution: StackSpec.Distribution, length: Double?, margins: (before: Double, after: Double)
  ) {
    (self.views, self.distribution, self.length, self.margins) = (views, distribution, length, margins)
    var system = ConstraintSystem()
    whole = system.addVariable(nonNegative: true)
    starts = views.map { _ in system.addVariable() }
    lengths = views.map { _ in system.addVariable(nonNegative: true) }
    self.system = system
    addEnds()
    addGaps()
    addContent()
    switch distribution {
    case .fillEqually: for other in lengths.dropFirst() { equal([Term(lengths[0])], [Term(other)]) }
    case .fillProportionally: addProportions()
    case .equalSpacing: addEqual(views.indices.dropLast().map(gap), from: 1000, falling: 0)
    case .equalCentering: addEqual(views.indices.dropLast().map(centers), from: 149, falling: 1)
    default: break
    }
  }

  /// The values of all variables that frames along the axis give.
  func values(whole: Double, starts: [Double], lengths: [Double]) -> [Double] { [whole] + starts + lengths }

  /// How much values miss by, each priority with the sum of its errors, the highest first.
  func errors(of values: [Double]) -> [(priority: Double, error: Double)] {
    var sums: [Double: Double] = [:]
    for index in 0..<system.constraintCount {
      let id = ConstraintID(index: index)
      guard let constraint = system[id] else { continue }
      sums[constraint.priority, default: 0] += system.error(of: id, at: values)
    }
    return sums.sorted { $0.key > $1.key }.map { ($0.key, $0.value) }
  }

  private mutating func equal(_ left: [Term], _ right: [Term], plus constant: Double = 0, priority: Double = 1000) {
    let terms = left + right.map { Term($0.variable, -$0.coefficient) }
    system.add(LinearConstraint(.equal, constant: -constant, priority: priority), terms)
  }

  private mutating func addEnds() {
    if let length { equal([Term(whole)], [], plus: length) }
    guard let first = starts.first, let last = views.indices.last else { return }
    equal([Term(first)], [], plus: margins.before)
    equal([Term(starts[last]), Term(lengths[last])], [Term(whole)], plus: -margins.after)
  }

  private func gap(after index: Int) -> [Term] {
    [Term(starts[index + 1]), Term(starts[index], -1), Term(lengths[index], -1)]
  }

  private func centers(after index: Int) -> [Term] {
    [
      Term(starts[index + 1]), Term(lengths[index + 1], 0.5), Term(starts[index], -1), Term(lengths[index], -0.5),
    ]
  }

  private mutating func addGaps() {
    let isLeast = distribution == .equalSpacing || distribution == .equalCentering
    for index in views.indices.dropLast() {
      system.add(
        LinearConstraint(isLeast ? .greaterOrEqual : .equal, constant: -views[index].gapAfter), gap(after: index))
    }
  }

  private mutating func addContent() {
    for (view, length) in zip(views, lengths) {
      system.add(
        LinearConstraint(.lessOrEqual, constant: -view.length, priority: Double(view.hugging)), [Term(length)])
      system.add(
        LinearConstraint(.greaterOrEqual, constant: -view.length, priority: Double(view.resistance)), [Term(length)])
      if let least = view.least { system.add(LinearConstraint(.greaterOrEqual, constant: -least), [Term(length)]) }
      if let most = view.most { system.add(LinearConstraint(.lessOrEqual, constant: -most), [Term(length)]) }
    }
  }

  private mutating func addProportions() {
    let sum = views.reduce(0) { $0 + $1.length } + views.dropLast().reduce(0) { $0 + $1.gapAfter }
    for (index, view) in views.enumerated() {
      equal(
        [Term(lengths[index])], [Term(whole, view.length / sum)],
        priority: views.count == 1 ? 1000 : 999 - Double(index))
    }
  }

  private mutating func addEqual(_ guides: [[Term]], from highest: Double, falling step: Double) {
    for (index, guide) in guides.dropFirst().enumerated() {
      equal(guides[0], guide, priority: highest - step * Double(index))
    }
    equal([Term(whole)], [], priority: 49)
  }
}
