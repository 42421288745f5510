import Canvas
import Display
import Graphics
import Testing

@testable import Render

struct ShadowTests {
  /// Whatever is left out, kept or repeated, no byte may differ from the long way.
  @Test(arguments: 0..<12)
  func `a nine-sliced blur is the blur of the whole`(seed: Int) throws {
    var random = Seeded(UInt64(seed))
    let tiles = ShadowTiles()
    for _ in 0..<12 {
      let blurred = BlurredShape(shape(&random), sigma: sigma(&random))
      let region = PixelRect(x: -12, y: -9, width: 110, height: 90)
      #expect(try blurred.coverage(of: region, tiles) == blurred.wholeCoverage(of: region))
      let part = PixelRect(x: 17, y: 5, width: 31, height: 60)
      #expect(try blurred.coverage(of: part, tiles) == blurred.wholeCoverage(of: part))
    }
  }

  @Test(arguments: 0..<8)
  func `a shadow is the blur without the shape`(seed: Int) throws {
    var random = Seeded(UInt64(seed) + 100)
    let own = shape(&random)
    var shadow = Shadow(
      offset: Point(x: .random(in: -9...9, using: &random), y: .random(in: -9...9, using: &random)),
      blur: .random(in: 0.5...16, using: &random), spread: .random(in: -4...6, using: &random),
      color: Color(red: 20, green: 70, blue: 200, alpha: 0.7))
    for isInner in [false, true] {
      shadow.isInner = isInner
      let drawn = try pixels(list([.shadow(own, shadow)], width: 100, height: 80))
      #expect(try drawn == longWay(own, shadow, width: 100, height: 80))
    }
  }

  @Test func `the same shadows are the same beside others`() throws {
    let tiles = ShadowTiles(limit: 9000)
    let shadow = Shadow(offset: Point(x: 0, y: 2), blur: 6, color: .black)
    for corner in [2.0, 5, 9, 2, 5, 9, 2] {
      let commands = [
        DisplayList.Command.shadow(RoundedRect(rect(8, 8, 50, 40), CornerRadii(all: corner)), shadow),
        .shadow(RoundedRect(rect(20.5, 12, 70, 30), CornerRadii(all: corner)), shadow),
      ]
      let scene = list(commands, width: 100, height: 70)
      let drawn = try draw(scene, fonts: FontSet(faces: []), pictures: Pictures(), tiles: tiles).bitmap()
      #expect(try drawn == pixels(scene))
    }
  }

