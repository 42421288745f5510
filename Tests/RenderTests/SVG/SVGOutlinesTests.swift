import Canvas
import Display
import Graphics
import Render
import Testing

/// Fonts that a closure can hold.
private final class Fonts {
  let set: FontSet

  init() throws {
    set = try FontSet(faces: FontCatalog.find(families: ["Roboto"], in: ["/usr/share/fonts"]).faces)
  }
}

struct SVGOutlinesTests {
  private let style = TextStyle(families: ["Roboto"], size: 20)

  private func document(_ text: String, plane: AffineTransform? = nil, fonts: Fonts) -> String {
    let line = TextBlock.Line(text: text, x: 3.4, baseline: 20.3, width: 30, isRightToLeft: false)
    let drawing = DisplayList.Command.text(.init(lines: [line], style: style, color: red.opacity(0.5)))
    let outlines: SVGOptions.Outlines = { line, style, plane in
      try? fonts.set.glyphOutlines(of: line, style: style, plane: plane)
    }
    return svgDocument(
      of: list(plane.map { [.beginTransform($0), drawing, .endTransform] } ?? [drawing]),
      options: SVGOptions(outlines: outlines))
  }

  @Test func `Each glyph is defined once and stands on whole pixels`() throws {
    let root = try #require(parse(document("a<b a", fonts: Fonts())))
    let glyphs = root.all.filter { $0.name == "path" }
    #expect(glyphs.count == 3)
    #expect(glyphs.allSatisfy { $0.attributes["id"]?.hasPrefix("glyph:") == true })
    let group = try #require(root.children.last)
    #expect(group.attributes == ["fill": "#ff0000", "fill-opacity": "0.5", "role": "img", "aria-label": "a<b a"])
    let uses = group.children
    #expect(uses.count == 4)
    #expect(uses.first?.attributes["xlink:href"] == uses.last?.attributes["xlink:href"])
    #expect(uses.first?.attributes["x"] == "3" && uses.allSatisfy { $0.attributes["y"] == "20" })
    #expect(!root.all.contains { $0.name == "text" })
  }

  @Test func `Glyphs in a moved plane stand on whole pixels of the picture`() throws {
    let root = try #require(parse(document("a", plane: .translation(x: 0.25, y: 0.5), fonts: Fonts())))
    let use = try #require(root.all.first { $0.name == "use" })
    #expect(use.attributes["x"] == "3.75" && use.attributes["y"] == "20.5")
  }

  @Test func `Glyphs in a scaled plane stand where the line says`() throws {
    let plane = AffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 0, ty: 0)
    let root = try #require(parse(document("a", plane: plane, fonts: Fonts())))
    let use = try #require(root.all.first { $0.name == "use" })
    #expect(use.attributes["x"] == "3.4" && use.attributes["y"] == "20.3")
  }

  @Test func `The outlines cover what is drawn`() throws {
    let fonts = try Fonts()
    let line = TextBlock.Line(text: "Ag", x: 2, baseline: 20, width: 30, isRightToLeft: false)
    let glyphs = try #require(
      try fonts.set.glyphOutlines(of: line, style: style))
    let fills = glyphs.map { glyph in
      let outline = glyph.outline.transformed(x: glyph.origin.x, y: glyph.origin.y)
      return DisplayList.Command.fill(.path(outline, .nonzero), .color(.black))
    }
    let text = DisplayList.Command.text(.init(lines: [line], style: style, color: .black))
    func drawn(_ commands: [DisplayList.Command]) throws -> Bitmap {
      try draw(list(commands, width: 40, height: 30), fonts: fonts.set, pictures: Pictures()).bitmap()
    }
    let (filled, set) = (try drawn(fills), try drawn([text]))
    #expect(set.pixels.contains { $0 >> 24 == 255 })
    // Cairo's glyphs and fills differ a little at their edges.
    #expect(zip(filled.pixels, set.pixels).allSatisfy { abs(Int($0 >> 24) - Int($1 >> 24)) < 24 })
  }

  @Test func `A line without outlines stays text`() throws {
    let line = TextBlock.Line(text: "a", x: 0, baseline: 8, width: 5, isRightToLeft: false)
    let root = try #require(
      parse(
        svgDocument(
          of: list([.text(.init(lines: [line], style: style, color: red))]),
          options: SVGOptions(outlines: { _, _, _ in nil }))))
    #expect(root.children.map(\.name) == ["text"])
  }
}
