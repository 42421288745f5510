import Display
import Graphics
import Render
import Testing

@Suite struct `Pixels of groups` {
  private static let fill = DisplayList.Command.fill(.rect(rect(2, 2, 4, 3)), .color(red))

  // An edge reaches a pixel farther on each side: 6 × 5 pixels.
  @Test(arguments: [
    ([fill], 0),
    ([.beginGroup(.init(opacity: 0.5)), fill, .endGroup], 30),
    ([.beginGroup(.init(opacity: 0.5)), fill, .endGroup, .beginGroup(.init(opacity: 0.5)), fill, .endGroup], 30),
    ([.beginGroup(.init(opacity: 0.5)), .beginGroup(.init(opacity: 0.5)), fill, .endGroup, .endGroup], 60),
    ([.beginGroup(.init(blendMode: .multiply)), fill, .endGroup], 90),
    // Cut to 2 × 3 pixels, which an edge too reaches a pixel farther.
    ([.beginGroup(.init(outline: .rect(rect(4, 2, 2, 3)))), fill, .endGroup], 20),
  ])
  func `are those of groups that are open together`(commands: [DisplayList.Command], pixels: Int) {
    #expect(list(commands).pixelsOfGroups == pixels)
  }
}
