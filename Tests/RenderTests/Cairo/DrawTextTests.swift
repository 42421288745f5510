import Canvas
import Display
import Graphics
import Render
import Testing

struct DrawTextTests {
  private let style = Graphics.TextStyle(families: ["Roboto"], size: 20)

  @Test func `Letters are drawn at their baseline in their colour`() throws {
    let picture = try draw("H", x: 5, baseline: 25)
    let inked = (0..<30).filter { y in (0..<40).contains { picture[$0, y] != 0 } }
    // The letter stands on its baseline and is about as high as capitals are.
    #expect(inked.last == 24)
    #expect((13...15).contains(inked.count))
    #expect(picture.pixels.contains(0xFFFF_0000))
  }

  @Test func `A baseline between pixels is drawn at the nearest`() throws {
    #expect(try draw("H", x: 5, baseline: 25) == draw("H", x: 5.3, baseline: 24.7))
  }

  @Test func `in a plane that is only moved letters stay on whole pixels`() throws {
    let plain = try draw("H", x: 5, baseline: 25)
    #expect(try draw("H", x: 4, baseline: 20, in: .translation(x: 1.2, y: 4.7)) == plain)
  }

  @Test(arguments: [0.0, 0.3])
  func `in a plane that is turned or scaled letters are as large as the plane says`(slant: Double) throws {
    // At half the size, drawn twice as large: the same letter but for what hinting and rounding would do.
    let plain = ink(try draw("H", x: 5, baseline: 25))
    let larger = try draw(
      "H", x: 2.5, baseline: 12.5, size: 10, in: AffineTransform(a: 2, b: 0, c: slant, d: 2, tx: 0, ty: 0))
    #expect(abs(ink(larger) - plain) < plain / 20)
  }

  @Test func `a clip and a group do not take letters of a turned plane away`() throws {
    // Far from the origin, where Cairo is asked for outlines.
    let turn = AffineTransform(a: 0.8, b: 0.6, c: -0.6, d: 0.8, tx: 360, ty: 280)
    let plain = try draw("H", x: 5, baseline: 25, in: turn, width: 400, height: 350)
    #expect(ink(plain) > 40)
    let outer: [DisplayList.Command] = [.beginClip(.rect(rect(320, 270, 80, 80))), .beginGroup(.init())]
    let inside = try draw("H", x: 5, baseline: 25, in: turn, within: outer, width: 400, height: 350)
    #expect(inside == plain)
  }

  @Test func `A family that is not there is an error`() {
    let error = #expect(throws: DrawingError.self) { _ = try draw("H", x: 5, baseline: 25, families: ["Nowhere"]) }
    #expect(error?.cause is CanvasError)
  }

  /// The area covered.
  private func ink(_ bitmap: Bitmap) -> Double { bitmap.pixels.reduce(0) { $0 + Double($1 >> 24) / 255 } }

  private func draw(
    _ text: String, x: Double, baseline: Double, families: [String] = ["Roboto"], size: Double = 20,
    in plane: AffineTransform = .identity, within outer: [DisplayList.Command] = [], width: Int = 40, height: Int = 30
  ) throws -> Bitmap {
    let line = TextBlock.Line(text: text, x: x, baseline: baseline, width: 14, isRightToLeft: false)
    var style = style
    (style.families, style.size) = (families, size)
    let faces = FontCatalog.find(families: ["Roboto"], in: ["/usr/share/fonts"]).faces
    let ends = outer.reversed().map { command -> DisplayList.Command in
      if case .beginGroup = command { .endGroup } else { .endClip }
    }
    let commands =
      outer + [.beginTransform(plane), .text(.init(lines: [line], style: style, color: red)), .endTransform] + ends
    return try Render.draw(
      list(commands, width: width, height: height), fonts: FontSet(faces: faces), pictures: Pictures()
    ).bitmap()
  }
}