  @Test func `without a blur it is the shape, moved`() throws {
    let shadow = Shadow(offset: Point(x: 2, y: 1), blur: 0, spread: 1, color: red)
    let drawn = try pixels(list([.shadow(RoundedRect(rect(2, 2, 4, 3)), shadow)], width: 10, height: 8))
    #expect(
      drawn.rows([0: ".", 0xFFFF_0000: "r"])
        == [
          "..........", "..........", "......rrr.", "......rrr.", "......rrr.", "...rrrrrr.", "...rrrrrr.",
          "..........",
        ])
    var inner = shadow
    inner.isInner = true
    let inside = try pixels(list([.shadow(RoundedRect(rect(1, 1, 8, 6)), inner)], width: 10, height: 8))
    #expect(
      inside.rows([0: ".", 0xFFFF_0000: "r"])
        == [
          "..........", ".rrrrrrrr.", ".rrrrrrrr.", ".rrr......", ".rrr......", ".rrr......", ".rrr......",
          "..........",
        ])
  }

  @Test func `half of a straight edge's shadow falls to each side`() throws {
    // Far from corners a blurred edge is half there; the shape takes the inner half away.
    let shadow = Shadow(offset: Point(x: 8, y: 0), blur: 8, color: .black)
    let drawn = try pixels(list([.shadow(RoundedRect(rect(-40, -40, 60, 200)), shadow)], width: 60, height: 20))
    let alphas = (0..<60).map { Int(drawn[$0, 10] >> 24) }
    #expect(alphas[..<20].allSatisfy { $0 == 0 } && alphas[20...] == ArraySlice(alphas[20...].sorted(by: >)))
    #expect(abs(alphas[27] + alphas[28] - 255) <= 2 && alphas[20] > 225 && alphas[40] == 0)
  }

  @Test func `nothing falls into the shape, and an inner shadow not out of it`() throws {
    let own = RoundedRect(rect(20, 15, 50, 40), CornerRadii(all: 12))
    var shadow = Shadow(offset: Point(x: 3, y: 5), blur: 14, spread: 2, color: .black)
    let inside = try pixels(list([.fill(.rounded(own), .color(.white))], width: 100, height: 80))
    for isInner in [false, true] {
      shadow.isInner = isInner
      let drawn = try pixels(list([.shadow(own, shadow)], width: 100, height: 80))
      let wrong = zip(drawn.pixels, inside.pixels).contains { $0 >> 24 != 0 && $1 >> 24 == (isInner ? 0 : 255) }
      #expect(!wrong)
    }
  }

  @Test func `corners grow as in CSS`() {
    let radii = CornerRadii(
      topLeft: .zero, topRight: Size(width: 4, height: 20), bottomRight: Size(width: 10, height: 10),
      bottomLeft: Size(width: 2, height: 2))
    let own = RoundedRect(rect(10, 10, 100, 80), radii)
    let grown = Shadow(offset: Point(x: 1, y: 2), blur: 0, spread: 8, color: .black).shape(of: own)
    #expect(grown.rect == rect(3, 4, 116, 96))
    #expect(grown.radii.topLeft == .zero && grown.radii.bottomRight == Size(width: 18, height: 18))
    // 4 + 8 · (1 - (1 - 4/8)³)
    #expect(grown.radii.topRight == Size(width: 11, height: 28))
    let shrunk = Shadow(offset: .zero, blur: 0, spread: 8, color: .black, isInner: true).shape(of: own)
    #expect(shrunk.rect == rect(18, 18, 84, 64) && shrunk.radii.bottomRight == Size(width: 2, height: 2))
    #expect(Shadow(offset: .zero, blur: 0, spread: -50, color: .black).shape(of: own).rect.isEmpty)
  }

  @Test func `a mirrored shape has a mirrored shadow`() throws {
    for curve in CornerCurve.allCases {
      let shape = RoundedRect(rect(14, 12, 52, 36), CornerRadii(all: 9), curve: curve)
      let shadow = Shadow(offset: .zero, blur: 7, color: .black)
      let drawn = try pixels(list([.shadow(shape, shadow)], width: 80, height: 60))
      var most = 0
      for y in 0..<60 {
        for x in 0..<80 {
          let alpha = Int(drawn[x, y] >> 24)
          most = max(most, abs(alpha - Int(drawn[79 - x, y] >> 24)), abs(alpha - Int(drawn[x, 59 - y] >> 24)))
        }
      }
      #expect(most <= 2)
    }
  }

  @Test func `an enormous blur needs no more than the picture`() throws {
    let shadow = Shadow(offset: Point(x: 0, y: 40), blur: 3000, color: .black)
    let drawn = try pixels(
      list([.shadow(RoundedRect(rect(20, 20, 60, 30), CornerRadii(all: 8)), shadow)], width: 100, height: 70))
    // Spread over millions of pixels, nothing is left of it.
    #expect(drawn.pixels.allSatisfy { $0 == 0 })
    let wide = try pixels(list([.shadow(RoundedRect(rect(-9e5, -9e5, 9e5, 18e5)), shadow)], width: 100, height: 7))
    let alphas = (0..<100).map { wide[$0, 3] >> 24 }
    #expect(alphas.allSatisfy { (110...128).contains($0) } && alphas == alphas.sorted(by: >))
  }

  private func longWay(_ own: RoundedRect, _ shadow: Shadow, width: Int, height: Int) throws -> Bitmap {
    let blurred = BlurredShape(shadow.shape(of: own), sigma: Size(width: shadow.sigma, height: shadow.sigma))
    var coverage = try blurred.wholeCoverage(of: PixelRect(x: 0, y: 0, width: width, height: height))
    if shadow.isInner { coverage.invert() }
    let picture = Path.rounded(RoundedRect(rect(-1, -1, Double(width) + 2, Double(height) + 2)))
    let cut = shadow.isInner ? Path(Path.rounded(own).elements + picture.elements) : Path.rounded(own)
    try coverage.draw(cut, rule: .evenodd, .remove, x: 0, y: 0)
    let surface = try Surface(width: width, height: height)
    surface.paint(shadow.color, through: coverage, x: 0, y: 0)
    return try surface.bitmap()
  }

  private func shape(_ random: inout Seeded) -> RoundedRect {
    func number(_ range: ClosedRange<Double>) -> Double {
      // Whole pixels, quarters and anything.
      let value = Double.random(in: range, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: return value.rounded()
      case 1: return (value * 4).rounded() / 4
      default: return value
      }
    }
    func corner() -> Size { Size(width: number(0...14), height: number(0...14)) }
    let same = corner().width
    let radii =
      Bool.random(using: &random)
      ? CornerRadii(all: same)
      : CornerRadii(topLeft: corner(), topRight: corner(), bottomRight: corner(), bottomLeft: corner())
    return RoundedRect(
      Rect(x: number(-20...40), y: number(-20...30), width: number(0.5...90), height: number(0.5...70)), radii,
      curve: Bool.random(using: &random) ? .continuous : .circular)
  }

  private func sigma(_ random: inout Seeded) -> Size {
    let sigma = Double.random(in: 0.2...7, using: &random)
    return Size(width: sigma, height: Bool.random(using: &random) ? sigma : sigma / 2)
  }
}
