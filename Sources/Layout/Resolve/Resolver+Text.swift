package import Devices
package import Graphics
package import Scene

/// Letters: the inherited keys and what becomes of them.
extension Resolver {
  /// What a node inherits, with what it says of the inherited keys itself in place of that.
  mutating func inherited(from outer: Shared<Inherited>, _ attributes: Shared<Attributes>) -> Shared<Inherited> {
    guard attributes.saysInherited else { return outer }
    var inherited = outer.value
    settle(attributes, into: &inherited)
    inherited.settleText(fonts, in: environment)
    return Shared(inherited)
  }

  private mutating func settle(_ attributes: Shared<Attributes>, into inherited: inout Inherited) {
    if let font = attributes.value.font { settle(font, of: attributes, into: &inherited) }
    if let color = attributes.value.color { inherited.color = color.color(in: environment) }
    if let tint = attributes.value.tint { inherited.tint = tint.color(in: environment) }
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
    let isScaled = (attributes.value.scale ?? design.scale).contains(.font)
    if let name = font.textStyle, let style = settledTextStyle(name) {
      inherited.letters = style
      inherited.fontSize = nil
    }
    if let size = font.size { inherited.fontSize = points(size, "font", isScaled: isScaled).size }
    if let most = font.maximumSize { inherited.maximumSize = points(most, "font", isScaled: isScaled).size }
    inherited.relativeTo = font.relativeTo ?? inherited.relativeTo
    inherited.family = font.family ?? inherited.family
    inherited.weight = font.weight ?? inherited.weight
    inherited.isItalic = font.isItalic ?? inherited.isItalic
    inherited.features = font.features ?? inherited.features
    inherited.variations = font.variations ?? inherited.variations
  }

  /// What a text says, and how its runs are set.
  mutating func settleText(
    _ attributes: Shared<Attributes>, inheriting inherited: Shared<Inherited>, into style: inout Style
  ) {
    guard let content = attributes.value.text else { return }
    style.textStyle.isUnderlined = attributes.value.underline ?? false
    style.textStyle.isStruckThrough = attributes.value.strikethrough ?? false
    style.lineLimit = attributes.value.lineLimit
    style.truncation = attributes.value.truncation ?? .tail
    style.minimumScaleFactor = min(max(attributes.value.minimumScaleFactor ?? 1, 0.01), 1)
    style.paragraphSpacing = attributes.value.paragraphSpacing.map { points($0, "paragraphSpacing").size } ?? 0
    let textCase = attributes.value.textCase ?? .none
    let strings = content.runs.map { textCase.applied(to: characters(of: $0), language: style.textStyle.language) }
    style.text = strings.joined()
    guard content.runs.contains(where: \.hasStyle) else { return }
    style.runs = zip(content.runs, strings).map { run, string in
      self.run(run, string, of: attributes, in: style, inheriting: inherited)
    }
  }

  private mutating func run(
    _ run: TextContent.Run, _ string: String, of attributes: Shared<Attributes>, in style: Style,
    inheriting outer: Shared<Inherited>
  ) -> StyledText.Run {
    var inherited = outer.value
    if let font = run.font { settle(font, of: attributes, into: &inherited) }
    if let tracking = run.tracking { inherited.tracking = settle(tracking, "text") }
    inherited.settleText(fonts, in: environment)
    var own = inherited.textStyle
    own.isUnderlined = run.underline ?? style.textStyle.isUnderlined
    own.isStruckThrough = run.strikethrough ?? style.textStyle.isStruckThrough
    return StyledText.Run(
      length: string.utf8.count, style: own, color: run.color?.color(in: environment))
  }

  /// What pictures and outlines show, and where texts stand.
  mutating func settleContent(_ attributes: Shared<Attributes>, into style: inout Style) {
    style.verticalAlignment = attributes.value.verticalAlignment ?? .center
    style.imageName = attributes.value.image
    if let scene = attributes.value.screen, let device = attributes.value.device {
      style.screen = EmbeddedScreen(
        scene: scene, device: device, variant: attributes.value.variant ?? EmbeddedVariant(),
        frame: attributes.value.deviceFrame ?? DeviceFrameSpec())
    }
    style.contentMode =
      attributes.value.contentMode ?? (attributes.value.capInsets == nil ? .scaleAspectFit : .scaleToFill)
    style.isTemplate = attributes.value.template
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

extension TextContent.Run {
  /// Whether it says anything of how it looks.
  fileprivate var hasStyle: Bool {
    font != nil || color != nil || tracking != nil || underline != nil || strikethrough != nil
  }
}

extension ColorValue {
  /// The colour in the appearance and the contrast of an environment.
  package func color(in environment: Environment) -> Color {
    switch (environment.appearance, environment.contrast) {
    case (.light, .normal): light
    case (.dark, .normal): dark ?? light
    case (.light, .high): lightHighContrast ?? light
    case (.dark, .high): darkHighContrast ?? dark ?? light
    }
  }
}
