import Graphics
import Scene

/// The sides of one child in an offered room: width first, then height at that width.
extension Solver {
  /// A side and whether it is that of the view's content.
  struct Side {
    var length: Double
    var isHugged: Bool
  }

  /// The width of a view in the room that its parent offers.
  func width(of index: Int, _ offer: Offer) -> Side {
    let element = tree[index]
    guard offer.width == nil else { return Side(length: offer.width ?? 0, isHugged: false) }
    guard let rule = aspectRule(of: index) else {
      return clampedWidth(freeWidth(of: index, element.wish(on: .horizontal, offer), offer), of: element, offer)
    }
    var side = clampedWidth(ruledWidth(of: index, rule, offer), of: element, offer)
    let height = rule.height(side.length)
    let clamped = element.clamp(height, on: .vertical, parent: offer.parent.height)
    guard clamped != height, offer.height == nil else { return side }
    side.length = element.clamp(rule.width(clamped), on: .horizontal, parent: offer.parent.width)
    return side
  }

  /// The least width of a view in the room that its parent offers: that of its content, where it is free to be as narrow.
  func leastWidth(of index: Int, _ offer: Offer) -> Double {
    let element = tree[index]
    guard offer.width == nil, aspectRule(of: index) == nil, !element.followsHeight,
      case .hug = element.wish(on: .horizontal, offer)
    else {
      return width(of: index, offer).length
    }
    return element.clamp(leastWidth(of: index), on: .horizontal, parent: offer.parent.width)
  }

  /// The height of a view that was given a width, in the room that its parent offers.
  func height(of index: Int, width: Double, _ offer: Offer) -> Side {
    guard offer.height == nil else { return Side(length: offer.height ?? 0, isHugged: false) }
    let element = tree[index]
    var side = Side(length: 0, isHugged: false)
    switch (element.wish(on: .vertical, offer), aspectRule(of: index)) {
    case (.exactly(let height), _): side.length = height
    case (_, let rule?): side.length = rule.height(width)
    case (.fill, _): side.length = offer.room.height ?? 0
    case (.hug, _): side = Side(length: hugHeight(of: index, width: width), isHugged: true)
    }
    side.length = element.clamp(side.length, on: .vertical, parent: offer.parent.height)
    return side
  }

  private func clampedWidth(_ side: Side, of element: Element, _ offer: Offer) -> Side {
    Side(
      length: element.clamp(side.length, on: .horizontal, parent: offer.parent.width), isHugged: side.isHugged)
  }

  private func freeWidth(of index: Int, _ wish: Wish, _ offer: Offer) -> Side {
    switch wish {
    case .exactly(let width): Side(length: width, isHugged: false)
    case .fill: Side(length: offer.room.width ?? 0, isHugged: false)
    case .hug: Side(length: huggedWidth(of: index, offer), isHugged: true)
    }
  }

  /// The width of a view whose sides depend on each other: one side known gives the other, and a share on both axes
  /// holds the largest box that follows the rule.
  private func ruledWidth(of index: Int, _ rule: AspectRule, _ offer: Offer) -> Side {
    let element = tree[index]
    let wishes = (element.wish(on: .horizontal, offer), element.wish(on: .vertical, offer))
    switch wishes {
    case (.hug, .exactly(let height)), (.fill, .exactly(let height)):
      return Side(
        length: rule.width(element.clamp(height, on: .vertical, parent: offer.parent.height)), isHugged: false)
    case (.fill, .fill):
      let room = Size(
        width: element.clamp(offer.room.width ?? 0, on: .horizontal, parent: offer.parent.width),
        height: element.clamp(offer.room.height ?? 0, on: .vertical, parent: offer.parent.height))
      return Side(length: rule.largest(in: room).width, isHugged: false)
    case (.hug, .fill): return Side(length: rule.width(offer.room.height ?? 0), isHugged: false)
    default: return freeWidth(of: index, wishes.0, offer)
    }
  }

  /// The width of the content in an offer: that of a screen follows from its height, where one is said.
  func huggedWidth(of index: Int, _ offer: Offer) -> Double {
    let element = tree[index]
    guard element.followsHeight else { return huggedWidth(of: index, in: offer.room.width) }
    if let height = offer.height { return screenWidth(of: index, height: height) }
    guard case .exactly(let height) = element.wish(on: .vertical, offer) else { return hugWidth(of: index) }
    return screenWidth(of: index, height: element.clamp(height, on: .vertical, parent: offer.parent.height))
  }

  /// The width of the content; where that can wrap, no more than there is.
  func huggedWidth(of index: Int, in room: Double?) -> Double {
    let width = hugWidth(of: index)
    guard let room, tree[index].kind == .text || tree[index].kind == .box else { return width }
    return min(width, room.size)
  }

  /// The relation of a view's sides; nil where they are independent.
  func aspectRule(of index: Int) -> AspectRule? {
    let element = tree[index]
    guard element.hasAspect else { return nil }
    if let ratio = element.style.aspectRatio { return AspectRule(slope: 1 / ratio, offset: 0) }
    guard case .grid(let spec) = element.style.layout, let cells = EqualCells(spec) else { return nil }
    return cells.rule(GridLayout(spec).placement(of: index, in: nil, self), padding: element.padding)
  }
}

extension Element {
  /// Whether the width of its content follows from its height.
  var followsHeight: Bool { kind == .screen && style.intrinsicSize == nil }
}
