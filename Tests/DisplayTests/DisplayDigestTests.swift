import Display
import Graphics
import Scene
import Testing

/// One command of each kind, to be changed field by field.
private let sample: [DisplayList.Command] = [
  .beginView(
    DisplayList.View(path: "a", kind: .box, frame: .zero, source: "a.yaml:1", role: .button, label: "A")),
  .beginGroup(.init(opacity: 0.5)),
  .beginClip(.rounded(rect, radii)),
  .fill(.rounded(rect, radii), .color(red)),
  .border(RoundedRect(rect, radii), .init(widths: Insets(all: 1), color: red)),
  .fill(.path(Path([.move(.zero), .line(Point(x: 1, y: 2)), .close]), .nonzero), .color(red)),
  .strokePath(Path([.move(.zero)]), StrokeStyle(width: 1), red),
  .text(text), .image(image), .missing(rect), .endClip, .endGroup, .endView,
]
private let rect = Rect(x: 1, y: 2, width: 3, height: 4)
private let radii = CornerRadii(all: 1)
private let text = DisplayList.Text(
  lines: [TextBlock.Line(text: "a", x: 1, baseline: 2, width: 3, isRightToLeft: false)],
  style: TextStyle(families: ["Roboto"], size: 10), color: red)
private let image = DisplayList.Image(
  file: "a.png", digest: "d", destination: rect, clip: rect, tint: red)

private func digest(_ commands: [DisplayList.Command]) -> String {
  DisplayList(width: 10, height: 20, scale: 2, commands: commands).digest
}

private func changed<Value>(_ value: Value, _ change: (inout Value) -> Void) -> Value {
  var value = value
  change(&value)
  return value
}

struct DisplayDigestTests {
  @Test func `Every field of every command counts`() {
    let corners: [CornerRadii] = [
      changed(radii) { $0.topLeft.width = 2 }, changed(radii) { $0.topRight.height = 2 },
      changed(radii) { $0.bottomLeft.width = 2 }, changed(radii) { $0.bottomRight.width = 2 },
    ]
    let colors = [Color(hex: 0xFE0000), Color(hex: 0xFF0100), Color(hex: 0xFF0001), red.opacity(0.5)]
    let rects = [
      Rect(x: 0, y: 2, width: 3, height: 4), Rect(x: 1, y: 0, width: 3, height: 4),
      Rect(x: 1, y: 2, width: 0, height: 4), Rect(x: 1, y: 2, width: 3, height: 0),
    ]
    var variants: [[DisplayList.Command]] = [sample, sample.dropLast(), []]
    func replace(_ index: Int, _ command: DisplayList.Command) {
      variants.append(changed(sample) { $0[index] = command })
    }
    for view in views { replace(0, .beginView(view)) }
    replace(1, .beginGroup(.init(opacity: 0.25)))
    for rect in rects {
      replace(2, .beginClip(.rounded(rect, radii)))
      replace(3, .fill(.rounded(rect, radii), .color(red)))
      replace(4, .border(RoundedRect(rect, radii), .init(widths: Insets(all: 1), color: red)))
      replace(9, .missing(rect))
    }
    for corner in corners {
      replace(2, .beginClip(.rounded(rect, corner)))
      replace(3, .fill(.rounded(rect, corner), .color(red)))
      replace(4, .border(RoundedRect(rect, corner), .init(widths: Insets(all: 1), color: red)))
    }
    for color in colors { replace(3, .fill(.rounded(rect, radii), .color(color))) }
    replace(4, .border(RoundedRect(rect, radii), .init(widths: Insets(all: 2), color: red)))
    for path in paths { replace(5, .fill(.path(path, .nonzero), .color(red))) }
    replace(5, .fill(.path(Path([.move(.zero), .line(Point(x: 1, y: 2)), .close]), .evenodd), .color(red)))
    for style in strokes { replace(6, .strokePath(Path([.move(.zero)]), style, red)) }
    for text in texts { replace(7, .text(text)) }
    for image in images { replace(8, .image(image)) }
    let digests = variants.map(digest)
    #expect(Set(digests).count == variants.count)
    #expect(digests.allSatisfy { $0.count == 64 })
  }

  @Test func `The size and scale of the picture count`() {
    let lists = [
      DisplayList(width: 10, height: 20, scale: 2, commands: []),
      DisplayList(width: 11, height: 20, scale: 2, commands: []),
      DisplayList(width: 10, height: 21, scale: 2, commands: []),
      DisplayList(width: 10, height: 20, scale: 3, commands: []),
    ]
    #expect(Set(lists.map(\.digest)).count == lists.count)
  }

