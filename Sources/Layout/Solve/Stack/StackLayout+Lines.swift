import Graphics
import Scene

/// Stacks that go on in another line where children do not fit (CSS's flex-wrap).
///
/// Each line is distributed by itself and is as deep as its deepest child; what is left across goes to all lines in
/// equal parts, so that a wrapping stack whose children fit on one line is laid out as any other.
extension StackLayout {
  /// The lines of a stack of a length along its axis.
  ///
  /// Those of a row do not depend on its height, unless a child has a ratio, and are found once for a width.
  func lines(of box: Int, in room: StackRoom, length: Double, _ solver: Solver) -> [StackLine] {
    if axis == .horizontal, let known = solver.contents.rows[box], known.width == length { return known.lines }
    let members = members(of: box, in: room, solver)
    let lines = lines(of: members, of: box, in: length, solver)
    if axis == .horizontal, !members.contains(where: { solver.tree[$0.child].hasAspect }) {
      solver.contents.rows[box] = (length, lines)
    }
    return lines
  }

  /// The lines of a stack of a length along its axis; a stack that does not wrap has one.
  func lines(of members: [StackMember], of box: Int, in length: Double, _ solver: Solver) -> [StackLine] {
    let groups = wraps ? members.lines(of: length) : [members]
    return groups.map { group in
      StackLine(members: group, solution: row(of: group, of: box, in: length, solver).solve(in: length))
    }
  }

  /// The depth of all lines and the gaps between them.
  func depth(of lines: [StackLine], in room: Offer.Room, _ solver: Solver) -> Double {
    let gaps = lineSpacing.settled(of: room[axis.across] ?? 0) * Double(max(0, lines.count - 1))
    return lines.reduce(gaps) { $0 + depth(of: $1, in: StackRoom(room, depth: nil), solver) }
  }

  /// The depth of a line: of its deepest child, or of the children around their common baselines.
  private func depth(of line: StackLine, in room: StackRoom, _ solver: Solver) -> Double {
    let sizes = zip(line.members, line.solution.lengths).map { member, length in
      size(of: member, length: length, in: room, solver).size
    }
    return depth(of: line.members, sizes, solver)
  }

  /// The width of the columns that a vertical stack of a said height needs.
  func columnsWidth(_ box: Int, height: Double, _ solver: Solver) -> Double {
    let room = Offer.Room(height: height)
    let members = members(of: box, in: StackRoom(room, depth: nil), solver)
    return depth(of: lines(of: members, of: box, in: height, solver), in: room, solver)
  }

  /// A line and where it is.
  struct PlacedLine {
    var line: StackLine
    var room: StackRoom
    /// How far across it begins.
    var position: Double
  }

  /// The frames of the children of a stack that wraps.
  func wrapped(
    _ box: Int, in content: Size, _ solver: Solver
  ) -> (placements: [Solver.Placement], lines: [StackLine]) {
    let lines = placedLines(of: box, in: content, solver)
    let placements = lines.flatMap { line in
      self.placements(of: line.line, in: line.room, solver).map { $0.moved(by: line.position, on: axis.across) }
    }
    return (placements, lines.map(\.line))
  }

  /// The lines of a stack that wraps.
  func placedLines(of box: Int, in content: Size, _ solver: Solver) -> [PlacedLine] {
    let room = Offer.Room(width: content.width, height: content.height)
    let open = StackRoom(room, depth: nil)
    let lines = lines(of: box, in: open, length: content[axis], solver)
    let depths = lines.map { depth(of: $0, in: open, solver) }
    let gap = lineSpacing.settled(of: content[axis.across])
    let free = content[axis.across] - depths.reduce(gap * Double(max(0, lines.count - 1)), +)
    let extra = max(0, free) / Double(max(1, lines.count))
    var position = 0.0
    return zip(lines, depths).map { line, depth in
      let room = StackRoom(room, depth: depth + extra)
      defer { position += depth + extra + gap }
      return PlacedLine(line: settled(line, of: box, in: room, solver), room: room, position: position)
    }
  }

  /// A line whose depth is known: in a column children may be wider now, and texts in them lower.
  private func settled(_ line: StackLine, of box: Int, in room: StackRoom, _ solver: Solver) -> StackLine {
    guard axis == .vertical, let length = room.parent[axis] else { return line }
    let members = spaced(line.members.map { member($0.child, in: room, solver) }, solver)
    return StackLine(members: members, solution: row(of: members, of: box, in: length, solver).solve(in: length))
  }
}

extension Solver.Placement {
  /// The same somewhere further on an axis.
  fileprivate func moved(by distance: Double, on axis: Axis) -> Solver.Placement {
    var placement = self
    switch axis {
    case .horizontal: placement.frame.origin.x += distance
    case .vertical: placement.frame.origin.y += distance
    }
    return placement
  }
}
