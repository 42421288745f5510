import Display
import Graphics
import Layout
import Scene
import Testing

struct ScreenContentTests {
  private let screen = EmbeddedScreen(scene: "wallet", device: "iphone-5")
  private let inner = DisplayList(
    width: 40, height: 80, scale: 2,
    commands: [
      .beginView(DisplayList.View(path: "card", kind: .box, frame: .zero, source: "b.yaml:1")),
      .fill(.rect(Rect(x: 0, y: 0, width: 40, height: 80)), .color(red)), .endView,
    ])

  private func commands(_ change: (inout PlacedView) -> Void) -> [DisplayList.Command] {
    let shown = view(.screen, id: "phone", end: 1, at: box(0, 0, 60, 60)) {
      $0.style.screen = screen
      change(&$0)
    }
    let result = LayoutResult(views: [shown], width: 100, height: 100, scale: 3, diagnostics: [])
    let list = displayList(of: result, background: .white, screens: [screen: inner])
    // Without the ground, and the view around.
    return Array(list.commands.dropFirst(2).dropLast())
  }

  @Test func `The other list is scaled to the box, in the middle of it, as one picture`() {
    let whole = Rect(x: 0, y: 0, width: 40, height: 80)
    let expected: [DisplayList.Command] = [
      .beginTransform(AffineTransform(a: 0.75, b: 0, c: 0, d: 0.75, tx: 15, ty: 0)),
      .beginGroup(DisplayList.Group(outline: .rect(whole))),
      .beginView(DisplayList.View(path: "phone/card", kind: .box, frame: .zero, source: "b.yaml:1")),
      .fill(.rect(whole), .color(red)), .endView, .endGroup, .endTransform,
    ]
    #expect(commands { _ in } == expected)
  }

  @Test func `What reaches over the box is cut off`() {
    let drawn = commands { $0.style.contentMode = .scaleAspectFill }
    #expect(drawn.first == .beginClip(.rect(Rect(x: 0, y: 0, width: 60, height: 60))))
    #expect(drawn.last == .endClip)
    let rounded = commands { $0.radii = CornerRadii(all: 8) }
    guard case .beginClip(.rounded(let shape))? = rounded.first else { return #expect(Bool(false)) }
    #expect(shape.radii == CornerRadii(all: 8))
  }

  /// The shadow of a device is outside its box, and cut off where the box cuts off the device.
  @Test func `A shadow is seen beside a box that is not`() {
    let beside = Style.Transform.matrix(.translation(x: 104, y: 0), origin: .center)
    func shown(_ spec: DeviceFrameSpec, _ mode: ContentMode = .scaleAspectFit) -> [DisplayList.Command] {
      let framed = EmbeddedScreen(scene: "wallet", device: "iphone-5", frame: spec)
      let shown = view(.screen, id: "phone", end: 1, at: box(0, 0, 60, 60)) {
        ($0.style.screen, $0.style.transform, $0.style.contentMode) = (framed, beside, mode)
      }
      let result = LayoutResult(views: [shown], width: 100, height: 100, scale: 1, diagnostics: [])
      return Array(
        displayList(of: result, background: .white, screens: [framed: inner]).commands.dropFirst(2).dropLast())
    }
    #expect(shown(DeviceFrameSpec(color: .true)).isEmpty)
    #expect(shown(DeviceFrameSpec(color: .true, hasShadow: true), .scaleAspectFill).isEmpty)
    #expect(!shown(DeviceFrameSpec(color: .true, hasShadow: true), .scaleToFill).isEmpty)
  }

  @Test func `It is faded as one, and left out where nothing of it is seen`() {
    let faded = commands { $0.style.opacity = 0.5 }
    #expect(faded.first == .beginGroup(DisplayList.Group(opacity: 0.5)))
    #expect(commands { $0.style.isHidden = true }.isEmpty)
    let far = Style.Transform.matrix(.translation(x: 400, y: 0), origin: .center)
    #expect(commands { $0.style.transform = far }.isEmpty)
  }

  @Test func `One that is not there is missing`() {
    let drawn = commands { $0.style.screen?.scene = "other" }
    #expect(drawn == [.missing(Rect(x: 0, y: 0, width: 60, height: 60))])
  }
}
