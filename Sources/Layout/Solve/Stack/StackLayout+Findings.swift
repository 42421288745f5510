import Devices
import Graphics
import Problems
import Scene

/// What a stack tells of its lines: whom it had to choose, and what does not add up.
extension StackLayout {
  /// How many views a message names.
  private static let told = 8

  func report(
    _ arrangement: (placements: [Solver.Placement], lines: [StackLine]), of box: Int, in content: Size,
    _ solver: Solver
  ) {
    guard solver.tree[box].isDrawn else { return }
    for line in arrangement.lines {
      guard let choice = choice(in: line, solver) else { continue }
      solver.report(.layout(.stackChose(choice)), .warning, at: "layout", of: box)
    }
    for line in arrangement.lines {
      guard let conflict = conflict(in: line, of: box, in: content, solver) else { continue }
      return solver.report(.layout(.stackCannotFill(conflict)), .warning, at: "layout", of: box)
    }
  }

  private func choice(in line: StackLine, _ solver: Solver) -> StackChoice? {
    guard let (isStretched, among) = line.solution.choice else { return nil }
    let changed = among.filter { abs(line.solution.lengths[$0] - line.members[$0].item.length) > StackRow.noise }
    let changes = changed.prefix(Self.told).map { index in
      let member = line.members[index]
      return StackChoice.Change(solver.tree[member.child].name, abs(line.solution.lengths[index] - member.item.length))
    }
    return StackChoice(isStretched: isStretched, changes, others: changed.count - changes.count)
  }

  /// What does not add up: the stack's constraints of UIStackView that cannot hold.
  ///
  /// What nobody sees is nothing. What a stack with `clip` cuts off is meant to be cut off, and lines need not be full.
  private func conflict(in line: StackLine, of box: Int, in content: Size, _ solver: Solver) -> StackConflict? {
    guard !line.members.isEmpty else { return nil }
    let length = content[axis]
    let visible = solver.visibleLength
    let row = row(of: line.members, of: box, in: length, solver)
    let excess = -row.free(line.solution.lengths, in: length)
    let isLonger = excess > visible && !solver.tree[box].style.clips
    if isLonger || excess < -visible && row.isTiedToBothEnds && !wraps {
      guard !isHugged(box, in: content, solver) else { return nil }
      return conflict(in: line, row, of: box, in: length, isLonger: excess > 0, solver)
    }
    return distribution == .fillEqually ? inequality(in: line, row, of: box, in: length, solver) : nil
  }

  /// Whether a stack is as long as its content: what does not add up then are shares of that, which E402 tells.
  private func isHugged(_ box: Int, in content: Size, _ solver: Solver) -> Bool {
    let hugged =
      axis == .horizontal ? hugWidth(box, for: solver) : hugHeight(box, width: content.width, for: solver)
    return abs(hugged - content[axis]) <= StackRow.noise
  }

  private func conflict(
    in line: StackLine, _ row: StackRow, of box: Int, in length: Double, isLonger: Bool, _ solver: Solver
  ) -> StackConflict {
    var conflict = StackConflict(
      parts: [], gaps: row.gaps, needs: length - row.free(line.solution.lengths, in: length), has: length,
      file: solver.tree[box].place(of: "layout").file)
    for (member, length) in zip(line.members, line.solution.lengths) where length > StackRow.noise || !isLonger {
      guard conflict.parts.count < Self.told else {
        conflict.others += 1
        conflict.othersLength += length
        continue
      }
      let key = key(of: member, length: length, isLonger: isLonger, solver)
      conflict.parts.append(part(member, key: key, length: length, solver))
    }
    return conflict
  }

  /// Views that say of themselves what equal shares do not keep.
  private func inequality(
    in line: StackLine, _ row: StackRow, of box: Int, in length: Double, _ solver: Solver
  ) -> StackConflict? {
    guard let share = line.solution.lengths.first else { return nil }
    var conflict = StackConflict(
      parts: [], gaps: row.gaps, needs: length, has: length, share: share,
      file: solver.tree[box].place(of: "layout").file)
    for member in line.members {
      guard let (key, bound) = overruled(member, by: share, solver) else { continue }
      guard conflict.parts.count < Self.told else {
        conflict.others += 1
        conflict.othersLength += bound
        continue
      }
      conflict.parts.append(part(member, key: key, length: bound, solver))
    }
    return conflict.parts.isEmpty ? nil : conflict
  }

  /// What a view says of its length that a share does not keep: the key, and the length that is nearest.
  func overruled(_ member: StackMember, by share: Double, _ solver: Solver) -> (key: String?, length: Double)? {
    let range = member.item.range
    let isLonger = share < range.least
    let length = isLonger ? range.least : range.most
    guard isLonger || share > length, abs(share - length) > solver.visibleLength else { return nil }
    return (key(of: member, length: length, isLonger: isLonger, solver), length)
  }

  private func part(_ member: StackMember, key: String?, length: Double, _ solver: Solver) -> StackConflict.Part {
    let element = solver.tree[member.child]
    return .init(element.name, key: key, length: length, at: key.map(element.place) ?? element.location)
  }

  /// The key that keeps a view from being shorter, or longer; nil is its content.
  private func key(of member: StackMember, length: Double, isLonger: Bool, _ solver: Solver) -> String? {
    let (element, item) = (solver.tree[member.child], member.item)
    if element.kind == .spacer { return "spacer" }
    let bounds = element.bounds(on: axis)
    if isLonger, bounds.least != nil, length <= item.least + StackRow.noise { return axis.leastKey }
    if !isLonger, bounds.most != nil, length >= item.most - StackRow.noise { return axis.mostKey }
    if item.isSaid { return axis.side }
    if item.weight == 0, !member.hugsAlong, element.style.aspectRatio != nil { return "aspectRatio" }
    guard item.isElastic else { return nil }
    if isLonger { return item.resistance >= ContentPriorities.required ? "compressionResistance" : nil }
    return item.hugging >= ContentPriorities.required ? "hugging" : nil
  }
}

extension StackRow {
  /// Whether the first child has to begin and the last one to end where the stack does.
  fileprivate var isTiedToBothEnds: Bool { distribution == .fillProportionally || fillsByStretching }
}

extension Solver {
  /// Half a pixel, in points: nobody sees less.
  fileprivate var visibleLength: Double { 0.5 / environment.scale }
}

extension Element {
  /// What messages call a view that a message about the one around it names.
  fileprivate var name: String { id ?? path.split(separator: "/").last.map(String.init) ?? path }
}
