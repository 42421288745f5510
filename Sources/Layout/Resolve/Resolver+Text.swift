import Devices
import Graphics
import Scene

/// Letters: the inherited keys and what becomes of them.
extension Resolver {
  /// Puts what a node says of the inherited keys in place of what it inherits.
  mutating func settleInherited(_ attributes: Attributes, into inherited: inout Inherited) {
    if let font = attributes.font { settle(font, of: attributes, into: &inherited) }
    if let color = attributes.color { inherited.color = color.color(in: environment.appearance) }
    if let tint = attributes.tint { inherited.tint = tint.color(in: environment.appearance) }
    if let lineHeight = attributes.lineHeight { inherited.lineHeight = settle(lineHeight, "lineHeight") }
    if let tracking = attributes.tracking { inherited.tracking = settle(tracking, "tracking") }
    inherited.textAlignment = attributes.textAlignment ?? inherited.textAlignment
    inherited.rounding = attributes.rounding ?? inherited.rounding
    inherited.snap = attributes.snap ?? inherited.snap
    if let direction = attributes.direction {
      inherited.isRightToLeft = direction == .fromLocale ? environment.isRightToLeft : direction == .rightToLeft
    }
    if attributes.isHidden == true { inherited.isDrawn = false }
  }

  private mutating func settle(_ font: FontSpec, of attributes: Attributes, into inherited: inout Inherited) {
    if let size = font.size {
      let isScaled = (attributes.scale ?? design.scale).contains(.font)
      inherited.fontSize = points(size, "font", isScaled: isScaled).size
    }
    inherited.family = font.family ?? inherited.family
    inherited.weight = font.weight ?? inherited.weight
    inherited.isItalic = font.isItalic ?? inherited.isItalic
    inherited.features = font.features ?? inherited.features
  }

  /// The style that inherited values make, in device pixels.
  func textStyle(_ inherited: Inherited) -> TextStyle {
    func pixels(_ distance: Style.Distance) -> Double {
      distance.points(of: inherited.fontSize) * units.scale
    }
    // Fallbacks are for characters that a text's own family lacks; a text without a family is a mistake.
    let families = inherited.family.map { [$0] + fonts.fallback } ?? []
    var style = TextStyle(
      families: families, weight: inherited.weight, isItalic: inherited.isItalic,
      size: inherited.fontSize * units.scale, tracking: inherited.tracking.map(pixels) ?? 0,
      lineHeight: inherited.lineHeight.map(pixels), features: inherited.features,
      alignment: inherited.textAlignment.settled(isRightToLeft: inherited.isRightToLeft))
    style.isRightToLeft = inherited.isRightToLeft
    return style
  }

  /// What texts, pictures and outlines show.
  mutating func settleContent(_ attributes: Attributes, into style: inout Style) {
    style.text = attributes.text ?? ""
    style.lineLimit = attributes.lineLimit
    style.verticalAlignment = attributes.verticalAlignment ?? .center
    style.imageName = attributes.image
    style.contentMode = attributes.contentMode ?? .scaleAspectFit
    style.isTemplate = attributes.template
    style.path = attributes.path
    if let viewBox = attributes.viewBox { style.path?.viewBox = viewBox }
  }
}

extension TextAlignment {
  /// The alignment without words that depend on the direction of layout.
  fileprivate func settled(isRightToLeft: Bool) -> TextAlignment {
    switch self {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    case .natural, .left, .right, .center: self
    }
  }
}

extension ColorValue {
  /// The colour in an appearance.
  func color(in appearance: Appearance) -> Color {
    switch appearance {
    case .light: light
    case .dark: dark ?? light
    }
  }
}
