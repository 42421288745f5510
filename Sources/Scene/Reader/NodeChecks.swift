import Problems
import YAML

extension Reading {
  /// Checks what several keys of a node say together, with each entry of `when` too.
  func check(_ node: Node, in seat: Seat) {
    checkTogether(node.attributes)
    for override in node.overrides where Self.touchesSize(override.attributes) {
      var attributes = node.attributes
      attributes.merge(override.attributes)
      checkTogether(attributes)
    }
  }

  private static func touchesSize(_ later: Attributes) -> Bool {
    later.width != nil || later.height != nil || later.aspectRatio != nil || later.frame != nil
      || later.layout != nil || later.anchors != nil
  }

  private func checkTogether(_ attributes: Attributes) {
    checkFrame(attributes)
    checkAnchors(attributes)
    checkRatio(attributes)
    checkAlignment(attributes)
    checkCells(attributes)
  }

  /// A frame that says the size of an axis leaves none for `width` and `height`.
  private func checkFrame(_ attributes: Attributes) {
    guard let frame = attributes.frame else { return }
    for (key, axis, size) in [("width", "horizontal", attributes.width), ("height", "vertical", attributes.height)] {
      guard let size, size != .auto, let location = attributes.place(of: key) else { continue }
      let said = FrameKey.all.filter { $0.axis == axis && frame[keyPath: $0.field] != nil }.map(\.name)
      let isFull = said.count >= 2 || said.contains(key) || frame.from != nil
      guard isFull else { continue }
      let inFrame = said.contains(key) ? "frame.\(key)" : "frame"
      problems.report(.placement(.saidTwice(axis: key, "\(key): \(size.written)", inFrame)), at: location)
    }
  }

  /// A side that is said as a length is one constraint already.
  private func checkAnchors(_ attributes: Attributes) {
    guard let anchors = attributes.anchors else { return }
    for (key, size) in [(Anchor.Attribute.width, attributes.width), (.height, attributes.height)] {
      guard let length = size?.fixed, let location = attributes.place(of: key.rawValue) else { continue }
      guard anchors.contains(where: { $0.attribute == key }) else { continue }
      let problem = PlacementProblem.saidTwice(
        axis: key.rawValue, "\(key.rawValue): \(length.written)", "anchors.\(key.rawValue)")
      problems.report(.placement(problem), at: location)
    }
  }

  private func checkRatio(_ attributes: Attributes) {
    guard let ratio = attributes.aspectRatio, let location = attributes.place(of: "aspectRatio") else { return }
    guard let width = attributes.width?.fixed ?? attributes.frame?.width,
      let height = attributes.height?.fixed ?? attributes.frame?.height
    else { return }
    let problem = PlacementProblem.contradictingRatio(
      width: width.written, height: height.written, ratio: shortest(ratio))
    problems.report(.placement(problem), at: location)
  }

  /// Baselines and edges belong to stacks of one axis.
  private func checkAlignment(_ attributes: Attributes) {
    guard case .stack(let stack) = attributes.layout, let location = attributes.place(of: "layout") else { return }
    let axis = stack.axis ?? .horizontal
    if let alignment = stack.alignment, let wanted = alignment.axis, axis != wanted {
      problems.report(.placement(.alignmentAxis(alignment.rawValue, axis: axis.rawValue)), at: location)
    }
    if stack.isBaselineRelative == true, axis == .horizontal {
      problems.report(.placement(.alignmentAxis("baselineRelative", axis: axis.rawValue)), at: location)
    }
  }

  /// Cells have one ratio only where all columns are of one size, and all rows.
  private func checkCells(_ attributes: Attributes) {
    guard case .grid(let grid) = attributes.layout, grid.cellAspectRatio != nil,
      let location = attributes.place(of: "layout")
    else { return }
    for (key, tracks) in [("columns", grid.columns), ("rows", grid.rows)] where tracks != nil && tracks?.count == nil {
      let wants = "a number of equal tracks beside cellAspectRatio"
      problems.report(.value(.wrongType(key: key, wants: wants, got: "tracks")), at: location)
    }
  }

  /// `alignSelf` is a word of one of the layouts that the parent can have.
  func checkAlignSelf(_ value: YAMLNode, in seat: Seat) {
    guard case .box(let layouts) = seat.parent, let word = value.scalar else { return }
    let words = layouts.map(\.alignmentWords)
    guard !words.contains(where: { $0.contains(word) }), let first = words.first(where: { !$0.isEmpty }) else { return }
    let context = values(of: "alignSelf")
    let parent = layouts.first?.word ?? "frames"
    let expected = "an alignment of a \(parent)"
    let _: Never? = context.fail(word: word, at: value, expected: expected, words: first)
  }
}

extension ContainerLayout {
  /// The words that say where a child stands in this layout.
  fileprivate var alignmentWords: [String] {
    switch self {
    case .frames, .constraints: []
    case .overlay, .grid: OverlayAlignment.allCases.map(\.rawValue)
    case .stack(let stack):
      StackSpec.Alignment.allCases.filter { ($0.axis ?? stack.axis ?? .horizontal) == stack.axis ?? .horizontal }
        .map(\.rawValue)
    }
  }
}
