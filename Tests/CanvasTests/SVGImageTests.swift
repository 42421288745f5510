import Canvas
import Graphics
import Testing

struct SVGImageTests {
  private static func document(_ attributes: String, _ content: String = "") -> [UInt8] {
    Array(
      "<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink' \(attributes)>\(content)</svg>"
        .utf8)
  }

  @Test(arguments: [
    ("width='30' height='20'", Size(width: 30, height: 20)), ("viewBox='0 0 24 12'", Size(width: 24, height: 12)),
    ("width='100%' height='100%' viewBox='0 0 8 4'", Size(width: 8, height: 4)),
    ("width='1in' height='2cm'", Size(width: 96, height: 2 / 2.54 * 96)),
  ])
  func `a document knows its size`(attributes: String, size: Size) throws {
    let image = try SVGImage(SVGImageTests.document(attributes))
    #expect(abs(image.size.width - size.width) < 1e-6 && abs(image.size.height - size.height) < 1e-6)
  }

  @Test func `a document is drawn at any size`() throws {
    let bytes = SVGImageTests.document("viewBox='0 0 2 1'", "<rect width='1' height='1' fill='#f00'/>")
    let bitmap = try SVGImage(bytes).rasterise(width: 4, height: 2)
    #expect(bitmap.pixels == [0xFFFF_0000, 0xFFFF_0000, 0, 0, 0xFFFF_0000, 0xFFFF_0000, 0, 0])
  }

  @Test(arguments: [(0, 5), (5, -1), (100_000, 5)])
  func `a size that cannot be drawn is an error`(width: Int, height: Int) throws {
    let image = try SVGImage(SVGImageTests.document("viewBox='0 0 2 1'"))
    let result = Result { () throws(CanvasError) in try image.rasterise(width: width, height: height) }
    #expect(throws: CanvasError.surfaceSize(width: width, height: height)) { try result.get() }
  }

  @Test(arguments: [
    ("<text>a</text>", SVGRefusal.text(element: "text")),
    ("<s:text xmlns:s='http://www.w3.org/2000/svg'/>", .text(element: "text")),
    ("<g><text\nx='1'>a</text></g>", .text(element: "text")),
    ("<image href='a.png'/>", .externalReference("a.png")),
    ("<image xlink:href = \"file:///a.png\"/>", .externalReference("file:///a.png")),
    ("<use href='other.svg#a'/>", .externalReference("other.svg#a")),
    ("<use href='&#104;ttp://a/'/>", .externalReference("http://a/")),
    ("<image href='data:image/svg+xml;base64,AAAA'/>", .externalReference("data:image/svg+xml;base64,AAAA")),
    ("<rect fill='url(a.svg#b)'/>", .externalReference("a.svg#b")),
    ("<style>rect { fill: URL( 'a.svg#b' ) }</style>", .externalReference("a.svg#b")),
    ("<style><![CDATA[@import 'a.css';]]></style>", .styleSheet("@import")),
    ("<style>@\\69mport 'a.css'; a{}</style>", .styleSheet("\\")),
    ("<rect style='fill: u\\72l(a.svg#b)'/>", .styleSheet("\\")),
    ("<rect filter='blur(5px)'/>", .filter(element: "filter")),
    ("<rect style='fill: red; filter : blur(5px)'/>", .filter(element: "filter")),
    ("<style>rect{filter/**/:drop-shadow(3px 3px 5px blue)}</style>", .filter(element: "filter")),
    ("<g xml:base='http://a/'/>", .externalReference("http://a/")),
    ("<switch><g systemLanguage='en'/></switch>", .systemLanguage),
    ("<filter id='a'><feConvolveMatrix order='3'/></filter>", .filter(element: "filter")),
    (String(repeating: " ", count: 3 << 20), .tooManyBytes(limit: 2 << 20)),
    (String(repeating: "<g/>", count: 40_001), .tooManyElements(limit: 20_000)),
    (String(repeating: "<g>", count: 256) + String(repeating: "</g>", count: 256), .tooDeep(limit: 256)),
    ("<circle r='1e30' stroke='red' stroke-dasharray='1'/>", .tooManyDashes(limit: 1_000_000)),
    ("<path d='M0 0L1e9 99' style='stroke:red;stroke-dasharray: 0.01'/>", .tooManyDashes(limit: 1_000_000)),
    ("<g stroke-dasharray='0.001,0'><path d='m0 0h999-999h999-999'/></g>", .tooManyDashes(limit: 1_000_000)),
    ("<style>path{stroke-dasharray:1}</style><path d='M0,0H9e5 0V9E5'/>", .tooManyDashes(limit: 1_000_000)),
    ("<style>" + String(repeating: "a{}", count: 8000) + "</style>", .tooMuchStyle(limit: 16_384)),
  ])
  func `what depends on the host is refused`(content: String, refusal: SVGRefusal) {
    let result = Result { () throws(CanvasError) in
      try SVGImage(SVGImageTests.document("viewBox='0 0 2 1'", content)).size
    }
    #expect(throws: CanvasError.svgRefused(refusal)) { try result.get() }
  }

