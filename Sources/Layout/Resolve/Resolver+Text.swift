import Devices
import Graphics
import Scene

/// Letters: the inherited keys and what becomes of them.
extension Resolver {
  /// What a node inherits, with what it says of the inherited keys itself in place of that.
  mutating func inherited(from outer: Shared<Inherited>, _ attributes: Shared<Attributes>) -> Shared<Inherited> {
    guard attributes.saysInherited else { return outer }
    var inherited = outer.value
    settle(attributes, into: &inherited)
    inherited.settleText(scale: units.scale)
    return Shared(inherited)
  }

  private mutating func settle(_ attributes: Shared<Attributes>, into inherited: inout Inherited) {
    if let font = attributes.value.font { settle(font, of: attributes, into: &inherited) }
    if let color = attributes.value.color { inherited.color = color.color(in: environment.appearance) }
    if let tint = attributes.value.tint { inherited.tint = tint.color(in: environment.appearance) }
    if let lineHeight = attributes.value.lineHeight { inherited.lineHeight = settle(lineHeight, "lineHeight") }
    if let tracking = attributes.value.tracking { inherited.tracking = settle(tracking, "tracking") }
    inherited.textAlignment = attributes.value.textAlignment ?? inherited.textAlignment
    inherited.rounding = attributes.value.rounding ?? inherited.rounding
    inherited.snap = attributes.value.snap ?? inherited.snap
    if let direction = attributes.value.direction {
      inherited.isRightToLeft = direction == .fromLocale ? environment.isRightToLeft : direction == .rightToLeft
    }
    if attributes.value.isHidden == true { inherited.isDrawn = false }
  }

  private mutating func settle(_ font: FontSpec, of attributes: Shared<Attributes>, into inherited: inout Inherited) {
    if let size = font.size {
      let isScaled = (attributes.value.scale ?? design.scale).contains(.font)
      inherited.fontSize = points(size, "font", isScaled: isScaled).size
    }
    if let family = font.family { inherited.textStyle.families = fonts.families(after: family) }
    inherited.textStyle.weight = font.weight ?? inherited.textStyle.weight
    inherited.textStyle.isItalic = font.isItalic ?? inherited.textStyle.isItalic
    inherited.textStyle.features = font.features ?? inherited.textStyle.features
  }

  /// What texts, pictures and outlines show.
  mutating func settleContent(_ attributes: Shared<Attributes>, into style: inout Style) {
    style.text = attributes.value.text ?? ""
    style.lineLimit = attributes.value.lineLimit
    style.verticalAlignment = attributes.value.verticalAlignment ?? .center
    style.imageName = attributes.value.image
    style.contentMode = attributes.value.contentMode ?? .scaleAspectFit
    style.isTemplate = attributes.value.template ?? false
    style.path = attributes.value.path
    if let viewBox = attributes.value.viewBox { style.path?.viewBox = viewBox }
  }
}

extension Shared<Attributes> {
  /// Whether they say anything of the keys that are inherited.
  fileprivate var saysInherited: Bool {
    value.font != nil || value.color != nil || value.tint != nil || value.lineHeight != nil || value.tracking != nil
      || value.textAlignment != nil || value.rounding != nil || value.snap != nil || value.direction != nil
      || value.isHidden == true
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
