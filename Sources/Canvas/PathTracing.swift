internal import CCairo
internal import Graphics

/// Makes an outline the current path of a context whose matrix is the identity; false where a coordinate is not finite.
///
/// Points are transformed here and not by Cairo, whose products and sums depend on the processor in their last bit.
func trace(_ path: Path, on context: OpaquePointer, through transform: AffineTransform = .identity) -> Bool {
  let isPlain = transform == .identity
  cairo_new_path(context)
  for element in path.elements {
    guard let element = (isPlain ? element : element.transformed(by: transform)).held() else {
      cairo_new_path(context)
      return false
    }
    switch element {
    case .move(let point): cairo_move_to(context, point.x, point.y)
    case .line(let point): cairo_line_to(context, point.x, point.y)
    case .curve(let first, let second, let end):
      cairo_curve_to(context, first.x, first.y, second.x, second.y, end.x, end.y)
    case .close: cairo_close_path(context)
    }
  }
  return true
}

extension FillRule {
  var cairo: cairo_fill_rule_t { self == .evenodd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING }
}

extension Path.Element {
  fileprivate func transformed(by transform: AffineTransform) -> Path.Element {
    switch self {
    case .move(let point): .move(transform.apply(to: point))
    case .line(let point): .line(transform.apply(to: point))
    case .curve(let first, let second, let end):
      .curve(transform.apply(to: first), transform.apply(to: second), transform.apply(to: end))
    case .close: .close
    }
  }

  /// The element with coordinates Cairo's 24.8 numbers can hold with room for a stroke; nil where one is not finite.
  fileprivate func held() -> Path.Element? {
    switch self {
    case .move(let point): point.held().map(Path.Element.move)
    case .line(let point): point.held().map(Path.Element.line)
    case .curve(let first, let second, let end):
      if let first = first.held(), let second = second.held(), let end = end.held() {
        .curve(first, second, end)
      } else {
        nil
      }
    case .close: .close
    }
  }
}

extension Point {
  fileprivate func held() -> Point? {
    let limit = 1_000_000.0
    guard x.isFinite, y.isFinite else { return nil }
    return Point(x: min(max(x, -limit), limit), y: min(max(y, -limit), limit))
  }
}
