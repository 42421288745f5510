import Canvas
import Display
import Graphics

extension Surface {
  /// Begins a picture of its own, no larger than what will be in it: a whole screen more costs as much as a whole
  /// screen of drawing.
  ///
  /// The clip to its outline is set before the picture begins and taken away in it: it holds when the picture is laid.
  /// An outline for which a clip will not do is cut at the end.
  func beginGroup(_ group: DisplayList.Group, within bounds: PixelRect) {
    save()
    if let shape = group.outline {
      let (path, rule) = outline(of: shape)
      if !needsMask(toCut: path) { clip(to: path, rule: rule) }
    }
    clip(toPixels: bounds)
    pushGroup()
    guard group.outline != nil else { return }
    resetClip()
    clip(toPixels: bounds)
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
    var open: [OpenGroup] = []
    var planes: [AffineTransform] = []
    func take(_ bounds: PixelRect) {
      guard let last = open.indices.last else { return }
      open[last].bounds = open[last].bounds.union(bounds)
    }
    for (index, command) in commands.enumerated() {
      switch command {
      case .beginGroup(let group):
        let outline = group.outline?.bounds.map { planes.last?.bounds(of: $0) ?? $0 }
        open.append(OpenGroup(index: index, limit: outline.map(pixels(touchedBy:))))
      case .endGroup:
        guard let group = open.popLast() else { continue }
        found[group.index] = group.seen
        take(group.seen)
      case .beginTransform(let transform): planes.append(transform.concatenating(planes.last ?? .identity))
      case .endTransform: _ = planes.popLast()
      default:
        guard !open.isEmpty, let bounds = command.bounds else { continue }
        take(pixels(touchedBy: planes.last?.bounds(of: bounds) ?? bounds))
      }
    }
    for group in open { found[group.index] = group.seen }
    return found
  }

  private func pixels(touchedBy bounds: Rect) -> PixelRect {
    let all = PixelRect(x: 0, y: 0, width: width, height: height)
    guard [bounds.x, bounds.y, bounds.width, bounds.height].allSatisfy(\.isFinite) else { return all }
    // An antialiased edge reaches into the pixel that it touches.
    return PixelRect(around: bounds.inset(by: Insets(all: -1))).intersection(all)
  }
}

/// A group whose end is still to come.
private struct OpenGroup {
  let index: Int
  /// What it is cut to.
  let limit: PixelRect?
  var bounds = PixelRect(x: 0, y: 0, width: 0, height: 0)

  /// What is seen of it.
  var seen: PixelRect { limit.map(bounds.intersection) ?? bounds }
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
