import Display
import Graphics
import Render
import Testing

struct GroupTests {
  private let box = DisplayList.Command.fill(.rect(rect(0, 0, 4, 2)), .color(.white))

  @Test(arguments: BlendMode.allCases)
  func `colours mix by the formulas of CSS`(mode: BlendMode) throws {
    let colors = [
      Color(hex: 0x000000), Color(hex: 0xFFFFFF), Color(hex: 0x336699), Color(hex: 0xE0A010), Color(hex: 0x808080),
      Color(red: 200, green: 40, blue: 90, alpha: 0.5), Color(red: 10, green: 250, blue: 120, alpha: 0.25),
    ]
    for behind in colors {
      for front in colors {
        let picture = try pixels(
          list(
            [
              .fill(.rect(rect(0, 0, 1, 1)), .color(behind)), .beginGroup(.init(blendMode: mode)),
              .fill(.rect(rect(0, 0, 1, 1)), .color(front)), .endGroup,
            ], width: 1, height: 1))
        let expected = mode.blend(front, over: behind)
        let found = [24, 16, 8, 0].map { Double(picture[0, 0] >> $0 & 0xFF) }
        // A premultiplied byte at an alpha of a quarter says no more than four levels of its colour.
        for (one, other) in zip(found, expected) {
          #expect(abs(one - other) <= 5, "\(mode): \(front) over \(behind) is \(found), not \(expected)")
        }
      }
    }
  }

  @Test func `a group as opaque as its parts is no group`() throws {
    let parts: [DisplayList.Command] = [
      .fill(.rounded(rect(1.5, 1, 8, 7), CornerRadii(all: 3)), .color(red)),
      .shadow(RoundedRect(rect(3, 3, 5, 5)), Shadow(offset: Point(x: 1, y: 2), blur: 4, color: blue)),
    ]
    let ground = DisplayList.Command.fill(.rect(rect(0, 0, 12, 10)), .color(Color(hex: 0x77CC22)))
    let plain = try pixels(list([ground] + parts))
    let grouped = try pixels(list([ground, .beginGroup(.init())] + parts + [.endGroup]))
    #expect(zip(plain.pixels, grouped.pixels).allSatisfy { distance($0, $1) <= 1 })
    let single = try pixels(list([ground, .beginGroup(.init()), parts[0], .endGroup]))
    #expect(try single == pixels(list([ground, parts[0]])))
  }

  @Test func `an outline cuts a group when it is laid, and nothing in it`() throws {
    let ground = DisplayList.Command.fill(.rect(rect(0, 0, 12, 10)), .color(.black))
    let parts: [DisplayList.Command] = [
      .fill(.rect(rect(0, 0, 12, 10)), .color(red)), .fill(.rect(rect(0, 0, 6, 10)), .color(.white)),
      .blurBehind(RoundedRect(rect(0, 0, 12, 10)), sigma: 2),
    ]
    let whole = try pixels(list([ground, .beginGroup(.init())] + parts + [.endGroup]))
    let outline = Shape.rect(rect(4, 3, 5, 4))
    let cut = try pixels(list([ground, .beginGroup(.init(outline: outline))] + parts + [.endGroup]))
    for y in 0..<10 {
      for x in 0..<12 {
        let isInside = (4..<9).contains(x) && (3..<7).contains(y)
        #expect(cut[x, y] == (isInside ? whole[x, y] : 0xFF00_0000), "\(x), \(y)")
      }
    }
    // Its edge is softened once: a group of one colour is a shape of that colour.
    let disc = Shape.rounded(rect(2, 2, 7, 7), CornerRadii(all: 3.5))
    let shape = try pixels(list([ground, .fill(disc, .color(red))]))
    let filled = [DisplayList.Command.fill(.rect(rect(0, 0, 12, 10)), .color(red))]
    let group = try pixels(list([ground, .beginGroup(.init(outline: disc))] + filled + [.endGroup]))
    #expect(zip(shape.pixels, group.pixels).allSatisfy { distance($0, $1) <= 1 })
  }

