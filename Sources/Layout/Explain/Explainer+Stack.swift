import Graphics
import Problems
import Scene

/// Views in stacks.
extension Explainer {
  /// A view of a stack, with its line solved once more.
  private struct Seat {
    let stack: StackLayout
    let parent: Int
    let number: Int
    let line: StackLine
    let row: StackRow
    let room: StackRoom
    /// Where the line begins across, and how many lines are before it.
    let offset: Double
    let linesBefore: Int

    var member: StackMember { line.members[number] }
    var item: StackRow.Item { row.items[number] }
    var length: Double { line.solution.lengths[number] }
    /// All items with their lengths.
    var others: [Int] { line.members.indices.filter { $0 != number } }
  }

  private func seat(of index: Int, in parent: Int, _ stack: StackLayout) -> Seat? {
    let content = solver.contentBox(of: parent).size
    let room = Offer.Room(width: content.width, height: content.height)
    guard stack.wraps else {
      let own = StackRoom(room, across: stack.axis.across)
      let members = stack.members(of: parent, in: own, solver)
      let row = stack.row(of: members, of: parent, in: content[stack.axis], solver)
      guard let number = members.firstIndex(where: { $0.child == index }) else { return nil }
      return Seat(
        stack: stack, parent: parent, number: number,
        line: StackLine(members: members, solution: row.solve(in: content[stack.axis])), row: row, room: own, offset: 0,
        linesBefore: 0)
    }
    let lines = stack.placedLines(of: parent, in: content, solver)
    for (count, line) in lines.enumerated() {
      guard let number = line.line.members.firstIndex(where: { $0.child == index }) else { continue }
      let row = stack.row(of: line.line.members, of: parent, in: content[stack.axis], solver)
      return Seat(
        stack: stack, parent: parent, number: number, line: line.line, row: row, room: line.room, offset: line.position,
        linesBefore: count)
    }
    return nil
  }

  func stackTraces(of index: Int, in parent: Int, _ stack: StackLayout, on axis: Axis) -> Traces {
    guard let seat = seat(of: index, in: parent, stack) else { return Traces() }
    var traces = Traces()
    let size = solver.frames[index].size
    if axis == stack.axis {
      addLength(of: index, seat, to: &traces.length)
      addRatio(of: index, seat, on: axis, to: &traces.length)
      let slack = Term(.free, "aspectRatio", factor: 0.5, seat.length - size[axis])
      addPlace(
        of: index, in: parent, on: axis, stack.distribution.rawValue, key: "", along(seat) + [slack], to: &traces.near)
    } else {
      addAcross(of: index, seat, to: &traces.length)
      addRatio(of: index, seat, on: axis, to: &traces.length)
      addPlace(
        of: index, in: parent, on: axis, stack.alignment(of: index, solver).rawValue, key: "alignSelf",
        across(of: index, seat), to: &traces.near)
    }
    return traces
  }

  // Along the stack.

  private func addLength(of index: Int, _ seat: Seat, to trace: inout Trace) {
    let axis = seat.stack.axis
    let content = content(of: seat.parent, on: axis)
    switch seat.stack.distribution {
    case .fillEqually:
      addLeft(seat, "fillEqually", taken: [], to: &trace)
      addShare(seat, "fillEqually", 1 / Double(seat.line.members.count), to: &trace)
      if let (key, length) = seat.stack.overruled(seat.member, by: seat.length, solver), let key {
        trace.add(.overruled, "\(key) \(length.written)", at: tree[index].writtenPlace(of: key), [trace.before])
      }
    case .fillProportionally: addProportion(of: index, seat, content: content, to: &trace)
    default:
      if seat.item.weight > 0 {
        let shares = seat.line.members.indices.filter { seat.row.items[$0].weight > 0 }
        addWeighted(
          of: index, seat, shares, weight: { seat.row.items[$0].weight }, word: tree[index].fillWord(on: axis),
          to: &trace)
      } else {
        addOwnLength(of: index, seat, to: &trace)
        addChange(seat, to: &trace)
      }
    }
  }

  /// What the stack leaves beside the gaps and some views.
  private func addLeft(_ seat: Seat, _ word: String, taken: [Int], to trace: inout Trace) {
    let axis = seat.stack.axis
    let room = room(of: seat.parent, on: axis, in: &trace)
    let lengths = taken.reduce(0) { $0 + seat.line.solution.lengths[$1] }
    trace.add(
      .left, tree[seat.parent].path, at: tree[seat.parent].writtenPlace(of: "layout"),
      [
        room, Term(.views, name(of: taken, seat), count: taken.count, factor: -1, lengths),
        Term(.gaps, count: max(0, seat.line.members.count - 1), factor: -1, seat.row.gaps),
      ])
  }

  /// The path of a view of a stack, where it is a single one.
  private func name(of numbers: [Int], _ seat: Seat) -> String? {
    numbers.count == 1 ? numbers.first.map { tree[seat.line.members[$0].child].path } : nil
  }

