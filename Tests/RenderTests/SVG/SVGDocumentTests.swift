import Display
import Graphics
import Render
import Scene
import Testing

struct SVGDocumentTests {
  @Test func `Everything, line by line`() {
    #expect(svgDocument(of: everything) == expected)
  }

  @Test func `The same list gives the same bytes`() {
    #expect(svgDocument(of: everything) == svgDocument(of: everything))
  }

  @Test func `Views nest as in the scene, under the names of their paths`() throws {
    let root = try #require(parse(svgDocument(of: everything)))
    let ids = root.all.filter { $0.attributes["data-frame"] != nil }.compactMap { $0.attributes["id"] }
    #expect(ids == ["card", "card/pay", "card/image[0]", "card/spacer[0]"])
    let card = try #require(root.all.first { $0.attributes["id"] == "card" })
    #expect(card.all.contains { $0.attributes["id"] == "card/spacer[0]" })
  }

  @Test func `Text is text`() throws {
    let root = try #require(parse(svgDocument(of: everything)))
    #expect(root.all.filter { $0.name == "text" }.map(\.text) == ["Größe <1 & \"2\"", "مرحبا"])
  }

  @Test func `Embedded pictures are addresses with their bytes`() throws {
    let document = svgDocument(
      of: everything, pictures: .embedded { $0 == "a.png" ? [0x89, 0x50, 0x4E, 0x47] : nil })
    let root = try #require(parse(document))
    let addresses = root.all.filter { $0.name == "image" }.map { $0.attributes["xlink:href"] }
    #expect(addresses == ["data:image/png;base64,iVBORw==", nil])
  }

  @Test(arguments: [
    "<script>", "\"><script x=\"", "a b", "é/日本.3", "\u{0}\u{1}", "]]>", "&#0;", "clip:x0", "",
  ])
  func `No text of a scene can become markup`(hostile: String) throws {
    let text = TextBlock.Line(text: hostile, x: 0, baseline: 8, width: 5, isRightToLeft: false)
    let view = DisplayList.View(
      path: hostile, kind: .box, frame: rect(0, 0, 1, 1), source: hostile, role: .cell, label: hostile)
    let image = DisplayList.Image(
      file: hostile, digest: hostile, destination: rect(0, 0, 1, 1), clip: rect(0, 0, 1, 1))
    let style = TextStyle(families: [hostile, "it's \\ one"], size: 10, features: [hostile])
    let root = try #require(
      parse(
        svgDocument(
          of: list([
            .beginView(view), .text(.init(lines: [text], style: style, color: red)), .image(image), .endView,
            .beginView(view), .endView,
          ]))))
    #expect(root.all.map(\.name) == ["svg", "g", "title", "text", "image", "g", "title"])
    let ids = root.all.compactMap { $0.attributes["id"] }
    #expect(Set(ids).count == 2)
    #expect(ids.allSatisfy { !$0.contains { $0.isWhitespace || $0 == ":" || $0 == "<" } })
    if !hostile.contains("\u{0}") { #expect(root.all[1].attributes["aria-label"] == hostile) }
  }

  @Test func `A name of a font cannot end its quotes`() throws {
    let line = TextBlock.Line(text: "a", x: 0, baseline: 8, width: 5, isRightToLeft: false)
    let style = TextStyle(families: ["it's \\ one"], size: 10)
    let root = try #require(
      parse(svgDocument(of: list([.text(.init(lines: [line], style: style, color: red))]))))
    #expect(root.children[0].attributes["font-family"] == "'it\\27 s \\5c  one'")
  }

  @Test(arguments: [(" a", "preserve"), ("a  b", "preserve"), ("a b", nil), ("a ", nil), ("a\tb", "preserve")])
  func `Blanks that a parser would take away are kept`(text: String, space: String?) throws {
    let line = TextBlock.Line(text: text, x: 0, baseline: 8, width: 5, isRightToLeft: false)
    let style = TextStyle(families: ["Roboto"], size: 10)
    let root = try #require(
      parse(svgDocument(of: list([.text(.init(lines: [line], style: style, color: red))]))))
    #expect(root.children[0].attributes["xml:space"] == space)
  }

  @Test func `Equal clips are defined once, in the order of their names`() throws {
    let clips = [rect(5, 0, 1, 1), rect(0, 0, 1, 1), rect(5, 0, 1, 1)]
    let commands = clips.flatMap {
      [.beginClip(.rect($0)), .fill(.rect($0), .color(red)), .endClip] as [DisplayList.Command]
    }
    let root = try #require(parse(svgDocument(of: list(commands))))
    #expect(root.children[0].children.map { $0.attributes["id"] } == ["clip:x0y0w1h1", "clip:x5y0w1h1"])
    #expect(
      root.children.dropFirst().map { $0.attributes["clip-path"] } == [
        "url(#clip:x5y0w1h1)", "url(#clip:x0y0w1h1)", "url(#clip:x5y0w1h1)",
      ])
  }

  @Test(
    arguments: [
      [.endView, .endGroup], [.beginClip(.rect(.zero)), .beginGroup(.init(opacity: 1))],
    ] as [[DisplayList.Command]])
  func `Lists with loose ends are well-formed all the same`(commands: [DisplayList.Command]) {
    #expect(parse(svgDocument(of: list(commands))) != nil)
  }
}

