import Canvas
import Graphics
import Testing

struct SurfaceTests {
  @Test(arguments: [(0, 10), (10, 0), (-1, 10), (40_000, 10), (10, 40_000), (32_767, 32_767), (.max, .max), (.min, 1)])
  func `sizes that cannot be drawn are errors`(width: Int, height: Int) {
    let made = Result { () throws(CanvasError) in try Surface(width: width, height: height).width }
    #expect(throws: CanvasError.surfaceSize(width: width, height: height)) { try made.get() }
  }

  @Test func `a new surface is transparent and as large as asked`() throws {
    let bitmap = try picture(32_767, 2) { _ in }
    #expect(bitmap == Bitmap(width: 32_767, height: 2, pixels: Array(repeating: 0, count: 65_534)))
  }

  @Test(arguments: [(0x000000 as UInt32), 0xFFFFFF, 0x010203, 0xFE7F80])
  func `a surface of one colour is one that was filled with it`(hex: UInt32) throws {
    let surface = try Surface(width: 7, height: 3, filledWith: Color(hex: hex))
    let filled = try picture(7, 3) { $0.fill(Rect(x: 0, y: 0, width: 7, height: 3), Color(hex: hex)) }
    #expect(try surface.bitmap() == filled)
    surface.fill(Rect(x: 2, y: 1, width: 1, height: 1), Color(hex: 0xFF0000))
    #expect(try surface.bitmap()[2, 1] == 0xFFFF_0000)
    let made = Result { () throws(CanvasError) in try Surface(width: 0, height: 1, filledWith: .black).width }
    #expect(throws: CanvasError.surfaceSize(width: 0, height: 1)) { try made.get() }
  }

  @Test func `pixels are premultiplied words`() throws {
    let bitmap = try picture(3, 1) { surface in
      surface.fill(Rect(x: 1, y: 0, width: 1, height: 1), Color(hex: 0x102030))
      surface.fill(Rect(x: 2, y: 0, width: 1, height: 1), Color(red: 255, green: 0, blue: 0, alpha: 0.5))
    }
    #expect(bitmap.pixels == [0, 0xFF10_2030, 0x8080_0000])
  }

  @Test func `lent pixels are the copied ones`() throws {
    let surface = try Surface(width: 5, height: 4)
    surface.fill(Rect(x: 1.5, y: 1.25, width: 2, height: 2), .black)
    let copy = surface.withPixels { words in (0..<words.count).map { words[$0] } }
    #expect(try surface.bitmap().pixels == copy)
  }

  @Test func `a group is laid over as one`() throws {
    let bitmap = try picture(2, 1) { surface in
      surface.fill(.white)
      surface.pushGroup()
      surface.fill(Rect(x: 0, y: 0, width: 2, height: 1), Color(hex: 0xFF0000))
      surface.fill(Rect(x: 1, y: 0, width: 1, height: 1), Color(hex: 0x0000FF))
      surface.popGroup(alpha: 0)
      surface.pushGroup()
      surface.fill(Rect(x: 0, y: 0, width: 2, height: 1), .black)
      surface.fill(Rect(x: 1, y: 0, width: 1, height: 1), .white)
      surface.popGroup(alpha: 0.5)
    }
    #expect(bitmap.pixels == [0xFF7F_7F7F, 0xFFFF_FFFF])
  }

  @Test func `a clip holds until it is restored`() throws {
    let bitmap = try picture(3, 1) { surface in
      surface.save()
      surface.clip(to: Rect(x: 1, y: 0, width: 1, height: 1))
      surface.fill(.black)
      surface.restore()
      surface.fill(Rect(x: 2, y: 0, width: 1, height: 1), .white)
    }
    #expect(bitmap.pixels == [0, 0xFF00_0000, 0xFFFF_FFFF])
  }

