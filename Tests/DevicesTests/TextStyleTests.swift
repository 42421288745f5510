import Graphics
import Testing

@testable import Devices

@Suite struct `Text styles of the platforms` {
  /// Sizes and leadings by text size, as Apple's guidelines have them.
  private static let apple = """
    largeTitle 31/38 32/39 33/40 34/41 36/43 38/46 40/48 44/52 48/57 52/61 56/66 60/70
    title1 25/31 26/32 27/33 28/34 30/37 32/39 34/41 38/46 43/51 48/57 53/62 58/68
    title2 19/24 20/25 21/26 22/28 24/30 26/32 28/34 34/41 39/47 44/52 50/59 56/66
    title3 17/22 18/23 19/24 20/25 22/28 24/30 26/32 31/38 37/44 43/51 49/58 55/65
    headline 14/19 15/20 16/21 17/22 19/24 21/26 23/29 28/34 33/40 40/48 47/56 53/62
    body 14/19 15/20 16/21 17/22 19/24 21/26 23/29 28/34 33/40 40/48 47/56 53/62
    callout 13/18 14/19 15/20 16/21 18/23 20/25 22/28 26/32 32/39 38/46 44/52 51/60
    subheadline 12/16 13/18 14/19 15/20 17/22 19/24 21/28 25/31 30/37 36/43 42/50 49/58
    footnote 12/16 12/16 12/16 13/18 15/20 17/22 19/24 23/29 27/33 33/40 38/46 44/52
    caption1 11/13 11/13 11/13 12/16 14/19 16/21 18/23 22/28 26/32 32/39 37/44 43/51
    caption2 11/13 11/13 11/13 11/13 13/18 15/20 17/22 20/25 24/30 29/35 34/41 40/48
    """

  /// Weights, and sizes at the font scales 0.85, 1, 1.15, 1.3, 1.5, 1.8 and 2.
  private static let material = """
    displayLarge 400 48.45 57 57 57 57 59.949 61.914
    displayMedium 400 38.25 45 45 45 45 48.771 51.286
    displaySmall 400 30.6 36 36 36 36 40.389 43.314
    headlineLarge 400 27.2 32 32 32 32 36.663 39.771
    headlineMedium 400 23.8 28 28.4 28.8 29.333 34.133 37.333
    headlineSmall 400 20.4 24 25.2 26.4 28 32.8 36
    titleLarge 400 18.7 22 23.5 25 27 31.8 35
    titleMedium 500 13.6 16 18.1 20.2 23 26 28
    titleSmall 500 11.9 14 16.4 18.8 22 24.4 26
    bodyLarge 400 13.6 16 18.1 20.2 23 26 28
    bodyMedium 400 11.9 14 16.4 18.8 22 24.4 26
    bodySmall 400 10.2 12 13.8 15.6 18 21.6 24
    labelLarge 500 11.9 14 16.4 18.8 22 24.4 26
    labelMedium 500 10.2 12 13.8 15.6 18 21.6 24
    labelSmall 500 9.35 11 12.65 14.3 16.5 19.8 22
    """

  private static func rows(_ table: String) -> [[String]] {
    table.split(separator: "\n").map { $0.split(whereSeparator: { $0 == " " || $0 == "/" }).map(String.init) }
  }

  private func environment(_ platform: Platform, _ size: ReadingSize = .standard) -> Environment {
    let device = DeviceProfile(
      id: "a", name: "A", platform: platform, family: .phone, naturalOrientation: .portrait,
      pixelSize: PixelSize(width: 100, height: 200), scale: 2)
    return Environment(device: device, values: [.textSize(size)])
  }

  @Test(arguments: rows(apple), [Platform.ios, .ipados, .visionos])
  func `grow as Apple says`(_ row: [String], on platform: Platform) throws {
    for (index, category) in TextSize.allCases.enumerated() {
      let style = try #require(environment(platform, .category(category)).textStyle(row[0]))
      #expect(style.size == Double(row[1 + 2 * index]) && style.lineHeight == Double(row[2 + 2 * index]))
      #expect(style.weight == (row[0] == "headline" ? 600 : 400) && style.tracking == 0)
    }
    #expect(environment(platform).textStyle(row[0]) == environment(platform, .category(.large)).textStyle(row[0]))
  }

