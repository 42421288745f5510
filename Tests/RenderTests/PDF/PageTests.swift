import Canvas
import Display
import Graphics
import Render
import Scene
import Testing

@Suite struct `Pages of documents` {
  private func page(_ commands: [DisplayList.Command], _ pictures: Pictures = Pictures()) throws -> String {
    let list = list(commands, width: 100, height: 80)
    var document = try PDFDocument(title: "s")
    let fonts = try FontSet(
      faces: FontCatalog.find(families: ["Roboto", "Noto Sans Arabic"], in: ["/usr/share/fonts"]).faces)
    try document.addPage(size: PixelSize(width: 100, height: 80), scale: 1, label: "p") { page in
      try draw(list, on: page, fonts: fonts, pictures: pictures)
    }
    return String(String.UnicodeScalarView(try document.finish().map { Unicode.Scalar($0) }))
  }

  private static let stops = [GradientStop(offset: 0, color: red), GradientStop(offset: 1, color: blue)]
  private static let box = Shape.rect(rect(10, 10, 40, 30))
  private static let fill = DisplayList.Command.fill(box, .color(red))

  /// What is drawn, the words that say so, and whether any part of it is a picture.
  static let rows: [(commands: [DisplayList.Command], words: [String], hasPictures: Bool)] = [
    ([fill], [], false),
    (
      [.fill(box, .linear(LinearGradient(start: .zero, end: Point(x: 40, y: 0), stops: stops)))],
      ["/ShadingType 2"], false
    ),
    (
      [.fill(box, .radial(RadialGradient(center: Point(x: 30, y: 20), radius: 20, stops: stops)))],
      ["/ShadingType 3"], false
    ),
    ([.beginGroup(.init(opacity: 0.5)), fill, .endGroup], ["/ca 0.5", "/Transparency"], false),
    ([fill, .beginGroup(.init(blendMode: .multiply)), fill, .endGroup], ["/BM /Multiply"], false),
    ([fill, .beginGroup(.init(blendMode: .luminosity)), fill, .endGroup], ["/BM /Luminosity"], false),
    (
      [
        .beginGroup(
          .init(
            opacity: 0.5,
            mask: .init(
              box: rect(0, 0, 40, 40),
              paint: .linear(
                LinearGradient(
                  start: .zero, end: Point(x: 40, y: 0),
                  stops: [GradientStop(offset: 0, color: red), GradientStop(offset: 1, color: red.opacity(0))]))))),
        fill, .endGroup,
      ], ["/SMask"], false
    ),
    (
      [.beginTransform(AffineTransform(a: 0.8, b: 0.6, c: -0.6, d: 0.8, tx: 0, ty: 0)), fill, .endTransform], [], false
    ),
    ([.shadow(RoundedRect(rect(20, 20, 30, 20)), Shadow(offset: .zero, blur: 6, color: .black))], [], true),
    ([.shadow(RoundedRect(rect(20, 20, 30, 20)), Shadow(offset: .zero, blur: 0, spread: 3, color: .black))], [], false),
    ([fill, .blurBehind(RoundedRect(rect(20, 20, 30, 20)), sigma: 4)], [], true),
    ([.missing(rect(10, 10, 40, 40))], [], true),
    (
      [.border(RoundedRect(rect(5, 5, 50, 50), CornerRadii(all: 8)), .init(widths: Insets(all: 2), color: red))], [],
      false
    ),
    (
      [
        .image(
          .init(file: "v.svg", digest: "v", isVector: true, destination: rect(0, 0, 20, 20), clip: rect(0, 0, 20, 20)))
      ], [], false
    ),
    (
      [
        .image(
          .init(
            file: "v.svg", digest: "v", isVector: true, destination: rect(0, 0, 20, 20), clip: rect(0, 0, 20, 20),
            tint: red))
      ], ["/SMask"], false
    ),
  ]

  @Test(arguments: rows)
  func `have shapes as shapes, and pictures only where there is no other way`(
    commands: [DisplayList.Command], words: [String], hasPictures: Bool
  ) throws {
    let text = try page(commands)
    #expect(words.filter { !text.contains($0) } == [])
    #expect(text.contains("/Subtype /Image") == hasPictures)
  }

