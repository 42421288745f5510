import Display
import Graphics
import Render
import Testing

struct SVGImagesTests {
  private let bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47]

  private func image(_ file: String = "a.png", _ change: (inout DisplayList.Image) -> Void = { _ in })
    -> DisplayList.Image
  {
    var image = DisplayList.Image(
      file: file, digest: "d", destination: rect(1, 2, 20, 10), clip: rect(1, 2, 20, 10))
    change(&image)
    return image
  }

  private func lines(_ commands: [DisplayList.Command], embedded: Bool = true, hasFilters: Bool = true) -> [String] {
    let pictures: SVGPictures =
      embedded
      ? .embedded(bytes: { [bytes] _ in bytes }, size: { _ in PixelSize(width: 12, height: 8) }) : .referenced
    let document = svgDocument(of: list(commands), pictures: pictures, options: SVGOptions(hasFilters: hasFilters))
    #expect(parse(document) != nil)
    let plain = document.replacing(/[0-9a-f]{16}/, with: "HASH").replacing(
      "data:image/png;base64,iVBORw==", with: "DATA")
    return plain.split(separator: "\n").dropFirst().dropLast().map { line in
      String(line.drop { $0 == " " }.map { $0 == "\"" ? "'" : $0 })
    }
  }

  @Test func `A picture may let through what is behind it`() {
    #expect(
      lines([.image(image { $0.opacity = 0.25 })]) == [
        "<image x='1' y='2' width='20' height='10' preserveAspectRatio='none' opacity='0.25' data-file='a.png' data-digest='d' xlink:href='DATA'/>"
      ])
  }

  @Test func `A wall is a pattern`() {
    let wall = image {
      $0.isTiled = true
      $0.clip = rect(0, 0, 100, 50)
    }
    #expect(
      lines([.image(wall)], embedded: false) == [
        "<defs>",
        "<pattern id='tile:a.png:x1y2w20h10' patternUnits='userSpaceOnUse' width='20' height='10' patternTransform='translate(1 2)'><image x='0' y='0' width='20' height='10' preserveAspectRatio='none' data-file='a.png' data-digest='d'/></pattern>",
        "</defs>",
        "<rect x='0' y='0' width='100' height='50' fill='url(#tile:a.png:x1y2w20h10)' data-file='a.png' data-digest='d'/>",
      ])
  }

  @Test func `A picture drawn twice is embedded once`() {
    let moved = image {
      $0.destination = rect(5, 5, 2, 3)
      $0.clip = rect(6, 6, 1, 1)
    }
    #expect(
      lines([.image(image()), .fill(.rect(rect(6, 6, 1, 1)), .image(moved))]) == [
        "<defs>", "<clipPath id='clip:x6y6w1h1'><rect x='6' y='6' width='1' height='1'/></clipPath>",
        "<image id='picture:a.png' width='1' height='1' preserveAspectRatio='none' xlink:href='DATA'/>", "</defs>",
        "<g data-file='a.png' data-digest='d'><use xlink:href='#picture:a.png' transform='matrix(20 0 0 10 1 2)'/></g>",
        "<g clip-path='url(#clip:x6y6w1h1)' data-file='a.png' data-digest='d'><use xlink:href='#picture:a.png' transform='matrix(2 0 0 3 5 5)'/></g>",
      ])
  }

  @Test func `A picture fills a shape`() {
    let shape = Shape.rounded(rect(1, 2, 20, 10), CornerRadii(all: 3))
    #expect(
      lines([.fill(shape, .image(image()))], embedded: false).suffix(3) == [
        "<g clip-path='url(#clip:x1y2w20h10r3x3)'>",
        "<image x='1' y='2' width='20' height='10' preserveAspectRatio='none' data-file='a.png' data-digest='d'/>",
        "</g>",
      ])
  }

  private var sliced: DisplayList.Image {
    image { $0.slices = .init(source: Insets(all: 2), target: Insets(all: 4), areTiled: false) }
  }

  @Test func `Nine parts are nine windows onto one picture`() {
    let written = lines([.image(sliced)])
    #expect(written.filter { $0.contains("DATA") }.count == 1)
    let windows = written.filter { $0.hasPrefix("<svg") }
    #expect(windows.count == 9)
    let use = "<use xlink:href='#picture:a.png' transform='matrix(12 0 0 8 0 0)'/></svg>"
    #expect(
      windows.first == "<svg x='1' y='2' width='4' height='4' viewBox='0 0 2 2' preserveAspectRatio='none'>" + use)
    #expect(windows[4] == "<svg x='5' y='6' width='12' height='2' viewBox='2 2 8 4' preserveAspectRatio='none'>" + use)
    #expect(
      windows.last == "<svg x='17' y='8' width='4' height='4' viewBox='10 6 2 2' preserveAspectRatio='none'>" + use)
  }

  @Test func `Nine parts may be walls`() {
    var tiled = sliced
    tiled.slices?.areTiled = true
    let written = lines([.image(tiled)])
    #expect(written.filter { $0.hasPrefix("<pattern") }.count == 5)
    #expect(written.filter { $0.hasPrefix("<svg") }.count == 4)
    #expect(written.contains("<rect x='5' y='2' width='12' height='4' fill='url(#tile:a.png:x2y0w8h2tox5y2w12h4)'/>"))
  }

  @Test func `A companion says where a picture is cut`() {
    #expect(
      lines([.image(sliced)], embedded: false) == [
        "<image x='1' y='2' width='20' height='10' preserveAspectRatio='none' data-file='a.png' data-digest='d' data-slices='2 2 2 2' data-slices-drawn='4 4 4 4'/>"
      ])
  }

  @Test func `A tint without filters is seen through the picture`() {
    let tinted = image { $0.tint = blue.opacity(0.5) }
    #expect(
      lines([.image(tinted)], hasFilters: false) == [
        "<defs>",
        "<mask id='mask:a.png:HASH' maskUnits='userSpaceOnUse' x='1' y='2' width='20' height='10' mask-type='alpha'><image x='1' y='2' width='20' height='10' preserveAspectRatio='none' data-file='a.png' data-digest='d' xlink:href='DATA'/></mask>",
        "</defs>",
        "<rect x='1' y='2' width='20' height='10' fill='#0000ff' fill-opacity='0.5' mask='url(#mask:a.png:HASH)'/>",
      ])
    #expect(
      lines([.image(tinted)], embedded: false, hasFilters: false) == [
        "<image x='1' y='2' width='20' height='10' preserveAspectRatio='none' data-tint='#0000ff' data-file='a.png' data-digest='d'/>"
      ])
  }

  @Test func `A picture is a mask by its opacity`() {
    let group = DisplayList.Group(mask: .init(box: rect(1, 2, 20, 10), paint: .image(image())))
    let written = lines([.beginGroup(group), .endGroup])
    #expect(written.contains { $0.hasPrefix("<mask") && $0.contains("filter='url(#tint:ffffff)'") })
    #expect(written.contains { $0.hasPrefix("<filter id='tint:ffffff'") })
  }

  @Test(arguments: ["a b.png", "\"><x", ")#", "é.png", "", "../../x[1].png"])
  func `No name of a file ends a reference`(file: String) throws {
    let wall = image(file) { $0.isTiled = true }
    let commands: [DisplayList.Command] = [
      .image(image(file)), .image(image("a_b.png")), .image(wall), .image(image("a_b.png")),
    ]
    let document = svgDocument(of: list(commands), pictures: .embedded(bytes: { [bytes] _ in bytes }))
    let root = try #require(parse(document))
    let ids = root.all.compactMap { $0.attributes["id"] }
    #expect(ids.count == 3 && Set(ids).count == 3)
    for id in ids { #expect(!id.contains { $0.isWhitespace || !$0.isASCII || "()\"'<>#".contains($0) }) }
    let used = Set(root.all.compactMap { $0.attributes["xlink:href"] }.filter { $0.hasPrefix("#") })
    #expect(used == Set(ids.filter { $0.hasPrefix("picture:") }.map { "#" + $0 }))
  }
}
