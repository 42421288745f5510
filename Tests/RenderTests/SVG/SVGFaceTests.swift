import Display
import Graphics
import Render
import Testing

struct SVGFaceTests {
  private let style = TextStyle(families: ["Roboto", "Droid Sans Fallback"], weight: 700, isItalic: true, size: 10)

  private func span(_ length: Int, _ family: String, _ weight: Int = 400, isItalic: Bool = false) -> TextBlock.Span {
    TextBlock.Span(length: length, family: family, weight: weight, isItalic: isItalic)
  }

  private func element(_ text: String, _ spans: [TextBlock.Span]) throws -> XMLElementSeen {
    let line = TextBlock.Line(text: text, x: 0, baseline: 8, width: 5, isRightToLeft: false, spans: spans)
    let document = svgDocument(of: list([.text(.init(lines: [line], style: style, color: red))]))
    return try #require(parse(document)).children[0]
  }

  @Test func `A face without a bold is not called bold`() throws {
    let text = try element("世界", [span(6, "Droid Sans Fallback")])
    #expect(text.attributes["font-family"] == "'Droid Sans Fallback', 'Roboto'")
    #expect(text.attributes["font-weight"] == nil)
    #expect(text.attributes["font-style"] == nil)
    #expect(text.children.isEmpty)
  }

  @Test func `The weight is that of the face, not the one asked for`() throws {
    let text = try element("one", [span(3, "Roboto", 900, isItalic: true)])
    #expect(text.attributes["font-weight"] == "900")
    #expect(text.attributes["font-style"] == "italic")
  }

  @Test func `What is set in another face is a part of its own`() throws {
    let spans = [
      span(4, "Roboto", 700, isItalic: true), span(6, "Droid Sans Fallback"), span(1, "Roboto", 700, isItalic: true),
      span(3, "Droid Sans Fallback"), span(4, "Roboto", 700, isItalic: true),
    ]
    let text = try element("1 < 世界 美 & 2", spans)
    #expect(text.attributes["font-family"] == "'Roboto', 'Droid Sans Fallback'")
    #expect(text.attributes["font-weight"] == "700")
    #expect(text.attributes["xml:space"] == "preserve")
    #expect(text.children.map(\.text) == ["1 < ", "世界 美", " & 2"])
    #expect(text.children[0].attributes == [:] && text.children[2].attributes == [:])
    let part = text.children[1]
    #expect(part.name == "tspan")
    #expect(
      part.attributes == [
        "font-family": "'Droid Sans Fallback', 'Roboto'", "font-weight": "400", "font-style": "normal",
      ])
  }

  @Test func `A blank after an emoji is not the emoji's`() throws {
    let spans = [
      span(3, "Droid Sans Fallback"), span(1, "Roboto"), span(4, "Noto Color Emoji"), span(1, "Roboto"),
      span(3, "Droid Sans Fallback"),
    ]
    let text = try element("世 😀 界", spans)
    #expect(text.children.map(\.text) == ["世 ", "😀", " ", "界"])
    #expect(text.children[2].attributes["font-family"] == "'Roboto', 'Droid Sans Fallback'")
  }

  @Test(arguments: [
    [], [2], [-1, 2], [99], [2, 2, 2, 2, 2, 2], [Int.max, 1], [1, 1, 1], [0, 0],
  ])
  func `No stretches lose a character or add one`(lengths: [Int]) throws {
    let families = ["Roboto", "Droid Sans Fallback"]
    let spans = lengths.enumerated().map { span($0.element, families[$0.offset % 2]) }
    let text = try element("ab cd  e ", spans)
    #expect(text.all.map(\.text).joined().sorted() == "ab cd  e".sorted())
  }
}
