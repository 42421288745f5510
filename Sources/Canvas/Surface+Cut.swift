package import Graphics

extension Surface {
  /// Draws something inside an outline only, with a smooth edge.
  package func cut(to path: Path, rule: FillRule = .nonzero, _ draw: () throws -> Void) rethrows {
    save()
    defer { restore() }
    guard needsMask(toCut: path) else {
      clip(to: path, rule: rule)
      return try draw()
    }
    if let box = path.bounds.map(transform.bounds) { clip(toPixels: PixelRect(around: box)) }
    pushGroup()
    do { try draw() } catch {
      popGroup(alpha: 0)
      throw error
    }
    popGroup(alpha: 1, mode: .normal, through: pageMask { fill(path, rule: rule, .black) })
  }

  /// Whether a clip to an outline would have jagged edges, so that it takes a mask to cut: viewers of documents clip
  /// by whole pixels, where they draw fills and masks smoothly.
  package func needsMask(toCut path: Path) -> Bool {
    guard page != nil else { return false }
    return !(transform.keepsAxes && path.isBox)
  }
}

extension AffineTransform {
  /// Whether what lies along the axes still does.
  package var keepsAxes: Bool { b == 0 && c == 0 || a == 0 && d == 0 }
}

extension Path {
  /// Whether it is one rectangle along the axes.
  fileprivate var isBox: Bool {
    let corners = elements.compactMap { element -> Point? in
      switch element {
      case .move(let point), .line(let point): point
      case .curve, .close: nil
      }
    }
    guard elements.count == 5, corners.count == 4, case .move = elements[0], elements[4] == .close else { return false }
    return (0..<4).allSatisfy { index in
      let (from, to) = (corners[index], corners[(index + 1) % 4])
      return from.x == to.x || from.y == to.y
    }
  }
}
