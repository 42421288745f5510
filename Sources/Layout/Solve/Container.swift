import Graphics

/// One kind of layout: how large the children make a box, and where it puts them.
///
/// Lengths are of the box's content box, padding left out. A container asks each child at most once a call, which is
/// what keeps nested hugging boxes from being measured over and over.
protocol Container {
  /// The width that the children of a box need.
  func hugWidth(_ box: Int, for solver: Solver) -> Double

  /// The height that the children of a box need in a width.
  func hugHeight(_ box: Int, width: Double, for solver: Solver) -> Double

  /// The frames of the children of a box; what is left out has none.
  func arrange(_ box: Int, in content: Size, for solver: Solver) -> [Solver.Placement]
}