  @Test(arguments: rows(material), [Platform.android, .wearos])
  func `grow as Android says`(_ row: [String], on platform: Platform) throws {
    let usual = try #require(environment(platform).textStyle(row[0]))
    for (scale, size) in zip([0.85, 1, 1.15, 1.3, 1.5, 1.8, 2], row[2...]) {
      let style = try #require(environment(platform, .factor(scale)).textStyle(row[0]))
      #expect(abs(style.size - (try #require(Double(size)))) < 0.01)
      #expect(style.weight == Int(row[1]))
      #expect(abs(style.lineHeight / style.size - usual.lineHeight / usual.size) < 1e-9)
      #expect(abs(style.tracking / style.size - usual.tracking / usual.size) < 1e-9)
    }
  }

  @Test(arguments: [
    (12.0, 1.02, 12.24), (12, 1.03, 12.36), (12, 1.4, 16.8), (8, 1.075, 8.6), (4, 1.5, 6), (200, 1.5, 200),
    (16, 2.5, 40),
    (30, 2, 38), (100, 1.8, 100),
  ])
  func `lie between the points of Android's curve`(sp: Double, scale: Double, dp: Double) {
    #expect(abs(AndroidCurve.size(of: sp, scale: scale) - dp) < 0.01)
    #expect(abs(environment(.android, .factor(scale)).grown(sp, as: "body") - dp) < 0.01)
  }

  @Test(arguments: [
    (Platform.macos, "body", 13.0, 16.0), (.macos, "largeTitle", 26, 32), (.tvos, "largeTitle", 76, 96),
    (.tvos, "caption2", 23, 30), (.watchos, "footnote", 13, 15.5), (.watchos, "title2", 27, 30.5),
    (.web, "body", 17, 22),
    (.ios, "displaySmall", 34, 41), (.ios, "labelSmall", 11, 13), (.android, "caption2", 11, 16),
    (.android, "headline", 16, 24), (.tvos, "footnote", 25, 32), (.tvos, "subheadline", 38, 46),
  ])
  func `have a nearest one everywhere`(platform: Platform, name: String, size: Double, lineHeight: Double) throws {
    let style = try #require(environment(platform).textStyle(name))
    #expect(style.size == size && style.lineHeight == lineHeight)
  }

  @Test(arguments: Platform.allCases)
  func `are all known on every platform`(platform: Platform) {
    for row in Self.rows(Self.apple) + Self.rows(Self.material) {
      #expect(environment(platform).textStyle(row[0]) != nil, "\(row[0])")
    }
    #expect(environment(platform).textStyle("bod") == nil)
  }

  @Test(arguments: [
    (Platform.ios, ReadingSize.category(.accessibility5), true), (.ios, .factor(1.3), false), (.ios, .standard, true),
    (.watchos, .category(.medium), false), (.watchos, .category(.small), true), (.android, .factor(2), true),
    (.android, .category(.large), false), (.macos, .category(.large), false), (.web, .factor(1.3), false),
    (.tvos, .standard, true),
  ])
  func `follow text sizes that the platform has`(platform: Platform, size: ReadingSize, isSupported: Bool) {
    #expect(environment(platform).device.supports(size) == isSupported)
  }

  @Test(arguments: [
    ("default", ReadingSize.standard), ("accessibility1", .category(.accessibility1)), ("1.3", .factor(1.3)),
    ("1.30", .factor(1.3)), ("2", .factor(2)), ("0.4", nil), ("4.1", nil), ("nan", nil), ("1e0", nil), ("", nil),
    ("huge", nil), ("1.0000000001", nil),
  ])
  func `are chosen by words and factors`(word: String, size: ReadingSize?) {
    #expect(ReadingSize(word) == size)
    #expect(VariantAxis.textSize.value(word) == size.map(VariantValue.textSize))
    if let size { #expect(ReadingSize(size.word) == size) }
  }

  @Test func `of a size of its own grow by the ratio of another`() {
    let large = environment(.ios, .category(.accessibility5))
    #expect(large.grown(34, as: "body") == 106)
    #expect(environment(.ios).grown(34, as: "body") == 34)
    #expect(large.grown(10, as: "nothing") == 10)
  }
}
