package import Graphics

extension DisplayList.Command {
  /// Where the command may change pixels, in device pixels and never too small; nil where it draws nothing.
  package var bounds: Rect? {
    switch self {
    case .fill(let shape, _): shape.bounds
    case .border(let shape, _), .blurBehind(let shape, sigma: _): shape.rect
    case .shadow(let shape, let shadow): shadow.isInner ? shape.rect : shadow.bounds(of: shape.rect)
    case .missing(let rect): rect
    case .strokePath(let path, let style, _): path.bounds?.grown(by: style.reach)
    case .text(let text): text.bounds
    case .image(let image):
      // Of a wall the destination is one tile.
      image.isTiled ? image.clip : image.destination.intersection(image.clip)
    case .beginView, .endView, .beginGroup, .endGroup, .beginClip, .endClip, .beginTransform, .endTransform: nil
    }
  }
}

extension Shape {
  /// The smallest rectangle around the shape; nil for a path without a point.
  package var bounds: Rect? {
    switch self {
    case .rounded(let shape): shape.rect
    case .path(let path, _): path.bounds
    }
  }
}

extension Shadow {
  /// Three boxes reach three times their width, which is a little less than twice the standard deviation.
  fileprivate func bounds(of rect: Rect) -> Rect {
    rect.offset(by: offset).grown(by: max(0, spread) + (3 * sigma).rounded(.up) + 3)
  }
}

extension DisplayList.Text {
  fileprivate var bounds: Rect? {
    lines.reduce(nil as Rect?) { box, line in
      let bounds = line.bounds(em: line.largestSize(in: style))
      return box?.union(bounds) ?? bounds
    }
  }
}

extension TextBlock.Line {
  /// Ink may leave the box of its line, in some scripts by far: four ems are more than any font of ours does.
  func bounds(em: Double) -> Rect {
    Rect(x: x, y: baseline, width: max(0, width), height: 0).grown(by: 4 * em)
  }
}

extension Rect {
  /// The rectangle with its edges moved outwards.
  func grown(by distance: Double) -> Rect { inset(by: Insets(all: -distance)) }

  /// The smallest rectangle around both.
  package func union(_ other: Rect) -> Rect {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return Rect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }
}
