import Canvas
import Graphics
import Testing

struct TextDrawingTests {
  @Test func `a line says the faces that it is set in`() throws {
    let fonts = try TestFonts.set()
    let style = TestFonts.style { $0.weight = 600 }
    let block = try fonts.layout("Tea 日本 x\n\n日本", style: style)
    let found = block.lines.map { $0.spans.map { "\($0.length) \($0.family) \($0.weight)" } }
    #expect(
      found == [
        ["4 Roboto 700", "6 Droid Sans Fallback 400", "2 Roboto 700"], [], ["6 Droid Sans Fallback 400"],
      ])
    #expect(block.lines.allSatisfy { line in line.spans.reduce(0) { $0 + $1.length } == line.text.utf8.count })
  }

  private func drawn(
    _ text: String, _ style: TextStyle, x: Double = 20, baseline: Double = 40, direction: TextDirection = .leftToRight
  ) throws -> Bitmap {
    let fonts = try TestFonts.set()
    return try picture(320, 60) { surface in
      try fonts.draw(text, style: style, direction: direction, x: x, baseline: baseline, color: .black, on: surface)
    }
  }

  @Test(arguments: ["Hamburgefonts", "日本語の文章", "مرحبا بالعالم", "Hello مرحبا 12", "HHHHHHHHH"])
  func `ink is as wide as measured`(text: String) throws {
    let style = TestFonts.style(22)
    let fonts = try TestFonts.set()
    let line = try #require(try fonts.layout(text, style: style).lines.first)
    let direction: TextDirection = line.isRightToLeft ? .rightToLeft : .leftToRight
    let ink = try #require(try drawn(text, style, direction: direction).inkedColumns)
    // Side bearings and rounding to whole pixels, three pixels at each end.
    #expect(abs(Double(ink.lowerBound) - 20) <= 3)
    #expect(abs(Double(ink.upperBound) - 20 - line.width) <= 3)
  }

  @Test func `glyphs stand on whole pixels`() throws {
    let style = TestFonts.style(17)
    #expect(try drawn("HH", style, x: 20.2) == drawn("HH", style, x: 20))
    #expect(try drawn("HH", style, baseline: 40.4) == drawn("HH", style, baseline: 40))
    let (here, right) = (try drawn("AVATAR نص", style, x: 20), try drawn("AVATAR نص", style, x: 21))
    for y in 0..<60 {
      for x in 0..<319 where here[x, y] != right[x + 1, y] { Issue.record("not the same at \(x), \(y)") }
    }
  }

  @Test func `letters are grey and of the colour asked`() throws {
    let fonts = try TestFonts.set()
    let bitmap = try picture(60, 60) { surface in
      try fonts.draw(
        "O", style: TestFonts.style(40), x: 5, baseline: 50, color: Color(hex: 0x00FF00), on: surface)
    }
    #expect(bitmap.pixels.allSatisfy { $0 & 0xFF00FF == 0 && $0 >> 24 == $0 >> 8 & 0xFF })
    #expect(bitmap.pixels.contains(0xFF00_FF00))
    #expect(Set(bitmap.pixels).count > 10)
  }

  @Test func `the direction decides where neutral characters stand`() throws {
    let style = TestFonts.style()
    #expect(try drawn("abc!", style, direction: .leftToRight) != drawn("abc!", style, direction: .rightToLeft))
  }

  @Test func `missing characters draw nothing`() throws {
    #expect(try drawn("𓀀", TestFonts.style()).coverage == 0)
  }

  @Test(arguments: [Double.nan, .infinity])
  func `no place is reported`(value: Double) throws {
    let fonts = try TestFonts.set()
    let surface = try Surface(width: 20, height: 20)
    try fonts.draw("A", style: TestFonts.style(), x: value, baseline: 10, color: .black, on: surface)
    try fonts.draw("A", style: TestFonts.style(), x: 1e300, baseline: -1e300, color: .black, on: surface)
    let checked = Result { () throws(CanvasError) in try surface.check() }
    #expect(throws: CanvasError.notFinite(call: "draw")) { try checked.get() }
  }
}
