import Solver

/// Something to time, and how to tell that it was done rightly, so that nothing fast but wrong is timed.
struct Work {
  /// What is done: `lay out grid`.
  var name: String
  /// What it is done to: `1000 views`.
  var of: String
  /// How much that is.
  var size: Int
  /// The most milliseconds that it may take.
  var limit: Double?
  /// Does it once; what comes back looks at what came of it.
  var run: () -> () -> Bool
}

extension Work {
  /// Solving a system.
  init(_ shape: Shape) {
    name = "solve \(shape.name)"
    of = "\(shape.system.constraintCount) constraints"
    size = shape.system.variableCount
    limit = shape.limit
    run = {
      let solution = try? shape.system.solve()
      return { solution.map(shape.isRight) == true }
    }
  }
}
