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

  @Test func `A family that is not there is an error`() {
    #expect(throws: CanvasError.self) { _ = try draw("H", x: 5, baseline: 25, families: ["Nowhere"]) }
  }

  private func draw(
    _ text: String, x: Double, baseline: Double, families: [String] = ["Roboto"]
  ) throws -> Bitmap {
    let line = TextBlock.Line(text: text, x: x, baseline: baseline, width: 14, isRightToLeft: false)
    var style = style
    style.families = families
    let faces = FontCatalog.find(families: ["Roboto"], in: ["/usr/share/fonts"]).faces
    let commands: [DisplayList.Command] = [.text(.init(lines: [line], style: style, color: red))]
    return try Render.draw(
      list(commands, width: 40, height: 30), fonts: FontSet(faces: faces), pictures: Pictures()
    ).bitmap()
  }
}
