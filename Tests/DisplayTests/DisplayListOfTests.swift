import Display
import Graphics
import Layout
import Problems
import Scene
import Testing

struct DisplayListOfTests {
  @Test func `The background comes first and belongs to no view`() {
    let result = LayoutResult(
      views: [view(end: 1, at: box(0, 0, 30, 20))], width: 30, height: 20, scale: 2, diagnostics: [])
    let list = displayList(of: result, background: .white)
    #expect(list.width == 30 && list.height == 20 && list.scale == 2)
    #expect(list.commands.first == .fill(.rect(Rect(x: 0, y: 0, width: 30, height: 20)), .color(.white)))
    #expect(list.commands.count == 3)
  }

  @Test func `A view records its path, frame, line, role and name`() {
    let views = [
      view(id: "card", end: 2, at: box(0, 0, 30, 20)) {
        $0.frame = Rect(x: 0.25, y: 1, width: 30, height: 20)
        $0.style.role = .button
        $0.style.label = "Pay"
      },
      view(in: 0, end: 2, at: box(0, 0, 5, 5)) { $0.path = "card/box[0]" },
    ]
    let expected = DisplayList.View(
      path: "card", kind: .box, frame: Rect(x: 0.25, y: 1, width: 30, height: 20), source: "Scenes/a.yaml:3",
      role: .button, label: "Pay")
    let unnamed = DisplayList.View(
      path: "card/box[0]", kind: .box, frame: box(0, 0, 5, 5).rect, source: "Scenes/a.yaml:3")
    #expect(commands(views) == [.beginView(expected), .beginView(unnamed), .endView, .endView])
  }

  @Test func `A text that is a button is called by its characters`() {
    let views = [
      view(.text, end: 1, at: box(0, 0, 30, 20)) {
        $0.style.text = "Pay"
        $0.style.role = .button
      }
    ]
    guard case .beginView(let recorded)? = commands(views).first else { return #expect(Bool(false)) }
    #expect(recorded.label == "Pay")
  }

  @Test func `Children lie between the background and the border of their parent`() {
    let views = [
      view(end: 3, at: box(0, 0, 30, 20), radius: 4) {
        $0.style.background = .color(red)
        $0.style.border = Style.Border(color: .black, width: 1)
      },
      view(in: 0, end: 2, at: box(1, 1, 5, 5)) { $0.style.background = .color(blue) },
      view(in: 0, end: 3, at: box(7, 1, 5, 5)) { $0.style.background = .color(.white) },
    ]
    let radii = CornerRadii(all: 4)
    #expect(
      drawings(views) == [
        .fill(.rounded(box(0, 0, 30, 20).rect, radii), .color(red)), .fill(.rect(box(1, 1, 5, 5).rect), .color(blue)),
        .fill(.rect(box(7, 1, 5, 5).rect), .color(.white)),
        .border(RoundedRect(box(0, 0, 30, 20).rect, radii), .init(widths: Insets(all: 1), color: .black)),
      ])
  }

  @Test func `A clip holds the children but neither background nor border`() {
    let views = [
      view(end: 2, at: box(0, 0, 30, 20), radius: 4) {
        $0.style.clips = true
        $0.style.background = .color(red)
        $0.style.border = Style.Border(color: .black, width: 1)
      },
      view(in: 0, end: 2, at: box(-5, 1, 50, 5)) { $0.style.background = .color(blue) },
    ]
    let (rect, radii) = (box(0, 0, 30, 20).rect, CornerRadii(all: 4))
    #expect(
      drawings(views) == [
        .fill(.rounded(rect, radii), .color(red)), .beginClip(.rounded(rect, radii)),
        .fill(.rect(box(-5, 1, 50, 5).rect), .color(blue)), .endClip,
        .border(RoundedRect(rect, radii), .init(widths: Insets(all: 1), color: .black)),
      ])
  }

  @Test func `A clip around nothing painted is left out, its views are recorded`() {
    let views = [
      view(id: "a", end: 2, at: box(0, 0, 30, 20)) { $0.style.clips = true },
      view(id: "b", in: 0, end: 2, at: box(0, 0, 5, 5)),
    ]
    #expect(drawings(views).isEmpty)
    #expect(commands(views).count == 4)
  }

  @Test(arguments: [(0.5, 1.0, 1.0), (0.2, 3, 1), (1, 3, 3), (1.5, 3, 5), (0.7, 2, 1)])
  func `A border is a whole number of pixels and never vanishes`(points: Double, scale: Double, pixels: Double) {
    let views = [
      view(end: 1, at: box(0, 0, 30, 20)) { $0.style.border = Style.Border(color: red, width: points) }
    ]
    #expect(
      drawings(views, scale: scale) == [
        .border(RoundedRect(box(0, 0, 30, 20).rect), .init(widths: Insets(all: pixels), color: red))
      ])
  }

  @Test func `A border without width paints nothing`() {
    let views = [view(end: 1, at: box(0, 0, 30, 20)) { $0.style.border = Style.Border(color: red, width: 0) }]
    #expect(drawings(views).isEmpty)
  }

  @Test func `What is hidden or transparent is recorded and not painted`() {
    let hide: [(inout PlacedView) -> Void] = [{ $0.style.isHidden = true }, { $0.style.opacity = 0 }]
    for change in hide {
      let views = [
        view(end: 4, at: box(0, 0, 30, 20)),
        view(id: "hidden", in: 0, end: 3, at: box(0, 0, 30, 20)) {
          $0.style.background = .color(red)
          change(&$0)
        },
        view(id: "inside", in: 1, end: 3, at: box(0, 0, 5, 5)) { $0.style.background = .color(red) },
        view(id: "after", in: 0, end: 4, at: box(0, 0, 6, 6)) { $0.style.background = .color(blue) },
      ]
      #expect(drawings(views) == [.fill(.rect(box(0, 0, 6, 6).rect), .color(blue))])
      #expect(commands(views).count == 9)
    }
  }

  @Test func `What lies outside the picture is recorded and not painted`() {
    let views = [
      view(end: 3, at: box(0, 0, 100, 100)),
      view(in: 0, end: 2, at: box(100, 0, 30, 20)) { $0.style.background = .color(red) },
      view(in: 0, end: 3, at: box(99, 0, 30, 20)) { $0.style.background = .color(blue) },
    ]
    #expect(drawings(views) == [.fill(.rect(box(99, 0, 30, 20).rect), .color(blue))])
    #expect(commands(views).count == 7)
  }

  @Test func `A view that is not snapped is painted where it is`() {
    let views = [
      view(end: 1, at: box(0, 0, 4, 4)) {
        $0.style.snap = .none
        $0.frame = Rect(x: 0.25, y: 0.5, width: 1, height: 1)
        $0.style.background = .color(red)
      }
    ]
    #expect(drawings(views, scale: 2) == [.fill(.rect(Rect(x: 0.5, y: 1, width: 2, height: 2)), .color(red))])
  }

  @Test func `A result with impossible ends makes a closed list`() {
    let views = [view(end: 0, at: box(0, 0, 3, 3)), view(end: 99, at: box(0, 0, 3, 3))]
    #expect(commands(views).filter { $0 == .endView }.count == 1)
  }
}
