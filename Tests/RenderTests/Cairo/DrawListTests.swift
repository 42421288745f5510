import Canvas
import Display
import Graphics
import Render
import Testing

private let letters: [UInt32: Character] = [0: ".", 0xFFFF_0000: "r", 0xFF00_00FF: "b", 0xFFFF_FFFF: "w"]

struct DrawListTests {
  /// Beginnings of lists of which nothing is seen, or all.
  @Test(
    arguments: [
      ([.fill(.rect(rect(0, 0, 3, 1)), .color(blue)), .fill(.rect(rect(-1, 0, 9, 1)), .color(red))], "rrr"),
      ([.fill(.rect(rect(0, 0, 3, 1)), .color(red)), .fill(.rect(rect(0, 0, 2.5, 1)), .color(red))], "rrr"),
      ([.fill(.rect(rect(0, 0, 2, 1)), .color(red))], "rr."),
      (
        [
          .fill(.rounded(rect(0, 0, 3, 1), CornerRadii(all: 0.5)), .color(red)),
          .fill(.rect(rect(0, 0, 3, 2)), .color(blue)),
        ], "bbb"
      ),
      ([.fill(.rect(rect(0, 0, 3, 1)), .color(blue)), .fill(.rect(rect(0, 0, 3, 1)), .color(red.opacity(0)))], "bbb"),
      ([.beginClip(.rect(rect(1, 0, 1, 1))), .fill(.rect(rect(0, 0, 3, 1)), .color(red)), .endClip], ".r."),
      ([.beginGroup(.init(opacity: 0)), .fill(.rect(rect(0, 0, 3, 1)), .color(red)), .endGroup], "..."),
      (
        [
          .fill(.rect(rect(2, 0, 1, 1)), .color(red)), .fill(.rect(rect(0, 0, 3, 1)), .color(blue)),
          .fill(.rect(rect(1, 0, 1, 1)), .color(red)),
        ], "brb"
      ),
      ([.fill(.rect(rect(.nan, 0, 3, 1)), .color(red))], nil),
    ] as [([DisplayList.Command], String?)])
  func `What is covered is not seen, and what is not covered is`(commands: [DisplayList.Command], row: String?) throws {
    let drawn = try? pixels(list(commands, width: 3, height: 1)).rows(letters)
    #expect(drawn == row.map { [$0] })
  }

  @Test func `Fills on whole pixels are exact`() throws {
    let commands: [DisplayList.Command] = [
      .fill(.rect(rect(1, 1, 4, 2)), .color(red)), .fill(.rect(rect(3, 2, 4, 2)), .color(blue)),
      .fill(.rect(rect(-5, 3, 7, 9)), .color(red)),
    ]
    let picture = try pixels(list(commands, width: 8, height: 5))
    #expect(picture.rows(letters) == ["........", ".rrrr...", ".rrbbbb.", "rr.bbbb.", "rr......"])
  }

  @Test func `A border is a ring of whole pixels inside the edge`() throws {
    let picture = try pixels(
      list([.border(RoundedRect(rect(1, 0, 6, 5)), .init(widths: Insets(all: 1), color: red))], width: 8, height: 5))
    #expect(picture.rows(letters) == [".rrrrrr.", ".r....r.", ".r....r.", ".r....r.", ".rrrrrr."])
  }

  @Test func `A border thicker than half its box fills it`() throws {
    let picture = try pixels(
      list([.border(RoundedRect(rect(1, 1, 3, 2)), .init(widths: Insets(all: 2), color: red))], width: 5, height: 4))
    #expect(picture.rows(letters) == [".....", ".rrr.", ".rrr.", "....."])
  }

  @Test func `A clip cuts what is inside it and nothing after it`() throws {
    let commands: [DisplayList.Command] = [
      .beginClip(.rect(rect(1, 1, 3, 2))), .fill(.rect(rect(0, 0, 6, 6)), .color(red)), .endClip,
      .fill(.rect(rect(5, 0, 1, 1)), .color(blue)),
    ]
    let picture = try pixels(list(commands, width: 6, height: 4))
    #expect(picture.rows(letters) == [".....b", ".rrr..", ".rrr..", "......"])
  }

  @Test func `Clips nest`() throws {
    let commands: [DisplayList.Command] = [
      .beginClip(.rect(rect(0, 0, 3, 3))), .beginClip(.rect(rect(2, 2, 3, 3))),
      .fill(.rect(rect(0, 0, 6, 6)), .color(red)), .endClip, .fill(.rect(rect(0, 0, 6, 1)), .color(blue)), .endClip,
    ]
    let picture = try pixels(list(commands, width: 5, height: 4))
    #expect(picture.rows(letters) == ["bbb..", ".....", "..r..", "....."])
  }

  @Test func `A group hides what is below its front, and is as transparent as it says`() throws {
    let commands: [DisplayList.Command] = [
      .beginGroup(.init(opacity: 0.5)), .fill(.rect(rect(1, 0, 3, 1)), .color(red)),
      .fill(.rect(rect(2, 0, 3, 1)), .color(blue)), .endGroup,
    ]
    let picture = try pixels(list(commands, width: 6, height: 1))
    let half: [UInt32: Character] = [0: ".", 0x8080_0000: "r", 0x8000_0080: "b"]
    #expect(picture.rows(half) == [".rbbb."])
  }

