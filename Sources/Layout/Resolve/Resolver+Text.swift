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
    inherited.settleText(scale: units.scale)
  }

  private mutating func settle(_ font: FontSpec, of attributes: Attributes, into inherited: inout Inherited) {
    if let size = font.size {
      let isScaled = (attributes.scale ?? design.scale).contains(.font)
      inherited.fontSize = points(size, "font", isScaled: isScaled).size
    }
    if let family = font.family { inherited.textStyle.families = fonts.families(after: family) }
    inherited.textStyle.weight = font.weight ?? inherited.textStyle.weight
    inherited.textStyle.isItalic = font.isItalic ?? inherited.textStyle.isItalic
    inherited.textStyle.features = font.features ?? inherited.textStyle.features
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

extension ColorValue {
  /// The colour in an appearance.
  func color(in appearance: Appearance) -> Color {
    switch appearance {
    case .light: light
    case .dark: dark ?? light
    }
  }
}
