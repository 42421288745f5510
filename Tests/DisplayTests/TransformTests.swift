import Display
import Graphics
import Layout
import Scene
import Testing

struct TransformTests {
  private func steps(_ change: (inout Style.Transform.Steps) -> Void) -> Style.Transform {
    var steps = Style.Transform.Steps()
    change(&steps)
    return .steps(steps)
  }

  /// The plane of a view at 10, 20 of 40 × 20 pixels.
  private func plane(_ transform: Style.Transform, scale: Double = 1) -> AffineTransform? {
    let views = [
      view(end: 1, at: box(10, 20, 40, 20)) {
        $0.style.background = .color(red)
        $0.style.transform = transform
      }
    ]
    let found = drawings(views, scale: scale)
    guard found.count == 3, found.last == .endTransform, case .beginTransform(let plane) = found[0] else { return nil }
    return plane
  }

  @Test func `A view turns about its middle`() {
    let turned = plane(steps { $0.rotate = 90 })
    // The upper left corner goes to the upper right, the middle stays.
    #expect(turned?.apply(to: Point(x: 10, y: 20)) == Point(x: 40, y: 10))
    #expect(turned?.apply(to: Point(x: 30, y: 30)) == Point(x: 30, y: 30))
  }

  @Test func `It scales about its origin`() {
    let scaled = plane(
      steps {
        $0.scale = Size(width: 2, height: -1)
        $0.origin = Style.Place(x: .points(5), y: .percent(100))
      }, scale: 2)
    #expect(scaled == AffineTransform(a: 2, b: 0, c: 0, d: -1, tx: -20, ty: 80))
  }

  @Test func `It moves by points and by shares of itself`() {
    let moved = steps { $0.translate = Style.Place(x: .points(3), y: .percent(-50)) }
    #expect(plane(moved, scale: 2) == .translation(x: 6, y: -10))
  }

  @Test func `It slants by degrees`() throws {
    let slanted = try #require(plane(steps { $0.skew = Size(width: 45, height: 0) }))
    let corner = slanted.apply(to: Point(x: 10, y: 20))
    #expect(abs(corner.x - 0) < 1e-12 && corner.y == 20)
  }

  /// As CSS's `translate() rotate() skew() scale()`: what is written last is done first.
  @Test func `Steps are done in one order`() throws {
    let all = try #require(
      plane(
        steps {
          $0.translate = Style.Place(x: .points(100), y: .points(0))
          $0.rotate = 90
          $0.skew = Size(width: 45, height: 0)
          $0.scale = Size(width: 3, height: 2)
          $0.origin = .zero
        }))
    // (1, 1) from the origin: scaled (3, 2), slanted (5, 2), turned (-2, 5), moved (98, 5).
    let end = all.apply(to: Point(x: 11, y: 21))
    #expect(abs(end.x - 108) < 1e-12 && abs(end.y - 25) < 1e-12)
  }

  @Test func `A matrix is about the origin, its translation in points`() {
    let map = AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 5, ty: 0)
    #expect(plane(.matrix(map, origin: .center), scale: 2)?.apply(to: Point(x: 30, y: 30)) == Point(x: 40, y: 30))
  }

  @Test func `What changes nothing or leaves nothing needs no plane`() {
    let draw = { (transform: Style.Transform) in
      drawings([
        view(end: 1, at: box(10, 20, 40, 20)) {
          $0.style.background = .color(red)
          $0.style.transform = transform
        }
      ])
    }
    #expect(draw(.steps(.init())) == [.fill(.rect(box(10, 20, 40, 20).rect), .color(red))])
    #expect(draw(steps { $0.scale = Size(width: 0, height: 1) }).isEmpty)
    #expect(draw(.matrix(AffineTransform(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0), origin: .center)).isEmpty)
  }

  @Test func `It holds the group, the children and the border`() {
    let views = [
      view(end: 2, at: box(0, 0, 40, 20)) {
        $0.style.transform = steps { $0.translate = Style.Place(x: .points(5), y: .points(6)) }
        $0.style.opacity = 0.5
        $0.style.border = Style.Border(color: red, width: 1)
      },
      view(in: 0, end: 2, at: box(1, 1, 5, 5)) { $0.style.background = .color(blue) },
    ]
    #expect(
      drawings(views) == [
        .beginTransform(.translation(x: 5, y: 6)), .beginGroup(.init(opacity: 0.5)),
        .fill(.rect(box(1, 1, 5, 5).rect), .color(blue)),
        .border(RoundedRect(box(0, 0, 40, 20).rect), .init(widths: Insets(all: 1), color: red)), .endGroup,
        .endTransform,
      ])
  }

  @Test func `What is seen is decided where it is drawn`() {
    let move = { (x: Double) in steps { $0.translate = Style.Place(x: .points(x), y: .points(0)) } }
    // Two planes inside each other: 200 − 150 − 100 is out of the picture, 200 − 100 − 50 is not.
    let draw = { (outer: Double, inner: Double) in
      drawings([
        view(end: 2, at: box(200, 0, 40, 20)) { $0.style.transform = move(outer) },
        view(in: 0, end: 2, at: box(200, 0, 40, 20)) {
          $0.style.transform = move(inner)
          $0.style.background = .color(red)
        },
      ]).count
    }
    #expect(draw(-100, -50) == 5)
    #expect(draw(-150, -100) == 0)
    #expect(draw(0, 0) == 0)
    let after = [
      view(end: 3, at: box(0, 0, 100, 100)),
      view(in: 0, end: 2, at: box(0, 0, 10, 10)) { $0.style.transform = move(500) },
      view(in: 0, end: 3, at: box(0, 0, 10, 10)) { $0.style.background = .color(red) },
    ]
    #expect(drawings(after).count == 1)
  }
}