  @Test(
    arguments: [
      ("<path fill='#123' opacity='.5' d='M0 0H9V9Z'/>", []),
      ("<path stroke='none' style='stroke : None' d='M0 0H9'/>", []),
      ("<g stroke='red'/>", [.strokes]), ("<path style='fill:none;stroke:#123' d='M0 0H9'/>", [.strokes]),
      ("<style>.a { stroke: var(--b) }</style>", [.strokes]), ("<radialGradient id='a'/>", [.gradients]),
      ("<x:linearGradient xmlns:x='http://www.w3.org/2000/svg'/>", [.gradients]),
      ("<path fill-opacity='.5' d='M0 0H9'/>", [.opacities]), ("<path fill-opacity=' 1 ' d='M0 0H9'/>", []),
      ("<path fill='#0f08' d='M0 0H9'/>", [.opacities]),
      ("<path style='fill: RGBA(1,2,3,.4)' d='M0 0H9'/>", [.opacities]),
      ("<path fill='rgb(255 0 0 / 50%)' d='M0 0H9'/>", [.opacities]),
      ("<path fill='hsl(0,50%,50%,.5)'/>", [.opacities]),
      ("<path fill='rgb(255, 0, 0)' d='M0 0H9'/>", []), ("<path fill='url(#a/b)' d='M0 0H9'/>", []),
      ("<path style='fill-opac\\69ty:.5' d='M0 0H9'/>", [.strokes, .opacities]),
      ("<path fill='#00ff00' d='M0 0H9'/>", []),
    ] as [(String, Set<SVGUnsteadyPart>)])
  func `what other versions draw differently is seen`(content: String, parts: Set<SVGUnsteadyPart>) throws {
    #expect(try SVGImage(SVGImageTests.document("viewBox='0 0 2 1'", content)).unsteady == parts)
  }

  @Test(arguments: [
    "<circle r='1e9'/>", "<circle r='1e30' stroke='red'/>",
    // Far from the origin, and as fine as maps have them.
    "<path stroke-dasharray='2 1' d='M9000,9000" + String(repeating: "L9010,9000.5L9000-9.5e3", count: 50) + "'/>",
    "<path stroke-dasharray='4' d='M0 0" + String(repeating: "c1-2,3-.5.5 1", count: 20_000) + "'/>",
    "<rect width='1000' height='1000' stroke-dasharray='2%'/>",
  ])
  func `dashes of what people draw are not too many`(content: String) throws {
    #expect(try SVGImage(SVGImageTests.document("viewBox='0 0 2 1'", content)).size == Size(width: 2, height: 1))
  }

  @Test(arguments: [
    ("<g><g><rect/></g></g>", 0), ("<g opacity='.9'><g><rect/></g><g/></g>", 4),
    ("<g opacity='.9'><!-- </g></g></g> --><g><g /></g></g>", 4), ("<style>g{OPACITY:.9}</style><g/>", 2),
    ("<g style='&#111;pacity:.9'/>", 2), ("<g style='\\6fpacity:.9'/>", 2), ("<g fill-opacity='.9'/>", 0),
    ("<g opacity='.9' id='/'><g id='a/'><g id=\"/\"/></g></g>", 4),
  ])
  func `pictures for groups are counted`(content: String, layers: Int) throws {
    #expect(try SVGImage(SVGImageTests.document("viewBox='0 0 2 1'", content)).layers == layers)
  }

