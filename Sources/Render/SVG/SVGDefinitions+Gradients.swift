import Display
import Graphics

extension SVGDefinitions {
  /// What `fill` says for a gradient: a reference, or one colour where the line has no length.
  mutating func fill(_ gradient: LinearGradient) -> SVGFill {
    let (start, end) = (gradient.start, gradient.end)
    guard start != end else { return .color(gradient.stops.last?.color ?? .clear) }
    let line = [("x1", start.x), ("y1", start.y), ("x2", end.x), ("y2", end.y)]
    return fill("linear", line, gradient.stops)
  }

  /// What `fill` says for a gradient: a reference, or one colour where the circle has no extent.
  mutating func fill(_ gradient: RadialGradient) -> SVGFill {
    guard gradient.radius > 0 else { return .color(gradient.stops.last?.color ?? .clear) }
    let circle = [("cx", gradient.center.x), ("cy", gradient.center.y), ("r", gradient.radius)]
    return fill("radial", circle, gradient.stops)
  }

  private mutating func fill(_ kind: String, _ place: [(String, Double)], _ stops: [GradientStop]) -> SVGFill {
    let place = place.map { ($0.0, svgNumber($0.1)) }
    let colors = stops.map { $0.color.svgName + "-" + svgNumber($0.offset, decimals: 6) }.joined(separator: "-")
    // The name of a rainbow would be longer than itself.
    let end = colors.utf8.count > 80 ? svgNumberName(of: colors) : colors
    let name = "\(kind):" + place.map { $0.0 + $0.1 }.joined() + ":" + end
    let content = straightStops(stops).map { stop in
      var element = SVGElement("stop")
      element.set("offset", svgNumber(stop.offset, decimals: 6))
      element.set("stop-color", stop.color.hex)
      if stop.color.alpha < 1 { element.set("stop-opacity", stop.color.alpha) }
      return element.empty
    }
    let attributes = [("gradientUnits", "userSpaceOnUse")] + place
    return .reference(reference(to: define(name, "\(kind)Gradient", attributes, containing: content.joined())))
  }
}

/// What an element is filled with.
enum SVGFill {
  case color(Color)
  case reference(String)
}

extension SVGElement {
  /// Sets `fill`.
  mutating func fill(_ fill: SVGFill) {
    switch fill {
    case .color(let color): paint("fill", color)
    case .reference(let reference): set("fill", reference)
    }
  }
}
