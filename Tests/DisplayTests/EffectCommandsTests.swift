import Display
import Graphics
import Layout
import Scene
import Testing

struct EffectCommandsTests {
  private let rect = box(10, 10, 30, 20).rect

  private func shadow(_ color: Color, isInner: Bool = false) -> Shadow {
    Shadow(offset: Point(x: 1, y: 2), blur: 4, spread: 1, color: color, isInner: isInner)
  }

  @Test func `From the back: blur, shadows, background, inner shadows, content, children, border`() {
    let views = [
      view(.image, end: 2, at: box(10, 10, 30, 20), radius: 3) {
        $0.cornerCurve = .continuous
        $0.style.backgroundBlur = 10
        $0.style.background = .color(red)
        $0.style.border = Style.Border(color: .black, width: 1)
        $0.style.shadows = [shadow(red), shadow(blue, isInner: true), shadow(blue), shadow(red, isInner: true)]
      },
      view(in: 0, end: 2, at: box(11, 11, 4, 4)) { $0.style.background = .color(blue) },
    ]
    let shape = RoundedRect(rect, CornerRadii(all: 3), curve: .continuous)
    #expect(
      drawings(views) == [
        .blurBehind(shape, sigma: 5), .shadow(shape, shadow(blue)), .shadow(shape, shadow(red)),
        .fill(.rounded(shape), .color(red)), .shadow(shape, shadow(red, isInner: true)),
        .shadow(shape, shadow(blue, isInner: true)), .missing(rect), .fill(.rect(box(11, 11, 4, 4).rect), .color(blue)),
        .border(shape, .init(widths: Insets(all: 1), color: .black)),
      ])
  }

  @Test func `Shadows and blurs are in points`() {
    let views = [
      view(end: 1, at: box(10, 10, 30, 20)) {
        $0.style.shadows = [shadow(red)]
        $0.style.backgroundBlur = 3
      }
    ]
    let doubled = Shadow(offset: Point(x: 2, y: 4), blur: 8, spread: 2, color: red)
    #expect(
      drawings(views, scale: 2) == [
        .blurBehind(RoundedRect(rect), sigma: 3), .shadow(RoundedRect(rect), doubled),
      ])
  }

  @Test func `A shadow is seen where its view is not`() {
    let outside = { (x: Int) in
      [view(end: 1, at: box(x, 0, 30, 20)) { $0.style.shadows = [Shadow(offset: .zero, blur: 4, color: red)] }]
    }
    #expect(drawings(outside(103)).count == 1)
    #expect(drawings(outside(200)).isEmpty)
    let clear = [view(end: 1, at: box(0, 0, 30, 20)) { $0.style.shadows = [shadow(.clear)] }]
    #expect(drawings(clear).isEmpty)
  }

  @Test func `A view that mixes is a group, also alone`() {
    let views = [
      view(end: 1, at: box(10, 10, 30, 20)) {
        $0.style.background = .color(red)
        $0.style.opacity = 0.5
        $0.style.blendMode = .multiply
      }
    ]
    #expect(
      drawings(views) == [
        .beginGroup(.init(opacity: 0.5, blendMode: .multiply)), .fill(.rect(rect), .color(red)), .endGroup,
      ])
  }

  @Test func `A gradient alone is made transparent without a group`() {
    let stops = [GradientStop(offset: 0, color: red), GradientStop(offset: 1, color: blue)]
    let views = [
      view(end: 1, at: box(10, 10, 30, 20)) {
        $0.style.background = .linear(stops: stops, line: .angle(180))
        $0.style.opacity = 0.5
      }
    ]
    guard case .fill(_, .linear(let gradient)) = drawings(views).first else {
      Issue.record("no gradient")
      return
    }
    #expect(gradient.stops.map(\.color) == [red.opacity(0.5), blue.opacity(0.5)])
  }

  @Test func `A fill masks over the box, a picture that is missing does not`() {
    var views = [
      view(end: 1, at: box(10, 10, 30, 20)) {
        $0.style.background = .color(red)
        $0.style.mask = .fill(.color(blue))
      }
    ]
    #expect(
      drawings(views) == [
        .beginGroup(.init(mask: .init(box: rect, paint: .color(blue)))), .fill(.rect(rect), .color(red)), .endGroup,
      ])
    views[0].style.mask = .fill(.image(ImageFill(name: "gone")))
    #expect(drawings(views) == [.fill(.rect(rect), .color(red))])
    views[0].style.mask = .fill(.color(.clear))
    #expect(drawings(views).isEmpty)
  }

  @Test func `An outline masks like a clip around everything`() {
    let outline = Path([.move(.zero), .line(Point(x: 1, y: 0)), .line(Point(x: 0, y: 1)), .close])
    let views = [
      view(end: 2, at: box(10, 10, 30, 20)) {
        $0.style.mask = .path(PathShape(path: outline, viewBox: Rect(x: 0, y: 0, width: 2, height: 2)))
        $0.style.border = Style.Border(color: red, width: 1)
        $0.style.opacity = 0.5
      },
      view(in: 0, end: 2, at: box(10, 10, 5, 5)) { $0.style.background = .color(blue) },
    ]
    let moved = Path([.move(Point(x: 10, y: 10)), .line(Point(x: 25, y: 10)), .line(Point(x: 10, y: 20)), .close])
    #expect(
      drawings(views) == [
        .beginClip(.path(moved, .nonzero)), .beginGroup(.init(opacity: 0.5)),
        .fill(.rect(box(10, 10, 5, 5).rect), .color(blue)),
        .border(RoundedRect(rect), .init(widths: Insets(all: 1), color: red)), .endGroup, .endClip,
      ])
    let empty = [view(end: 1, at: box(10, 10, 30, 20)) { $0.style.mask = .path(PathShape(path: outline)) }]
    #expect(drawings(empty).isEmpty)
  }

  /// A picture of 20 × 10 points, 40 × 20 pixels, in a box of 60 × 40 device pixels at two a point.
  @Test func `Pictures keep their edges in whole device pixels`() throws {
    let found = drawings([sliced { $0.style.capInsets = Insets(top: 2, left: 4.3, bottom: 1, right: 0) }], scale: 2)
    guard case .image(let image) = try #require(found.first) else {
      Issue.record("no picture")
      return
    }
    #expect(image.destination == box(0, 0, 60, 40).rect)
    #expect(
      image.slices
        == .init(
          source: Insets(top: 4, left: 8.6, bottom: 2, right: 0), target: Insets(top: 4, left: 9, bottom: 2, right: 0),
          areTiled: false))
  }

  @Test func `Edges that have no room are made smaller together`() throws {
    let view = sliced {
      $0.style.capInsets = Insets(top: 15, left: 10, bottom: 15, right: 30)
      $0.style.resizing = .tile
    }
    guard case .image(let image) = try #require(drawings([view], scale: 2).first) else {
      Issue.record("no picture")
      return
    }
    #expect(
      image.slices
        == .init(
          source: Insets(top: 10, left: 10, bottom: 10, right: 30),
          target: Insets(top: 20, left: 15, bottom: 20, right: 45), areTiled: true))
  }

  @Test func `A picture without edges is a tile`() throws {
    guard case .image(let image) = try #require(drawings([sliced { $0.style.resizing = .tile }], scale: 2).first) else {
      Issue.record("no picture")
      return
    }
    #expect(image.isTiled && image.slices == nil)
    #expect(image.destination == box(0, 0, 40, 20).rect && image.clip == box(0, 0, 60, 40).rect)
  }

  private func sliced(_ change: (inout PlacedView) -> Void) -> PlacedView {
    view(.image, end: 1, at: box(0, 0, 60, 40)) {
      $0.image = ImageReference(
        file: "a.png", digest: "d", size: Size(width: 20, height: 10), isVector: false, scale: 2)
      $0.style.contentMode = .scaleToFill
      change(&$0)
    }
  }
}
