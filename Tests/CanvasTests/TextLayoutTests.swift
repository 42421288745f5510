import Canvas
import Graphics
import Testing

struct TextLayoutTests {
  @Test(arguments: ["", "one", "one two\nthree", "a\n\nb ", "日本語 نص\nx", "نص English", "soft\u{AD}hyphen"])
  func `wrapping at the width of the unwrapped lines changes nothing`(text: String) throws {
    let fonts = try TestFonts.set()
    for limit in [nil, 1, 2] {
      for alignment in [TextAlignment.natural, .center, .right] {
        let style = TestFonts.style { $0.alignment = alignment }
        let natural = try fonts.layout(text, style: style, lineLimit: limit)
        #expect(try fonts.layout(text, style: style, width: natural.size.width, lineLimit: limit) == natural)
      }
    }
  }

  struct Wrapping: CustomTestStringConvertible {
    let text: String
    let width: Double
    let lines: [String]
    var testDescription: String { "\(text.debugDescription) in \(width)" }
  }

  @Test(arguments: [
    Wrapping(text: "", width: 100, lines: [""]),
    Wrapping(text: "one", width: 100, lines: ["one"]),
    Wrapping(text: "one two three four", width: 80, lines: ["one two", "three", "four"]),
    Wrapping(text: "one   two   ", width: 50, lines: ["one", "two"]),
    Wrapping(text: "one\ntwo\r\nthree\u{2028}four", width: 999, lines: ["one", "two", "three", "four"]),
    Wrapping(text: "one\n\ntwo\n", width: 999, lines: ["one", "", "two", ""]),
    Wrapping(text: "well-known and/or", width: 60, lines: ["well-", "known", "and/or"]),
    Wrapping(text: "and/or", width: 50, lines: ["and/", "or"]),
    Wrapping(text: "10\u{A0}km far", width: 60, lines: ["10\u{A0}km", "far"]),
    Wrapping(text: "abcdefghijklmnop", width: 60, lines: ["abcde", "fghijkl", "mnop"]),
    Wrapping(text: "a abcdefghij", width: 60, lines: ["a", "abcde", "fghij"]),
    Wrapping(text: "soft\u{AD}hyphen", width: 66, lines: ["soft-", "hyphen"]),
    Wrapping(text: "soft\u{AD}hyphen", width: 200, lines: ["soft\u{AD}hyphen"]),
    Wrapping(text: "e\u{301}e\u{301}e\u{301}", width: 1, lines: ["e\u{301}", "e\u{301}", "e\u{301}"]),
    Wrapping(text: "ab", width: 0, lines: ["a", "b"]),
    Wrapping(text: "ab", width: -5, lines: ["a", "b"]),
    Wrapping(text: "ab cd", width: .nan, lines: ["ab cd"]),
    Wrapping(text: "a\0b", width: 100, lines: ["ab"]),
    Wrapping(text: "日本語、文章「括弧」。", width: 62, lines: ["日本", "語、文", "章「括", "弧」。"]),
    Wrapping(text: "日本語ABC文章", width: 75, lines: ["日本語", "ABC文", "章"]),
    // No family of the tests has these syllables, so each is half an em wide; Korean may break between any two.
    Wrapping(text: "한국어 문장은 길다", width: 60, lines: ["한국어 문장", "은 길다"]),
    Wrapping(text: "مرحبا بالعالم العربي", width: 110, lines: ["مرحبا بالعالم", "العربي"]),
    Wrapping(text: "نص English نص", width: 100, lines: ["نص English", "نص"]),
  ])
  func `text wraps`(_ wrapping: Wrapping) throws {
    let fonts = try TestFonts.set()
    let layout = try fonts.layout(wrapping.text, style: TestFonts.style(), width: wrapping.width)
    #expect(layout.lines.map(\.text) == wrapping.lines)
    #expect(!layout.isTruncated)
  }