  @Test func `The source line does not count, and zero has one form`() {
    let view = DisplayList.View(
      path: "a", kind: .box, frame: Rect(x: -0.0, y: 0, width: 0, height: 0), source: "b.yaml:9", role: .button,
      label: "A")
    #expect(digest(changed(sample) { $0[0] = .beginView(view) }) == digest(sample))
  }

  @Test func `The bytes never change their meaning`() {
    #expect(
      DisplayList(width: 1, height: 2, scale: 1, commands: [.fill(.rect(rect), .color(red))]).digest
        == "31f5a4ed1903c8d73df0ae2a8633ecbd5cc92b51bd91ce78a0547129f4787323")
  }

  private var views: [DisplayList.View] {
    let view = DisplayList.View(
      path: "a", kind: .box, frame: .zero, source: "a.yaml:1", role: .button, label: "A")
    return [
      changed(view) { $0.path = "b" }, changed(view) { $0.kind = .text }, changed(view) { $0.frame.size.width = 1 },
      changed(view) { $0.role = .link }, changed(view) { $0.label = nil }, changed(view) { $0.label = "" },
    ]
  }

  private var paths: [Path] {
    [
      Path([.move(.zero), .line(Point(x: 1, y: 2))]),
      Path([.move(.zero), .move(Point(x: 1, y: 2)), .close]),
      Path([.move(.zero), .curve(.zero, .zero, Point(x: 1, y: 2)), .close]),
      Path([.move(.zero), .line(Point(x: 1, y: 3)), .close]),
    ]
  }

  private var strokes: [StrokeStyle] {
    [
      StrokeStyle(width: 2), StrokeStyle(width: 1, cap: .round), StrokeStyle(width: 1, join: .bevel),
      StrokeStyle(width: 1, miterLimit: 4), StrokeStyle(width: 1, dash: [1]), StrokeStyle(width: 1, dashPhase: 1),
    ]
  }

  private var span: TextBlock.Span { TextBlock.Span(length: 1, family: "Roboto", weight: 400, isItalic: false) }

  private var run: StyledText.Run { StyledText.Run(length: 1, style: text.style) }

  private var texts: [DisplayList.Text] {
    [
      changed(text) { $0.lines[0].text = "b" }, changed(text) { $0.lines[0].x = 0 },
      changed(text) { $0.lines[0].baseline = 0 }, changed(text) { $0.lines[0].width = 0 },
      changed(text) { $0.lines[0].isRightToLeft = true }, changed(text) { $0.lines = [] },
      changed(text) { $0.lines[0].wordSpacing = 1 },
      changed(text) { $0.lines[0].runs = [run] }, changed(text) { $0.lines[0].runs = [run, run] },
      changed(text) { $0.lines[0].runs = [changed(run) { $0.length = 2 }] },
      changed(text) { $0.lines[0].runs = [changed(run) { $0.color = red }] },
      changed(text) { $0.lines[0].runs = [changed(run) { $0.style.size = 11 }] },
      changed(text) { $0.style.variations = [FontVariation(axis: "wght", value: 450)] },
      changed(text) { $0.style.variations = [FontVariation(axis: "wdth", value: 450)] },
      changed(text) { $0.style.variations = [FontVariation(axis: "wght", value: 451)] },
      changed(text) { $0.lines[0].spans = [span] }, changed(text) { $0.lines[0].spans = [span, span] },
      changed(text) { $0.lines[0].spans = [changed(span) { $0.length = 2 }] },
      changed(text) { $0.lines[0].spans = [changed(span) { $0.family = "Noto Sans" }] },
      changed(text) { $0.lines[0].spans = [changed(span) { $0.weight = 500 }] },
      changed(text) { $0.lines[0].spans = [changed(span) { $0.isItalic = true }] },
      changed(text) { $0.style.families = ["Roboto", "Noto Sans"] }, changed(text) { $0.style.weight = 500 },
      changed(text) { $0.style.isItalic = true }, changed(text) { $0.style.size = 11 },
      changed(text) { $0.style.tracking = 1 }, changed(text) { $0.style.lineHeight = 12 },
      changed(text) { $0.style.features = ["tnum"] }, changed(text) { $0.style.alignment = .right },
      changed(text) { $0.color = blue },
    ]
  }

  private var images: [DisplayList.Image] {
    [
      changed(image) { $0.file = "b.png" }, changed(image) { $0.digest = "e" }, changed(image) { $0.isVector = true },
      changed(image) { $0.destination.origin.x = 0 }, changed(image) { $0.clip.origin.x = 0 },
      changed(image) { $0.tint = nil }, changed(image) { $0.tint = blue },
    ]
  }
}
