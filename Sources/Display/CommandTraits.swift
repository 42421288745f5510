import Graphics

extension DisplayList.Command {
  /// Whether the command itself draws.
  package var isPaint: Bool {
    switch self {
    case .blurBehind, .shadow, .fill, .border, .strokePath, .text, .image, .missing: true
    case .beginView, .endView, .beginGroup, .endGroup, .beginClip, .endClip, .beginTransform, .endTransform: false
    }
  }

  /// The drawing in a more transparent colour; nil where that differs from the drawing made transparent.
  func opacity(_ factor: Double) -> DisplayList.Command? {
    switch self {
    case .fill(let shape, let paint): .fill(shape, paint.opacity(factor))
    case .border(let shape, let border): .border(shape, border.opacity(factor))
    case .shadow(let shape, let shadow): .shadow(shape, shadow.opacity(factor))
    case .strokePath(let path, let style, let color): .strokePath(path, style, color.opacity(factor))
    // Lines may overlap where they stand close.
    case .text(let text) where text.lines.count == 1:
      .text(DisplayList.Text(lines: text.lines, style: text.style, color: text.color.opacity(factor)))
    default: nil
    }
  }
}

extension DisplayList.Paint {
  /// The paint made more transparent.
  func opacity(_ factor: Double) -> DisplayList.Paint {
    switch self {
    case .color(let color): return .color(color.opacity(factor))
    case .linear(var gradient):
      gradient.stops = gradient.stops.map { GradientStop(offset: $0.offset, color: $0.color.opacity(factor)) }
      return .linear(gradient)
    case .radial(var gradient):
      gradient.stops = gradient.stops.map { GradientStop(offset: $0.offset, color: $0.color.opacity(factor)) }
      return .radial(gradient)
    case .image(var image):
      image.opacity *= factor
      return .image(image)
    }
  }

  /// Whether nothing of it is seen.
  var isClear: Bool {
    switch self {
    case .color(let color): color.alpha <= 0
    case .linear(let gradient): gradient.stops.allSatisfy { $0.color.alpha <= 0 }
    case .radial(let gradient): gradient.stops.allSatisfy { $0.color.alpha <= 0 }
    case .image(let image): image.isClear
    }
  }
}

extension DisplayList.Image {
  /// Whether nothing of it is seen.
  var isClear: Bool { opacity <= 0 || tint?.alpha == 0 }
}

extension DisplayList.Border {
  fileprivate func opacity(_ factor: Double) -> DisplayList.Border {
    var border = self
    border.color = color.opacity(factor)
    return border
  }
}

extension Shadow {
  fileprivate func opacity(_ factor: Double) -> Shadow {
    var shadow = self
    shadow.color = color.opacity(factor)
    return shadow
  }
}