  private func addShare(_ seat: Seat, _ word: String, _ part: Double, to trace: inout Trace) {
    trace.add(
      .share, word,
      at: tree[seat.member.child].writtenPlace(of: seat.stack.axis.side)
        ?? tree[seat.parent].writtenPlace(of: "layout"),
      [trace.before.times(part)])
    trace.keepPositive()
  }

  /// A share by weight; views that are at one of their bounds take no part in sharing.
  private func addWeighted(
    of index: Int, _ seat: Seat, _ shares: [Int], weight: (Int) -> Double, word: String, to trace: inout Trace
  ) {
    let axis = seat.stack.axis
    func isAtBound(_ number: Int) -> Bool {
      let (item, length) = (seat.row.items[number], seat.line.solution.lengths[number])
      return item.isSaid || length == item.least && item.least > 0 || length == item.most
    }
    let sharing = shares.filter { !isAtBound($0) || $0 == seat.number }
    let taken = seat.line.members.indices.filter { !sharing.contains($0) }
    addLeft(seat, word, taken: taken, to: &trace)
    let whole = sharing.reduce(0) { $0 + weight($1) }
    addShare(seat, word, weight(seat.number) / whole, to: &trace)
    let offer = seat.stack.offer(index, in: seat.room, solver)
    addBounds(of: index, on: axis, parent: offer.parent[axis], to: &trace)
  }

  private func addProportion(of index: Int, _ seat: Seat, content: Double, to trace: inout Trace) {
    let items = seat.row.items
    let word = "fillProportionally"
    let shares = items.indices.filter { items[$0].length > StackRow.noise }
    guard !seat.item.isSaid else { return addOwnLength(of: index, seat, to: &trace) }
    if let outer = seat.row.outer {
      let whole = items.reduce(seat.row.gaps) { $0 + $1.length }
      let share = seat.item.bounded(seat.item.length / whole * outer)
      if seat.number < items.count - 1, whole > StackRow.noise, abs(share - seat.length) < 1e-9 {
        let axis = seat.stack.axis
        trace.add(
          .share, word, at: tree[seat.parent].writtenPlace(of: "layout"),
          [Term(axis.sideWord, tree[seat.parent].path, factor: seat.item.length / whole, outer)])
        let offer = seat.stack.offer(index, in: seat.room, solver)
        return addBounds(of: index, on: axis, parent: offer.parent[axis], to: &trace)
      }
      if whole > StackRow.noise {
        let lengths = seat.line.solution.lengths
        addLeft(seat, word, taken: seat.others.filter { $0 < seat.number || lengths[$0] > 0 }, to: &trace)
        return trace.keepPositive()
      }
    }
    guard !shares.isEmpty else {
      return addWeighted(of: index, seat, Array(items.indices), weight: { _ in 1 }, word: word, to: &trace)
    }
    guard shares.contains(seat.number), !seat.item.isSaid else { return addOwnLength(of: index, seat, to: &trace) }
    addWeighted(of: index, seat, shares, weight: { items[$0].length }, word: word, to: &trace)
  }

  /// What a view brings along before a stack has more or less than that.
  private func addOwnLength(of index: Int, _ seat: Seat, to trace: inout Trace) {
    let axis = seat.stack.axis
    let element = tree[index]
    let offer = seat.stack.offer(index, in: seat.room, solver)
    if element.kind == .spacer {
      guard let distance = element.style.spacer?.distance else { return trace.add(.key, "spacer", []) }
      let place = element.writtenPlace(of: "spacer")
      trace.add(.key, "spacer", at: place, [term(distance, "spacer", of: offer.parent[axis] ?? 0, at: place)])
      return trace.keepPositive()
    }
    let wishes = (element.wish(on: axis, offer), element.wish(on: axis.across, offer))
    let rule = solver.aspectRule(of: index)
    switch (wishes.0, wishes.1, rule) {
    case (.exactly(let length), _, _): addSaid(of: index, length, on: axis, parent: offer.parent[axis], to: &trace)
    case (.hug, _, let rule?) where axis == .vertical:
      addRatio(of: index, rule, on: axis, Term(.width, seat.member.width), to: &trace)
    case (.fill, .exactly(let side), let rule?), (.hug, .exactly(let side), let rule?):
      addRatio(of: index, rule, on: axis, Term(axis.across.sideWord, side), to: &trace)
    case (.hug, .fill, let rule?):
      addRatio(of: index, rule, on: axis, Term(.room, offer.parent.height ?? 0), to: &trace)
    case (.fill, _, _): trace.add(.fill, nil, [])
    case (.hug, _, let rule?) where axis == .horizontal && rule.slope > 0:
      addSide(
        of: index, offer, on: axis, width: 0, room: Term(.room, offer.room.width ?? 0), to: &trace)
    case (.hug, _, _): addContent(of: index, on: axis, width: seat.member.width, to: &trace)
    }
    addBounds(of: index, on: axis, parent: offer.parent[axis], to: &trace)
  }

