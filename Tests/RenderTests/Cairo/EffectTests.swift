import Canvas
import Display
import Graphics
import Render
import Testing

/// Blurs of what is behind, paths as clips, and pictures as paints.
struct EffectTests {
  private let pictures = Pictures()

  init() {
    pictures.bitmaps["a.png"] = Bitmap(
      width: 3, height: 3, pixels: [1, 2, 3, 4, 5, 6, 7, 8, 9].map { 0xFF00_0000 | $0 * 0x10101 })
  }

  @Test func `what is behind is blurred inside the shape only`() throws {
    let edge: [DisplayList.Command] = [
      .fill(.rect(rect(0, 0, 60, 20)), .color(.white)), .fill(.rect(rect(30, 0, 30, 20)), .color(.black)),
    ]
    let sharp = try pixels(list(edge, width: 60, height: 20))
    let blurred = try pixels(
      list(edge + [.blurBehind(RoundedRect(rect(10, 5, 40, 10)), sigma: 4)], width: 60, height: 20))
    for y in 0..<20 {
      for x in 0..<60 where !(10..<50).contains(x) || !(5..<15).contains(y) {
        #expect(blurred[x, y] == sharp[x, y])
      }
    }
    let row = (0..<60).map { Int(blurred[$0, 10] & 0xFF) }
    #expect(row[10..<50].elementsEqual(row[10..<50].sorted(by: >)) && row[10] == 255 && row[49] == 0)
    #expect(abs(row[29] + row[30] - 255) <= 1 && row[25] < 255 && row[34] > 0)
    #expect(blurred.isOpaque)
  }

  @Test func `beyond the picture lies what lies at its edge`() throws {
    let ground = DisplayList.Command.fill(.rect(rect(0, 0, 9, 9)), .color(Color(hex: 0x336699)))
    let plain = try pixels(list([ground], width: 9, height: 9))
    let blur = DisplayList.Command.blurBehind(RoundedRect(rect(-4, -4, 30, 30)), sigma: 12)
    #expect(try pixels(list([ground, blur], width: 9, height: 9)) == plain)
  }

  @Test func `in a group only the group is behind`() throws {
    let commands: [DisplayList.Command] = [
      .fill(.rect(rect(0, 0, 6, 10)), .color(red)), .beginGroup(.init(opacity: 0.9)),
      .blurBehind(RoundedRect(rect(0, 0, 12, 10)), sigma: 3), .endGroup,
    ]
    #expect(try pixels(list(commands)) == pixels(list([commands[0]])))
  }

  @Test func `a clip can be any outline`() throws {
    let triangle = Path([.move(.zero), .line(Point(x: 8, y: 0)), .line(Point(x: 0, y: 8)), .close])
    let fill = DisplayList.Command.fill(.rect(rect(0, 0, 12, 10)), .color(red))
    let clipped = try pixels(list([.beginClip(.path(triangle, .nonzero)), fill, .endClip]))
    #expect(try clipped == pixels(list([.fill(.path(triangle, .nonzero), .color(red))])))
  }

  @Test func `a wall of tiles begins where its tile is`() throws {
    var image = DisplayList.Image(file: "a.png", digest: "d", destination: rect(1, 0, 3, 3), clip: rect(0, 0, 8, 2))
    image.isTiled = true
    let drawn = try pixels(list([.image(image)], width: 9, height: 3), pictures)
    #expect(
      drawn.pixels.map { $0 & 0xFF } == [3, 1, 2, 3, 1, 2, 3, 1, 0, 6, 4, 5, 6, 4, 5, 6, 4]
        + Array(repeating: 0, count: 10))
  }

  @Test func `opacity is that of the picture, or of its tint`() throws {
    var image = DisplayList.Image(file: "a.png", digest: "d", destination: rect(0, 0, 3, 3), clip: rect(0, 0, 3, 3))
    image.opacity = 0.5
    #expect(try pixels(list([.image(image)], width: 3, height: 3), pictures).pixels.allSatisfy { $0 >> 24 == 128 })
    image.tint = red
    #expect(try pixels(list([.image(image)], width: 3, height: 3), pictures).pixels.allSatisfy { $0 == 0x8080_0000 })
  }

  @Test func `nine slices keep the corners and stretch the rest`() throws {
    var image = DisplayList.Image(file: "a.png", digest: "d", destination: rect(0, 0, 5, 4), clip: rect(0, 0, 5, 4))
    image.slices = .init(source: Insets(all: 1), target: Insets(all: 1), areTiled: false)
    let expected: [UInt32] = [1, 2, 2, 2, 3, 4, 5, 5, 5, 6, 4, 5, 5, 5, 6, 7, 8, 8, 8, 9]
    for tiled in [false, true] {
      image.slices?.areTiled = tiled
      let drawn = try pixels(list([.image(image)], width: 5, height: 4), pictures)
      #expect(drawn.pixels == expected.map { 0xFF00_0000 | $0 * 0x10101 })
    }
    // Halfway between pixels, and twice as large: the parts are still joined without a seam.
    for plane in [
      AffineTransform.translation(x: 0.5, y: 0.5), AffineTransform(a: 3, b: 1, c: -1, d: 3, tx: 6, ty: 1),
    ] {
      let commands: [DisplayList.Command] = [.beginTransform(plane), .image(image), .endTransform]
      let drawn = try pixels(list(commands, width: 30, height: 22), pictures)
      let whole = try pixels(
        list(
          [.beginTransform(plane), .fill(.rect(rect(0, 0, 5, 4)), .color(red)), .endTransform], width: 30, height: 22))
      for (one, other) in zip(drawn.pixels, whole.pixels) { #expect(abs(Int(one >> 24) - Int(other >> 24)) <= 1) }
    }
  }

  @Test func `a shape can be filled with a picture`() throws {
    let image = DisplayList.Image(file: "a.png", digest: "d", destination: rect(0, 0, 3, 3), clip: rect(0, 0, 3, 3))
    let hole = Path([
      .move(Point(x: 1, y: 0)), .line(Point(x: 3, y: 0)), .line(Point(x: 3, y: 2)), .line(Point(x: 1, y: 2)), .close,
    ])
    let drawn = try pixels(list([.fill(.path(hole, .nonzero), .image(image))], width: 3, height: 3), pictures)
    #expect(drawn.pixels.map { $0 & 0xFF } == [0, 2, 3, 0, 5, 6, 0, 0, 0])
  }
}
