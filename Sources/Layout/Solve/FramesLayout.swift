import Graphics
import Scene

/// Each child by its own `frame` (scene-format section 3.3).
///
/// Frames have words for both, leading and left, which were settled before.
struct FramesLayout: Container {
  let startsAtLeading = false

  func hugWidth(_ box: Int, for solver: Solver) -> Double {
    let needs = solver.tree.children(of: box).compactMap { child -> Double? in
      let line = FrameLine(solver.tree[child].style.frame, on: .horizontal)
      guard !line.isRelative, solver.tree[child].style.width.distance?.isPercent != true else { return nil }
      return line.room(for: solver.width(of: child, offer(child, [line], in: .init(), solver)).length)
    }
    return needs.max() ?? 0
  }

  func hugHeight(_ box: Int, width: Double, for solver: Solver) -> Double {
    let room = Offer.Room(width: width)
    let needs = solver.tree.children(of: box).compactMap { child -> Double? in
      let element = solver.tree[child]
      let frame = element.style.frame
      let lines = (FrameLine(frame, on: .horizontal), FrameLine(frame, on: .vertical))
      guard !lines.1.isRelative, element.style.height.distance?.isPercent != true else { return nil }
      let offer = offer(child, [lines.0, lines.1], in: room, solver)
      let width = solver.width(of: child, offer).length
      return lines.1.room(for: solver.height(of: child, width: width, offer).length)
    }
    return needs.max() ?? 0
  }

  func arrange(_ box: Int, in content: Size, for solver: Solver) -> [Solver.Placement] {
    let room = Offer.Room(width: content.width, height: content.height)
    let truncates = solver.tree[box].style.rounding == .truncate
    return solver.tree.children(of: box).map { child in
      let frame = solver.tree[child].style.frame
      let (across, down) = (FrameLine(frame, on: .horizontal), FrameLine(frame, on: .vertical))
      let offer = offer(child, [across, down], in: room, solver)
      // The width has to be final before the height of a text is asked for.
      let width = solver.width(of: child, offer)
      let x = across.span(of: width, in: content.width, truncates: truncates)
      let height = solver.height(of: child, width: x.length, offer)
      let y = down.span(of: height, in: content.height, truncates: truncates)
      return Solver.Placement(
        child: child, frame: Rect(x: x.start, y: y.start, width: x.length, height: y.length),
        hugsWidth: width.isHugged, hugsHeight: height.isHugged)
    }
  }

  /// What the frame leaves to the child: `auto` is all of the box without a frame, the rest of it for a box with one,
  /// and the content of everything else.
  func offer(_ child: Int, _ lines: [FrameLine], in parent: Offer.Room, _ solver: Solver) -> Offer {
    let element = solver.tree[child]
    let auto: AutoRule = element.style.frame == nil || element.kind == .box ? .fill : .hug
    var offer = Offer(parent, autoWidth: auto, autoHeight: auto)
    for line in lines {
      switch line.axis {
      case .horizontal:
        offer.width = line.length(in: parent.width)
        offer.room.width = parent.width.map(line.rest)
      case .vertical:
        offer.height = line.length(in: parent.height)
        offer.room.height = parent.height.map(line.rest)
      }
    }
    return offer
  }
}
