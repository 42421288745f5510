import Graphics

/// What a scope takes for given while it is solved, and what the solution may change.
struct ScopeFacts: Equatable {
  /// Where lines of text stand in a view: a share of its height and a distance.
  struct Baselines: Equatable {
    var share: Double
    var first: Double
    var last: Double
  }

  /// A guide of a box.
  struct GuideKey: Hashable {
    var box: Int
    var guide: Constraint.Guide
  }

  /// The heights of contents, at the widths of their views.
  var heights: [Int: Double] = [:]
  /// The baselines of texts that constraints name.
  var baselines: [Int: Baselines] = [:]
  /// How far guides lie inside the edges of boxes.
  var guides: [GuideKey: FlowInsets] = [:]
  /// How far the content boxes of boxes lie inside their edges.
  var contents: [Int: FlowInsets] = [:]
  /// The views inside members, from the upper corner of the member where reading begins.
  var inner: [Int: Rect] = [:]
}