  /// The offsets of stops, and those at which the colours of the document's function change: each colour stays.
  @Test(arguments: [
    ([0, 0.25, 0.25, 1], [0.25, 0.25]), ([0.25, 0.25, 0.5, 0.5, 0.75, 0.75], [0.25001, 0.5, 0.5, 0.74999]),
    ([0, 0, 1, 1], [0.00001, 0.99999]), ([0.5, 0.5, 0.5, 0.9], [0.50001]), ([0, 1, 1, 1], [0.99999]),
  ])
  func `keep every colour of stops that share a place`(offsets: [Double], bounds: [Double]) throws {
    let colors = [red, blue, red, blue, red, blue]
    let stops = zip(offsets, colors).map { GradientStop(offset: $0, color: $1) }
    let gradient = LinearGradient(start: Point(x: 15, y: 0), end: Point(x: 45, y: 0), stops: stops)
    let text = try page([.fill(Self.box, .linear(gradient))])
    let parts = text.split(separator: "/Bounds [ ")
    #expect(parts.count == 2)
    let written = parts.last?.prefix { $0 != "]" }.split(separator: " ").compactMap { Double($0) } ?? []
    #expect(written.count == bounds.count)
    #expect(zip(written, bounds).allSatisfy { abs($0 - $1) < 1e-6 }, "\(written)")
  }

  @Test(arguments: [0.0, 1])
  func `have no colour of a stop that only what is outside would have`(place: Double) throws {
    let stops = [red, blue].map { GradientStop(offset: place, color: $0) }
    let linear = LinearGradient(start: .zero, end: Point(x: 60, y: 0), stops: stops)
    let radial = RadialGradient(center: .zero, radius: 90, stops: stops)
    for paint in [DisplayList.Paint.linear(linear), .radial(radial)] {
      #expect(try !page([.fill(Self.box, paint)]).contains("/ShadingType"))
    }
    // Before its start it has the first colour.
    let inside = LinearGradient(start: Point(x: 20, y: 0), end: Point(x: 30, y: 0), stops: stops)
    #expect(try page([.fill(Self.box, .linear(inside))]).contains("/ShadingType"))
  }

  @Test func `show a picture at its own size, once`() throws {
    let pictures = Pictures()
    pictures.bitmaps["a.png"] = Bitmap(width: 64, height: 50, pixels: Array(repeating: 0xFF11_2233, count: 3200))
    let image = DisplayList.Image(file: "a.png", digest: "a", destination: rect(0, 0, 8, 8), clip: rect(0, 0, 8, 8))
    let text = try page([.image(image), .image(image)], pictures)
    #expect(text.split(separator: "/Subtype /Image").count == 2)
    #expect(text.contains("/Width 64"))
  }

  @Test func `say how to mix for every group, since a clip that ends takes it back`() throws {
    let group: [DisplayList.Command] = [.beginGroup(.init(opacity: 0.7, blendMode: .multiply)), Self.fill, .endGroup]
    // Instructions are packed, but not the list of opacities, where the speck's is that has Cairo say it again.
    #expect(try page([Self.fill] + group + group).contains("/ca 0.005"))
    #expect(try !page([Self.fill, .beginGroup(.init(opacity: 0.7)), Self.fill, .endGroup]).contains("/ca 0.005"))
  }

  @Test(arguments: [(0.6, 0.8), (-1, 0)])
  func `show a turned or mirrored drawing as a picture`(cosine: Double, sine: Double) throws {
    let box = rect(0, 0, 20, 20)
    let image = DisplayList.Image(file: "v.svg", digest: "v", isVector: true, destination: box, clip: box)
    let plane = AffineTransform(a: cosine, b: sine, c: -sine, d: 0.6, tx: 30, ty: 0)
    let pictures = Pictures()
    let text = try page([.beginTransform(plane), .image(image), .endTransform], pictures)
    #expect(text.contains("/Subtype /Image") && pictures.sizes.count == 1)
  }

