import Graphics
import Problems
import Scene

/// Views in boxes with frames, overlays and cells.
extension Explainer {
  func framesTraces(of index: Int, in parent: Int, on axis: Axis) -> Traces {
    let style = tree[index].style
    let place = tree[index].writtenPlace(of: "frame")
    let told = ToldFrame(style.frame, on: axis, at: place)
    let line = told.line
    let lines = (FrameLine(style.frame, on: .horizontal), FrameLine(style.frame, on: .vertical))
    let content = solver.contentBox(of: parent).size
    let offer = FramesLayout().offer(
      index, [lines.0, lines.1], in: Offer.Room(width: content.width, height: content.height), solver)
    var traces = Traces()
    addFrameLength(of: index, told, offer, in: parent, on: axis, to: &traces.length)
    let truncates = tree[parent].style.rounding == .truncate
    let side = axis == .horizontal ? solver.width(of: index, offer) : heightSide(of: index, offer)
    let span = line.span(of: side, in: content[axis], truncates: truncates)
    var room = Trace()
    let roomTerm = self.room(of: parent, on: axis, in: &room)
    var offset = told.nearTerms(length: side.length, in: roomTerm)
    let isFromRoom = line.start?.isPercent ?? (line.end != nil || line.inset != nil || line.center != nil)
    if isFromRoom { traces.near = room }
    if truncates {
      traces.near.add(.truncate, nil, at: place, as: .truncated, offset)
      offset = [traces.near.before]
      if !side.isHugged {
        let far = told.isFarSaid ? told.farTerms(in: roomTerm) : nil
        traces.length.add(
          .truncate, nil, at: place, as: .truncated,
          far ?? [
            Term(axis.nearWord, line.span(of: side, in: content[axis], truncates: false).start), traces.length.before,
          ])
        traces.length.add(
          .truncate, nil, at: place, [traces.length.before, Term(axis.nearWord, factor: -1, span.start)])
      }
    }
    traces.near.add(
      style.frame == nil ? .contentBox : .frame, style.frame == nil ? tree[parent].path : nil, at: place,
      corner(of: parent, on: axis, far: false) + offset)
    if told.isFarSaid, !truncates {
      var far = room
      far.add(
        .frame, nil, at: place,
        corner(of: parent, on: axis, far: false) + told.farTerms(in: roomTerm))
      traces.far = far
    }
    return traces
  }

  private func heightSide(of index: Int, _ offer: Offer) -> Solver.Side {
    solver.height(of: index, width: solver.frames[index].width, offer)
  }

  /// The length that a frame says, or else that of the view in the room that the frame leaves.
  private func addFrameLength(
    of index: Int, _ told: ToldFrame, _ offer: Offer, in parent: Int, on axis: Axis, to trace: inout Trace
  ) {
    let place = tree[index].writtenPlace(of: "frame")
    let line = told.line
    let needsRoom = line.size.map(\.isPercent) ?? true
    guard offer.decided(on: axis) != nil else {
      var room = self.room(of: parent, on: axis, in: &trace)
      if let rest = offer.room[axis], rest != room.value, tree[index].style.frame != nil {
        trace.add(.room, nil, at: place, told.restTerms(of: room))
        trace.keepPositive()
        room = Term(.room, rest)
      }
      return addSide(
        of: index, offer, on: axis, width: solver.frames[index].width, room: room, to: &trace)
    }
    let room = needsRoom ? self.room(of: parent, on: axis, in: &trace) : Term(.zero, 0)
    if let size = line.size {
      return trace.add(.frame, nil, at: place, [term(size, "frame." + axis.side, of: room.value, at: place)])
    }
    trace.add(.frame, nil, at: place, told.lengthTerms(in: room))
  }

  func overlayTraces(of index: Int, in parent: Int, _ overlay: OverlayLayout, on axis: Axis) -> Traces {
    let content = solver.contentBox(of: parent).size
    var trace = Trace()
    let room = self.room(of: parent, on: axis, in: &trace)
    return cellTraces(
      of: index, in: parent, Rect(origin: .zero, size: content), overlay.alignment(of: index, solver), on: axis,
      Room(term: room, trace: trace), offset: [])
  }

  /// A view in a cell, which an overlay has one of and a grid many.
  func cellTraces(
    of index: Int, in parent: Int, _ cell: Rect, _ alignment: OverlayAlignment, on axis: Axis, _ room: Room,
    offset: [Term]
  ) -> Traces {
    let offer = solver.cellOffer(.init(width: cell.width, height: cell.height), alignment, index)
    var traces = Traces()
    traces.length = room.trace
    addSide(
      of: index, offer, on: axis, width: solver.frames[index].width, room: room.term, to: &traces.length)
    let free = cell.size[axis] - solver.frames[index].size[axis]
    let share = axis == .horizontal ? alignment.position.x : alignment.position.y
    addPlace(
      of: index, in: parent, on: axis, alignment.rawValue, key: "alignSelf",
      offset + freeTerms(share, free, axis, room.term),
      to: &traces.near)
    return traces
  }

