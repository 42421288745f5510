/// What a platform's text style comes to at one text size; lengths in points.
public struct TextStyleMetrics: Hashable, Sendable {
  /// The size of the em.
  public var size: Double
  /// The weight, 100 to 900.
  public var weight: Int
  /// The distance of two baselines.
  public var lineHeight: Double
  /// What is added after each character.
  public var tracking: Double

  /// Makes the numbers of a style.
  public init(size: Double, weight: Int, lineHeight: Double, tracking: Double = 0) {
    self.size = size
    self.weight = weight
    self.lineHeight = lineHeight
    self.tracking = tracking
  }
}

extension Environment {
  /// A text style of the platforms at the text size in force; nil for a name that no platform has.
  ///
  /// Android and Wear OS have Material's, everything else Apple's; a name of the other is the nearest of these.
  public func textStyle(_ name: String) -> TextStyleMetrics? {
    let names = TextStyleNames.self
    if device.platform.hasFontScale {
      let own = names.material[name] ?? name
      return TypographyTables.material.first { $0.name == own }.map { scaled($0, by: fontScale) }
    }
    let apple = names.apple[name] ?? name
    let (rows, sizes) = appleTable
    let candidates = [apple] + (names.apart[apple] ?? [])
    let found = candidates.lazy.compactMap { name in rows.first { $0.name == name } }.first
    guard let row = found else { return nil }
    return metrics(of: row, sizes, at: textSize)
  }

  /// A size in points that grows with the text size as a text style does: on Android as sp do, elsewhere by the style's
  /// own ratio.
  public func grown(_ size: Double, as style: String) -> Double {
    if device.platform.hasFontScale { return AndroidCurve.size(of: size, scale: fontScale) }
    var usual = self
    usual.readingSize = .category(.large)
    guard let now = textStyle(style)?.size, let before = usual.textStyle(style)?.size, before > 0 else { return size }
    return size * now / before
  }

  /// Tracking and the distance of baselines grow as the letters do, so that the proportions stay.
  private func scaled(_ row: TypographyTables.MaterialRow, by scale: Double) -> TextStyleMetrics {
    let size = AndroidCurve.size(of: row.size, scale: scale)
    let factor = size / row.size
    return TextStyleMetrics(
      size: size, weight: row.weight, lineHeight: row.lineHeight * factor, tracking: row.tracking * factor)
  }

  private var appleTable: (rows: [TypographyTables.Row], sizes: [TextSize]) {
    switch device.platform {
    case .watchos: (TypographyTables.watchos, TypographyTables.watchosSizes)
    case .macos: (TypographyTables.macos, [])
    case .tvos: (TypographyTables.tvos, [])
    case .ios, .ipados, .visionos, .web, .android, .wearos: (TypographyTables.ios, TypographyTables.iosSizes)
    }
  }

  private func metrics(
    of row: TypographyTables.Row, _ sizes: [TextSize], at size: TextSize
  ) -> TextStyleMetrics? {
    let column = sizes.firstIndex(of: size) ?? sizes.firstIndex(of: .large) ?? 0
    guard row.sizes.indices.contains(column), row.leadings.indices.contains(column) else { return nil }
    return TextStyleMetrics(size: row.sizes[column], weight: row.weight, lineHeight: row.leadings[column])
  }
}

/// Names of text styles on platforms that do not have them.
private enum TextStyleNames {
  /// Material's for Apple's.
  static let material = [
    "largeTitle": "headlineLarge", "title1": "headlineMedium", "title2": "titleLarge", "title3": "titleLarge",
    "headline": "titleMedium", "body": "bodyLarge", "callout": "bodyLarge", "subheadline": "bodyMedium",
    "footnote": "bodySmall", "caption1": "bodySmall", "caption2": "labelSmall",
  ]

  /// Apple's for Material's.
  static let apple = [
    "displayLarge": "largeTitle", "displayMedium": "largeTitle", "displaySmall": "largeTitle",
    "headlineLarge": "largeTitle", "headlineMedium": "title1", "headlineSmall": "title2", "titleLarge": "title2",
    "titleMedium": "headline", "titleSmall": "subheadline", "bodyLarge": "body", "bodyMedium": "subheadline",
    "bodySmall": "caption1", "labelLarge": "subheadline", "labelMedium": "caption1", "labelSmall": "caption2",
  ]

  /// Those of Apple's for which watches and televisions have another name, or a neighbour.
  static let apart = [
    "largeTitle": ["title1"], "callout": ["body"], "subheadline": ["subtitle1", "caption1"],
    "footnote": ["footnote1", "caption1"],
  ]
}

extension Platform {
  /// Whether text grows by a factor, and not by Apple's steps.
  var hasFontScale: Bool { self == .android || self == .wearos }
}
