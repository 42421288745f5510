import Canvas
import Graphics
import Testing

struct ShapeTests {
  @Test(arguments: [
    (Rect(x: 10, y: 10, width: 80, height: 60), CornerRadii(all: 0), 4800.0),
    (Rect(x: 10, y: 10, width: 80, height: 80), CornerRadii(all: 40), 1600 * Double.pi),
    (Rect(x: 10.5, y: 10.25, width: 80, height: 60), CornerRadii(all: 20), 4800 - 400 * (4 - Double.pi)),
    (Rect(x: 10, y: 10, width: 80, height: 60), CornerRadii(all: 1000), 60 * 20 + 900 * Double.pi),
  ])
  func `a rounded rectangle covers its area`(rect: Rect, radii: CornerRadii, area: Double) throws {
    let bitmap = try picture(100, 100) { $0.fill(rect, radii: radii, .black) }
    #expect(abs(bitmap.coverage - area) < area / 500)
  }

  @Test(arguments: [1, 2, 5, 8, 11, 16, 23, 41, 44, 60, 87, 150, 301])
  func `a circle is symmetric`(diameter: Int) throws {
    let side = Double(diameter)
    let circle = Rect(x: 0, y: 0, width: side, height: side)
    let radii = CornerRadii(all: side / 2)
    let drawn = [
      try picture(diameter, diameter) { $0.fill(circle, radii: radii, .black) },
      try picture(diameter, diameter) { $0.fillBorder(circle, radii: radii, widths: Insets(all: 1), .black) },
      try picture(diameter, diameter) { surface in
        surface.clip(to: circle, radii: radii)
        surface.fill(.black)
      },
    ]
    for bitmap in drawn {
      var most = 0
      for y in 0..<diameter {
        for x in 0..<diameter {
          let alpha = bitmap.alpha(x, y)
          most = max(most, abs(alpha - bitmap.alpha(diameter - 1 - x, y)))
          most = max(most, abs(alpha - bitmap.alpha(x, diameter - 1 - y)))
        }
      }
      // Cairo knows 256 places in a pixel and fifteen lines.
      #expect(most <= 2)
    }
    #expect(abs(drawn[0].coverage - side * side / 4 * Double.pi) < max(0.5, side / 100))
  }

  @Test func `each corner has its own ellipse`() throws {
    var radii = CornerRadii.zero
    radii.topRight = Size(width: 30, height: 10)
    let bitmap = try picture(40, 40) { $0.fill(Rect(x: 0, y: 0, width: 40, height: 40), radii: radii, .black) }
    #expect([bitmap.alpha(0, 0), bitmap.alpha(0, 39), bitmap.alpha(39, 39)] == [255, 255, 255])
    #expect(bitmap.alpha(39, 0) == 0)
    #expect(bitmap.alpha(39, 11) == 255 && bitmap.alpha(8, 0) == 255 && bitmap.alpha(30, 0) < 128)
  }

  @Test(arguments: [
    (Size(width: 10, height: 10), CornerRadii(all: 4), CornerRadii(all: 4)),
    (Size(width: 10, height: 10), CornerRadii(all: 8), CornerRadii(all: 5)),
    (Size(width: 10, height: 40), CornerRadii(all: 20), CornerRadii(all: 5)),
    (Size(width: 0, height: 0), CornerRadii(all: 3), CornerRadii(all: 0)),
  ])
  func `radii that overlap shrink by one factor`(size: Size, radii: CornerRadii, fitted: CornerRadii) {
    #expect(radii.fitted(to: size) == fitted)
  }

  @Test func `a border is the ring between its edges`() throws {
    let bitmap = try picture(20, 20) { surface in
      surface.fillBorder(
        Rect(x: 0, y: 0, width: 20, height: 20), radii: .zero, widths: Insets(top: 1, left: 2, bottom: 3, right: 4),
        .black)
    }
    #expect(bitmap.coverage == Double(20 * 20 - 14 * 16))
    #expect([bitmap.alpha(10, 0), bitmap.alpha(10, 1), bitmap.alpha(1, 10), bitmap.alpha(2, 10)] == [255, 0, 255, 0])
  }

  @Test func `a border wider than its box fills it`() throws {
    let bitmap = try picture(10, 10) { surface in
      surface.fillBorder(Rect(x: 0, y: 0, width: 10, height: 10), radii: .zero, widths: Insets(all: 6), .black)
    }
    #expect(bitmap.coverage == 100)
  }

  @Test func `fill rules differ where an outline turns twice`() throws {
    func square(_ inset: Double) -> [Path.Element] {
      Path.roundedRect(Rect(x: inset, y: inset, width: 10 - 2 * inset, height: 10 - 2 * inset), .zero).elements
    }
    let path = Path(square(0) + square(2))
    #expect(try picture(10, 10) { $0.fill(path, .black) }.coverage == 100)
    #expect(try picture(10, 10) { $0.fill(path, rule: .evenodd, .black) }.coverage == 64)
  }

  @Test(
    arguments: [
      (StrokeStyle(width: 2), 20.0), (StrokeStyle(width: 2, cap: .square), 24), (StrokeStyle(width: 0), 0),
      (StrokeStyle(width: -3), 0), (StrokeStyle(width: 2, dash: [2, 3]), 8),
      (StrokeStyle(width: 2, dash: [0, 0]), 20),
      (StrokeStyle(width: 2, dash: [-1, 3]), 20), (StrokeStyle(width: 2, dash: [2, 3], dashPhase: 2), 8),
      (StrokeStyle(width: 2, dash: [5], dashPhase: 5), 10),
    ] as [(StrokeStyle, Double)])
  func `strokes cover what their style says`(style: StrokeStyle, area: Double) throws {
    let line = Path([.move(Point(x: 5, y: 5)), .line(Point(x: 15, y: 5))])
    #expect(abs(try picture(20, 10) { $0.stroke(line, style, .black) }.coverage - area) < 0.1)
  }

  @Test func `an offset moves the pattern, a whole period does not`() throws {
    let line = Path([.move(Point(x: 0, y: 1)), .line(Point(x: 40, y: 1))])
    func dashed(_ offset: Double) throws -> Bitmap {
      try picture(40, 2) { $0.stroke(line, StrokeStyle(width: 2, dash: [4, 2, 1], dashPhase: offset), .black) }
    }
    #expect(try dashed(0) == dashed(14))
    #expect(try dashed(0) == dashed(-28))
    #expect(try dashed(0) != dashed(7))
  }

  @Test func `a path is scaled, then moved`() {
    let path = Path([
      .move(Point(x: 1, y: 2)), .curve(Point(x: 1, y: 1), Point(x: 2, y: 2), Point(x: 3, y: 3)), .close,
    ])
    let moved = path.transformed(scaleX: 2, scaleY: 3, x: 10, y: 20)
    #expect(
      moved.elements == [
        .move(Point(x: 12, y: 26)), .curve(Point(x: 12, y: 23), Point(x: 14, y: 26), Point(x: 16, y: 29)), .close,
      ])
  }
}
