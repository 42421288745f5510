import Devices
import Graphics
import Scene

/// Surfaces and lines.
extension Resolver {
  mutating func settlePaint(_ attributes: Shared<Attributes>, of kind: Node.Kind, into style: inout Style) {
    style.isHidden = attributes.value.isHidden ?? false
    style.opacity = attributes.value.opacity ?? 1
    style.background = attributes.value.background.flatMap(color)
    style.border = attributes.value.border.map { border in
      Style.Border(
        color: border.color.color(in: environment.appearance), width: points(border.width, "border").size)
    }
    style.cornerRadius = attributes.value.cornerRadius.map { cornerRadius($0) }
    style.clips = attributes.value.clip ?? false
    style.label = attributes.value.label
    style.fillRule = attributes.value.fillRule ?? .nonzero
    if kind == .path { style.fill = attributes.value.fill.map(color) ?? style.color }
    style.stroke = stroke(attributes.value.stroke, of: kind)
  }

  private func color(_ paint: Paint) -> Color? {
    switch paint {
    case .color(let value): value.color(in: environment.appearance)
    case .none: nil
    }
  }

  private mutating func cornerRadius(_ radius: CornerRadius) -> CornerRadius {
    guard case .length(let length) = radius else { return radius }
    return .length(settle(length, "cornerRadius").length)
  }

  /// The outline; a divider has one of its own where it names none.
  private mutating func stroke(_ spec: StrokeSpec?, of kind: Node.Kind) -> Style.Stroke? {
    guard let spec else {
      guard kind == .line else { return nil }
      let color = SemanticColor.separator.color(in: environment.appearance)
      return Style.Stroke(color: color, style: StrokeStyle(width: 1 / units.scale))
    }
    return Style.Stroke(
      color: spec.color.color(in: environment.appearance),
      style: StrokeStyle(
        width: points(spec.width, "stroke").size, cap: spec.cap, join: spec.join, miterLimit: spec.miterLimit))
  }
}