  @Test func `a wall of tiles is as large in a group as outside`() throws {
    let pictures = Pictures()
    pictures.bitmaps["a.png"] = Bitmap(
      width: 2, height: 2, pixels: [0xFFFF_0000, 0xFF00_00FF, 0xFF00_00FF, 0xFFFF_0000])
    var wall = DisplayList.Image(file: "a.png", digest: "a", destination: rect(0, 0, 2, 2), clip: rect(0, 0, 12, 10))
    wall.isTiled = true
    let plain = try pixels(list([.image(wall)]), pictures)
    let mask = DisplayList.Mask(box: rect(0, 0, 12, 10), paint: .color(.black))
    #expect(plain.pixels.allSatisfy { $0 != 0 })
    #expect(try pixels(list([.beginGroup(.init(mask: mask)), .image(wall), .endGroup]), pictures) == plain)
  }

  @Test func `a mask lets through what its paint is opaque of, and nothing outside its box`() throws {
    let stops = [(0.0, 0.0), (0.5, 0), (0.5, 1), (1, 1)].map {
      GradientStop(offset: $0, color: Color.black.opacity($1))
    }
    let paint = DisplayList.Paint.linear(LinearGradient(start: .zero, end: Point(x: 4, y: 0), stops: stops))
    let mask = DisplayList.Mask(box: rect(0, 1, 4, 1), paint: paint)
    func drawn(_ group: DisplayList.Group) throws -> [String] {
      try pixels(list([.beginGroup(group), box, .endGroup], width: 4, height: 3))
        .rows([0: ".", 0xFFFF_FFFF: "w", 0x8080_8080: "h"])
    }
    #expect(try drawn(.init(mask: mask)) == ["....", "..ww", "...."])
    #expect(try drawn(.init(opacity: 0.5, mask: mask)) == ["....", "..hh", "...."])
    let half = DisplayList.Mask(box: rect(1, 0, 2, 1), paint: .color(red.opacity(0.5)))
    #expect(try drawn(.init(mask: half)) == [".hh.", "....", "...."])
  }

  @Test func `a mask can be a picture`() throws {
    let pictures = Pictures()
    pictures.bitmaps["m.png"] = Bitmap(width: 4, height: 1, pixels: [0, 0xFF00_0000, 0xFFFF_FFFF, 0x8000_0000])
    let image = DisplayList.Image(file: "m.png", digest: "d", destination: rect(0, 0, 4, 1), clip: rect(0, 0, 4, 1))
    let group = DisplayList.Group(mask: .init(box: rect(0, 0, 4, 1), paint: .image(image)))
    let drawn = try pixels(list([.beginGroup(group), box, .endGroup], width: 4, height: 1), pictures)
    #expect(drawn.pixels == [0, 0xFFFF_FFFF, 0xFFFF_FFFF, 0x8080_8080])
    pictures.bitmaps = [:]
    let error = #expect(throws: DrawingError.self) {
      _ = try pixels(list([.beginGroup(group), box, .endGroup], width: 4, height: 1), pictures)
    }
    #expect(error?.cause is Pictures.NoSuchPicture)
  }

  @Test func `a group is as large as what it draws, wherever its plane lies`() throws {
    let turned = AffineTransform(a: 0, b: 2, c: -2, d: 0, tx: 60, ty: 5)
    let shape = RoundedRect(rect(4, 6, 10, 8), CornerRadii(all: 2))
    let inside: [DisplayList.Command] = [
      .beginGroup(.init(opacity: 0.5)), .shadow(shape, Shadow(offset: Point(x: 3, y: 1), blur: 5, color: blue)),
      .fill(.rounded(shape), .color(red)), .beginTransform(.translation(x: 9, y: 2)),
      .fill(.rounded(shape), .color(red)),
      .endTransform, .endGroup,
    ]
    let all: [DisplayList.Command] = [
      .beginTransform(turned), .beginGroup(.init()), .beginGroup(.init()), .endGroup,
    ]
    let tight = try pixels(list(all + inside + [.endGroup, .endTransform], width: 70, height: 80))
    let wide: DisplayList.Command = .fill(.rect(rect(-90, -90, 200, 200)), .color(.clear))
    let loose = try pixels(
      list(all + [wide] + inside.flatMap { [$0, wide] } + [.endGroup, .endTransform], width: 70, height: 80))
    #expect(tight == loose)
    #expect(tight.pixels.filter { $0 >> 24 == 128 }.count > 200)
  }
}

/// The largest difference of two pixels in one channel.
private func distance(_ first: UInt32, _ second: UInt32) -> Int {
  [0, 8, 16, 24].map { abs(Int(first >> $0 & 0xFF) - Int(second >> $0 & 0xFF)) }.max() ?? 0
}
