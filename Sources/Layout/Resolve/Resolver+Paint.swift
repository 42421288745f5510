import Devices
import Graphics
import Problems
import Scene

/// Surfaces and lines.
extension Resolver {
  mutating func settlePaint(_ attributes: Shared<Attributes>, of kind: Node.Kind, into style: inout Style) {
    let isMirrored = style.isRightToLeft
    style.isHidden = attributes.value.isHidden ?? false
    style.opacity = attributes.value.opacity ?? 1
    if let background = attributes.value.background { style.background = fill(background, "background") }
    if let border = attributes.value.border { style.border = self.border(border, isMirrored: isMirrored) }
    if let radius = attributes.value.cornerRadius { style.cornerRadius = cornerRadius(radius, isMirrored: isMirrored) }
    style.cornerCurve = attributes.value.cornerCurve ?? .circular
    style.clips = attributes.value.clip ?? false
    style.label = attributes.value.label
    style.fillRule = attributes.value.fillRule ?? .nonzero
    if kind == .path { style.fill = attributes.value.fill.map { fill($0, "fill") } ?? .color(style.color) }
    style.stroke = stroke(attributes.value.stroke, of: kind)
    if let insets = attributes.value.capInsets {
      style.capInsets = self.insets(insets, "capInsets", isMirrored: isMirrored)
    }
    style.resizing = attributes.value.resizing ?? .stretch
    settleEffects(attributes, into: &style)
  }

  private mutating func border(_ spec: BorderSpec, isMirrored: Bool) -> Style.Border {
    Style.Border(
      color: spec.color.color(in: environment), width: points(spec.width, "border").size,
      style: spec.style, dash: dash(spec.dash, "border"),
      sides: spec.sides.map { Style.Border.Sides($0, isMirrored: isMirrored) } ?? .all)
  }

  private mutating func cornerRadius(_ radius: CornerRadius, isMirrored: Bool) -> CornerRadius {
    switch radius {
    case .length(let length): .length(settle(length, "cornerRadius").length)
    case .corners(let corners): .corners(self.corners(isMirrored ? corners.mirrored : corners))
    case .circle, .capsule, .halfWidth, .halfHeight: radius
    }
  }

  private mutating func corners(_ corners: CornerLengths) -> CornerLengths {
    CornerLengths(
      topLeading: settle(corners.topLeading, "cornerRadius").length,
      topTrailing: settle(corners.topTrailing, "cornerRadius").length,
      bottomLeading: settle(corners.bottomLeading, "cornerRadius").length,
      bottomTrailing: settle(corners.bottomTrailing, "cornerRadius").length)
  }

  /// The outline; a divider has one of its own where it names none.
  private mutating func stroke(_ spec: StrokeSpec?, of kind: Node.Kind) -> Style.Stroke? {
    guard let spec else {
      guard kind == .line else { return nil }
      let color = SemanticColor.separator.color(in: environment)
      return Style.Stroke(color: color, style: StrokeStyle(width: 1 / units.scale))
    }
    return Style.Stroke(
      color: spec.color.color(in: environment),
      style: StrokeStyle(
        width: points(spec.width, "stroke").size, cap: spec.cap, join: spec.join, miterLimit: spec.miterLimit,
        dash: dash(spec.dash, "stroke"), dashPhase: points(spec.dashPhase, "stroke")))
  }

  /// Dashes and gaps in points, as many of the one as of the other; none where all of them vanish.
  private mutating func dash(_ lengths: [Length], _ key: String) -> [Double] {
    guard !lengths.isEmpty else { return [] }
    let dash = lengths.map { points($0, key).size }
    guard dash.contains(where: { $0 > 0 }) else { return [] }
    return dash.count.isMultiple(of: 2) ? dash : dash + dash
  }
}

extension CornerLengths {
  /// The corners with left and right exchanged.
  fileprivate var mirrored: CornerLengths {
    CornerLengths(
      topLeading: topTrailing, topTrailing: topLeading, bottomLeading: bottomTrailing, bottomTrailing: bottomLeading)
  }
}

extension Style.Border.Sides {
  fileprivate init(_ sides: [BorderSpec.Side], isMirrored: Bool) {
    self = []
    for side in sides {
      switch side {
      case .top: insert(.top)
      case .bottom: insert(.bottom)
      case .leading: insert(isMirrored ? .right : .left)
      case .trailing: insert(isMirrored ? .left : .right)
      }
    }
  }
}