  @Test func `an empty clip cuts everything away`() throws {
    for rect in [Rect(x: 1, y: 1, width: 0, height: 2), Rect(x: 3, y: 3, width: -2, height: -2)] {
      let bitmap = try picture(4, 4) { surface in
        surface.clip(to: rect)
        surface.fill(.black)
      }
      #expect(bitmap.coverage == 0)
    }
  }

  @Test(arguments: ["restore", "popGroup"])
  func `closing what was not opened is an error at the end`(call: String) throws {
    let surface = try Surface(width: 4, height: 4)
    if call == "restore" { surface.restore() } else { surface.popGroup(alpha: 1) }
    surface.fill(.black)
    let checked = Result { () throws(CanvasError) in try surface.check() }
    #expect(throws: CanvasError.self) { try checked.get() }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `no number draws nothing and is reported`(value: Double) throws {
    let bad = Rect(x: value, y: 0, width: 10, height: 10)
    let calls: [(borrowing Surface) -> Void] = [
      { $0.fill(bad, .black) },
      { $0.fill(Rect(x: 0, y: 0, width: 9, height: 9), radii: CornerRadii(all: .nan), .black) },
      { $0.fillBorder(bad, radii: CornerRadii(all: 3), widths: Insets(all: value), .black) },
      { $0.stroke(Path([.move(.zero), .line(Point(x: value, y: 1))]), StrokeStyle(width: 1), .black) },
      { $0.stroke(Path([.move(.zero), .line(Point(x: 5, y: 5))]), StrokeStyle(width: value), .black) },
      {
        $0.stroke(Path([.move(.zero), .line(Point(x: 5, y: 5))]), StrokeStyle(width: 1, dash: [1, value]), .black)
      },
      {
        $0.clip(to: bad)
        $0.fill(.black)
      },
      { $0.draw(Bitmap(width: 1, height: 1, pixels: [.max]), in: bad) },
    ]
    for call in calls {
      let surface = try Surface(width: 8, height: 8)
      call(surface)
      let covered = surface.withPixels { words in (0..<words.count).contains { words[$0] != 0 } }
      #expect(!covered)
      let checked = Result { () throws(CanvasError) in try surface.check() }
      #expect(throws: CanvasError.self) { try checked.get() }
    }
  }

  @Test func `huge numbers are drawn as far as they can be seen`() throws {
    let bitmap = try picture(4, 4) { surface in
      surface.fill(Rect(x: -1e300, y: -1e18, width: 2e300, height: 2e18), .black)
      let far = Path([.move(Point(x: -1e200, y: 2)), .line(Point(x: 1e200, y: 2))])
      surface.stroke(far, StrokeStyle(width: 1e200, dash: [1e-9, 1e-9], dashPhase: 1e300), .white)
      surface.fill(Rect(x: 1e300, y: 1e300, width: 1e300, height: 1e300), radii: CornerRadii(all: 1e300), .black)
      surface.draw(
        Bitmap(width: 1, height: 1, pixels: [0xFF00_00FF]), in: Rect(x: 1e9, y: 0, width: 1e9, height: 1e9))
    }
    #expect(bitmap.pixels == Array(repeating: 0xFFFF_FFFF, count: 16))
  }

  @Test func `the same calls give the same pixels`() throws {
    func draw() throws -> Bitmap {
      let fonts = try TestFonts.set()
      return try picture(200, 80) { surface in
        surface.fill(Rect(x: 3.3, y: 4.4, width: 100, height: 60), radii: CornerRadii(all: 17), Color(hex: 0x336699))
        let curve = Path([
          .move(Point(x: 5, y: 70)), .curve(Point(x: 60, y: -40), Point(x: 120, y: 90), Point(x: 190, y: 9)),
        ])
        surface.stroke(curve, StrokeStyle(width: 3, cap: .round, join: .round), .black)
        try fonts.draw("Same 同じ نفس", style: TestFonts.style(), x: 10, baseline: 40, color: .white, on: surface)
      }
    }
    #expect(try draw() == draw())
  }
}
