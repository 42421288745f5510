package import Display
import Graphics

extension DisplayList {
  /// The most pixels that the pictures of its groups have together, of those that are open at the same time.
  package var pixelsOfGroups: Int {
    let bounds = boundsOfGroups()
    guard !bounds.isEmpty else { return 0 }
    var (open, sum, most): ([Int], Int, Int) = ([], 0, 0)
    for (index, command) in commands.enumerated() {
      switch command {
      case .beginGroup(let group):
        let box = bounds[index] ?? PixelRect(x: 0, y: 0, width: 0, height: 0)
        // A mask is a picture of its own, and mixing makes a third.
        let copies = 1 + (group.mask == nil ? 0 : 1) + (group.blendMode == .normal ? 0 : 2)
        open.append(box.width * box.height * copies)
        sum += open[open.count - 1]
        most = max(most, sum)
      case .endGroup: sum -= open.popLast() ?? 0
      default: break
      }
    }
    return most
  }
}
