import Display
import Graphics
import Layout
import Scene
import Testing

struct OpacityTests {
  private let rect = box(0, 0, 30, 20).rect

  @Test func `A single fill gets a more transparent colour`() {
    let views = [
      view(end: 1, at: box(0, 0, 30, 20)) {
        $0.style.opacity = 0.5
        $0.style.background = .color(red.opacity(0.5))
      }
    ]
    #expect(drawings(views) == [.fill(.rect(rect), .color(red.opacity(0.25)))])
  }

  @Test func `Two things are one group`() {
    let views = [
      view(end: 2, at: box(0, 0, 30, 20)) {
        $0.style.opacity = 0.5
        $0.style.background = .color(red)
      },
      view(in: 0, end: 2, at: box(1, 1, 5, 5)) { $0.style.background = .color(blue) },
    ]
    #expect(
      drawings(views) == [
        .beginGroup(.init(opacity: 0.5)), .fill(.rect(rect), .color(red)),
        .fill(.rect(box(1, 1, 5, 5).rect), .color(blue)), .endGroup,
      ])
  }

  @Test func `Groups nest, and a border is inside the group`() {
    let views = [
      view(end: 2, at: box(0, 0, 30, 20)) {
        $0.style.opacity = 0.5
        $0.style.clips = true
        $0.style.border = Style.Border(color: .black, width: 1)
      },
      view(in: 0, end: 2, at: box(1, 1, 5, 5)) {
        $0.style.opacity = 0.25
        $0.style.background = .color(blue)
        $0.style.border = Style.Border(color: .black, width: 1)
      },
    ]
    let inner = box(1, 1, 5, 5).rect
    #expect(
      drawings(views) == [
        .beginGroup(.init(opacity: 0.5)), .beginClip(.rect(rect)), .beginGroup(.init(opacity: 0.25)),
        .fill(.rect(inner), .color(blue)),
        .border(RoundedRect(inner), .init(widths: Insets(all: 1), color: .black)), .endGroup, .endClip,
        .border(RoundedRect(rect), .init(widths: Insets(all: 1), color: .black)),
        .endGroup,
      ])
  }

  @Test func `A picture has no colour to change`() {
    let views = [
      view(.image, end: 1, at: box(0, 0, 30, 20)) {
        $0.style.opacity = 0.5
        $0.image = ImageReference(
          file: "a.png", digest: "d", size: Size(width: 30, height: 20), isVector: false)
      }
    ]
    let found = drawings(views)
    #expect(found.count == 3 && found.first == .beginGroup(.init(opacity: 0.5)) && found.last == .endGroup)
  }

  @Test(arguments: [(1, 0), (2, 2)])
  func `Lines of text may overlap, one does not`(lines: Int, markers: Int) {
    let views = [
      view(.text, end: 1, at: box(0, 0, 30, 20)) {
        $0.style.opacity = 0.5
        let line = TextBlock.Line(text: "a", x: 0, baseline: 10, width: 5, isRightToLeft: false)
        $0.text = TextBlock(lines: Array(repeating: line, count: lines), size: Size(width: 5, height: 10))
      }
    ]
    #expect(drawings(views).count == 1 + markers)
  }

  @Test func `Nothing painted needs no group`() {
    let views = [view(end: 1, at: box(0, 0, 30, 20)) { $0.style.opacity = 0.5 }]
    #expect(drawings(views).isEmpty)
  }
}
