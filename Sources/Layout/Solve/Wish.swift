import Graphics
import Scene

/// What a view wants to be on one axis.
enum Wish {
  /// Exactly so many points.
  case exactly(Double)
  /// A share of the room.
  case fill(weight: Double)
  /// As large as its content.
  case hug
}

/// What a parent makes of a child's `auto` (scene-format section 5.2).
enum AutoRule {
  /// All of the room.
  case fill
  /// The child's content.
  case hug
}

/// What a parent has to say about a child's size before the child is asked.
struct Offer {
  /// The parent's content box, which percentages are of; an axis is nil while the parent asks how large its content is,
  /// so that there is nothing to take a share of.
  struct Room {
    var width, height: Double?

    /// The length on an axis.
    subscript(axis: Axis) -> Double? {
      get { axis == .horizontal ? width : height }
      set {
        switch axis {
        case .horizontal: width = newValue
        case .vertical: height = newValue
        }
      }
    }
  }

  /// What percentages are of.
  var parent: Room
  /// What `fill` fills and a hugging text keeps to; mostly the same.
  var room: Room
  /// What `auto` means.
  var autoWidth, autoHeight: AutoRule
  /// What the parent has decided already.
  var width, height: Double?

  init(_ room: Room, autoWidth: AutoRule, autoHeight: AutoRule) {
    parent = room
    self.room = room
    self.autoWidth = autoWidth
    self.autoHeight = autoHeight
  }

  /// What the parent has decided on an axis.
  func decided(on axis: Axis) -> Double? { axis == .horizontal ? width : height }

  /// What `auto` means on an axis.
  func auto(on axis: Axis) -> AutoRule { axis == .horizontal ? autoWidth : autoHeight }
}

extension Element {
  /// What this view wants on an axis, given an offer.
  func wish(on axis: Axis, _ offer: Offer) -> Wish {
    if let decided = offer.decided(on: axis) { return .exactly(decided) }
    return wish(on: axis, parent: offer.parent[axis], auto: offer.auto(on: axis))
  }

  /// What this view wants on an axis, given what percentages are of and what `auto` means.
  func wish(on axis: Axis, parent: Double?, auto: AutoRule) -> Wish {
    switch extent(on: axis) {
    case .hug: .hug
    case .fill(let weight): parent == nil ? .hug : .fill(weight: weight)
    case .distance(let distance): distance.points(ofParent: parent).map { .exactly($0.size) } ?? .hug
    case .auto: automaticWish(on: axis, parent: parent, auto: auto)
    }
  }

  /// A divider fills its long side whatever the parent makes of other views.
  private func automaticWish(on axis: Axis, parent: Double?, auto: AutoRule) -> Wish {
    if kind == .line {
      guard style.line ?? .horizontal == axis else { return .exactly(style.stroke?.style.width ?? 0) }
      return parent == nil ? .hug : .fill(weight: 1)
    }
    return auto == .fill && parent != nil ? .fill(weight: 1) : .hug
  }

  /// A length that keeps to the smallest and largest that are said; where they contradict, the smallest wins.
  func clamp(_ length: Double, on axis: Axis, parent: Double?) -> Double {
    let bounds = bounds(on: axis)
    var length = length
    if let most = bounds.most?.points(ofParent: parent) { length = min(length, most) }
    if let least = bounds.least?.points(ofParent: parent) { length = max(length, least) }
    return length.size
  }
}
