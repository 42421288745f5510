// Made by Scripts/make-typography.py; the numbers are the platforms' own.

/// The platforms' text styles and Android's curve, as tables.
enum TypographyTables {
  /// A text style at some text sizes: weight, then sizes and distances of baselines in points.
  struct Row: Sendable {
    let name: String
    let weight: Int
    let sizes, leadings: [Double]

    init(_ name: String, _ weight: Int, _ sizes: [Double], _ leadings: [Double]) {
      self.name = name
      self.weight = weight
      self.sizes = sizes
      self.leadings = leadings
    }
  }

  /// The text sizes of the columns of `ios`.
  static let iosSizes: [TextSize] = [
    .xSmall, .small, .medium, .large, .xLarge, .xxLarge, .xxxLarge, .accessibility1, .accessibility2, .accessibility3,
    .accessibility4, .accessibility5,
  ]

  /// iOS, iPadOS and visionOS, by text size.
  static let ios: [Row] = [
    Row(
      "largeTitle", 400, [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
      [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]),
    Row(
      "title1", 400, [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
      [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68]),
    Row(
      "title2", 400, [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
      [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]),
    Row(
      "title3", 400, [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
      [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]),
    Row(
      "headline", 600, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
      [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]),
    Row(
      "body", 400, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
      [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]),
    Row(
      "callout", 400, [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
      [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]),
    Row(
      "subheadline", 400, [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
      [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58]),
    Row(
      "footnote", 400, [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
      [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]),
    Row(
      "caption1", 400, [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
      [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51]),
    Row(
      "caption2", 400, [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
      [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48]),
  ]

  /// The text sizes of the columns of `watchos`.
  static let watchosSizes: [TextSize] = [
    .xSmall, .small, .large, .xLarge, .xxLarge, .xxxLarge, .accessibility1, .accessibility2, .accessibility3,
  ]

  /// watchOS, by text size.
  static let watchos: [Row] = [
    Row(
      "largeTitle", 400, [30, 32, 36, 40, 41, 42, 44, 45, 46],
      [32.5, 34.5, 38.5, 42.5, 43.5, 44.5, 46.5, 47.5, 48.5]),
    Row("title1", 400, [28, 30, 34, 38, 39, 40, 42, 43, 44], [30.5, 32.5, 36.5, 40.5, 41.5, 42.5, 44.5, 46, 47]),
    Row("title2", 400, [24, 26, 27, 30, 31, 32, 34, 35, 36], [26.5, 28.5, 30.5, 32.5, 33.5, 34.5, 41, 37.5, 38.5]),
    Row("title3", 400, [17, 18, 19, 20, 21, 22, 24, 25, 26], [19.5, 20.5, 21.5, 22.5, 23.5, 24.5, 26.5, 27.5, 28.5]),
    Row(
      "headline", 600, [14, 15, 16, 17, 18, 19, 21, 22, 23],
      [16.5, 17.5, 18.5, 19.5, 20.5, 21.5, 23.5, 24.5, 25.5]),
    Row("body", 400, [14, 15, 16, 17, 18, 19, 21, 22, 23], [16.5, 17.5, 18.5, 19.5, 20.5, 21.5, 23.5, 24.5, 25.5]),
    Row(
      "caption1", 400, [13, 14, 15, 16, 17, 18, 18, 19, 20],
      [15.5, 16.5, 17.5, 18.5, 19.5, 20.5, 20.5, 21.5, 22.5]),
    Row(
      "caption2", 400, [12, 13, 14, 15, 15, 17, 17, 18, 19],
      [14.5, 15.5, 16.5, 17.5, 18.5, 19.5, 19.5, 20.5, 21.5]),
    Row(
      "footnote1", 400, [11, 12, 13, 14, 15, 16, 16, 17, 18],
      [13.5, 14.5, 15.5, 16.5, 17.5, 18.5, 18.5, 19.5, 20.5]),
    Row(
      "footnote2", 400, [10, 11, 12, 13, 14, 15, 15, 16, 17],
      [12.5, 13.5, 14.5, 15.5, 16.5, 17.5, 17.5, 17.5, 19.5]),
  ]

  /// macOS, which has one text size.
  static let macos: [Row] = [
    Row("largeTitle", 400, [26], [32]),
    Row("title1", 400, [22], [26]),
    Row("title2", 400, [17], [22]),
    Row("title3", 400, [15], [20]),
    Row("headline", 700, [13], [16]),
    Row("body", 400, [13], [16]),
    Row("callout", 400, [12], [15]),
    Row("subheadline", 400, [11], [14]),
    Row("footnote", 400, [10], [13]),
    Row("caption1", 400, [10], [13]),
    Row("caption2", 500, [10], [13]),
  ]

  /// tvOS, which has one text size.
  static let tvos: [Row] = [
    Row("title1", 500, [76], [96]),
    Row("title2", 500, [57], [66]),
    Row("title3", 500, [48], [56]),
    Row("headline", 500, [38], [46]),
    Row("subtitle1", 400, [38], [46]),
    Row("callout", 500, [31], [38]),
    Row("body", 500, [29], [36]),
    Row("caption1", 500, [25], [32]),
    Row("caption2", 500, [23], [30]),
  ]

  /// A text style of Material in sp: weight, size, distance of baselines, and what is added after each character.
  struct MaterialRow: Sendable {
    let name: String
    let weight: Int
    let size, lineHeight, tracking: Double

    init(_ name: String, _ weight: Int, _ size: Double, _ lineHeight: Double, _ tracking: Double) {
      self.name = name
      self.weight = weight
      self.size = size
      self.lineHeight = lineHeight
      self.tracking = tracking
    }
  }

  /// Material 3.
  static let material: [MaterialRow] = [
    MaterialRow("displayLarge", 400, 57, 64, -0.2),
    MaterialRow("displayMedium", 400, 45, 52, 0),
    MaterialRow("displaySmall", 400, 36, 44, 0),
    MaterialRow("headlineLarge", 400, 32, 40, 0),
    MaterialRow("headlineMedium", 400, 28, 36, 0),
    MaterialRow("headlineSmall", 400, 24, 32, 0),
    MaterialRow("titleLarge", 400, 22, 28, 0),
    MaterialRow("titleMedium", 500, 16, 24, 0.2),
    MaterialRow("titleSmall", 500, 14, 20, 0.1),
    MaterialRow("bodyLarge", 400, 16, 24, 0.5),
    MaterialRow("bodyMedium", 400, 14, 20, 0.2),
    MaterialRow("bodySmall", 400, 12, 16, 0.4),
    MaterialRow("labelLarge", 500, 14, 20, 0.1),
    MaterialRow("labelMedium", 500, 12, 16, 0.5),
    MaterialRow("labelSmall", 500, 11, 16, 0.5),
  ]

  /// The sizes in sp that Android's curve has points for.
  static let curveSizes: [Double] = [8, 10, 12, 14, 18, 20, 24, 30, 100]

  /// What these come to in dp, by font scale.
  static let curves: [(scale: Double, sizes: [Double])] = [
    (1.15, [9.2, 11.5, 13.8, 16.4, 19.8, 21.8, 25.2, 30, 100]),
    (1.3, [10.4, 13, 15.6, 18.8, 21.6, 23.6, 26.4, 30, 100]),
    (1.5, [12, 15, 18, 22, 24, 26, 28, 30, 100]),
    (1.8, [14.4, 18, 21.6, 24.4, 27.6, 30.8, 32.8, 34.8, 100]),
    (2, [16, 20, 24, 26, 30, 34, 36, 38, 100]),
  ]
}
