import Devices
import Graphics
import Problems
import Scene

/// The sides of one view in an offered room, as `Solver+Sides` finds them.
extension Explainer {
  /// A room that a parent offers on an axis, and what it is called.
  struct Room {
    var term: ExplanationTerm
    /// The steps that found it.
    var trace = Trace()
  }

  /// The side of a view on an axis, whose width is known where the height is asked for.
  func addSide(of index: Int, _ offer: Offer, on axis: Axis, width: Double, room: Term, to trace: inout Trace) {
    let element = tree[index]
    let rule = solver.aspectRule(of: index)
    switch axis {
    case .horizontal:
      if let rule {
        addRuledWidth(of: index, rule, offer, room: room, to: &trace)
      } else {
        addFree(of: index, element.wish(on: .horizontal, offer), on: axis, room: room, offer, to: &trace)
      }
      addBounds(of: index, on: axis, parent: offer.parent.width, to: &trace)
      guard let rule, offer.height == nil else { return }
      let height = rule.height(trace.result)
      let clamped = element.clamp(height, on: .vertical, parent: offer.parent.height)
      guard clamped != height else { return }
      addRatio(of: index, rule, on: axis, Term(.height, clamped), to: &trace)
      addBounds(of: index, on: axis, parent: offer.parent.width, to: &trace)
    case .vertical:
      switch (element.wish(on: .vertical, offer), rule) {
      case (.exactly, _), (.fill, nil), (.hug, nil):
        addFree(
          of: index, element.wish(on: .vertical, offer), on: axis, room: room, offer, width: width, to: &trace)
      case (_, let rule?): addRatio(of: index, rule, on: axis, Term(.width, width), to: &trace)
      }
      addBounds(of: index, on: axis, parent: offer.parent.height, to: &trace)
    }
  }

  /// A side that depends on no other one.
  private func addFree(
    of index: Int, _ wish: Wish, on axis: Axis, room: Term, _ offer: Offer, width: Double = 0, to trace: inout Trace
  ) {
    switch wish {
    case .exactly(let length): addSaid(of: index, length, on: axis, parent: offer.parent[axis], to: &trace)
    case .fill: trace.add(.fill, nil, at: tree[index].writtenPlace(of: axis.side), [room])
    case .hug:
      addContent(of: index, on: axis, width: width, offer, to: &trace)
      guard axis == .horizontal, offer.room.width != nil, tree[index].kind == .text || tree[index].kind == .box else {
        return
      }
      guard room.value < trace.result else { return }
      trace.add(.room, nil, as: .least, [trace.before, room])
      trace.keepPositive()
    }
  }

  /// A side that is said, or is the width of a divider's line.
  func addSaid(of index: Int, _ length: Double, on axis: Axis, parent: Double?, to trace: inout Trace) {
    let element = tree[index]
    let place = element.writtenPlace(of: axis.side)
    guard let distance = element.extent(on: axis).distance else {
      return trace.add(.stroke, nil, at: element.writtenPlace(of: "stroke"), [Term(.key, "stroke", length)])
    }
    trace.add(.key, axis.side, at: place, [term(distance, axis.side, of: parent ?? 0, at: place)])
    trace.keepPositive()
  }

  /// The bounds of a side, where they change it.
  func addBounds(of index: Int, on axis: Axis, parent: Double?, to trace: inout Trace) {
    let element = tree[index]
    let bounds = element.bounds(on: axis)
    for (key, bound, isMost) in [(axis.mostKey, bounds.most, true), (axis.leastKey, bounds.least, false)] {
      guard let bound, let points = bound.points(ofParent: parent) else { continue }
      guard isMost ? points < trace.result : points > trace.result else { continue }
      let place = element.writtenPlace(of: key)
      trace.add(
        isMost ? .atMost : .atLeast, key, at: place, as: isMost ? .least : .most,
        [trace.before, term(bound, key, of: parent ?? 0, at: place)])
    }
    trace.keepPositive()
  }

  /// A side that follows from the other one.
  func addRatio(of index: Int, _ rule: AspectRule, on axis: Axis, _ other: Term, to trace: inout Trace) {
    let key = tree[index].style.aspectRatio == nil ? "cellAspectRatio" : "aspectRatio"
    let place = tree[index].writtenPlace(of: key == "aspectRatio" ? key : "layout")
    var other = other
    let apart: Term
    switch axis {
    case .horizontal:
      other.factor /= rule.slope
      apart = Term(.apart, factor: 1, -rule.offset / rule.slope)
    case .vertical:
      other.factor *= rule.slope
      apart = Term(.apart, factor: 1, rule.offset)
    }
    trace.add(.ratio, key, at: place, [other, apart])
    trace.keepPositive()
  }

