import Graphics
import Problems
import Testing

@testable import Scene

@Suite struct `Keys of texts` {
  private func attributes(_ keys: String, textStyles: [String] = []) throws -> Attributes {
    var context = try Folder().context()
    context.textStyles = textStyles
    let (scene, problems) = readScene(
      try parse("scene: s\nroot: {children: [{\(keys)}]}"), context: context)
    try #require(problems == [])
    return try #require(scene?.root.children.first?.attributes)
  }

  @Test func `are read`() throws {
    let read = try attributes(
      "text: a, truncation: head, minimumScaleFactor: 0.5, paragraphSpacing: 4, underline: true, "
        + "strikethrough: false, textCase: upper, textAlignment: justified")
    #expect(read.truncation == .head && read.minimumScaleFactor == 0.5 && read.paragraphSpacing == .points(4))
    #expect(read.underline == true && read.strikethrough == false && read.textCase == .upper)
    #expect(read.textAlignment == .justified)
  }

  @Test func `may be runs`() throws {
    let read = try attributes(
      "text: [Total, {text: 1.50, font: {weight: bold}, color: red, tracking: 1%, underline: true, strikethrough: true}]"
    )
    var run = TextContent.Run("1.50")
    (run.font, run.color) = (FontSpec(weight: 700), ColorValue(light: Color(hex: 0xFF0000)))
    (run.tracking, run.underline, run.strikethrough) = (.percent(1), true, true)
    #expect(read.text == TextContent(runs: [TextContent.Run("Total"), run]))
    #expect(read.text?.string == "Total1.50")
  }

  @Test func `take data into runs`() throws {
    let scene = try Folder().scene(
      "scene: s\ndata: {name: Ana}\nroot: {children: [{text: [\"Hi ${name}\", {text: $name, font: body}]}]}")
    let content = try #require(scene.root.children.first?.attributes.text)
    #expect(content.runs.map(\.string) == ["Hi Ana", "Ana"])
    #expect(content.runs.last?.font == FontSpec(textStyle: "body"))
  }

  @Test(arguments: [
    ("body", FontSpec(textStyle: "body")), ("labelSmall", FontSpec(textStyle: "labelSmall")),
    ("price", FontSpec(textStyle: "price")),
    ("{textStyle: price, weight: bold}", FontSpec(textStyle: "price", weight: 700)),
    ("20", FontSpec(size: .points(20))),
  ])
  func `have fonts`(written: String, font: FontSpec) throws {
    #expect(try attributes("text: a, font: \(written)", textStyles: ["price"]).font == font)
  }