  @Test(arguments: [
    ("", ""), ("one", "one"), ("one three two", "three"), ("one\nthree two", "three"), ("well-known", "known"),
    ("soft\u{AD}hyphen", "hyphen"), ("a\0bc d", "abc"), ("日本語", "日"), ("10\u{A0}km far", "10\u{A0}km"),
    ("في بالعالم", "بالعالم"), ("narrowest wide ", "narrowest"),
  ])
  func `the least width is that of the widest part without a break`(text: String, part: String) throws {
    let fonts = try TestFonts.set()
    let least = try fonts.leastWidth(of: StyledText(text, style: TestFonts.style()))
    #expect(least == (try fonts.layout(part, style: TestFonts.style()).size.width))
    // So wide, no word is broken.
    let lines = try fonts.layout(text, style: TestFonts.style(), width: least).lines
    #expect(lines.allSatisfy { $0.width <= least + 0.001 })
    #expect(lines.contains { $0.text == part })
  }

  private static let samples = [
    "The quick brown fox jumps over the lazy dog. AVAST, To Wave! office fjord", "日本語の文章は、単語の間に空白がありません。",
    "مرحبا بالعالم! هذا نص عربي مع English words داخل السطر.", "Hello مرحبا 123 world, שלום again",
    "Donaudampfschifffahrtsgesellschaftskapitän",
  ]

  @Test(arguments: samples, [0.0, 1.5, -0.75])
  func `text is broken the same way in the width it was measured to have`(text: String, tracking: Double) throws {
    let fonts = try TestFonts.set()
    for size in [11.0, 17.3, 24] {
      let style = TestFonts.style(size) { $0.tracking = tracking }
      #expect(try fonts.layout(text, style: style, width: fonts.layout(text, style: style).size.width).lines.count == 1)
      for width in stride(from: 40.0, through: 300, by: 13) {
        let first = try fonts.layout(text, style: style, width: width)
        let again = try fonts.layout(text, style: style, width: first.size.width)
        #expect(first.lines.map(\.text) == again.lines.map(\.text))
        #expect(first.size.width <= max(width, size * 2))
        let shown = first.lines.map(\.text).joined().filter { $0 != " " }
        #expect(shown == text.filter { $0 != " " })
      }
    }
  }

