import Devices
import Graphics
import Layout
import Scene
import TestSupport
import Testing

@Suite struct `Letters` {
  private static let styles = [
    NamedTextStyle(
      name: "price", font: with(FontSpec(size: .points(28), weight: 700)) { $0.relativeTo = "title1" },
      lineHeight: .points(34), tracking: .percent(10)),
    NamedTextStyle(name: "loud", font: FontSpec(textStyle: "price", isItalic: true)),
    NamedTextStyle(name: "body", font: FontSpec(textStyle: "body", family: "Serif"), lineHeight: .percent(200)),
  ]

  private static func with(_ font: FontSpec, _ change: (inout FontSpec) -> Void) -> FontSpec {
    var font = font
    change(&font)
    return font
  }

  /// What the innermost text is set in, in pixels of a screen of scale 1.
  private func letters(
    _ keys: [(inout Attributes) -> Void], at size: ReadingSize = .standard, styles: [NamedTextStyle] = []
  ) throws -> TextStyle {
    var environment = phone(scale: 1)
    environment.readingSize = size
    let leaf = node(.text, "leaf") {
      $0.text = "x"
      keys.last?(&$0)
    }
    let root = keys.dropLast().reversed().reduce(leaf) { child, set in node(.box, nil, [child], set) }
    let result = layOut(
      scene(node(.box, "root", [root])), in: environment, fonts: FontDefaults(family: "Test", textStyles: styles),
      measuring: SquareLetters())
    return try #require(result.view("root/leaf")?.style.textStyle)
  }

  @Test func `have the numbers of their text style`() throws {
    let plain = try letters([{ $0.font = FontSpec(textStyle: "headline") }])
    #expect(plain.size == 17 && plain.weight == 600 && plain.lineHeight == 22 && plain.tracking == 0)
    let large = try letters([{ $0.font = FontSpec(textStyle: "headline") }], at: .category(.accessibility5))
    #expect(large.size == 53 && large.lineHeight == 62)
  }

  @Test func `take a size said further in, and with it the line height of their font`() throws {
    let style = try letters([{ $0.font = FontSpec(textStyle: "headline") }, { $0.font = FontSpec(size: .points(12)) }])
    #expect(style.size == 12 && style.weight == 600 && style.lineHeight == nil)
    let back = try letters([{ $0.font = FontSpec(size: .points(12)) }, { $0.font = FontSpec(textStyle: "headline") }])
    #expect(back.size == 17 && back.lineHeight == 22)
  }

  @Test func `keep what is said or inherited of single keys`() throws {
    let style = try letters(
      [
        { $0.font = FontSpec(weight: 300) },
        {
          $0.font = FontSpec(textStyle: "headline")
          $0.lineHeight = .percent(150)
        },
      ])
    #expect(style.weight == 300 && style.lineHeight == 25.5)
  }

  @Test(arguments: [
    (ReadingSize.standard, 20.0), (.category(.accessibility5), 30), (.category(.xSmall), 20.0 * 14 / 17),
  ])
  func `of a size of their own grow as another style, up to a size`(at size: ReadingSize, is expected: Double) throws {
    let font = Self.with(FontSpec(size: .points(20))) {
      $0.relativeTo = "body"
      $0.maximumSize = .points(30)
    }
    #expect(abs(try letters([{ $0.font = font }], at: size).size - expected) < 1e-9)
    #expect(try letters([{ $0.font = FontSpec(size: .points(20)) }], at: size).size == 20)
  }

  @Test func `have the suite's own text styles, of which one builds on another`() throws {
    let style = try letters([{ $0.font = FontSpec(textStyle: "loud") }], styles: Self.styles)
    #expect(style.size == 28 && style.weight == 700 && style.isItalic && style.lineHeight == 34)
    #expect(abs(style.tracking - 2.8) < 1e-9)
    let large = try letters(
      [{ $0.font = FontSpec(textStyle: "loud") }], at: .category(.accessibility5), styles: Self.styles)
    #expect(large.size == 58 && abs((large.lineHeight ?? 0) - 34.0 * 58 / 28) < 1e-9)
    let body = try letters([{ $0.font = FontSpec(textStyle: "body") }], styles: Self.styles)
    #expect(body.families == ["Serif"] && body.size == 17 && body.lineHeight == 34)
  }

  @Test func `of a largest size keep their proportions`() throws {
    let font = Self.with(FontSpec(textStyle: "largeTitle")) { $0.maximumSize = .points(20) }
    let style = try letters([{ $0.font = font }], at: .category(.accessibility5))
    #expect(style.size == 20 && abs((style.lineHeight ?? 0) - 70.0 / 3) < 1e-9)
  }

  @Test func `of runs are those of the node but for what a run says`() throws {
    var bold = TextContent.Run("bö")
    (bold.font, bold.color) = (FontSpec(weight: 700), ColorValue(light: .white))
    (bold.underline, bold.tracking) = (true, .points(2))
    var struck = TextContent.Run("c")
    (struck.strikethrough, struck.underline) = (true, false)
    let leaf = node(.text, "leaf") {
      $0.text = TextContent(runs: [TextContent.Run("a"), bold, struck])
      $0.font = FontSpec(size: .points(10))
      $0.underline = true
      $0.textCase = .upper
    }
    let style = try #require(layOut(node(.box, nil, [leaf]), in: phone(scale: 2)).view("leaf")?.style)
    #expect(style.text == "ABÖC")
    #expect(style.runs.map(\.length) == [1, 3, 1])
    #expect(style.runs.map(\.style.size) == [20, 20, 20])
    #expect(style.runs.map(\.style.weight) == [400, 700, 400])
    #expect(style.runs.map(\.style.tracking) == [0, 4, 0])
    #expect(style.runs.map(\.color) == [nil, .white, nil])
    #expect(style.runs.map(\.style.isUnderlined) == [true, true, false])
    #expect(style.runs.map(\.style.isStruckThrough) == [false, false, true])
  }

  @Test func `that are all alike have no runs`() throws {
    let leaf = node(.text, "leaf") { $0.text = TextContent(runs: [.init("a"), .init("b")]) }
    let style = try #require(layOut(node(.box, nil, [leaf])).view("leaf")?.style)
    #expect(style.text == "ab" && style.runs.isEmpty)
  }

  @Test(arguments: [
    (TextCase.upper, "straße ǆ", "STRASSE Ǆ"), (.lower, "ΟΔΟΣ ΣΑΣ İ", "οδος σας i\u{307}"), (.none, "aB", "aB"),
    (.upper, "istanbul", "ISTANBUL"), (.lower, "Σ", "σ"),
  ])
  func `change their case by the rules of Unicode`(textCase: TextCase, text: String, expected: String) throws {
    let leaf = node(.text, "leaf") {
      $0.text = TextContent(text)
      $0.textCase = textCase
    }
    #expect(layOut(node(.box, nil, [leaf])).view("leaf")?.style.text == expected)
  }
}
