import Graphics
import Scene

/// Each child in the whole content box, aligned.
struct OverlayLayout: Container {
  let alignment: OverlayAlignment

  init(_ spec: OverlaySpec) { alignment = spec.alignment ?? .center }

  func leastWidth(_ box: Int, for solver: Solver) -> Double {
    solver.tree.children(of: box).reduce(0) { widest, child in
      max(widest, solver.leastWidth(of: child, solver.cellOffer(.init(), alignment(of: child, solver), child)))
    }
  }

  func hugWidth(_ box: Int, for solver: Solver) -> Double {
    solver.tree.children(of: box).reduce(0) { widest, child in
      max(widest, solver.width(of: child, solver.cellOffer(.init(), alignment(of: child, solver), child)).length)
    }
  }

  func hugHeight(_ box: Int, width: Double, for solver: Solver) -> Double {
    solver.tree.children(of: box).reduce(0) { highest, child in
      let offer = solver.cellOffer(.init(width: width), alignment(of: child, solver), child)
      return max(highest, solver.height(of: child, width: solver.width(of: child, offer).length, offer).length)
    }
  }

  func arrange(_ box: Int, in content: Size, for solver: Solver) -> [Solver.Placement] {
    let cell = Rect(origin: .zero, size: content)
    return solver.tree.children(of: box).map { solver.place($0, in: cell, alignment(of: $0, solver)) }
  }

  func alignment(of child: Int, _ solver: Solver) -> OverlayAlignment {
    solver.tree[child].alignmentInCell ?? alignment
  }
}

/// One view in one cell, which overlays and grids share.
extension Solver {
  /// What a cell offers: all of itself where the alignment fills or the view has nothing to hug.
  func cellOffer(_ room: Offer.Room, _ alignment: OverlayAlignment, _ child: Int) -> Offer {
    let auto: AutoRule = alignment == .fill || !hasContent(child) ? .fill : .hug
    return Offer(room, autoWidth: auto, autoHeight: auto)
  }

  /// The frame of a view in a cell.
  func place(_ child: Int, in cell: Rect, _ alignment: OverlayAlignment) -> Placement {
    let offer = cellOffer(.init(width: cell.width, height: cell.height), alignment, child)
    let width = width(of: child, offer)
    let height = height(of: child, width: width.length, offer)
    let (x, y) = alignment.position
    return Placement(
      child: child,
      frame: Rect(
        x: cell.x + (cell.width - width.length) * x, y: cell.y + (cell.height - height.length) * y,
        width: width.length, height: height.length),
      hugsWidth: width.isHugged, hugsHeight: height.isHugged)
  }
}

extension OverlayAlignment {
  /// The share of the free room that lies before a view, on each axis.
  var position: (x: Double, y: Double) {
    switch self {
    case .fill, .center: (0.5, 0.5)
    case .top: (0.5, 0)
    case .bottom: (0.5, 1)
    case .leading: (0, 0.5)
    case .trailing: (1, 0.5)
    case .topLeading: (0, 0)
    case .topTrailing: (1, 0)
    case .bottomLeading: (0, 1)
    case .bottomTrailing: (1, 1)
    }
  }
}