  @Test func `hold a picture apart from itself as a mask`() throws {
    let pictures = Pictures()
    pictures.bitmaps["a.png"] = Bitmap(width: 4, height: 4, pixels: Array(repeating: 0xFF11_2233, count: 16))
    let image = DisplayList.Image(file: "a.png", digest: "a", destination: rect(0, 0, 8, 8), clip: rect(0, 0, 8, 8))
    var template = image
    template.tint = red
    for images in [[image, template], [template, image]] {
      let text = try page(images.map { .image($0) }, pictures)
      #expect(text.split(separator: "/Subtype /Image").count > 2)
    }
  }

  @Test func `of everything are the same bytes each time`() throws {
    let pictures = Pictures()
    for file in ["a.png", "b.png"] {
      pictures.bitmaps[file] = Bitmap(width: 2, height: 2, pixels: [0xFF00_0000, 0, 0xFFFF_FFFF, 0x8080_0000])
    }
    let commands = everything.commands
    #expect(try page(commands, pictures) == page(commands, pictures))
  }

  @Test func `end where whoever draws says so`() throws {
    struct Late: Error {}
    var document = try PDFDocument(title: "s")
    var count = 0
    #expect(throws: Late.self) {
      try document.addPage(size: PixelSize(width: 12, height: 10), scale: 1, label: "p") { page in
        try draw(list([Self.fill, Self.fill, Self.fill]), on: page, fonts: FontSet(faces: []), pictures: Pictures()) {
          count += 1
          if count > 2 { throw Late() }
        }
      }
    }
    #expect(count == 3)
  }
}

/// Viewers of documents clip by whole pixels, but draw fills and masks smoothly.
@Suite struct `Clips of pages` {
  private static let fill = DisplayList.Command.fill(.rect(rect(10, 10, 40, 30)), .color(red))
  private static let round = Shape.rounded(rect(10, 10, 40, 30), CornerRadii(all: 8))
  private static let tilted = AffineTransform(a: 0.8, b: 0.6, c: -0.6, d: 0.8, tx: 0, ty: 0)
  private static let stops = [GradientStop(offset: 0, color: red), GradientStop(offset: 1, color: blue)]
  private static let paint = DisplayList.Paint.linear(
    LinearGradient(start: .zero, end: Point(x: 40, y: 0), stops: stops))
  private static let ring = DisplayList.Border(
    widths: Insets(top: 1, left: 4, bottom: 4, right: 4), color: red, dash: [3])

  /// What cuts, and whether that takes a mask.
  static let rows: [(commands: [DisplayList.Command], isMask: Bool)] = [
    ([.beginClip(.rect(rect(12, 12, 20, 20))), fill, .endClip], false),
    ([.beginTransform(tilted), .beginClip(.rect(rect(12, 12, 20, 20))), fill, .endClip, .endTransform], true),
    ([.beginClip(round), fill, .endClip], true), ([.beginGroup(.init(outline: round)), fill, .endGroup], true),
    ([.beginGroup(.init(outline: .rect(rect(12, 12, 20, 20)))), fill, .endGroup], false),
    ([.fill(round, paint)], true), ([.fill(.rect(rect(10, 10, 40, 30)), paint)], false),
    ([fill, .blurBehind(RoundedRect(rect(20, 20, 30, 20), CornerRadii(all: 5)), sigma: 4)], true),
    ([.border(RoundedRect(rect(10, 10, 40, 30), CornerRadii(all: 6)), ring)], true),
    // A group would mix with nothing.
    ([.beginClip(round), .beginGroup(.init(blendMode: .multiply)), fill, .endGroup, .endClip], false),
  ]

  @Test(arguments: rows) func `are masks but for rectangles`(commands: [DisplayList.Command], isMask: Bool) throws {
    var document = try PDFDocument(title: "s")
    try document.addPage(size: PixelSize(width: 100, height: 80), scale: 1, label: "p") { page in
      try draw(list(commands, width: 100, height: 80), on: page, fonts: FontSet(faces: []), pictures: Pictures())
    }
    let text = String(String.UnicodeScalarView(try document.finish().map { Unicode.Scalar($0) }))
    #expect(text.contains("/SMask") == isMask)
  }
}
