import Canvas
import Display
import Graphics
import Render
import Testing

@Suite("Pictures without what their ground hides")
struct GroundTests {
  private let all = Shape.rect(Rect(x: 0, y: 0, width: 8, height: 8))
  private let part = Shape.rect(Rect(x: 2, y: 2, width: 3, height: 3))

  private func list(_ commands: [DisplayList.Command]) -> DisplayList {
    DisplayList(width: 8, height: 8, scale: 1, commands: commands)
  }

  @Test func `lack what is below the last opaque colour, and nothing else`() {
    let list = list([
      .fill(all, .color(.black)), .beginGroup(.init(opacity: 0.5)), .fill(part, .color(.white)), .endGroup,
      .fill(all, .color(.white)), .fill(part, .color(.black)),
    ])
    #expect(
      list.withoutHidden.commands == [
        .beginGroup(.init(opacity: 0.5)), .endGroup, .fill(all, .color(.white)), .fill(part, .color(.black)),
      ])
  }

  @Test func `are as they are where nothing is hidden`() {
    for commands: [DisplayList.Command] in [
      [], [.fill(all, .color(.white))], [.fill(part, .color(.black)), .fill(all, .color(.white.opacity(0.5)))],
    ] {
      #expect(list(commands).withoutHidden == list(commands))
    }
  }
}
