package import Graphics

extension DisplayList.Command {
  /// Where the command may change pixels, in device pixels and never too small; nil where it draws nothing.
  package var bounds: Rect? {
    switch self {
    case .fill(let rect, _, _), .border(let rect, _, width: _, _), .missing(let rect): rect
    case .fillPath(let path, _, _): path.bounds
    case .strokePath(let path, let style, _): path.bounds?.grown(by: style.reach)
    case .text(let text): text.bounds
    case .image(let image): image.destination.intersection(image.clip)
    case .beginView, .endView, .beginGroup, .endGroup, .beginClip, .endClip: nil
    }
  }
}

extension DisplayList.Text {
  fileprivate var bounds: Rect? {
    lines.reduce(nil as Rect?) { box, line in
      let bounds = line.bounds(em: style.size)
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
