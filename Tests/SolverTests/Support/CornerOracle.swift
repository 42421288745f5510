import Solver

/// Solves a small system by looking at every point where planes cross.
///
/// What is asked for is the least of a list of sums of kinks, compared one after the other; it lies where as many kinks
/// cross as there are variables. The oracle shares nothing with the solver: no simplex, no presolve, no tolerance.
struct CornerOracle {
  private struct Plane {
    var coefficients: [Double]
    var constant: Double
  }

  /// Far outside of everything that small systems lead to.
  private static let far = 1e6
  private static let tolerance = 1e-6

  private let system: ConstraintSystem
  private let corners: [[Double]]
  /// The constraints that contradict those before them.
  private(set) var refused: [ConstraintID] = []
  private var accepted: [ConstraintID] = []
  private let optional: [ConstraintID]
  private let levels: [Double]

  init(_ system: ConstraintSystem) {
    self.system = system
    corners = Self.corners(of: system)
    let ids = (0..<system.constraintCount).map { ConstraintID(index: $0) }
    optional = ids.filter { system[$0]?.isRequired == false }
    levels = Set(optional.compactMap { system[$0]?.priority }).sorted(by: >)
    for id in ids where system[id]?.isRequired == true {
      if corners.contains(where: { isAllowed($0) && holds(id, at: $0) }) {
        accepted.append(id)
      } else {
        refused.append(id)
      }
    }
  }

  /// The point that is best on all levels and of those, from the last variable to the first, the nearest to 0.
  var best: [Double]? {
    var best: (aims: [Double], corner: [Double])?
    for corner in corners where isAllowed(corner) {
      let aims = errors(at: corner) + corner.reversed().map(abs)
      if best.map({ Self.isLess(aims, $0.aims) }) ?? true { best = (aims, corner) }
    }
    return best?.corner
  }

  /// The least and greatest value of each variable among points that are best on all levels.
  func intervals(around best: [Double]) -> [(lower: Double, upper: Double)] {
    let least = errors(at: best)
    let equals = corners.filter { isAllowed($0) && !Self.isLess(least, errors(at: $0)) }
    return best.indices.map { variable in
      let values = equals.map { $0[variable] }
      let (lower, upper) = (values.min() ?? .nan, values.max() ?? .nan)
      return (lower < -Self.far / 1000 ? -.infinity : lower, upper > Self.far / 1000 ? .infinity : upper)
    }
  }

  private func isAllowed(_ point: [Double]) -> Bool {
    zip(point, system.isNonNegative).allSatisfy { !$1 || $0 >= -Self.tolerance }
      && accepted.allSatisfy { holds($0, at: point) }
  }

  private func holds(_ id: ConstraintID, at point: [Double]) -> Bool {
    // Far out, rounding is coarser.
    system.error(of: id, at: point) <= Self.tolerance * (point.contains { abs($0) > 1e4 } ? 1e3 : 1)
  }

  private func errors(at point: [Double]) -> [Double] {
    levels.map { level in
      optional.reduce(0) { sum, id in
        guard let constraint = system[id], constraint.priority == level else { return sum }
        return sum + constraint.weight * system.error(of: id, at: point)
      }
    }
  }

  private static func isLess(_ one: [Double], _ other: [Double]) -> Bool {
    for (a, b) in zip(one, other) where abs(a - b) > tolerance * max(1, abs(b) / 1e3) { return a < b }
    return false
  }
}

extension CornerOracle {
  private static func corners(of system: ConstraintSystem) -> [[Double]] {
    let count = system.variableCount
    var planes: [Plane] = []
    for index in 0..<system.constraintCount {
      let id = ConstraintID(index: index)
      var plane = Plane(coefficients: [Double](repeating: 0, count: count), constant: system[id]?.constant ?? 0)
      for term in system.terms(of: id) { plane.coefficients[term.variable.index] += term.coefficient }
      planes.append(plane)
    }
    for variable in 0..<count {
      for constant in [0, far, -far] {
        var plane = Plane(coefficients: [Double](repeating: 0, count: count), constant: constant)
        plane.coefficients[variable] = 1
        planes.append(plane)
      }
    }
    return subsets(of: planes, count: count).compactMap(crossing)
  }

  private static func subsets(of planes: [Plane], count: Int) -> [[Plane]] {
    guard count > 0 else { return [[]] }
    return planes.indices.flatMap { index in
      subsets(of: Array(planes[(index + 1)...]), count: count - 1).map { [planes[index]] + $0 }
    }
  }

  /// Where planes cross, by elimination; nil if that is no single point.
  private static func crossing(_ planes: [Plane]) -> [Double]? {
    var rows = planes.map { $0.coefficients + [-$0.constant] }
    for column in rows.indices {
      guard let pivot = rows.indices[column...].max(by: { abs(rows[$0][column]) < abs(rows[$1][column]) }),
        abs(rows[pivot][column]) > 1e-9
      else { return nil }
      rows.swapAt(column, pivot)
      for row in rows.indices where row != column && rows[row][column] != 0 {
        let factor = rows[row][column] / rows[column][column]
        for index in rows[row].indices { rows[row][index] -= factor * rows[column][index] }
      }
    }
    return rows.indices.map { rows[$0][rows.count] / rows[$0][$0] }
  }
}
