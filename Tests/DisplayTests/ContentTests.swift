import Display
import Graphics
import Layout
import Scene
import Testing

struct ContentTests {
  @Test func `Lines of text are moved to where the text begins`() {
    let lines = [
      TextBlock.Line(text: "one", x: 1, baseline: 12, width: 20, isRightToLeft: false),
      TextBlock.Line(text: "", x: 0, baseline: 24, width: 0, isRightToLeft: false),
      TextBlock.Line(text: "two", x: 3, baseline: 36, width: 18, isRightToLeft: true),
    ]
    let views = [
      view(.text, end: 1, at: box(0, 0, 50, 50)) {
        $0.text = TextBlock(lines: lines, size: Size(width: 20, height: 36))
        $0.textOrigin = Point(x: 10, y: 0.25)
        $0.style.color = red
      }
    ]
    var moved = [lines[0], lines[2]]
    (moved[0].x, moved[0].baseline) = (11, 12.25)
    (moved[1].x, moved[1].baseline) = (13, 36.25)
    let style = views[0].style.textStyle
    #expect(drawings(views) == [.text(DisplayList.Text(lines: moved, style: style, color: red))])
  }

  @Test func `A template picture is painted in the tint`() {
    let views = [image(at: box(10, 20, 30, 20), size: Size(width: 30, height: 20)) { $0.style.isTemplate = true }]
    let rect = box(10, 20, 30, 20).rect
    let expected = DisplayList.Image(
      file: "Images/a.png", digest: "d1", destination: rect, clip: rect, tint: Color(hex: 0x007AFF))
    #expect(drawings(views) == [.image(expected)])
  }

  @Test func `A picture is cut to the rounded shape of its view`() {
    let found = drawings([image(at: box(10, 20, 30, 30), size: Size(width: 30, height: 30), radius: 15)])
    #expect(found.first == .beginClip(.rounded(box(10, 20, 30, 30).rect, CornerRadii(all: 15))))
    #expect(found.count == 3 && found.last == .endClip)
  }

  @Test func `A picture that was not found is a hatched box`() {
    let views = [view(.image, end: 1, at: box(1, 2, 30, 20)) { $0.style.imageName = "nope" }]
    #expect(drawings(views) == [.missing(box(1, 2, 30, 20).rect)])
  }

