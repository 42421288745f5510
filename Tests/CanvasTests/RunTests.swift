import Canvas
import Graphics
import Testing

struct RunTests {
  private let style = TestFonts.style()

  private func text(_ parts: [(String, TextStyle)], _ base: TextStyle? = nil) -> StyledText {
    StyledText(
      parts.map(\.0).joined(), style: base ?? style,
      runs: parts.map { StyledText.Run(length: $0.0.utf8.count, style: $0.1) })
  }

  @Test(arguments: [80.0, 130, 1000])
  func `runs of one style are set as one text`(width: Double) throws {
    let fonts = try TestFonts.set()
    let words = "AVAST, office fjord 日本語 and مرحبا بالعالم again"
    let plain = try fonts.layout(words, style: style, width: width)
    let parts = [9, 14].reduce(into: [words[...]]) { parts, place in
      let last = parts.removeLast()
      parts += [last.prefix(place), last.dropFirst(place)]
    }
    let runs = try fonts.layout(text(parts.map { (String($0), style) }), width: width)
    #expect(runs.lines.map(\.text) == plain.lines.map(\.text))
    #expect(runs.lines.map(\.width) == plain.lines.map(\.width))
    #expect(runs.lines.map(\.baseline) == plain.lines.map(\.baseline) && runs.size == plain.size)
    for line in runs.lines { #expect(line.runs.reduce(0) { $0 + $1.length } == line.text.utf8.count) }
    #expect(plain.lines.allSatisfy { $0.runs.isEmpty })
  }

  @Test func `each run has its own letters, and lines the height of the tallest`() throws {
    let fonts = try TestFonts.set()
    var large = TestFonts.style(40)
    large.weight = 700
    let block = try fonts.layout(text([("small ", style), ("LARGE", large), (" small small", style)]), width: 200)
    let small = try fonts.layout("small", style: style)
    let alone = try fonts.layout("LARGE", style: large)
    #expect(block.lines.map(\.text) == ["small LARGE", "small small"])
    #expect(block.lines[0].baseline == alone.lines[0].baseline)
    #expect(block.size.height == alone.size.height + small.size.height)
    #expect(block.lines[0].runs.map(\.length) == [6, 5])
    #expect(block.lines[0].runs.map(\.style.size) == [20, 40])
    #expect(block.lines[1].runs.map(\.style.size) == [20])
  }

  @Test func `a line height holds for its run`() throws {
    let fonts = try TestFonts.set()
    var (low, high) = (style, style)
    (low.lineHeight, high.lineHeight) = (30, 50)
    #expect(try fonts.layout(text([("a", low), ("b", high)], low)).size.height == 50)
    #expect(try fonts.layout(text([("a", low), ("b", low)], low)).size.height == 30)
  }

  @Test(arguments: [
    (Truncation.tail, "one tw…", [20.0, 30]), (.head, "…ee four", [20, 20]), (.clip, "one tw", [20, 30]),
  ])
  func `a cut text keeps the style of what is left`(mode: Truncation, line: String, sizes: [Double]) throws {
    let fonts = try TestFonts.set()
    let large = TestFonts.style(mode == .head ? 20 : 30)
    var styled = text([("one ", style), ("two three ", large), ("four", style)])
    (styled.lineLimit, styled.truncation) = (1, mode)
    let block = try fonts.layout(styled, width: 85)
    #expect(block.isTruncated)
    let only = try #require(block.lines.first)
    #expect(only.runs.reduce(0) { $0 + $1.length } == only.text.utf8.count)
    #expect(only.runs.first?.style.size == sizes.first)
    #expect(only.runs.last?.style.size == sizes.last)
    #expect(only.text.hasSuffix("…") == (mode == .tail) && only.text.hasPrefix("…") == (mode == .head))
  }

  @Test func `colours of runs do not move letters`() throws {
    let fonts = try TestFonts.set()
    var styled = text([("Wa", style), ("ve", style)])
    styled.runs[1].color = Color(hex: 0xFF0000)
    let line = try #require(try fonts.layout(styled).lines.first)
    func drawn(_ line: TextBlock.Line) throws -> Bitmap {
      try picture(60, 30) { try fonts.draw(line, style: style, color: .black, on: $0) }
    }
    let colored = try drawn(line)
    var plainLine = line
    plainLine.runs = []
    let plain = try drawn(plainLine)
    #expect(colored.pixels.map { $0 >> 24 } == plain.pixels.map { $0 >> 24 })
    #expect(colored.pixels.contains(0xFFFF_0000) && colored.pixels.contains(0xFF00_0000))
    #expect(!plain.pixels.contains(0xFFFF_0000))
  }

  @Test func `a text that is too wide shrinks as little as it has to`() throws {
    let fonts = try TestFonts.set()
    var styled = StyledText("This line is too wide", style: style, lineLimit: 1)
    styled.minimumScaleFactor = 0.5
    let natural = try fonts.layout(styled).size.width
    for share in [0.95, 0.8, 0.6] {
      let block = try fonts.layout(styled, width: natural * share)
      let size = try #require(block.lines.first?.runs.first?.style.size)
      #expect(block.lines.map(\.text) == [styled.string] && !block.isTruncated)
      #expect(block.size.width <= natural * share + 0.01)
      #expect(size <= 20 * share * 1.01 && size >= 20 * share * 0.97)
    }
    let cut = try fonts.layout(styled, width: natural * 0.4)
    #expect(cut.isTruncated && cut.lines.first?.runs.first?.style.size == 10)
    let whole = try fonts.layout(styled, width: natural)
    #expect(whole.lines.first?.runs == [])
  }

  @Test func `what is between paragraphs is not below the last`() throws {
    let fonts = try TestFonts.set()
    var styled = StyledText("one two\nthree\nfour", style: style)
    let plain = try fonts.layout(styled, width: 60)
    styled.paragraphSpacing = 7
    let spaced = try fonts.layout(styled, width: 60)
    #expect(spaced.lines.map(\.text) == ["one", "two", "three", "four"])
    #expect(spaced.size.height == plain.size.height + 14)
    #expect(zip(spaced.lines, plain.lines).map { $0.baseline - $1.baseline } == [0, 0, 7, 14])
  }

  @Test func `justified lines reach both sides, but not the last of a paragraph`() throws {
    let fonts = try TestFonts.set()
    var justified = style
    justified.alignment = .justified
    let text = "The quick brown fox jumps over the lazy dog\nand rests"
    let block = try fonts.layout(text, style: justified, width: 150)
    let plain = try fonts.layout(text, style: style, width: 150)
    #expect(block.lines.map(\.text) == plain.lines.map(\.text))
    for (line, natural) in zip(block.lines, plain.lines) {
      let ends = line.text.hasSuffix("dog") || line.text.hasSuffix("rests")
      #expect(line.x == 0 && line.width == (ends ? natural.width : 150))
      let blanks = Double(line.text.count { $0 == " " })
      #expect(ends ? line.wordSpacing == 0 : abs(line.wordSpacing * blanks - (150 - natural.width)) < 1e-9)
      let inked = try picture(160, 100) { try fonts.draw(line, style: justified, color: .black, on: $0) }.inkedColumns
      let last = try #require(inked).upperBound
      #expect(ends || (145...150).contains(last))
    }
  }
}

struct DecorationTests {
  private let style = TestFonts.style { ($0.isUnderlined, $0.isStruckThrough) = (true, true) }