  /// What a view was stretched or shrunk by.
  private func addChange(_ seat: Seat, to trace: inout Trace) {
    let change = seat.length - seat.item.length
    guard abs(change) > StackRow.noise else { return }
    let priority = change > 0 ? seat.item.hugging : seat.item.resistance
    let all = zip(seat.line.solution.lengths, seat.row.items).reduce(0) { $0 + $1.0 - $1.1.length }
    trace.add(
      change > 0 ? .stretch : .shrink, "\(priority)", at: tree[seat.parent].writtenPlace(of: "layout"),
      [trace.before, Term(.change, ((abs(all) * 1e6).rounded() / 1e6).written, change)])
  }

  /// Where a view begins along its stack.
  private func along(_ seat: Seat) -> [Term] {
    let (number, lengths) = (seat.number, seat.line.solution.lengths)
    let items = seat.row.items
    if seat.stack.distribution == .equalCentering, items.count > 1 {
      let centers = seat.line.solution.positions[number] + lengths[number] / 2 - lengths[0] / 2
      return [
        Term(.views, name(of: [0], seat), count: 1, factor: 0.5, lengths[0]), Term(.centers, count: number, centers),
        Term(seat.stack.axis.sideWord, factor: -0.5, lengths[number]),
      ]
    }
    let before = lengths[..<number].reduce(0, +)
    let gaps = items[..<number].reduce(0) { $0 + $1.gapAfter }
    let free = seat.row.free(lengths, in: content(of: seat.parent, on: seat.stack.axis))
    let part = seat.stack.distribution.share(before: number, of: items.count)
    let isKept = seat.stack.distribution == .center || seat.stack.distribution == .end
    return [
      Term(.views, name(of: Array(0..<number), seat), count: number, before), Term(.gaps, count: number, gaps),
      Term(.free, factor: part, abs(free) > StackRow.noise ? isKept ? free : max(0, free) : 0),
    ]
  }

  // Across the stack.

  private func addAcross(of index: Int, _ seat: Seat, to trace: inout Trace) {
    let axis = seat.stack.axis.across
    guard tree[index].kind != .spacer else { return trace.add(.key, "spacer", []) }
    var offer = seat.stack.offer(index, in: seat.room, solver)
    if axis == .vertical { offer.width = seat.length }
    var room = Trace()
    var term = self.room(of: seat.parent, on: axis, in: &room)
    if let depth = seat.room.depth, depth != term.value {
      term = Term(.lines, count: 1, depth)
    } else if seat.room.depth != nil {
      trace = room
    }
    addSide(of: index, offer, on: axis, width: seat.length, room: term, to: &trace)
  }

  /// Where a view begins across its stack.
  private func across(of index: Int, _ seat: Seat) -> [Term] {
    let axis = seat.stack.axis.across
    let size = solver.frames[index].size
    let lines = Term(.lines, count: seat.linesBefore, seat.offset)
    let alignment = seat.stack.alignment(of: index, solver)
    if seat.stack.axis == .horizontal, alignment == .firstBaseline || alignment == .lastBaseline {
      let line: Baseline = alignment == .firstBaseline ? .first : .last
      let aligned = seat.line.members.filter { seat.stack.alignment(of: $0.child, solver) == alignment }
      let lowest = aligned.map { solver.baselines(of: $0.child, solver.frames[$0.child].size)[line] }.max() ?? 0
      return [
        lines, Term(.baseline, count: aligned.count, lowest),
        Term(.baseline, factor: -1, solver.baselines(of: index, size)[line]),
      ]
    }
    return [lines, Term(.free, factor: alignment.position, (seat.room.depth ?? 0) - size[axis])]
  }

  /// A box of a ratio that is smaller than its share, because the other side is.
  private func addRatio(of index: Int, _ seat: Seat, on axis: Axis, to trace: inout Trace) {
    guard let rule = solver.aspectRule(of: index), tree[index].kind != .spacer else { return }
    let size = solver.frames[index].size
    guard abs(trace.result - size[axis]) > 1e-9 else { return }
    addRatio(of: index, rule, on: axis, Term(axis.across.sideWord, size[axis.across]), to: &trace)
  }
}

extension Element {
  /// The word of a share on an axis, or of a spacer's.
  fileprivate func fillWord(on axis: Axis) -> String {
    let extent = kind == .spacer ? style.spacer ?? .fill(1) : extent(on: axis)
    guard case .fill(let weight) = extent, weight != 1 else { return "fill" }
    return "fill(\(weight.written))"
  }
}

extension StackSpec.Distribution {
  /// The share of what is free that lies before a view, beside the gaps.
  fileprivate func share(before number: Int, of count: Int) -> Double {
    let (number, count) = (Double(number), Double(count))
    switch self {
    case .fill, .fillEqually, .fillProportionally, .equalCentering, .start: return 0
    case .center: return 0.5
    case .end: return 1
    case .equalSpacing: return count > 1 ? number / (count - 1) : 0
    case .spaceAround: return (number + 0.5) / count
    case .spaceEvenly: return (number + 1) / (count + 1)
    }
  }
}
