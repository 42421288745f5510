import Display
import Graphics
import Testing

@testable import Render

/// One drawing and the lines that it is written as.
struct WrittenCommand: Sendable, CustomTestStringConvertible {
  var name: String
  var commands: [DisplayList.Command]
  /// What is defined, `'` for `"`.
  var definitions: [String] = []
  /// What is drawn.
  var body: [String]

  var testDescription: String { name }
}

struct SVGCommandsTests {
  private static let shape = RoundedRect(rect(0, 0, 20, 10), CornerRadii(all: 4))
  private static let stops = [GradientStop(offset: 0, color: red), GradientStop(offset: 1, color: blue.opacity(0.5))]
  private static let plain = [GradientStop(offset: 0, color: red), GradientStop(offset: 1.0 / 3, color: blue)]
  private static let fill = DisplayList.Command.fill(.rect(rect(1, 2, 3, 4)), .color(red))
  private static let filled = "<rect x='1' y='2' width='3' height='4' fill='#ff0000'/>"
  private static let triangle = Path([.move(.zero), .line(Point(x: 9, y: 0)), .line(Point(x: 0, y: 9)), .close])

  static let table: [WrittenCommand] = [
    .init(
      name: "linear",
      commands: [
        .fill(.rounded(shape), .linear(LinearGradient(start: .zero, end: Point(x: 20, y: 10), stops: plain)))
      ],
      definitions: [
        "<linearGradient id='linear:x10y10x220y210:ff0000-0-0000ff-0.333333' gradientUnits='userSpaceOnUse' x1='0' y1='0' x2='20' y2='10'><stop offset='0' stop-color='#ff0000'/><stop offset='0.333333' stop-color='#0000ff'/></linearGradient>"
      ],
      body: [
        "<rect x='0' y='0' width='20' height='10' rx='4' fill='url(#linear:x10y10x220y210:ff0000-0-0000ff-0.333333)'/>"
      ]),
    .init(
      name: "radial",
      commands: [
        .fill(.path(triangle, .evenodd), .radial(RadialGradient(center: .zero, radius: 9, stops: plain)))
      ],
      definitions: [
        "<radialGradient id='radial:cx0cy0r9:ff0000-0-0000ff-0.333333' gradientUnits='userSpaceOnUse' cx='0' cy='0' r='9'><stop offset='0' stop-color='#ff0000'/><stop offset='0.333333' stop-color='#0000ff'/></radialGradient>"
      ],
      body: [
        "<path d='M0 0 L9 0 L0 9 Z' fill-rule='evenodd' fill='url(#radial:cx0cy0r9:ff0000-0-0000ff-0.333333)'/>"
      ]),
    .init(
      name: "gradient without length",
      commands: [.fill(.rounded(shape), .linear(LinearGradient(start: .zero, end: .zero, stops: stops)))],
      body: ["<rect x='0' y='0' width='20' height='10' rx='4' fill='#0000ff' fill-opacity='0.5'/>"]),
    .init(
      name: "blend mode", commands: [.beginGroup(.init(opacity: 0.5, blendMode: .colorDodge)), fill, .endGroup],
      body: ["<g opacity='0.5' style='mix-blend-mode:color-dodge'>", "  " + filled, "</g>"]),
    .init(
      name: "group", commands: [.beginGroup(.init()), fill, .endGroup],
      body: ["<g style='isolation:isolate'>", "  " + filled, "</g>"]),
    .init(
      name: "group with an outline",
      commands: [.beginGroup(.init(outline: .path(triangle, .evenodd))), fill, .endGroup],
      definitions: [
        "<clipPath id='clip:pathHASH'><path d='M0 0 L9 0 L0 9 Z' clip-rule='evenodd'/></clipPath>"
      ],
      body: ["<g clip-path='url(#clip:pathHASH)' style='isolation:isolate'>", "  " + filled, "</g>"]),
    .init(
      name: "mask",
      commands: [
        .beginGroup(.init(mask: .init(box: rect(0, 0, 20, 10), paint: .color(red.opacity(0.5))))), fill, .endGroup,
      ],
      definitions: [
        "<mask id='mask:x0y0w20h10:HASH' maskUnits='userSpaceOnUse' x='0' y='0' width='20' height='10' mask-type='alpha'><rect x='0' y='0' width='20' height='10' fill='#ffffff' fill-opacity='0.5'/></mask>"
      ],
      body: ["<g mask='url(#mask:x0y0w20h10:HASH)'>", "  " + filled, "</g>"]),
    .init(
      name: "clip to a path", commands: [.beginClip(.path(triangle, .evenodd)), fill, .endClip],
      definitions: [
        "<clipPath id='clip:pathHASH'><path d='M0 0 L9 0 L0 9 Z' clip-rule='evenodd'/></clipPath>"
      ],
      body: ["<g clip-path='url(#clip:pathHASH)'>", "  " + filled, "</g>"]),
    .init(
      name: "transform",
      commands: [
        .beginTransform(AffineTransform(a: 0.8660254, b: 0.5, c: -0.5, d: 0.8660254, tx: 1, ty: -2)), fill,
        .endTransform,
      ],
      body: ["<g transform='matrix(0.866025 0.5 -0.5 0.866025 1 -2)'>", "  " + filled, "</g>"]),
    .init(
      name: "shadow", commands: [.shadow(shape, Shadow(offset: Point(x: 1, y: 2), blur: 4, color: blue.opacity(0.5)))],
      definitions: [
        "<filter id='blur:2x-6y-5w34h24' filterUnits='userSpaceOnUse' x='-6' y='-5' width='34' height='24' color-interpolation-filters='sRGB'><feGaussianBlur stdDeviation='2'/></filter>",
        "<clipPath id='outside:x0y0w20h10r4x4inx-6y-5w34h24'><path d='M-6 -5 L28 -5 L28 19 L-6 19 L-6 -5 Z M4 0 L16 0 A4 4 0 0 1 20 4 L20 6 A4 4 0 0 1 16 10 L4 10 A4 4 0 0 1 0 6 L0 4 A4 4 0 0 1 4 0 Z' clip-rule='evenodd'/></clipPath>",
      ],
      body: [
        "<rect x='1' y='2' width='20' height='10' rx='4' fill='#0000ff' fill-opacity='0.5' filter='url(#blur:2x-6y-5w34h24)' clip-path='url(#outside:x0y0w20h10r4x4inx-6y-5w34h24)'/>"
      ]),
    .init(
      name: "inner shadow",
      commands: [
        .shadow(RoundedRect(rect(0, 0, 20, 10)), Shadow(offset: .zero, blur: 2, spread: 1, color: red, isInner: true))
      ],
      definitions: [
        "<filter id='blur:1x-4y-4w28h18' filterUnits='userSpaceOnUse' x='-4' y='-4' width='28' height='18' color-interpolation-filters='sRGB'><feGaussianBlur stdDeviation='1'/></filter>",
        "<clipPath id='clip:x0y0w20h10'><rect x='0' y='0' width='20' height='10'/></clipPath>",
      ],
      body: [
        "<path d='M-4 -4 L24 -4 L24 14 L-4 14 L-4 -4 Z M1 1 L19 1 L19 9 L1 9 L1 1 Z' fill-rule='evenodd' fill='#ff0000' filter='url(#blur:1x-4y-4w28h18)' clip-path='url(#clip:x0y0w20h10)'/>"
      ]),
    .init(
      name: "blur behind", commands: [.blurBehind(shape, sigma: 6)],
      body: [
        "<rect x='0' y='0' width='20' height='10' rx='4' fill='none' data-blur='6' data-note='what is behind is blurred here, for which SVG has no element'/>"
      ]),
    .init(
      name: "dashes",
      commands: [
        .border(RoundedRect(rect(0, 0, 20, 10)), .init(widths: Insets(all: 2), color: red, dash: [6, 3]))
      ],
      body: [
        "<path d='M1 1 L19 1 L19 9 L1 9 L1 1 Z' fill='none' stroke='#ff0000' stroke-width='2' stroke-dasharray='6 3'/>"
      ]),
    .init(
      name: "dots",
      commands: [
        .border(shape, .init(widths: Insets(all: 2), color: red, dash: [0, 4], isRound: true))
      ],
      body: [
        "<path d='M4 1 L16 1 A3 3 0 0 1 19 4 L19 6 A3 3 0 0 1 16 9 L4 9 A3 3 0 0 1 1 6 L1 4 A3 3 0 0 1 4 1 Z' fill='none' stroke='#ff0000' stroke-width='2' stroke-linecap='round' stroke-dasharray='0 4'/>"
      ]),
  ]