  @Test func `lines are as long as the text, and where the font has them`() throws {
    let fonts = try TestFonts.set()
    let line = try #require(try fonts.layout("one two", style: style).lines.first)
    let metrics = try fonts.metrics(for: style)
    #expect(line.decorations.count == 2)
    #expect(line.decorations.allSatisfy { $0.x == 0 && abs($0.width - line.width) < 1e-9 })
    let under = try #require(line.decorations.first { !$0.isOverLetters })
    let through = try #require(line.decorations.first { $0.isOverLetters })
    #expect(under.y == metrics.underlineOffset && under.y > 0 && under.thickness == metrics.underlineThickness)
    #expect(through.y == -metrics.strikethroughOffset && through.y < 0)
  }

  @Test func `a run's lines follow its letters, also where these stand apart`() throws {
    let fonts = try TestFonts.set()
    let plain = TestFonts.style()
    // The digits stand left of the first Arabic word, which the underlined run begins with.
    let parts = ["abc ", "שלום 12", " end"]
    var styled = StyledText(parts.joined(), style: plain)
    styled.runs = parts.enumerated().map { number, part in
      var style = plain
      style.isUnderlined = number == 1
      return StyledText.Run(length: part.utf8.count, style: style, color: number == 1 ? .white : nil)
    }
    let line = try #require(try fonts.layout(styled).lines.first)
    // Alone, it would lose the blank at its end.
    let before = try fonts.layout("abc x", style: plain).size.width - fonts.layout("x", style: plain).size.width
    let end = try fonts.layout(" end", style: plain).size.width
    #expect(line.decorations.count == 1 && line.decorations[0].color == .white)
    #expect(abs(line.decorations[0].x - before) < 1.5)
    #expect(abs(line.decorations[0].x + line.decorations[0].width - (line.width - end)) < 1.5)
  }

  @Test func `tracking and widened blanks are underlined too`() throws {
    let fonts = try TestFonts.set()
    var tracked = style
    (tracked.tracking, tracked.alignment) = (3, .justified)
    let block = try fonts.layout("one two three four", style: tracked, width: 110)
    for line in block.lines {
      #expect(line.decorations.count == 2)
      #expect(line.decorations.allSatisfy { abs($0.x + $0.width - line.width) < 1e-6 })
    }
  }
}