  /// Each address that does not end was once looked for to the end of the file.
  @Test(.timeLimit(.minutes(20))) func `addresses without an end are looked through once`() throws {
    let flood = "<rect fill='" + String(repeating: "url(#", count: 40_000) + "'/>"
    #expect(try SVGImage(SVGImageTests.document("viewBox='0 0 2 1'", flood)).size == Size(width: 2, height: 1))
  }

  @Test func `document types and style sheets before the picture are refused`() {
    for (prolog, refusal) in [
      ("<!DOCTYPE svg [<!ENTITY a 'b'>]>", SVGRefusal.documentType),
      ("<?xml-stylesheet href='a'?>", .styleSheet("<?xml-stylesheet?>")),
    ] {
      let bytes = Array(prolog.utf8) + SVGImageTests.document("viewBox='0 0 1 1'")
      let result = Result { () throws(CanvasError) in try SVGImage(bytes).size }
      #expect(throws: CanvasError.svgRefused(refusal)) { try result.get() }
    }
  }

  @Test(arguments: [
    "<!-- <text/> <!DOCTYPE a> -->", "<title>a &lt;text&gt; &amp; b</title>", "<desc>text href='a'</desc>",
    "<g id='text'/>", "<a href='https://example.org/'><g/></a>", "<title>a \\ b</title>",
    "<defs><path id='a' d='M0 0h1v1z'/></defs><use href='#a'/><use xlink:href='#a'/>",
    "<linearGradient id='g'/><rect width='1' height='1' fill='url(#g)'/>",
    "<image href='data:image/png;base64,iVBORw0KGgo='/>",
    "<style>rect { fill: url(\"#g\") }</style>",
  ])
  func `what only looks like it is drawn`(content: String) throws {
    let bytes =
      Array("<?xml version='1.0' encoding='UTF-8'?>\n".utf8) + SVGImageTests.document("viewBox='0 0 1 1'", content)
    #expect(try SVGImage(bytes).rasterise(width: 2, height: 2).width == 2)
  }

  @Test(
    arguments: [
      [], Array("hello".utf8), Array("<svg".utf8), Array("<svg xmlns='http://www.w3.org/2000/svg'><g></svg>".utf8),
      [0x1F, 0x8B, 8, 0], [0xFF, 0xFE, 0x3C, 0], Array("<?xml version='1.0' encoding='utf-7'?><svg/>".utf8),
      Array("<html/>".utf8), Array("<".utf8), Array("<!-- ".utf8), Array("<svg a='".utf8),
    ] as [[UInt8]])
  func `what is no SVG document is an error`(bytes: [UInt8]) {
    let result = Result { () throws(CanvasError) in try SVGImage(bytes).size }
    let error = #expect(throws: CanvasError.self) { try result.get() }
    guard case .svgUnreadable = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test func `a document without a size is an error`() {
    let result = Result { () throws(CanvasError) in try SVGImage(SVGImageTests.document("")).size }
    #expect(throws: CanvasError.svgWithoutSize) { try result.get() }
  }

  @Test func `four workers draw the same`() async throws {
    let content =
      "<clipPath id='f'><rect width='9' height='16'/></clipPath><circle cx='8' cy='8' r='5' clip-path='url(#f)'/>"
    let pictures = try await withThrowingTaskGroup(of: [[UInt32]].self) { group in
      for _ in 0..<4 {
        group.addTask {
          try (0..<20).map { _ in
            try SVGImage(SVGImageTests.document("viewBox='0 0 16 16'", content)).rasterise(width: 32, height: 32).pixels
          }
        }
      }
      return try await group.reduce(into: Set<[UInt32]>()) { $0.formUnion($1) }
    }
    #expect(pictures.count == 1)
  }

  @Test func `versions name the libraries in a fixed order`() throws {
    // Whether an image was drawn before makes no difference.
    _ = try SVGImage(SVGImageTests.document("viewBox='0 0 1 1'"))
    let names = ["cairo", "pixman", "pango", "harfbuzz", "freetype", "fontconfig"]
    #expect(engineVersions(drawingSVG: false).map(\.name) == names)
    let versions = engineVersions(drawingSVG: true)
    #expect(versions.map(\.name) == names + ["librsvg"])
    #expect(versions.allSatisfy { $0.version.split(separator: ".").count == 3 })
  }
}
