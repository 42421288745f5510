import Canvas
import Graphics
import Testing

struct TruncationTests {
  struct Case: CustomTestStringConvertible {
    let text: String
    let limit: Int?
    var mode = Truncation.tail
    let lines: [String]
    var testDescription: String { "\(text.debugDescription) in \(limit ?? 0) lines, \(mode)" }
  }

  @Test(arguments: [
    Case(text: "one two three four", limit: 2, lines: ["one two", "three f…"]),
    Case(text: "one two three four", limit: 1, lines: ["one tw…"]),
    Case(text: "one two three four", limit: 3, lines: ["one two", "three", "four"]),
    Case(text: "one two three four", limit: nil, lines: ["one two", "three", "four"]),
    Case(text: "one two", limit: 1, lines: ["one two"]),
    Case(text: "one two", limit: 0, lines: ["one two"]),
    Case(text: "one two", limit: -3, lines: ["one two"]),
    Case(text: "one\ntwo", limit: 1, lines: ["one…"]),
    Case(text: "one\n \n", limit: 1, lines: ["one"]),
    Case(text: "abcdefghijklmnop", limit: 1, lines: ["abcdef…"]),
    Case(text: "one two three four", limit: 1, mode: .head, lines: ["…ee four"]),
    Case(text: "one two three four", limit: 1, mode: .middle, lines: ["one…our"]),
    Case(text: "one two three four", limit: 1, mode: .clip, lines: ["one two"]),
    Case(text: "日本語の文章です", limit: 1, lines: ["日本語…"]),
    Case(text: "مرحبا بالعالم العربي", limit: 1, lines: ["مرحبا با…"]),
    Case(text: "한국어 문장은 길다", limit: 1, lines: ["한국어 문장은…"]),
    Case(
      text: "e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}", limit: 1,
      lines: ["e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}…"]),
  ])
  func `the last line gives way`(_ item: Case) throws {
    let fonts = try TestFonts.set()
    let layout = try fonts.layout(
      item.text, style: TestFonts.style(), width: 80, lineLimit: item.limit, truncation: item.mode)
    #expect(layout.lines.map(\.text) == item.lines)
    #expect(layout.isTruncated == (item.lines.joined(separator: " ") != item.text && item.text != "one\n \n"))
    #expect(layout.lines.allSatisfy { $0.width <= 80.001 })
  }

  @Test func `one more character would not have fitted`() throws {
    let fonts = try TestFonts.set()
    let style = TestFonts.style(17)
    let text = "The quick brown fox jumps over the lazy dog"
    for width in stride(from: 30.0, through: 330, by: 7) {
      let line = try #require(try fonts.layout(text, style: style, width: width, lineLimit: 1).lines.first)
      let kept = line.text.dropLast()
      #expect(text.hasPrefix(kept) && line.text.last == "…")
      // A space before the mark is dropped, so the next step may be two characters.
      let next = String(text.dropFirst(kept.count).drop { $0 == " " }.prefix(1))
      let spaces = String(text.dropFirst(kept.count).prefix { $0 == " " })
      let longer = try fonts.layout(kept + spaces + next + "…", style: style)
      #expect(longer.size.width > width)
    }
  }

  @Test func `the mark alone stays where nothing fits`() throws {
    let fonts = try TestFonts.set()
    let layout = try fonts.layout("Word", style: TestFonts.style(), width: 1, lineLimit: 1)
    #expect(layout.lines.map(\.text) == ["…"] && layout.isTruncated)
  }

  @Test func `paragraphs that are cut off take the mark without a width`() throws {
    let fonts = try TestFonts.set()
    let layout = try fonts.layout("one\ntwo\nthree", style: TestFonts.style(), lineLimit: 2)
    #expect(layout.lines.map(\.text) == ["one", "two…"] && layout.isTruncated)
  }
}
