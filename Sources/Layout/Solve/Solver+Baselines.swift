import Devices
import Graphics
import Scene

/// Where the lines of views stand.
extension Solver {
  /// The baselines of a view of a size: those of its text, of a stack those of what UIStackView takes for it, and of all
  /// else the upper edge for the first one and the lower edge for the last.
  func baselines(of index: Int, _ size: Size) -> Baselines {
    if let known = contents.baselines[index], known.size == size { return known.baselines }
    let baselines = ownBaselines(of: index, size) ?? Baselines(first: 0, last: size.height)
    contents.baselines[index] = (size, baselines)
    return baselines
  }

  private func ownBaselines(of index: Int, _ size: Size) -> Baselines? {
    let element = tree[index]
    switch element.kind {
    case .text:
      let block = text(of: index, width: size.width)
      let free = size.height - element.padding.vertical - block.size.height / environment.scale
      let top = element.padding.top + free * element.style.verticalAlignment.position
      return Baselines(
        first: top + block.firstBaseline / environment.scale, last: top + block.lastBaseline / environment.scale)
    case .box:
      guard case .stack(let spec) = element.style.layout else { return nil }
      let obstruction = expectedInsets(of: index)
      let (top, left) = (element.padding.top + obstruction.top, element.padding.horizontal + obstruction.horizontal)
      let content = Size(
        width: (size.width - left).size,
        height: (size.height - element.padding.vertical - obstruction.vertical).size)
      guard let own = StackLayout(spec).baselines(of: index, in: content, self) else { return nil }
      return Baselines(first: top + own.first, last: top + own.last)
    case .image, .path, .line, .spacer, .screen: return nil
    }
  }

  /// What a box keeps free on both sides of an axis.
  func margins(of box: Int, on axis: Axis) -> Double {
    let (padding, obstruction) = (tree[box].padding, expectedInsets(of: box))
    return axis == .horizontal
      ? padding.horizontal + obstruction.horizontal : padding.vertical + obstruction.vertical
  }
}