  /// The part of what is free that lies before a view.
  private func freeTerms(_ share: Double, _ free: Double, _ axis: Axis, _ room: Term) -> [Term] {
    [Term(.free, factor: share, free)]
  }

  /// The place of a view that is counted from where reading begins.
  func addPlace(
    of index: Int, in parent: Int, on axis: Axis, _ word: String, key: String, _ offset: [Term], to trace: inout Trace
  ) {
    let place = tree[index].writtenPlace(of: key) ?? tree[parent].writtenPlace(of: "layout")
    guard axis == .horizontal, tree[parent].style.isRightToLeft else {
      return trace.add(.place, word, at: place, corner(of: parent, on: axis, far: false) + offset)
    }
    let negated = offset.map { term in
      var term = term
      term.factor = -term.factor
      return term
    }
    trace.add(
      .place, word, at: place,
      corner(of: parent, on: axis, far: true) + negated
        + [Term(.width, factor: -1, solver.frames[index].width)])
  }
}

/// What a `frame` says on one axis, with the keys that say it.
struct ToldFrame {
  typealias Term = ExplanationTerm

  let line: FrameLine
  let place: SourceLocation?
  private let startKey: String

  init(_ frame: Style.Frame?, on axis: Axis, at place: SourceLocation?) {
    line = FrameLine(frame, on: axis)
    self.place = place
    let isAcross = axis == .horizontal
    let (isCorner, isOrigin) =
      isAcross ? (frame?.fromX != nil, frame?.x != nil) : (frame?.fromY != nil, frame?.y != nil)
    startKey =
      isCorner ? "frame.from" : isOrigin ? isAcross ? "frame.x" : "frame.y" : isAcross ? "frame.left" : "frame.top"
  }

  private var axis: Axis { line.axis }
  private var start: Style.Distance? { line.start }
  private var end: Style.Distance? { line.end }
  private var inset: Style.Distance? { line.inset }
  private var center: Style.Distance? { line.center }

  /// Whether the far edge is said.
  var isFarSaid: Bool { line.size == nil && (end != nil || inset != nil) }

  private var insetKey: String { axis == .horizontal ? "frame.right" : "frame.bottom" }
  private var centerKey: String { axis == .horizontal ? "frame.centerX" : "frame.centerY" }

  private func term(
    _ distance: Style.Distance, _ key: String, factor: Double = 1, _ room: Double
  ) -> Term {
    switch distance {
    case .points(let points): Term(.key, key, factor: factor, points, at: place)
    case .percent(let percent): Term(.percent, key, factor: factor * percent / 100, room, at: place)
    }
  }

  /// The near edge from that of the parent's content box.
  func nearTerms(length: Double, in room: Term) -> [Term] {
    if let start { return [term(start, startKey, room.value)] }
    if end != nil || inset != nil {
      return farTerms(in: room) + [Term(axis.sideWord, factor: -1, length)]
    }
    guard center != nil else { return [] }
    return middleTerms(in: room, 1) + [Term(axis.sideWord, factor: -0.5, length)]
  }

  /// The far edge from the near edge of the parent's content box.
  func farTerms(in room: Term, factor: Double = 1) -> [Term] {
    if let end { return [term(end, "frame.to", factor: factor, room.value)] }
    guard let inset else { return [] }
    return [room.times(factor), term(inset, insetKey, factor: -factor, room.value)]
  }

  private func middleTerms(in room: Term, _ factor: Double) -> [Term] {
    guard let center else { return [] }
    return [room.times(factor / 2), term(center, centerKey, factor: factor, room.value)]
  }

  /// The length that two keys leave between them.
  func lengthTerms(in room: Term) -> [Term] {
    let far = farTerms(in: room)
    guard let start else {
      return farTerms(in: room, factor: 2) + middleTerms(in: room, -2)
    }
    guard far.isEmpty else { return far + [term(start, startKey, factor: -1, room.value)] }
    return middleTerms(in: room, 2) + [term(start, startKey, factor: -2, room.value)]
  }

  /// The room that the frame leaves to a view which it does not measure.
  func restTerms(of room: Term) -> [Term] {
    if let start { return [room, term(start, startKey, factor: -1, room.value)] }
    return farTerms(in: room)
  }
}

extension ExplanationTerm {
  /// So much of it.
  func times(_ factor: Double) -> ExplanationTerm {
    var term = self
    term.factor *= factor
    return term
  }
}
