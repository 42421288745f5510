import Graphics

extension DisplayList.Command {
  /// Whether the command itself draws.
  var isPaint: Bool {
    switch self {
    case .fill, .border, .fillPath, .strokePath, .text, .image, .missing: true
    case .beginView, .endView, .beginGroup, .endGroup, .beginClip, .endClip: false
    }
  }

  /// The drawing in a more transparent colour; nil where that differs from the drawing made transparent.
  func opacity(_ factor: Double) -> DisplayList.Command? {
    switch self {
    case .fill(let rect, let radii, let color): .fill(rect, radii, color.opacity(factor))
    case .border(let rect, let radii, let width, let color):
      .border(rect, radii, width: width, color.opacity(factor))
    case .fillPath(let path, let rule, let color): .fillPath(path, rule, color.opacity(factor))
    case .strokePath(let path, let style, let color): .strokePath(path, style, color.opacity(factor))
    // Lines may overlap where they stand close.
    case .text(let text) where text.lines.count == 1:
      .text(DisplayList.Text(lines: text.lines, style: text.style, color: text.color.opacity(factor)))
    default: nil
    }
  }
}
