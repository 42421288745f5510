import Devices
import Graphics
import Scene

/// A text style at the text size in force: what letters are where a view says nothing else.
struct SettledTextStyle {
  /// The size in points.
  var size = 17.0
  var family: String?
  var weight: Int?
  var isItalic: Bool?
  var features: [String]?
  var variations: [FontVariation]?
  /// Points, or percent of the size.
  var lineHeight, tracking: Style.Distance?

  /// Makes what letters are without any style.
  init() {}

  /// Makes a style of the platforms.
  init(_ metrics: TextStyleMetrics) {
    size = metrics.size
    weight = metrics.weight
    lineHeight = .points(metrics.lineHeight)
    tracking = .points(metrics.tracking)
  }

  /// The same with other letters' size, lengths in proportion.
  func resized(to size: Double) -> SettledTextStyle {
    var style = self
    let ratio = self.size > 0 ? size / self.size : 1
    style.size = size
    style.lineHeight = lineHeight?.scaled(by: ratio)
    style.tracking = tracking?.scaled(by: ratio)
    return style
  }
}

extension Style.Distance {
  /// Points times a factor; percentages grow by themselves.
  fileprivate func scaled(by factor: Double) -> Style.Distance {
    switch self {
    case .points(let value): .points((value * factor).bounded)
    case .percent: self
    }
  }
}

extension Resolver {
  /// A text style of the suite or else of the platforms.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - count: How many of the suite's styles are looked at, which keeps a style from building on itself.
  /// - Returns: The style; nil for a name that nothing has.
  mutating func settledTextStyle(_ name: String, among count: Int? = nil) -> SettledTextStyle? {
    let own = fonts.textStyles.prefix(count ?? fonts.textStyles.count)
    guard let index = own.lastIndex(where: { $0.name == name }) else {
      return environment.textStyle(name).map { SettledTextStyle($0) }
    }
    let (named, font) = (own[index], own[index].font)
    var style = font.textStyle.flatMap { settledTextStyle($0, among: index) } ?? SettledTextStyle()
    if let size = font.size {
      style.size = points(size, "font").size
      (style.lineHeight, style.tracking) = (nil, nil)
    }
    style.family = font.family ?? style.family
    style.weight = font.weight ?? style.weight
    style.isItalic = font.isItalic ?? style.isItalic
    style.features = font.features ?? style.features
    style.variations = font.variations ?? style.variations
    if let lineHeight = named.lineHeight { style.lineHeight = settle(lineHeight, "font") }
    if let tracking = named.tracking { style.tracking = settle(tracking, "font") }
    if font.size != nil, let other = font.relativeTo {
      style = style.resized(to: environment.grown(style.size, as: other))
    }
    guard let most = font.maximumSize.map({ points($0, "font").size }), style.size > most else { return style }
    return style.resized(to: most)
  }
}
