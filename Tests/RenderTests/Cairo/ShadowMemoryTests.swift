import Canvas
import Display
import Graphics
import Testing

@testable import Render

@Suite struct `Memory of shadows` {
  private static let shadow = Shadow(offset: .zero, blur: 10, color: .black)
  private static let box = RoundedRect(rect(0, 0, 50, 50), CornerRadii(all: 10))

  private func bytes(scale: Double, _ shadow: Shadow = shadow, turned: Double = 0) -> Int {
    let plane = AffineTransform(a: scale, b: turned * scale, c: -turned * scale, d: scale, tx: 0, ty: 0)
    return list([.beginTransform(plane), .shadow(Self.box, shadow), .endTransform], width: 100, height: 80)
      .bytesOfShadows
  }

  @Test func `is none without a blur, and little of a small one`() {
    #expect(list([.fill(.rounded(Self.box), .color(red))]).bytesOfShadows == 0)
    #expect(bytes(scale: 1, Shadow(offset: .zero, blur: 0, color: .black)) == 0)
    #expect((1...100_000).contains(bytes(scale: 1)))
  }

  @Test(arguments: [10.0, 100, 300, 700, 1000, 30_000], [0, 0.3])
  func `does not grow with a shape that is magnified`(scale: Double, turned: Double) {
    for isInner in [false, true] {
      var shadow = Self.shadow
      shadow.isInner = isInner
      #expect((1...1 << 24).contains(bytes(scale: scale, shadow, turned: turned)))
    }
  }

  /// A shape of which only a corner is drawn is blurred as if all of it were.
  @Test(arguments: [CornerCurve.circular, .continuous])
  func `what is left out is not missed`(curve: CornerCurve) throws {
    let shape = RoundedRect(rect(10.5, -2800.25, 3000, 2900), CornerRadii(all: 1100), curve: curve)
    let blurred = BlurredShape(shape, sigma: Size(width: 30, height: 50))
    for place in [(2600, 0), (400, -1300), (2800, -2400)] {
      let region = PixelRect(x: place.0, y: place.1, width: 60, height: 50)
      #expect(try blurred.coverage(of: region, ShadowTiles()) == blurred.wholeCoverage(of: region))
    }
  }

  @Test func `straight edges of a shape larger than any picture are like those of a small one`() throws {
    func alphas(_ size: Double, corner: Double) throws -> Coverage {
      let shape = RoundedRect(rect(-size, 20.5, 2 * size, size), CornerRadii(all: corner))
      return try BlurredShape(shape, sigma: Size(width: 9, height: 9))
        .coverage(of: PixelRect(x: -30, y: 0, width: 60, height: 50), ShadowTiles())
    }
    #expect(try alphas(90_000, corner: 20_000) == alphas(900, corner: 20))
  }
}
