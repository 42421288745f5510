/// Keys that have no meaning where they stand (E4xx).
public enum PlacementProblem: Hashable, Sendable, Error {
  /// E401: `key` works in a parent with layout `wants`; this parent has `parent`.
  case wrongParent(key: String, wants: String, parent: String)
  /// E402: a percentage or a share of a parent that hugs its content on that axis.
  case cycle(value: String, axis: String)
  /// E404: one axis said twice.
  case saidTwice(axis: String, String, String)
  /// E405: two fixed sides and a ratio.
  case contradictingRatio(width: String, height: String, ratio: String)
  /// E406: `from` and `to` with anything else.
  case fromTo(String)
  /// E407: edges that follow the direction and edges that do not.
  case leadingAndLeft(String, String)
  /// E408: places on different axes; the first is the key.
  case axisMismatch(String, String, isVertical: Bool)
  /// E409: a place without anything that it is relative to.
  case bareNumber(String)
  /// E415: a side and a place; the first is the key.
  case sideAndPlace(String, String)
  /// E416: a key that only boxes of one kind of layout have; `has` is this box's.
  case wrongLayout(key: String, wants: String, has: String)
  /// E417: a view that anchors of this box cannot reach.
  case outOfReach(String)
  /// E410: a frame that says three things of one axis.
  case frameAxis(String, axis: String)
  /// E412: a size on the root.
  case rootSize(String)
  /// E413: a key that `when` cannot change.
  case when(String)
  /// E411: an alignment of stacks of the other axis; `axis` is this stack's.
  case alignmentAxis(String, axis: String)
  /// E418: more `rows` or `columns` than a grid has at the most.
  case tooManyTracks(String, count: Int, limit: Int)
  /// E414: a slot that no component surrounds.
  case slotOutside
}
