/// Uses up the required equalities that say what a variable is by one other variable or none.
///
/// Most constraints of a screen are of this kind. Using one up may make others so: those that mention the variable are
/// looked at again. Each variable hangs on the greater of two groups, so a chain takes time in proportion to its length.
struct Presolve {
  let system: ConstraintSystem
  let tolerance: Tolerance
  private(set) var forest: AffineForest
  /// By constraint, whether nothing is left of it to do.
  private(set) var isUsedUp: [Bool]
  /// Equalities that contradict those used up before.
  private(set) var contradictions: [ConstraintID] = []
  /// By root, the equalities that mention one of its variables and were too long when they were looked at.
  private var watchers: [[Int]]
  private var queue: [Int] = []
  private var isWatched: [Bool]
  private var sum = Accumulator()
  /// What the constraint that was reduced last is in terms of roots.
  private(set) var (roots, constant): ([Entry], Double) = ([], 0)

  /// Uses up what can be of the constraints that are not left out.
  init(_ system: ConstraintSystem, leavingOut isLeftOut: [Bool], tolerance: Tolerance) {
    self.system = system
    self.tolerance = tolerance
    forest = AffineForest(count: system.variableCount)
    watchers = [[Int]](repeating: [], count: system.variableCount)
    isWatched = [Bool](repeating: false, count: system.constraintCount)
    isUsedUp = isLeftOut
    sum.reserve(system.variableCount)
    queue = system.records.indices.filter { index in
      !isLeftOut[index] && system.records[index].constraint.isRequired
        && system.records[index].constraint.relation == .equal
    }
    var next = 0
    while next < queue.count {
      if !isUsedUp[queue[next]] { use(queue[next]) }
      next += 1
    }
  }

  /// Leaves in `roots` and `constant` what a constraint, read as `>=`, says of roots.
  mutating func reduce(_ constraint: Int) {
    let record = system.records[constraint]
    let sign = record.constraint.sign
    sum.add(sign * record.constraint.constant)
    for term in system.terms[record.terms] {
      let place = forest.find(term.variable.index)
      if place.scale != 0 { sum.add(sign * term.coefficient * place.scale, Int32(place.root)) }
      sum.add(sign * term.coefficient * place.offset)
    }
    constant = sum.take(into: &roots)
  }

  private mutating func use(_ equality: Int) {
    reduce(equality)
    switch roots.count {
    case 0: checkConstant(of: equality)
    case 1: fix(Int(roots[0].symbol), at: -constant / roots[0].coefficient)
    case 2: join(roots[0], roots[1])
    default: return watch(equality)
    }
    isUsedUp[equality] = true
  }

  private mutating func checkConstant(of equality: Int) {
    if abs(constant) > tolerance.feasibility { contradictions.append(ConstraintID(index: equality)) }
  }

  private mutating func fix(_ root: Int, at value: Double) {
    forest.fix(root, at: value)
    queue.append(contentsOf: watchers[root])
    watchers[root] = []
  }

  /// Hangs the smaller of two groups on the other.
  ///
  /// What watches both is now shorter and watches the smaller, surely.
  private mutating func join(_ one: Entry, _ other: Entry) {
    let isSmaller = weight(of: Int(one.symbol)) < weight(of: Int(other.symbol))
    let (small, great) = isSmaller ? (one, other) : (other, one)
    let (child, parent) = (Int(small.symbol), Int(great.symbol))
    forest.hang(
      child, on: parent, scale: -great.coefficient / small.coefficient, offset: -constant / small.coefficient)
    queue.append(contentsOf: watchers[child])
    watchers[parent].append(contentsOf: watchers[child])
    watchers[child] = []
  }

  private func weight(of root: Int) -> Int { forest.sizes[root] + watchers[root].count }

  private mutating func watch(_ equality: Int) {
    guard !isWatched[equality] else { return }
    isWatched[equality] = true
    for root in roots { watchers[Int(root.symbol)].append(equality) }
  }

  /// What is known of a variable after all.
  mutating func place(of variable: Int) -> Affine { forest.find(variable) }
}
