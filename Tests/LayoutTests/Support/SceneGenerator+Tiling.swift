import Scene

extension SceneGenerator {
  /// Boxes that leave no room between them and around them: leaves cover the root.
  mutating func tiling(depth: Int) -> Node {
    guard depth > 0 else { return node(.box) }
    let count = 1 + below(5)
    var children = (0..<count).map { _ in below(3) == 0 ? node(.box) : tiling(depth: depth - 1) }
    let axis = pick(StackSpec.Axis.allCases)
    let layout: ContainerLayout
    switch below(4) {
    case 0: layout = StackSpec.layout(axis, .fillEqually)
    case 1:
      for index in children.indices {
        let share = Dimension.fill(weight: length(0.1...3))
        if axis == .horizontal {
          children[index].attributes.width = share
        } else {
          children[index].attributes.height = share
        }
      }
      layout = StackSpec.layout(axis, .fill)
    case 2:
      var spec = GridSpec()
      let shares = Tracks.list((0..<count).map { _ in .track(Track(.share(length(1...3)))) })
      (spec.columns, spec.rows) = axis == .horizontal ? (shares, .count(1)) : (.count(1), shares)
      layout = .grid(spec)
    default:
      let cuts = ([0, 100] + (1..<count).map { _ in length(0...100) }).sorted()
      for (index, (from, to)) in zip(cuts, cuts.dropFirst()).enumerated() {
        children[index].attributes.frame =
          axis == .horizontal ? .corners((from, 0), (to, 100)) : .corners((0, from), (100, to))
      }
      layout = .frames
    }
    return node(.box, nil, children) { $0.layout = layout }
  }
}
