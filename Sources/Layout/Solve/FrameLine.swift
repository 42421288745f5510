import Scene

/// What a `frame` says on one axis.
struct FrameLine {
  let axis: Axis
  /// The distance of the near edge from the parent's near edge.
  let start: Style.Distance?
  /// The distance of the far edge from the parent's near edge, as `to` says it.
  let end: Style.Distance?
  /// The distance of the far edge from the parent's far edge.
  let inset: Style.Distance?
  /// The distance of the centre from the parent's centre.
  let center: Style.Distance?
  /// The length.
  let size: Style.Distance?

  init(_ frame: Style.Frame?, on axis: Axis) {
    self.axis = axis
    switch axis {
    case .horizontal:
      start = frame?.fromX ?? frame?.x ?? frame?.left
      (end, inset, center, size) = (frame?.toX, frame?.right, frame?.centerX, frame?.width)
    case .vertical:
      start = frame?.fromY ?? frame?.y ?? frame?.top
      (end, inset, center, size) = (frame?.toY, frame?.bottom, frame?.centerY, frame?.height)
    }
  }

  /// Whether anything is a percentage of the parent.
  var isRelative: Bool {
    start?.isPercent == true || end?.isPercent == true || inset?.isPercent == true || center?.isPercent == true
      || size?.isPercent == true
  }

  /// The length, where the frame alone says it.
  func length(in parent: Double?) -> Double? {
    if let size { return size.points(ofParent: parent).map(\.bounded) }
    guard let parent else { return lengthWithoutParent }
    switch (start?.points(of: parent), farEdge(in: parent), middle(in: parent)) {
    case (let start?, let end?, _): return (end - start).bounded
    case (let start?, nil, let middle?): return (2 * (middle - start)).bounded
    case (nil, let end?, let middle?): return (2 * (end - middle)).bounded
    default: return nil
    }
  }

  /// The length in a parent that asks how large its content is: only corners say it.
  private var lengthWithoutParent: Double? {
    guard case .points(let start)? = start, case .points(let end)? = end else { return nil }
    return (end - start).bounded
  }

  /// The room that the frame leaves to a child which it does not measure.
  func rest(of parent: Double) -> Double {
    if let start = start?.points(of: parent) { return (parent - start).size }
    return (farEdge(in: parent) ?? parent).size
  }

  /// The length that a parent needs around a child of a length; percentages are not asked.
  func room(for length: Double) -> Double {
    if let center = center?.points(of: 0), start == nil, end == nil, inset == nil { return length + 2 * abs(center) }
    if let end = end?.points(of: 0) { return end }
    return (start?.points(of: 0) ?? 0) + length + (inset?.points(of: 0) ?? 0)
  }

  /// Where a side of a child lies in the parent.
  ///
  /// - Parameters:
  ///   - side: The length that the child was found to have.
  ///   - parent: The length of the parent.
  ///   - truncates: Whether edges are cut to whole points, toward zero; a side that is as long as its content keeps its
  ///     length, or a text would lose its last word.
  /// - Returns: The near edge and the length.
  func span(of side: Solver.Side, in parent: Double, truncates: Bool) -> (start: Double, length: Double) {
    let start = nearEdge(of: side.length, in: parent).bounded
    guard truncates else { return (start, side.length) }
    let near = start.rounded(.towardZero)
    guard !side.isHugged else { return (near, side.length) }
    return (near, farEdge(from: start, length: side.length, in: parent).rounded(.towardZero) - near)
  }

  private func nearEdge(of length: Double, in parent: Double) -> Double {
    if let start { return start.points(of: parent) }
    if let end = farEdge(in: parent) { return end - length }
    return middle(in: parent).map { $0 - length / 2 } ?? 0
  }

  /// The far edge as it was said, where it was: adding a difference back may lose the last bit.
  private func farEdge(from start: Double, length: Double, in parent: Double) -> Double {
    size == nil ? farEdge(in: parent) ?? (start + length) : start + length
  }

  private func farEdge(in parent: Double) -> Double? {
    end?.points(of: parent) ?? inset.map { parent - $0.points(of: parent) }
  }

  private func middle(in parent: Double) -> Double? { center.map { parent / 2 + $0.points(of: parent) } }
}