  @Test func `A path is moved from its view box onto its box, its stroke is in points`() {
    let views = [
      path([.move(Point(x: 0, y: 0)), .line(Point(x: 24, y: 12)), .close], at: box(10, 10, 48, 48)) {
        $0.style.path?.viewBox = Rect(x: 0, y: 0, width: 24, height: 24)
        $0.style.fill = .color(red)
        $0.style.fillRule = .evenodd
      }
    ]
    let moved = Path([.move(Point(x: 10, y: 10)), .line(Point(x: 58, y: 34)), .close])
    #expect(drawings(views) == [.fill(.path(moved, .evenodd), .color(red))])
    let stroked = drawings(
      views.map { view in
        var view = view
        view.style.fill = nil
        view.style.stroke = Style.Stroke(color: blue, style: StrokeStyle(width: 1.5, dash: [2], dashPhase: 1))
        return view
      }, scale: 2)
    // With a view box nothing leaves the box, as in SVG.
    #expect(
      stroked == [
        .beginClip(.rect(box(10, 10, 48, 48).rect)),
        .strokePath(moved, StrokeStyle(width: 3, dash: [4], dashPhase: 2), blue), .endClip,
      ])
  }

  @Test func `A straight line without a view box keeps all of its stroke`() {
    let views = [
      path([.move(Point(x: 0, y: 0)), .line(Point(x: 10, y: 0))], at: box(10, 20, 10, 0)) {
        $0.style.stroke = Style.Stroke(color: blue, style: StrokeStyle(width: 2))
      }
    ]
    let moved = Path([.move(Point(x: 10, y: 20)), .line(Point(x: 20, y: 20))])
    #expect(drawings(views) == [.strokePath(moved, StrokeStyle(width: 2), blue)])
  }

  @Test func `A path fills its box by its curves, not by their control points`() {
    // The curve reaches 15 of 20.
    let curve: [Path.Element] = [
      .move(Point(x: 0, y: 0)), .curve(Point(x: 0, y: 20), Point(x: 10, y: 20), Point(x: 10, y: 0)), .close,
    ]
    let views = [
      path(curve, at: box(0, 0, 10, 15)) {
        $0.style.fill = .color(red)
        $0.style.contentMode = .scaleToFill
      }
    ]
    #expect(drawings(views) == [.fill(.path(Path(curve), .nonzero), .color(red))])
  }

  @Test(arguments: [
    (StackSpec.Axis.horizontal, box(0, 10, 50, 1), 1.0, 1.0, Rect(x: 0, y: 10, width: 50, height: 1)),
    (.horizontal, box(0, 10, 50, 1), 0.5, 3.0, Rect(x: 0, y: 9, width: 50, height: 2)),
    (.vertical, box(10, 0, 5, 50), 1.0, 1.0, Rect(x: 12, y: 0, width: 1, height: 50)),
    (.horizontal, box(0, 10, 50, 0), 0.1, 1.0, Rect(x: 0, y: 9, width: 50, height: 1)),
  ])
  func `Dividers of one width are equally thick`(
    axis: StackSpec.Axis, frame: PixelRect, width: Double, scale: Double, line: Rect
  ) {
    let views = [
      view(.line, end: 1, at: frame) {
        $0.style.line = axis
        $0.style.stroke = Style.Stroke(color: red, style: StrokeStyle(width: width))
      }
    ]
    #expect(drawings(views, scale: scale) == [.fill(.rect(line), .color(red))])
  }

  @Test(arguments: [
    (StackSpec.Axis.horizontal, box(0, 10, 50, 4), StrokeStyle.Cap.butt, Point(x: 0, y: 12), Point(x: 50, y: 12)),
    (.vertical, box(10, 0, 4, 50), .butt, Point(x: 12, y: 0), Point(x: 12, y: 50)),
    (.horizontal, box(0, 10, 50, 4), .round, Point(x: 2, y: 12), Point(x: 48, y: 12)),
    (.vertical, box(10, 0, 4, 50), .square, Point(x: 12, y: 2), Point(x: 12, y: 48)),
    (.horizontal, box(0, 10, 3, 4), .round, Point(x: 1.5, y: 12), Point(x: 1.5, y: 12)),
  ])
  func `A divider with dashes keeps its ends inside its box`(
    axis: StackSpec.Axis, frame: PixelRect, cap: StrokeStyle.Cap, first: Point, last: Point
  ) {
    let views = [
      view(.line, end: 1, at: frame) {
        $0.style.line = axis
        $0.style.stroke = Style.Stroke(color: red, style: StrokeStyle(width: 2, cap: cap, dash: [3, 1], dashPhase: 1))
      }
    ]
    let expected = StrokeStyle(width: 4, cap: cap, dash: [6, 2], dashPhase: 2)
    #expect(drawings(views, scale: 2) == [.strokePath(Path([.move(first), .line(last)]), expected, red)])
  }

  @Test func `A divider with round ends is a line, one with square ends a rectangle`() {
    func drawn(_ cap: StrokeStyle.Cap) -> [DisplayList.Command] {
      drawings([
        view(.line, end: 1, at: box(0, 10, 50, 4)) {
          $0.style.line = .horizontal
          $0.style.stroke = Style.Stroke(color: red, style: StrokeStyle(width: 4, cap: cap))
        }
      ])
    }
    #expect(drawn(.square) == [.fill(.rect(box(0, 10, 50, 4).rect), .color(red))])
    let path = Path([.move(Point(x: 2, y: 12)), .line(Point(x: 48, y: 12))])
    #expect(drawn(.round) == [.strokePath(path, StrokeStyle(width: 4, cap: .round), red)])
  }

  @Test func `A picture stands inside the padding, cut to the rounded shape of its view`() {
    let padded = image(at: box(10, 20, 30, 20), size: Size(width: 20, height: 10), radius: 4) {
      $0.style.padding = Insets(all: 5)
      $0.contentPixels = box(15, 25, 20, 10)
    }
    let expected = DisplayList.Image(
      file: "Images/a.png", digest: "d1", destination: box(15, 25, 20, 10).rect, clip: box(15, 25, 20, 10).rect)
    #expect(
      drawings([padded]) == [
        .beginClip(.rounded(box(10, 20, 30, 20).rect, CornerRadii(all: 4))), .image(expected), .endClip,
      ])
  }

  @Test func `A missing picture is missed inside the padding`() {
    let padded = view(.image, end: 1, at: box(10, 20, 30, 20)) {
      $0.style.padding = Insets(all: 5.25)
      $0.style.snap = .none
    }
    #expect(drawings([padded]) == [.missing(Rect(x: 15.25, y: 25.25, width: 19.5, height: 9.5))])
  }

  private func image(
    at frame: PixelRect, size: Size, radius: Double = 0, _ change: (inout PlacedView) -> Void = { _ in }
  ) -> PlacedView {
    view(.image, end: 1, at: frame, radius: radius) {
      $0.image = ImageReference(file: "Images/a.png", digest: "d1", size: size, isVector: false)
      change(&$0)
    }
  }

  private func path(
    _ elements: [Path.Element], at frame: PixelRect, _ change: (inout PlacedView) -> Void
  ) -> PlacedView {
    view(.path, end: 1, at: frame) {
      $0.style.path = PathShape(path: Path(elements))
      change(&$0)
    }
  }
}