  @Test(arguments: [
    (TextAlignment.natural, [0.0, 1, 0]), (.leading, [0, 0, 0]), (.trailing, [1, 1, 1]), (.left, [0, 0, 0]),
    (.right, [1, 1, 1]), (.center, [0.5, 0.5, 0.5]),
  ])
  func `lines stand where the alignment says`(alignment: TextAlignment, shares: [Double]) throws {
    let fonts = try TestFonts.set()
    let layout = try fonts.layout("abc\nنص\n123", style: TestFonts.style { $0.alignment = alignment }, width: 200)
    for (line, share) in zip(layout.lines, shares) { #expect(abs(line.x - (200 - line.width) * share) < 1e-9) }
    #expect(layout.lines.map(\.isRightToLeft) == [false, true, false])
  }

  @Test func `without a width lines stand within the widest`() throws {
    let fonts = try TestFonts.set()
    let layout = try fonts.layout("wide line\nw", style: TestFonts.style { $0.alignment = .right })
    #expect(layout.lines[0].x == 0 && layout.size.width == layout.lines[0].width)
    #expect(layout.lines[1].x == layout.lines[0].width - layout.lines[1].width)
  }

  @Test(arguments: [
    (BaseDirection.automatic, [false, true, false]),
    (.firstStrong(neutral: .rightToLeft), [false, true, true]),
    (.leftToRight, [false, false, false]),
    (.rightToLeft, [true, true, true]),
  ])
  func `paragraphs have their own direction`(base: BaseDirection, isRightToLeft: [Bool]) throws {
    let fonts = try TestFonts.set()
    let text = "1. latin נ\n(2) نص latin\n+1 234"
    let layout = try fonts.layout(text, style: TestFonts.style(), baseDirection: base)
    #expect(layout.lines.map(\.isRightToLeft) == isRightToLeft)
  }

  @Test func `too wide a word hangs over the end it is read towards`() throws {
    let fonts = try TestFonts.set()
    let left = try fonts.layout("W", style: TestFonts.style { $0.alignment = .center }, width: 2)
    #expect(left.lines[0].x == 0)
    let right = try fonts.layout("ש", style: TestFonts.style { $0.alignment = .center }, width: 2)
    #expect(right.lines[0].x == 2 - right.lines[0].width)
  }

  @Test func `spaces at the end do not count`() throws {
    let fonts = try TestFonts.set()
    let (plain, spaced) = (
      try fonts.layout("word", style: TestFonts.style()), try fonts.layout("word  \t ", style: TestFonts.style())
    )
    #expect(plain == spaced)
    #expect(try fonts.layout(" word", style: TestFonts.style()).size.width > plain.size.width)
  }

  @Test func `lines are as high as the font asks, or as the style says`() throws {
    let fonts = try TestFonts.set()
    let style = TestFonts.style()
    let metrics = try fonts.metrics(for: style)
    let natural = try fonts.layout("a\nb", style: style)
    #expect(natural.firstBaseline == metrics.ascent && natural.size.height == 2 * metrics.lineHeight)
    #expect(natural.lastBaseline == metrics.ascent + metrics.lineHeight)
    let empty = try fonts.layout("", style: style)
    #expect(empty.size == Size(width: 0, height: metrics.lineHeight))
    let fixed = try fonts.layout("a\nنص", style: TestFonts.style { $0.lineHeight = 50 })
    #expect(fixed.size.height == 100 && fixed.lastBaseline - fixed.firstBaseline == 50)
    #expect(abs(fixed.firstBaseline - (25 + (metrics.ascent - metrics.descent) / 2)) < 1e-9)
    let taller = try fonts.layout("a\nنص", style: style)
    #expect(taller.size.height > natural.size.height && taller.firstBaseline == natural.firstBaseline)
  }

  @Test(
    arguments: [
      ("plain", []), ("\u{1}\t\u{200D}\u{200E}\u{AD}\u{FE0F}\u{2060}a", []), ("日本 نص שלום", []),
      ("한a글", ["\u{AE00}", "\u{D55C}"]), ("𓀀𓀀", ["\u{13000}"]), ("\u{E000}", ["\u{E000}"]), ("e\u{301}", []),
      // Droid has its parts only, which some versions of Pango take for the whole.
      ("강", ["\u{AC15}"]),
    ] as [(String, [Unicode.Scalar])])
  func `characters no family has are named`(text: String, missing: [Unicode.Scalar]) throws {
    let fonts = try TestFonts.set()
    #expect(try fonts.layout(text, style: TestFonts.style()).missing == missing)
  }

  @Test func `a fallback family is only used where it is declared`() throws {
    let fonts = try TestFonts.set()
    let alone = TextStyle(families: ["Roboto"], size: 20)
    #expect(try fonts.layout("日", style: alone).missing == ["日"])
  }

  @Test func `tracking is between letters`() throws {
    let fonts = try TestFonts.set()
    let plain = try fonts.layout("HHHH", style: TestFonts.style()).size.width
    #expect(abs(try fonts.layout("HHHH", style: TestFonts.style { $0.tracking = 3 }).size.width - plain - 9) < 1e-9)
    let joined = try fonts.layout("مرحبا", style: TestFonts.style()).size.width
    #expect(try fonts.layout("مرحبا", style: TestFonts.style { $0.tracking = 3 }).size.width == joined)
    let huge = try fonts.layout("HH", style: TestFonts.style { $0.tracking = .infinity })
    #expect(huge.size.width.isFinite)
  }

  @Test func `features change the letters`() throws {
    let fonts = try TestFonts.set()
    func width(_ text: String, _ features: [String]) throws -> Double {
      try fonts.layout(text, style: TestFonts.style { $0.features = features }).size.width
    }
    #expect(try width("AVAVAV", ["kern=0"]) > width("AVAVAV", []))
    #expect(try width("AVAVAV", ["-kern"]) == width("AVAVAV", ["kern=0"]))
    #expect(try width("AV", ["no such feature"]) == width("AV", []))
  }

  @Test func `long text is laid out in reasonable time`() throws {
    let fonts = try TestFonts.set()
    let text = String(repeating: "Lorem ipsum dolor sit amet, ", count: 400)
    let layout = try fonts.layout(text, style: TestFonts.style(), width: 320)
    #expect(layout.lines.count > 200 && layout.lines.allSatisfy { $0.width <= 320.001 })
    let letters = String(repeating: "x", count: 2000)
    #expect(try fonts.layout(letters, style: TestFonts.style(), width: 0).lines.count == 2000)
  }
}