  @Test func `A single transparent fill is the same as its group`() throws {
    for alpha in stride(from: 0.0, through: 1, by: 0.05) {
      let shape = (rect(1.5, 1, 8, 8), CornerRadii(all: 4))
      let base = DisplayList.Command.fill(.rect(rect(0, 0, 12, 10)), .color(.white))
      let group = try pixels(
        list([base, .beginGroup(.init(opacity: alpha)), .fill(.rounded(shape.0, shape.1), .color(red)), .endGroup]))
      let fill = try pixels(list([base, .fill(.rounded(shape.0, shape.1), .color(red.opacity(alpha)))]))
      let difference = zip(group.pixels, fill.pixels).map { distance($0, $1) }.max() ?? 0
      #expect(difference <= 2, "at \(alpha)")
    }
  }

  @Test func `Groups are as large as what they draw`() throws {
    let inside: [DisplayList.Command] = [
      .fill(.rounded(rect(2.5, 2.5, 4, 4), CornerRadii(all: 2)), .color(red)),
      .border(RoundedRect(rect(4, 4, 6, 5)), .init(widths: Insets(all: 1), color: blue)),
      .strokePath(
        Path([.move(Point(x: 1, y: 1)), .line(Point(x: 9, y: 5))]), Graphics.StrokeStyle(width: 3, cap: .square), red),
    ]
    // A fill of the whole picture that is cut away makes the group as large as the picture.
    let whole: [DisplayList.Command] = [
      .beginClip(.rect(.zero)), .fill(.rect(rect(0, 0, 12, 10)), .color(red)), .endClip,
    ]
    let tight = try pixels(list([.beginGroup(.init(opacity: 0.7))] + inside + [.endGroup]))
    let loose = try pixels(list([.beginGroup(.init(opacity: 0.7))] + whole + inside + [.endGroup]))
    #expect(tight == loose)
  }

  @Test(arguments: [7.0, 20, 33, 100])
  func `A circle is the same from all sides`(side: Double) throws {
    let picture = try pixels(
      list(
        [.fill(.rounded(rect(1, 1, side, side), CornerRadii(all: side / 2)), .color(red))], width: Int(side) + 2,
        height: Int(side) + 2))
    let last = picture.width - 1
    var (mirrored, turned) = (0, 0)
    for y in 0...last {
      for x in 0...last {
        mirrored = max(mirrored, distance(picture[x, y], picture[last - x, y]))
        mirrored = max(mirrored, distance(picture[x, y], picture[x, last - y]))
        turned = max(turned, distance(picture[x, y], picture[y, x]))
      }
    }
    // Cairo samples a pixel in 17 columns and 15 rows, not quite around its middle; one row is 17 of 255.
    #expect(mirrored <= 17)
    #expect(turned <= 17)
  }

  @Test func `The even-odd rule leaves holes`() throws {
    let square = { (inset: Double) -> [Path.Element] in
      let (low, high) = (inset, 4 - inset)
      return [
        .move(Point(x: low, y: low)), .line(Point(x: high, y: low)), .line(Point(x: high, y: high)),
        .line(Point(x: low, y: high)), .close,
      ]
    }
    let path = Path(square(0) + square(1))
    #expect(
      try pixels(list([.fill(.path(path, .evenodd), .color(red))], width: 4, height: 4)).rows(letters)
        == ["rrrr", "r..r", "r..r", "rrrr"])
    #expect(
      try pixels(list([.fill(.path(path, .nonzero), .color(red))], width: 4, height: 4)).rows(letters)
        == ["rrrr", "rrrr", "rrrr", "rrrr"])
  }

  @Test(arguments: [
    (Graphics.StrokeStyle.Cap.butt, ["......", "..rr..", "..rr..", "......"]),
    (.square, ["......", ".rrrr.", ".rrrr.", "......"]),
  ])
  func `A stroke ends as its cap says`(cap: Graphics.StrokeStyle.Cap, rows: [String]) throws {
    let path = Path([.move(Point(x: 2, y: 2)), .line(Point(x: 4, y: 2))])
    let picture = try pixels(
      list([.strokePath(path, Graphics.StrokeStyle(width: 2, cap: cap), red)], width: 6, height: 4))
    #expect(picture.rows(letters) == rows)
  }

  @Test func `Dashes follow each other along the line`() throws {
    let path = Path([.move(Point(x: 0, y: 0.5)), .line(Point(x: 8, y: 0.5))])
    let style = Graphics.StrokeStyle(width: 1, dash: [2, 1], dashPhase: 1)
    #expect(
      try pixels(list([.strokePath(path, style, red)], width: 8, height: 1)).rows(letters) == ["r.rr.rr."])
  }

  @Test func `A picture of impossible size is an error`() {
    #expect(throws: CanvasError.surfaceSize(width: 0, height: 10)) {
      _ = try pixels(list([], width: 0, height: 10))
    }
  }

  @Test func `A group that was never begun is an error`() {
    #expect(throws: CanvasError.self) { _ = try pixels(list([.endGroup])) }
  }
}

/// The largest difference of two pixels in one channel.
private func distance(_ first: UInt32, _ second: UInt32) -> Int {
  [0, 8, 16, 24].map { abs(Int(first >> $0 & 0xFF) - Int(second >> $0 & 0xFF)) }.max() ?? 0
}
