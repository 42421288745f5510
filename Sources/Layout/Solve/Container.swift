import Graphics
import Scene

/// One kind of layout: how large the children make a box, and where it puts them.
///
/// Lengths are of the box's content box, padding left out. A container asks each child at most once a call, which is
/// what keeps nested hugging boxes from being measured over and over.
protocol Container {
  /// Whether frames are given from the leading edge on, so that they are mirrored where layout runs from the right.
  var startsAtLeading: Bool { get }

  /// The least width in which the children of a box need not hang over its edge: that of words, where texts wrap.
  func leastWidth(_ box: Int, for solver: Solver) -> Double

  /// The width that the children of a box need.
  func hugWidth(_ box: Int, for solver: Solver) -> Double

  /// The height that the children of a box need in a width.
  func hugHeight(_ box: Int, width: Double, for solver: Solver) -> Double

  /// The frames of the children of a box; what is left out has none.
  func arrange(_ box: Int, in content: Size, for solver: Solver) -> [Solver.Placement]
}

extension ContainerLayout {
  /// How a box of this layout, its units settled, places its children.
  var container: any Container {
    switch self {
    case .frames: FramesLayout()
    case .overlay(let spec): OverlayLayout(spec)
    case .stack(let spec): StackLayout(spec)
    case .grid(let spec): GridLayout(spec)
    case .constraints: ConstraintsLayout()
    }
  }
}

extension Container {
  var startsAtLeading: Bool { true }

  func leastWidth(_ box: Int, for solver: Solver) -> Double { hugWidth(box, for: solver) }
}
