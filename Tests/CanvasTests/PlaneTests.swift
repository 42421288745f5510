import Canvas
import Graphics
import Testing

struct PlaneTests {
  private let unit = Rect(x: 0, y: 0, width: 1, height: 1)

  @Test func `planes are left with what was saved`() throws {
    let bitmap = try picture(4, 1) { surface in
      surface.save()
      surface.transform(by: .translation(x: 1, y: 0))
      surface.transform(by: AffineTransform(a: 2, b: 0, c: 0, d: 1, tx: 0, ty: 0))
      let (inner, detail) = (surface.transform, surface.detail)
      #expect(inner == AffineTransform(a: 2, b: 0, c: 0, d: 1, tx: 1, ty: 0) && detail == 2)
      surface.fill(unit, .black)
      surface.restore()
      let outer = surface.transform
      #expect(outer == .identity)
    }
    #expect(bitmap.pixels.map { $0 >> 24 } == [0, 255, 255, 0])
  }

  @Test func `a map and its inverse are none`() throws {
    let map = AffineTransform(a: 1, b: 2, c: -3, d: 0.5, tx: 7, ty: -9)
    let both = map.concatenating(try #require(map.inverse))
    for (one, other) in zip([both.a, both.b, both.c, both.d, both.tx, both.ty], [1, 0, 0, 1, 0, 0] as [Double]) {
      #expect(abs(one - other) < 1e-12)
    }
    #expect(AffineTransform(a: 1, b: 1, c: 1, d: 1, tx: 0, ty: 0).inverse == nil)
  }

  @Test(arguments: [
    (Rect(x: 0.5, y: -0.5, width: 2, height: 1), PixelRect(x: 0, y: -1, width: 3, height: 2)),
    (Rect(x: 3, y: 3, width: 0, height: 5), PixelRect(x: 0, y: 0, width: 0, height: 0)),
    (Rect(x: .nan, y: 3, width: 1, height: 5), PixelRect(x: 0, y: 0, width: 0, height: 0)),
    (Rect(x: -1e300, y: 0, width: .infinity, height: 1), PixelRect(x: -1_000_000, y: 0, width: 2_000_000, height: 1)),
  ])
  func `pixels are those that are touched`(rect: Rect, pixels: PixelRect) {
    #expect(PixelRect(around: rect) == pixels)
  }

  @Test func `what was drawn is seen in the innermost group only`() throws {
    _ = try picture(6, 4) { surface in
      surface.fill(.white)
      let everywhere = PixelRect(x: -5, y: -5, width: 50, height: 50)
      let pixels = surface.pixels(in: everywhere)
      let all = try #require(pixels)
      #expect(all.x == 0 && all.y == 0 && all.bitmap.width == 6 && all.bitmap.height == 4)
      surface.clip(toPixels: PixelRect(x: 2, y: 1, width: 3, height: 2))
      let visible = surface.visible
      #expect(visible == PixelRect(x: 2, y: 1, width: 3, height: 2))
      surface.pushGroup()
      surface.fill(Rect(x: 3, y: 1, width: 1, height: 1), .black)
      let inside = surface.pixels(in: everywhere)
      let group = try #require(inside)
      #expect(group.x == 2 && group.y == 1 && group.bitmap.pixels == [0, 0xFF00_0000, 0, 0, 0, 0])
      let beside = surface.pixels(in: PixelRect(x: 0, y: 0, width: 2, height: 4))
      #expect(beside?.x == nil)
      surface.popGroup(alpha: 1)
    }
  }

  @Test func `continuous corners are mirrored from all sides`() throws {
    let shape = RoundedRect(Rect(x: 0, y: 0, width: 61, height: 61), CornerRadii(all: 19.5), curve: .continuous)
    let bitmap = try picture(61, 61) { $0.fill(Path.rounded(shape), .black) }
    var most = 0
    for y in 0..<61 {
      for x in 0..<61 {
        let alpha = bitmap.alpha(x, y)
        most = max(most, abs(alpha - bitmap.alpha(60 - x, y)), abs(alpha - bitmap.alpha(x, 60 - y)))
      }
    }
    #expect(most <= 2)
    // A circle leaves the edge after its radius, this corner before that.
    #expect(bitmap.alpha(30, 0) == 255 && bitmap.alpha(20, 0) < 255)
  }
}
