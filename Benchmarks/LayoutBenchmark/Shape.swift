import Solver

/// A system to solve, and how to tell that it was solved rightly, so that nothing fast but wrong is timed.
struct Shape {
  var name: String
  var system: ConstraintSystem
  /// The most milliseconds that it may take.
  var limit: Double?
  var isRight: (Solution) -> Bool

  static var all: [Shape] {
    [
      Screens.settings(rows: 20, limit: 2), Screens.list(rows: 125, limit: 60), Screens.grid(rows: 60, limit: 60),
      Screens.tree(depth: 3, limit: 60), Screens.list(rows: 1000), Screens.grid(rows: 250),
      Chains.equalities(100), Chains.equalities(1000), Chains.equalities(10_000), Chains.shuffled(10_000),
      Chains.boxes(1000), Chains.boxes(10_000), Chains.squeezed(250, limit: 60), Chains.open(250),
      Chains.inequalities(1000), Chains.contradiction(1000),
      Chains.contradiction(10_000),
    ]
  }
}
