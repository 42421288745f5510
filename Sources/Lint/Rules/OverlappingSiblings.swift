import Graphics
import Layout
import Problems
import Scene

/// Siblings on top of each other where nothing asks for that: an overlay does, a negative spacing, two cells said to be
/// one, and a backdrop that has all of the other in it.
func overlappingSiblings(_ screen: LintedScreen) -> [Found] {
  let marks = MarkedViews(screen)
  return screen.views.indices.flatMap { index -> [Found] in
    let children = screen.children(of: index)
    guard children.count > 1, screen.isShown[index], !screen.views[index].style.asksForOverlap(of: children, screen)
    else { return [] }
    return marks.overlaps(of: children, inGrid: screen.views[index].style.layout.word == "grid")
  }
}

extension Style {
  /// Whether the author says that children are on top of each other.
  fileprivate func asksForOverlap(of children: [Int], _ screen: LintedScreen) -> Bool {
    switch layout {
    case .overlay: return true
    case .stack(let stack):
      if stack.spacing?.isNegative == true || stack.lineSpacing?.isNegative == true { return true }
      return children.contains { child in
        if case .points(let gap)? = screen.views[child].style.spacingAfter { gap < 0 } else { false }
      }
    case .grid, .frames, .constraints: return false
    }
  }
}

extension Length {
  fileprivate var isNegative: Bool {
    switch self {
    case .points(let value), .percent(let value), .designWidth(let value), .designHeight(let value),
      .pixels(let value):
      value < 0
    }
  }
}

/// What is seen and touched of all views, in painting order.
private struct MarkedViews {
  private let screen: LintedScreen
  private let marks: [Mark]
  /// Whether a view and everything around it is opaque as a whole.
  private let isSolid: [Bool]
  /// The number of the first mark of each view, and after the last view that of all.
  private let starts: [Int]
  /// What is around all marks of a view and of those in it; nil where it has none.
  private let bounds: [Rect?]

  init(_ screen: LintedScreen) {
    var marks: [Mark] = []
    var starts: [Int] = []
    for index in screen.views.indices {
      starts.append(marks.count)
      guard screen.isShown[index] else { continue }
      for mark in Mark.all(of: screen.views[index], at: index) {
        var mark = mark
        if let clip = screen.clips[index] { mark.area = mark.area.intersection(clip) }
        if !mark.area.isEmpty { marks.append(mark) }
      }
    }
    starts.append(marks.count)
    var bounds = screen.views.indices.map { index in
      marks[starts[index]..<starts[index + 1]].map(\.area).reduce(Rect?.none) { $0?.union($1) ?? $1 }
    }
    for index in screen.views.indices.reversed() {
      guard let parent = screen.views[index].parent, let own = bounds[index] else { continue }
      bounds[parent] = bounds[parent]?.union(own) ?? own
    }
    (self.screen, self.marks, self.starts, self.bounds) = (screen, marks, starts, bounds)
    var isSolid: [Bool] = []
    for view in screen.views { isSolid.append(view.style.opacity == 1 && (view.parent.map { isSolid[$0] } ?? true)) }
    self.isSolid = isSolid
  }

  /// The overlaps of siblings, one at most for each of them: with the one furthest back that it is on.
  func overlaps(of children: [Int], inGrid isGrid: Bool) -> [Found] {
    var worst: [Int: (behind: Int, collision: Collision)] = [:]
    // From top to bottom, so that only those at the same height are looked at together.
    let order = children.compactMap { child in bounds[child].map { (child: child, area: $0) } }
      .sorted { ($0.area.y, $0.child) < ($1.area.y, $1.child) }
    var open: [(child: Int, area: Rect)] = []
    for next in order {
      open.removeAll { $0.area.maxY <= next.area.y }
      for other in open where other.area.maxX > next.area.x && other.area.x < next.area.maxX {
        let (behind, front) = (min(other.child, next.child), max(other.child, next.child))
        if let known = worst[front], known.behind <= behind { continue }
        if isGrid, isPlaced(behind), isPlaced(front) { continue }
        if let collision = overlap(of: front, over: behind) { worst[front] = (behind, collision) }
      }
      open.append(next)
    }
    return worst.keys.sorted().compactMap { front in worst[front].map { found($0.collision) } }
  }

  /// One mark on another.
  private struct Collision {
    var front: Mark
    var behind: Mark

    var area: Rect { front.area.intersection(behind.area) }
  }

