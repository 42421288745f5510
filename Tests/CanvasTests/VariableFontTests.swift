import Canvas
import Graphics
import Testing

/// With a font whose letter I has a stem half as wide as the weight, in thousandths of an em: `Scripts/make-variable-font.py`.
struct VariableFontTests {
  private static let file =
    "/" + #filePath.split(separator: "/").dropLast().joined(separator: "/") + "/Fixtures/SnapfarmAxes.ttf"
  private static let catalog = FontCatalog.find(families: [], in: []).naming("Axes", files: [file])

  private func style(_ weight: Int, _ variations: [FontVariation] = [], size: Double = 100) -> TextStyle {
    var style = TextStyle(families: ["Axes"], weight: weight, size: size)
    style.variations = variations
    return style
  }

  private func width(_ text: String, _ style: TextStyle) throws -> Double {
    try FontSet(faces: Self.catalog.faces).layout(text, style: style).size.width
  }

  /// The area and the height of a drawn I.
  private func ink(_ style: TextStyle) throws -> (area: Double, height: Int) {
    let fonts = try FontSet(faces: Self.catalog.faces)
    let drawn = try picture(120, 120) {
      try fonts.draw("I", style: style, x: 10, baseline: 100, color: .black, on: $0)
    }
    let rows = (0..<120).filter { y in (0..<120).contains { drawn.alpha($0, y) > 0 } }
    return (drawn.coverage, rows.count)
  }

  @Test func `a variable file is one face with its ranges`() throws {
    let face = try #require(Self.catalog.faces.first)
    #expect(Self.catalog.faces.count == 1)
    #expect(face.axes == FontFace.Axes(weights: 100...900, stretches: 50...150))
    #expect((face.weight, face.stretch, face.slant) == (400, 100, .upright))
  }

  @Test(arguments: [
    (100, 100), (200, 200), (400, 400), (450, 450), (573, 573), (700, 700), (900, 900), (950, 900), (1, 100),
  ])
  func `letters are as heavy as asked`(asked: Int, weight: Int) throws {
    #expect(try FontSet(faces: Self.catalog.faces).matchedFaces(for: style(asked)).map(\.weight) == [weight])
    #expect(abs(try width("I", style(asked)) - 20 - Double(weight) / 20) < 0.11)
    let ink = try ink(style(asked))
    #expect(abs(ink.area - Double(weight) / 20 * 70) < 8)
    // The named instance Bold is higher: axes that nobody names stand where the font has them.
    #expect(ink.height == 70)
  }

  @Test func `what is said about an axis wins over the weight`() throws {
    #expect(try ink(style(700, [FontVariation(axis: "wght", value: 300)])).area < 15.5 * 70)
    #expect(try ink(style(700, [FontVariation(axis: "XHGT", value: 100)])).height == 80)
    #expect(try ink(style(700, [FontVariation(axis: "XHGT", value: 5000)])).height == 80)
    #expect(abs(try width("I", style(400, [FontVariation(axis: "wdth", value: 50)])) - 30) < 0.1)
    #expect(try width("I", style(400, [FontVariation(axis: "NOPE", value: 50)])) == width("I", style(400)))
  }

  @Test func `weights of one text do not mix`() throws {
    let text = StyledText(
      "III", style: style(400),
      runs: [100, 450, 900].map { StyledText.Run(length: 1, style: style($0)) })
    let block = try FontSet(faces: Self.catalog.faces).layout(text)
    #expect(abs(block.size.width - 3 * 20 - 1450 / 20) < 0.3)
    #expect(block.lines.first?.spans.map(\.weight) == [100, 450, 900])
  }

  @Test func `tabular digits are equally wide at every weight`() throws {
    for weight in [100, 400, 777] {
      var tabular = style(weight)
      tabular.features = ["tnum"]
      #expect(try width("1", style(weight)) < width("0", style(weight)) - 10)
      #expect(abs(try width("1", tabular) - width("0", tabular)) < 0.11)
    }
  }

  private func face(_ weight: Int, _ path: String, axes: FontFace.Axes? = nil) -> FontFace {
    FontFace(
      family: "F", primaryFamily: "F", weight: weight, slant: .upright, stretch: 100, path: path, index: 0, axes: axes)
  }

  @Test(arguments: [
    (100...900, 450, "/variable", 450), (300...600, 700, "/black", 900), (300...600, 100, "/variable", 300),
    (300...600, 650, "/black", 900), (300...600, 600, "/variable", 600),
  ])
  func `weights follow CSS`(range: ClosedRange<Int>, wanted: Int, path: String, weight: Int) {
    let axes = FontFace.Axes(weights: range, stretches: 100...100)
    let taken = [face(400, "/variable", axes: axes), face(900, "/black")].filter {
      $0.axes != nil || !range.contains($0.weight)
    }.matching(weight: wanted, italic: false)
    #expect(taken?.path == path && taken?.weight == weight)
  }

  @Test func `of a variable file and plain ones the first counts`() throws {
    let plain = TestFonts.catalog.faces(of: "Roboto").map(\.path).sorted()
    let alone = FontCatalog.find(families: [], in: [])
    let first = alone.naming("Mixed", files: [Self.file] + plain)
    // The file of Roboto Thin, 250, is no weight that the variable one lacks.
    #expect(first.faces.filter { !$0.isItalic }.map(\.path) == [Self.file])
    #expect(first.faces.filter(\.isItalic).count == 6)
    let last = alone.naming("Mixed", files: plain + [Self.file])
    #expect(last.faces.allSatisfy { $0.axes == nil } && last.faces.count == 12)
  }
}