  @Test(arguments: table)
  func `A command, line by line`(written: WrittenCommand) throws {
    let document = svgDocument(of: list(written.commands, width: 30, height: 20))
    let definitions = written.definitions.map { "    " + $0 }
    let lines =
      ["<svg xmlns='http://www.w3.org/2000/svg' width='30' height='20' viewBox='0 0 30 20'>"]
      + (definitions.isEmpty ? [] : ["  <defs>"] + definitions + ["  </defs>"]) + written.body.map { "  " + $0 }
      + ["</svg>", ""]
    let plain = document.replacing(/[0-9a-f]{16}/, with: "HASH").split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(plain.map { String($0.map { $0 == "\"" ? "'" : $0 }) } == lines)
    #expect(parse(document) != nil)
  }

  @Test func `Definitions are the same in any order, each once`() throws {
    func definitions(_ all: [WrittenCommand]) throws -> [String] {
      let document = svgDocument(of: list(all.flatMap(\.commands)))
      return document.split(separator: "\n").filter { $0.hasPrefix("    <") && $0.contains(" id=") }.map(String.init)
    }
    let once = try definitions(Self.table)
    #expect(once.count > 5)
    #expect(try definitions(Self.table.reversed() + Self.table) == once)
    #expect(Set(once).count == once.count)
  }