  private func addRuledWidth(of index: Int, _ rule: AspectRule, _ offer: Offer, room: Term, to trace: inout Trace) {
    let element = tree[index]
    let wishes = (element.wish(on: .horizontal, offer), element.wish(on: .vertical, offer))
    switch wishes {
    case (.hug, .exactly(let height)), (.fill, .exactly(let height)):
      let clamped = element.clamp(height, on: .vertical, parent: offer.parent.height)
      addRatio(of: index, rule, on: .horizontal, Term(.height, clamped), to: &trace)
    case (.fill, .fill):
      trace.add(.fill, nil, at: element.writtenPlace(of: "width"), [room])
      addBounds(of: index, on: .horizontal, parent: offer.parent.width, to: &trace)
      let height = element.clamp(offer.room.height ?? 0, on: .vertical, parent: offer.parent.height)
      guard rule.height(trace.result) > height else { return }
      let most = trace.result
      addRatio(of: index, rule, on: .horizontal, Term(.room, height), to: &trace)
      guard trace.result > most else { return }
      trace.add(.room, nil, as: .least, [trace.before, Term(.room, most)])
    case (.hug, .fill):
      addRatio(of: index, rule, on: .horizontal, Term(.room, offer.room.height ?? 0), to: &trace)
    default: addFree(of: index, wishes.0, on: .horizontal, room: room, offer, to: &trace)
    }
  }

  /// The content of a view, padding included; a height at a width, and a width in an offer.
  func addContent(of index: Int, on axis: Axis, width: Double, _ offer: Offer? = nil, to trace: inout Trace) {
    let element = tree[index]
    if let said = element.style.intrinsicSize {
      let place = element.writtenPlace(of: "intrinsicSize")
      return trace.add(.intrinsicSize, nil, at: place, [Term(.key, "intrinsicSize", said[axis], at: place)])
    }
    let natural = axis == .horizontal ? solver.hugWidth(of: index) : solver.hugHeight(of: index, width: width)
    let offered = axis == .horizontal && element.followsHeight ? offer.map { solver.huggedWidth(of: index, $0) } : nil
    let whole = offered ?? natural
    guard element.kind != .line, element.kind != .spacer else { return trace.add(.content, nil, []) }
    guard element.kind != .path else { return trace.add(.content, nil, [Term(.outline, whole)]) }
    let padding = element.padding.ends(on: axis)
    var terms = [padding.near, padding.far].map { Term(.padding, $0, at: element.writtenPlace(of: "padding")) }
    if padding.near == padding.far {
      terms = [Term(.padding, factor: 2, padding.near, at: element.writtenPlace(of: "padding"))]
    }
    switch element.kind {
    case .text: terms.insert(textTerm(of: index, on: axis, width: width), at: 0)
    case .image, .screen:
      let name = element.style.screen?.scene ?? element.style.imageName
      terms.insert(Term(.picture, name, whole - padding.near - padding.far), at: 0)
    default:
      let guide = solver.expectedInsets(of: index).ends(on: axis)
      let outer = guide.near + guide.far
      terms.append(
        Term(.guide, element.style.relativeTo.rawValue, outer, at: element.writtenPlace(of: "relativeTo")))
      let inner =
        axis == .horizontal
        ? tree[index].container.hugWidth(index, for: solver)
        : tree[index].container.hugHeight(
          index, width: (width - element.padding.horizontal - solver.expectedInsets(of: index).horizontal).size,
          for: solver)
      terms.insert(Term(.children, element.style.layout.word, inner, at: element.writtenPlace(of: "layout")), at: 0)
    }
    trace.add(.content, nil, at: element.writtenPlace(of: axis.side), terms)
    trace.keepPositive()
  }

  private func textTerm(of index: Int, on axis: Axis, width: Double) -> Term {
    let scale = solver.environment.scale
    guard axis == .vertical else {
      return Term(.text, solver.naturalText(of: index).size.width / scale)
    }
    let block = solver.text(of: index, width: width)
    return Term(.text, count: block.lines.count, block.size.height / scale)
  }
}