  /// What is told is about those inside the siblings that meet.
  private func found(_ collision: Collision) -> Found {
    let (front, behind, area) = (collision.front, collision.behind, collision.area)
    let (width, height) = (screen.points(area.width), screen.points(area.height))
    let path = screen.views[behind.view].path
    let finding = LintFinding.overlap(
      screen.subject(of: front), with: path, width: width, height: height, isHiding: hides(front, behind))
    return Found(.overlap, finding, extent: min(width, height), at: front.view, with: behind.view)
  }

  /// Whether the author says both the column and the row.
  private func isPlaced(_ child: Int) -> Bool {
    let cell = screen.views[child].style.cell
    return cell.column != nil && cell.row != nil
  }

  /// What a view covers of another one that it should not.
  private func overlap(of front: Int, over behind: Int) -> Collision? {
    guard let upper = bounds[front], let lower = bounds[behind] else { return nil }
    let shared = upper.intersection(lower)
    guard counts(shared) else { return nil }
    let below = marks(of: behind).filter { $0.kind != .surface && counts($0.area.intersection(shared)) }
    guard !below.isEmpty else { return nil }
    let above = marks(of: front).filter { counts($0.area.intersection(shared)) }
    return collision(of: above, over: below)
  }

  /// The first of some marks that are on others and should not be, from top to bottom.
  private func collision(of above: [Mark], over below: [Mark]) -> Collision? {
    let all = below.map { (mark: $0, isAbove: false) } + above.map { (mark: $0, isAbove: true) }
    let order = all.enumerated().sorted {
      ($0.element.mark.area.y, $0.offset) < ($1.element.mark.area.y, $1.offset)
    }
    var (openAbove, openBelow): ([Mark], [Mark]) = ([], [])
    for (_, next) in order {
      openAbove.removeAll { $0.area.maxY <= next.mark.area.y }
      openBelow.removeAll { $0.area.maxY <= next.mark.area.y }
      if next.isAbove {
        if let mark = openBelow.first(where: { collide(next.mark, over: $0) }) {
          return Collision(front: next.mark, behind: mark)
        }
        openAbove.append(next.mark)
      } else {
        if let mark = openAbove.first(where: { collide($0, over: next.mark) }) {
          return Collision(front: mark, behind: next.mark)
        }
        openBelow.append(next.mark)
      }
    }
    return nil
  }

  private func marks(of view: Int) -> ArraySlice<Mark> { marks[starts[view]..<starts[screen.views[view].subtreeEnd]] }

  /// A point, and the pixel that rounding may add to it, is a matter of rounding, or of how high letters are.
  private func counts(_ area: Rect) -> Bool { area.width > screen.scale + 1 && area.height > screen.scale + 1 }

  /// Whether all of a text is behind something that nothing shines through.
  private func hides(_ front: Mark, _ behind: Mark) -> Bool {
    guard front.isOpaque, behind.kind == .letters, isSolid[front.view],
      front.area.contains(behind.area, tolerance: 1)
    else { return false }
    let view = screen.views[front.view]
    let corners = [view.radii.topLeft, view.radii.topRight, view.radii.bottomRight, view.radii.bottomLeft]
    let (width, height) = (corners.map(\.width).max() ?? 0, corners.map(\.height).max() ?? 0)
    guard width > 0, height > 0 else { return true }
    let (shape, text) = (view.pixels.rect, behind.area)
    // Text is a rectangle, and what has round corners has no dents: all of it is behind where its corners are.
    return [(text.x, text.y), (text.maxX, text.y), (text.x, text.maxY), (text.maxX, text.maxY)].allSatisfy { x, y in
      let across = max(0, shape.x + width - x, x - shape.maxX + width) / width
      let along = max(0, shape.y + height - y, y - shape.maxY + height) / height
      return across * across + along * along <= 1
    }
  }

  /// Whether one mark on another is a fault.
  private func collide(_ front: Mark, over behind: Mark) -> Bool {
    guard counts(front.area.intersection(behind.area)) else { return false }
    // Letters on letters can never be read.
    if front.kind == .letters, behind.kind == .letters { return true }
    // A text that nobody sees is one too many.
    if hides(front, behind) { return true }
    // What covers all of the other is a sheet or a screen of its own.
    if front.area.contains(behind.area, tolerance: 1) { return front.kind == .letters }
    // What lies wholly on the other has it as its backdrop, but for letters, which are none.
    if behind.area.contains(front.area, tolerance: 1) { return behind.kind == .letters && front.kind != .touch }
    // A badge may be on the corner of a picture or key.
    return front.kind != .surface || behind.kind == .letters
  }
}