  @Test func `Without filters blurred shadows are left out, hard ones are not`() throws {
    let shadows = [0.0, 4].map { blur in
      DisplayList.Command.shadow(Self.shape, Shadow(offset: Point(x: 1, y: 2), blur: blur, color: red))
    }
    let root = try #require(parse(svgDocument(of: list(shadows), options: SVGOptions(hasFilters: false))))
    #expect(root.all.filter { $0.attributes["fill"] == "#ff0000" }.count == 1)
    #expect(!root.all.contains { $0.name == "filter" || $0.attributes["filter"] != nil })
  }

  @Test func `Nothing is drawn of a shadow without colour, shape or extent`() {
    let clear = DisplayList.Command.shadow(Self.shape, Shadow(offset: .zero, blur: 4, color: .clear))
    let none = DisplayList.Command.shadow(RoundedRect(.zero), Shadow(offset: .zero, blur: 4, color: red))
    let shrunk = DisplayList.Command.shadow(Self.shape, Shadow(offset: .zero, blur: 4, spread: -9, color: red))
    #expect(svgDocument(of: list([clear, none, shrunk])) == svgDocument(of: list([])))
  }

  @Test func `Numbers that are none are written as numbers`() throws {
    let wild = Shadow(offset: Point(x: .infinity, y: .nan), blur: 1e300, spread: -.infinity, color: red, isInner: true)
    let shape = RoundedRect(rect(.nan, -.infinity, .infinity, 1e300), CornerRadii(all: .nan), curve: .continuous)
    let gradient = LinearGradient(start: Point(x: .nan, y: 0), end: .zero, stops: [])
    #expect(
      parse(
        svgDocument(
          of: list([
            .shadow(shape, wild), .fill(.rounded(shape), .linear(gradient)), .blurBehind(shape, sigma: .nan),
            .border(shape, .init(widths: Insets(all: .nan), color: red, dash: [.nan, 1])),
            .beginTransform(AffineTransform(a: .nan, b: .infinity, c: 0, d: 0, tx: 0, ty: 0)),
          ]))) != nil)
  }
}
