import Devices
import Graphics
import Scene

/// How far the guides that every box has lie inside its edges (UIKit's rules).
struct GuideInsets {
  private let solver: Solver
  /// The frame of an element in root coordinates; nil while it is not known.
  private let frame: (Int) -> Rect?

  /// The width that lines are read in, at the usual size of text, where the profile does not know it; points.
  private static let usualReadableWidth = 672.0
  /// UIKit's margins of views that are not the root.
  private static let usualMargin = 8.0

  init(_ solver: Solver, frame: @escaping (Int) -> Rect?) {
    self.solver = solver
    self.frame = frame
  }

  /// What a guide leaves free at the edges of a box.
  func insets(of guide: Guide, of index: Int) -> Insets {
    switch guide {
    case .superview: .zero
    case .safeArea: safeArea(of: index)
    case .layoutMargins: margins(of: index)
    case .readableContent: readableContent(of: index)
    }
  }

  /// What bars and cutouts cover of a box.
  func safeArea(of index: Int) -> Insets {
    guard let safeArea = solver.safeArea else { return .zero }
    return frame(index).map { $0.part(outside: safeArea) } ?? solver.expectedObstructions[index] ?? .zero
  }

  /// The margins of a box, on top of the safe area, and no less than what those around leave of it.
  func margins(of index: Int) -> Insets {
    let margins = solver.tree[index].margins
    var insets = margins.said ?? systemMargins(of: index)
    if margins.isInsideSafeArea { insets += safeArea(of: index) }
    guard margins.keepsThoseOfSuperview, let parent = solver.tree[index].parent, let own = frame(index),
      let outer = frame(parent)
    else { return insets }
    let reach = own.part(outside: outer.inset(by: self.margins(of: parent)))
    return Insets(
      top: max(insets.top, reach.top), left: max(insets.left, reach.left), bottom: max(insets.bottom, reach.bottom),
      right: max(insets.right, reach.right))
  }

  private func systemMargins(of index: Int) -> Insets {
    guard index == solver.tree.sceneRoot else { return Insets(all: Self.usualMargin) }
    let environment = solver.environment
    if let known = environment.device.layoutMargins[environment.orientation] { return known }
    let margin = environment.size.width <= 375 ? 16.0 : 20.0
    return Insets(left: margin, right: margin)
  }

  private var readableWidth: Double {
    let (device, size) = (solver.environment.device, solver.environment.textSize)
    return device.readableWidths[size] ?? device.readableWidths[.large] ?? Self.usualReadableWidth
  }

  private func readableContent(of index: Int) -> Insets {
    var insets = margins(of: index)
    guard let width = frame(index)?.width else { return insets }
    let spare = max(0, width - insets.horizontal - readableWidth) / 2
    insets.left += spare
    insets.right += spare
    return insets
  }
}

extension Insets {
  fileprivate static func += (insets: inout Insets, other: Insets) {
    insets.top += other.top
    insets.left += other.left
    insets.bottom += other.bottom
    insets.right += other.right
  }
}

extension Solver {
  /// What the guide that a hugging box keeps to adds to its content.
  func expectedInsets(of index: Int) -> Insets {
    let guide = tree[index].style.relativeTo
    return guide == .superview ? .zero : GuideInsets(self) { _ in nil }.insets(of: guide, of: index)
  }

  /// Whether anything in a box depends on how far bars and cutouts reach into it.
  func usesSafeArea(_ index: Int) -> Bool {
    switch tree[index].style.relativeTo {
    case .safeArea: true
    case .layoutMargins, .readableContent: tree[index].margins.isInsideSafeArea
    case .superview: tree.constraints.guided.contains(index)
    }
  }
}