// swift-format-ignore
private let expected = #"""
  <svg xmlns="http://www.w3.org/2000/svg" width="100" height="50" viewBox="0 0 200 100">
    <defs>
      <clipPath id="clip:x0y0w200h100r8x8"><rect x="0" y="0" width="200" height="100" rx="8"/></clipPath>
      <clipPath id="clip:x20y10w40h40"><rect x="20" y="10" width="40" height="40"/></clipPath>
      <pattern id="hatching:16" patternUnits="userSpaceOnUse" width="16" height="16"><path d="M0 0 L2 0 L0 2 Z M16 0 L16 2 L2 16 L0 16 Z" fill="#e05050"/></pattern>
      <filter id="tint:ff0000" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feFlood flood-color="#ff0000"/><feComposite in2="SourceAlpha" operator="in"/></filter>
    </defs>
    <rect x="0" y="0" width="200" height="100" fill="#ffffff"/>
    <g id="card" data-frame="0 0 100 50" data-source="a.yaml:2">
      <rect x="0" y="0" width="200" height="100" rx="8" fill="#336699" fill-opacity="0.5"/>
      <g clip-path="url(#clip:x0y0w200h100r8x8)">
        <g id="card/pay" data-frame="2 0 40 20" data-source="a.yaml:4" role="button" aria-label="Pay">
          <title>Pay</title>
          <text x="4" y="20" textLength="80.5" font-family="'Roboto', 'Noto Sans Arabic'" font-weight="500" font-size="16" letter-spacing="0.5" fill="#000000">Größe &lt;1 &amp; &quot;2&quot;</text>
          <text x="64" y="40" textLength="60" font-family="'Roboto', 'Noto Sans Arabic'" font-weight="500" font-size="16" fill="#000000" direction="rtl">مرحبا</text>
        </g>
        <g id="card/image[0]" data-frame="10 10 20 20" data-source="a.yaml:7">
          <image x="10" y="10" width="60" height="40" preserveAspectRatio="none" clip-path="url(#clip:x20y10w40h40)" data-file="a.png" data-digest="d1"/>
          <image x="0" y="0" width="20" height="20" preserveAspectRatio="none" filter="url(#tint:ff0000)" data-file="b.png" data-digest="d2"/>
        </g>
        <g id="card/spacer[0]" data-frame="10 10 20 20" data-source="a.yaml:8"/>
      </g>
      <g opacity="0.25">
        <path d="M0 0 L10 0 C0 0 0 0 0 10 Z" fill-rule="evenodd" fill="#ff0000"/>
        <path d="M0 0 L10 0 C0 0 0 0 0 10 Z" fill="none" stroke="#0000ff" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" stroke-dasharray="4 2" stroke-dashoffset="1"/>
        <rect x="100" y="50" width="40" height="20" fill="#ffe5e5"/>
        <rect x="100" y="50" width="40" height="20" fill="url(#hatching:16)"/>
        <rect x="101" y="51" width="38" height="18" fill="none" stroke="#e05050" stroke-width="2"/>
      </g>
      <rect x="1" y="1" width="198" height="98" rx="7" fill="none" stroke="#000000" stroke-width="2"/>
    </g>
  </svg>

  """#
