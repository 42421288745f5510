import Display
import Graphics
import Layout
import Scene
import Testing

struct DecorationTests {
  @Test func `lines below letters lie behind them, lines through them on them, on whole pixels`() {
    var line = TextBlock.Line(text: "one", x: 1.2, baseline: 12.4, width: 20.7, isRightToLeft: false)
    line.decorations = [
      TextBlock.Decoration(x: 0, y: 1.6, width: 20.7, thickness: 1.4),
      TextBlock.Decoration(x: 3.5, y: -4.5, width: 2, thickness: 0.2, color: blue, isOverLetters: true),
    ]
    let views = [
      view(.text, end: 1, at: box(0, 0, 50, 50)) {
        $0.text = TextBlock(lines: [line], size: Size(width: 20, height: 16))
        $0.textOrigin = Point(x: 10, y: 0.25)
        $0.style.color = red
      }
    ]
    var moved = line
    (moved.x, moved.baseline, moved.decorations) = (11.2, 12.65, [])
    #expect(
      drawings(views) == [
        .fill(.rect(Rect(x: 11, y: 15, width: 21, height: 1)), .color(red)),
        .text(DisplayList.Text(lines: [moved], style: views[0].style.textStyle, color: red)),
        .fill(.rect(Rect(x: 15, y: 9, width: 2, height: 1)), .color(blue)),
      ])
  }

  @Test func `a text without colour is drawn where a run has one`() {
    var line = TextBlock.Line(text: "one", x: 1, baseline: 12, width: 20, isRightToLeft: false)
    line.runs = [StyledText.Run(length: 3, style: TextStyle(families: [], size: 10), color: red)]
    func shown(_ line: TextBlock.Line) -> Int {
      drawings([
        view(.text, end: 1, at: box(0, 0, 50, 50)) {
          $0.text = TextBlock(lines: [line], size: Size(width: 20, height: 16))
          $0.style.color = .clear
        }
      ]).count
    }
    #expect(shown(line) == 1)
    line.runs = []
    #expect(shown(line) == 0)
  }
}
