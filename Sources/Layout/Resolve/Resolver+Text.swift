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
    inherited.settleText(fonts, in: environment)
  }

  private mutating func settle(_ font: FontSpec, of attributes: Attributes, into inherited: inout Inherited) {
    let isScaled = (attributes.scale ?? design.scale).contains(.font)
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
  mutating func settleText(_ attributes: Attributes, inheriting inherited: Inherited, into style: inout Style) {
    guard let content = attributes.text else { return }
    style.textStyle.isUnderlined = attributes.underline ?? false
    style.textStyle.isStruckThrough = attributes.strikethrough ?? false
    style.lineLimit = attributes.lineLimit
    style.truncation = attributes.truncation ?? .tail
    style.minimumScaleFactor = min(max(attributes.minimumScaleFactor ?? 1, 0.01), 1)
    style.paragraphSpacing = attributes.paragraphSpacing.map { points($0, "paragraphSpacing").size } ?? 0
    let textCase = attributes.textCase ?? .none
    let strings = content.runs.map { textCase.applied(to: $0.string, language: style.textStyle.language) }
    style.text = strings.joined()
    guard content.runs.contains(where: \.hasStyle) else { return }
    style.runs = zip(content.runs, strings).map { run, string in
      self.run(run, string, of: attributes, in: style, inheriting: inherited)
    }
  }

  private mutating func run(
    _ run: TextContent.Run, _ string: String, of attributes: Attributes, in style: Style, inheriting outer: Inherited
  ) -> StyledText.Run {
    var inherited = outer
    if let font = run.font { settle(font, of: attributes, into: &inherited) }
    if let tracking = run.tracking { inherited.tracking = settle(tracking, "text") }
    inherited.settleText(fonts, in: environment)
    var own = inherited.textStyle
    own.isUnderlined = run.underline ?? style.textStyle.isUnderlined
    own.isStruckThrough = run.strikethrough ?? style.textStyle.isStruckThrough
    return StyledText.Run(
      length: string.utf8.count, style: own, color: run.color?.color(in: environment.appearance))
  }

  /// What pictures and outlines show, and where texts stand.
  mutating func settleContent(_ attributes: Attributes, into style: inout Style) {
    style.verticalAlignment = attributes.verticalAlignment ?? .center
    style.imageName = attributes.image
    style.contentMode = attributes.contentMode ?? (attributes.capInsets == nil ? .scaleAspectFit : .scaleToFill)
    style.isTemplate = attributes.template
    style.path = attributes.path
    if let viewBox = attributes.viewBox { style.path?.viewBox = viewBox }
  }
}

extension TextContent.Run {
  /// Whether it says anything of how it looks.
  fileprivate var hasStyle: Bool {
    font != nil || color != nil || tracking != nil || underline != nil || strikethrough != nil
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
