import Display
import Graphics
import Render
import Testing

struct SVGRunTests {
  private let style = TextStyle(families: ["Roboto"], size: 10)

  private func element(
    _ text: String, _ runs: [StyledText.Run], spans: [TextBlock.Span] = [], wordSpacing: Double = 0
  ) throws -> XMLElementSeen {
    var line = TextBlock.Line(text: text, x: 0, baseline: 8, width: 5, isRightToLeft: false, spans: spans)
    (line.runs, line.wordSpacing) = (runs, wordSpacing)
    let document = svgDocument(of: list([.text(.init(lines: [line], style: style, color: blue))]))
    return try #require(parse(document)).children[0]
  }

  @Test func `a line is one text with a part for each run that looks different`() throws {
    var bold = style
    (bold.weight, bold.size, bold.tracking, bold.features) = (700, 12, 1, ["tnum"])
    let text = try element(
      "one two end",
      [
        StyledText.Run(length: 4, style: style), StyledText.Run(length: 3, style: bold, color: red),
        StyledText.Run(length: 4, style: style),
      ])
    #expect(text.name == "text" && text.attributes["fill"] == "#0000ff")
    #expect(text.children.map(\.name) == ["tspan", "tspan", "tspan"])
    #expect(text.children.map(\.text) == ["one ", "two", " end"])
    #expect(text.children[0].attributes == [:] && text.children[2].attributes == [:])
    let part = text.children[1]
    #expect(
      part.attributes == [
        "font-weight": "700", "font-size": "12", "letter-spacing": "1", "style": "font-feature-settings: 'tnum'",
        "fill": "#ff0000",
      ])
  }

  @Test func `a line that begins with a run has its look, and parts go back`() throws {
    let text = try element(
      "onetwo", [StyledText.Run(length: 3, style: style, color: red), StyledText.Run(length: 3, style: style)])
    #expect(text.attributes["fill"] == "#ff0000")
    #expect(text.children.map(\.attributes) == [[:], ["fill": "#0000ff"]])
  }

  @Test func `no letters stand beside parts, over which a viewer might spread the length of all`() throws {
    let spans = [3, 2, 9].map { TextBlock.Span(length: $0, family: "F\($0)", weight: 400, isItalic: false) }
    let text = try element("ab cdé", [], spans: spans)
    #expect(text.attributes["textLength"] == "5" && text.text == "" && text.children.count == 3)
    #expect(try element("ab cdé", []).children.isEmpty)
  }

  @Test(arguments: [[], [2], [0, 3], [-1, 2], [99], [1, 1, 1, 1, 1, 1, 1, 1], [Int.max, 2]])
  func `no lengths lose a character or add one`(lengths: [Int]) throws {
    let colors = [red, blue, nil]
    let runs = lengths.enumerated().map { StyledText.Run(length: $1, style: style, color: colors[$0 % 3]) }
    for spans in [[], [TextBlock.Span(length: 3, family: "Other", weight: 400, isItalic: false)]] {
      let text = try element("ab cdé", runs, spans: spans)
      #expect(text.all.map(\.text).joined().unicodeScalars.filter { $0.isASCII && $0 != " " }.count == 4)
    }
  }

  @Test func `widened blanks are said`() throws {
    #expect(try element("a b", [], wordSpacing: 2.5).attributes["word-spacing"] == "2.5")
    #expect(try element("a b", []).attributes["word-spacing"] == nil)
  }
}