  @Test func `have fonts with every key`() throws {
    let font = try #require(
      try attributes(
        "text: a, font: {size: 15, relativeTo: body, maximumSize: 30, variations: {wght: 450, wdth: 80.5}}"
      ).font)
    #expect(font.relativeTo == "body" && font.maximumSize == .points(30))
    #expect(font.variations == [FontVariation(axis: "wght", value: 450), FontVariation(axis: "wdth", value: 80.5)])
  }

  @Test func `of fonts merge, a text style bringing its size`() {
    var font = FontSpec(size: .points(20), weight: 700)
    font.merge(FontSpec(textStyle: "body"))
    #expect(font == FontSpec(textStyle: "body", weight: 700))
    font.merge(FontSpec(size: .points(12)))
    #expect(font == FontSpec(textStyle: "body", size: .points(12), weight: 700))
  }

  @Test(arguments: [
    Mistake(node: "{text: «[]}", .value(.wrongType(key: "text", wants: "a text or a list of runs", got: "list"))),
    Mistake(node: "{text: [a, «{color: red}]}", .value(.missingKey("text", owner: "run"))),
    Mistake(node: "{text: [{text: a, «colour: red}]}", .value(.unknownKey("colour", owner: "run", nearest: "color"))),
    Mistake(node: "{text: [«[a]]}", .value(.wrongType(key: "text", wants: "a text", got: "list"))),
    Mistake(node: "{text: a, underline: «1}", .value(.wrongType(key: "underline", wants: "true or false", got: "1"))),
    Mistake(
      node: "{text: a, minimumScaleFactor: «0}",
      .value(.outOfRange(key: "minimumScaleFactor", range: "from 0.01 to 1", got: "0"))),
    Mistake(
      node: "{text: a, truncation: «tial}",
      .value(.unknownWord("tial", expected: "a truncation", nearest: "tail", words: []))),
    Mistake(
      node: "{image: a, «underline: true}", .value(.wrongKind(key: "underline", belongsTo: "text", owner: "image"))),
    Mistake(
      node: "{text: a, font: «largeTitel}",
      .value(.unknownWord("largeTitel", expected: "a font size or text style", nearest: "largeTitle"))),
    Mistake(
      node: "{text: a, font: «Roboto}",
      .value(.unknownWord("Roboto", expected: "a font size or text style", nearest: "{family: Roboto}"))),
    Mistake(
      node: "{text: a, font: {textStyle: «boddy}}",
      .value(.unknownWord("boddy", expected: "a text style", nearest: "body", words: []))),
    Mistake(
      node: "{text: a, font: {variations: {«weight: 4}}}",
      .value(.wrongType(key: "variations", wants: "axes of four letters such as wght", got: "weight"))),
    Mistake(
      node: "{text: a, when: [{if: {minTextSize: «huge}}]}",
      .value(
        .unknownWord(
          "huge", expected: "a text size", nearest: nil, words: KnownAxes.textSizes + ["a factor from 0.5 to 4"]))),
    Mistake(
      "scene: s\nvariants: {textSize: [default, «lage, 1.3]}\nroot: {}",
      .value(.unknownWord("lage", expected: "a value of textSize", nearest: "large", words: []))),
    Mistake(
      "scene: s\nvariants: {textSize: [«9]}\nroot: {}",
      .value(
        .unknownWord(
          "9", expected: "a value of textSize", nearest: nil,
          words: KnownAxes.textSizes + ["a factor from 0.5 to 4"]))),
  ])
  func `that are wrong are told at their place`(_ mistake: Mistake) throws { try expectScene(mistake) }

  @Test func `of a suite name text styles, which build on those before them`() throws {
    let (suite, problems) = readSuite(
      try parse(
        "suite: a\ndevices: []\ntextStyles: {price: {size: 28, lineHeight: 34, tracking: -1%}, "
          + "old: {textStyle: price, weight: light}, note: footnote}"))
    #expect(problems == [])
    #expect(
      suite?.textStyles == [
        NamedTextStyle(
          name: "price", font: FontSpec(size: .points(28)), lineHeight: .points(34), tracking: .percent(-1)),
        NamedTextStyle(name: "old", font: FontSpec(textStyle: "price", weight: 300)),
        NamedTextStyle(name: "note", font: FontSpec(textStyle: "footnote")),
      ])
  }

  @Test(arguments: [
    Mistake(
      "suite: a\ndevices: []\ntextStyles: {a: {textStyle: «b}, b: 12}",
      .value(.unknownWord("b", expected: "a text style", nearest: nil, words: TextStyleNames.all))),
    Mistake(
      "suite: a\ndevices: []\ntextStyles: {a: {«lineHeigth: 3}}",
      .value(.unknownKey("lineHeigth", owner: "text style", nearest: "lineHeight"))),
    Mistake("suite: a\ndevices: []\ntextStyles: {«9: 12}", .name(.badName("9"))),
    Mistake("suite: a\ndevices: []\ntextStyles: «12", .value(.wrongType(key: "textStyles", wants: "a map", got: "12"))),
  ])
  func `of a suite's text styles are told at their place`(_ mistake: Mistake) throws {
    let (suite, problems) = readSuite(try parse(mistake.file))
    #expect(problems == mistake.expected && suite == nil)
  }
}
