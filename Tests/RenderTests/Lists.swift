import Display
import Graphics
import Scene

let red = Color(hex: 0xFF0000)
let blue = Color(hex: 0x0000FF)

/// A list of some drawings at scale 1 unless a test says otherwise.
func list(_ commands: [DisplayList.Command], width: Int = 12, height: Int = 10, scale: Double = 1) -> DisplayList {
  DisplayList(width: width, height: height, scale: scale, commands: commands)
}

func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
  Rect(x: x, y: y, width: width, height: height)
}

/// A list with something of everything, hostile texts among it.
let everything: DisplayList = {
  let line = TextBlock.Line(text: "Größe <1 & \"2\"", x: 4, baseline: 20, width: 80.5, isRightToLeft: false)
  let arabic = TextBlock.Line(text: "مرحبا", x: 4, baseline: 40, width: 60, isRightToLeft: true)
  let style = TextStyle(families: ["Roboto", "Noto Sans Arabic"], weight: 500, size: 16, tracking: 0.5)
  let triangle = Path([.move(.zero), .line(Point(x: 10, y: 0)), .curve(.zero, .zero, Point(x: 0, y: 10)), .close])
  return list(
    [
      .fill(.rect(rect(0, 0, 200, 100)), .color(.white)),
      .beginView(.init(path: "card", kind: .box, frame: rect(0, 0, 100, 50), source: "a.yaml:2")),
      .fill(.rounded(rect(0, 0, 200, 100), CornerRadii(all: 8)), .color(Color(hex: 0x336699).opacity(0.5))),
      .beginClip(.rounded(rect(0, 0, 200, 100), CornerRadii(all: 8))),
      .beginView(
        .init(path: "card/pay", kind: .text, frame: rect(2, 0, 40, 20), source: "a.yaml:4", role: .button, label: "Pay")
      ),
      .text(.init(lines: [line, arabic], style: style, color: .black)),
      .endView,
      .beginView(.init(path: "card/image[0]", kind: .image, frame: rect(10, 10, 20, 20), source: "a.yaml:7")),
      .image(.init(file: "a.png", digest: "d1", destination: rect(10, 10, 60, 40), clip: rect(20, 10, 40, 40))),
      .image(
        .init(file: "b.png", digest: "d2", destination: rect(0, 0, 20, 20), clip: rect(0, 0, 20, 20), tint: red)),
      .endView,
      .beginView(.init(path: "card/spacer[0]", kind: .spacer, frame: rect(10, 10, 20, 20), source: "a.yaml:8")),
      .endView,
      .endClip,
      .beginGroup(.init(opacity: 0.25)),
      .fill(.path(triangle, .evenodd), .color(red)),
      .strokePath(triangle, StrokeStyle(width: 2, cap: .round, join: .round, dash: [4, 2], dashPhase: 1), blue),
      .missing(rect(100, 50, 40, 20)),
      .endGroup,
      .border(RoundedRect(rect(0, 0, 200, 100), CornerRadii(all: 8)), .init(widths: Insets(all: 2), color: .black)),
      .endView,
    ], width: 200, height: 100, scale: 2)
}()
