import Canvas
import Display
import Graphics

extension Surface {
  /// Begins a picture of its own, no larger than what will be in it: a whole screen more costs as much as a whole
  /// screen of drawing.
  func beginGroup(within bounds: PixelRect) {
    save()
    clip(toPixels: bounds)
    pushGroup()
  }

  /// Lays the picture of a group over what was there before.
  func end(_ group: DisplayList.Group, from pictures: any PictureSource) throws {
    if let mask = group.mask {
      try maskGroup { try fill(.rect(mask.box), with: mask.paint, from: pictures) }
    }
    if group.blendMode == .normal {
      popGroup(alpha: group.opacity)
    } else {
      popGroup(alpha: group.opacity) { $0.blended(with: $1, group.blendMode) }
    }
    restore()
  }

  /// Cuts what follows to a shape, until `restore()`.
  func beginClip(_ shape: Shape) {
    let (path, rule) = outline(of: shape)
    save()
    clip(to: path, rule: rule)
  }
}

extension DisplayList {
  /// For each command that begins a group, by its number, the whole pixels that the group may change.
  func boundsOfGroups() -> [Int: PixelRect] {
    guard commands.contains(where: { if case .beginGroup = $0 { true } else { false } }) else { return [:] }
    var found: [Int: PixelRect] = [:]
    var open: [(index: Int, bounds: PixelRect)] = []
    var planes: [AffineTransform] = []
    func take(_ bounds: PixelRect) {
      guard let last = open.indices.last else { return }
      open[last].bounds = open[last].bounds.union(bounds)
    }
    for (index, command) in commands.enumerated() {
      switch command {
      case .beginGroup: open.append((index, PixelRect(x: 0, y: 0, width: 0, height: 0)))
      case .endGroup:
        guard let group = open.popLast() else { continue }
        found[group.index] = group.bounds
        take(group.bounds)
      case .beginTransform(let transform): planes.append(transform.concatenating(planes.last ?? .identity))
      case .endTransform: _ = planes.popLast()
      default:
        guard !open.isEmpty, let bounds = command.bounds else { continue }
        take(pixels(touchedBy: planes.last?.bounds(of: bounds) ?? bounds))
      }
    }
    for group in open { found[group.index] = group.bounds }
    return found
  }

  private func pixels(touchedBy bounds: Rect) -> PixelRect {
    let all = PixelRect(x: 0, y: 0, width: width, height: height)
    guard [bounds.x, bounds.y, bounds.width, bounds.height].allSatisfy(\.isFinite) else { return all }
    // An antialiased edge reaches into the pixel that it touches.
    return PixelRect(around: bounds.inset(by: Insets(all: -1))).intersection(all)
  }
}

extension PixelRect {
  /// The smallest rectangle around both; one without pixels does not count.
  fileprivate func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let (left, top) = (min(x, other.x), min(y, other.y))
    return PixelRect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }
}
