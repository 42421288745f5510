import Graphics
import Render
import Testing

struct GradientPixelsTests {
  private static let greys = [
    GradientStop(offset: 0, color: .black), GradientStop(offset: 1, color: .white),
  ]
  /// Colours and alphas that differ, an edge, and room before and after.
  private static let mixed = [
    GradientStop(offset: 0.1, color: Color(red: 200, green: 10, blue: 90, alpha: 0.2)),
    GradientStop(offset: 0.4, color: Color(red: 0, green: 255, blue: 31, alpha: 0.9)),
    GradientStop(offset: 0.4, color: Color(red: 255, green: 255, blue: 255)),
    GradientStop(offset: 0.95, color: Color(red: 1, green: 2, blue: 3, alpha: 0)),
  ]

  @Test func `pixels have the colour of their middle`() {
    let across = LinearGradient(start: Point(x: 0, y: 0), end: Point(x: 4, y: 0), stops: Self.greys)
    let row = LinearPixels(across, plane: .identity).bitmap(of: PixelRect(x: -1, y: 0, width: 6, height: 1))
    #expect(row.pixels == [0, 32, 96, 159, 223, 255].map(grey))
    let down = LinearGradient(start: Point(x: 0, y: 4), end: Point(x: 0, y: 0), stops: Self.greys)
    let column = LinearPixels(down, plane: .identity).bitmap(of: PixelRect(x: 0, y: 0, width: 1, height: 5))
    #expect(column.pixels == [223, 159, 96, 32, 0].map(grey))
    let circle = RadialGradient(center: Point(x: 0.5, y: 0.5), radius: 4, stops: Self.greys)
    let ray = RadialPixels(circle, plane: .identity).bitmap(of: PixelRect(x: 0, y: 0, width: 6, height: 1))
    #expect(ray.pixels == [0, 64, 128, 191, 255, 255].map(grey))
  }

  @Test func `stops at one place are an edge`() {
    let stops = [(0.0, red), (0.5, red), (0.5, blue), (1, blue)].map { GradientStop(offset: $0, color: $1) }
    let gradient = LinearGradient(start: .zero, end: Point(x: 8, y: 0), stops: stops)
    let row = LinearPixels(gradient, plane: .identity).bitmap(of: PixelRect(x: 0, y: 0, width: 8, height: 1))
    #expect(row.pixels == Array(repeating: 0xFFFF_0000, count: 4) + Array(repeating: 0xFF00_00FF, count: 4))
  }

  @Test func `of several stops at an end the outermost is the colour beyond it`() {
    let stops = [(0.0, red), (0, .white), (1, .white), (1, blue)].map { GradientStop(offset: $0, color: $1) }
    for (width, step) in [(2.0, 1.0), (0, 3)] {
      // Along the row, then down, where a row is of one colour.
      let end = Point(x: width, y: step == 1 ? 0 : 2)
      let gradient = LinearGradient(start: .zero, end: end, stops: stops)
      let region = PixelRect(x: -2, y: -2, width: 6, height: 6)
      let bitmap = LinearPixels(gradient, plane: .identity).bitmap(of: region)
      #expect(bitmap.pixels[0] == 0xFFFF_0000 && bitmap.pixels[35] == 0xFF00_00FF)
      #expect(bitmap.pixels.contains(0xFFFF_FFFF))
    }
  }

  @Test func `offsets never go back and stay between the ends`() {
    let stops = [(0.5, red), (0.2, blue), (7, Color.white)].map { GradientStop(offset: $0, color: $1) }
    let table = GradientTable(stops).words
    #expect(table[2047] == 0xFFFF_0000 && table[2048] == 0xFF00_00FF && table[4096] == 0xFFFF_FFFF)
    #expect(GradientTable([]).words.allSatisfy { $0 == 0 })
  }

  @Test func `the table is the exact mixture of premultiplied colours`() {
    let table = GradientTable(Self.mixed)
    #expect(!table.isOpaque && GradientTable(Self.greys).isOpaque)
    for step in 0...GradientTable.last {
      #expect(distance(table.words[step], exact(Self.mixed, Double(step) / 4096)) <= 0.501)
    }
  }

  @Test(arguments: [(60.0, 0.0), (0, 45), (31, 17), (-50, 20), (7, -90), (300, 200)])
  func `a line of any angle is within a level of exact arithmetic`(x: Double, y: Double) {
    let stops = [0.0, 0.3, 1].map { GradientStop(offset: $0, color: $0 == 0.3 ? red.opacity(0.3) : blue) }
    let gradient = LinearGradient(start: Point(x: 20.3, y: 11.8), end: Point(x: 20.3 + x, y: 11.8 + y), stops: stops)
    let region = PixelRect(x: -3, y: 2, width: 50, height: 40)
    let bitmap = LinearPixels(gradient, plane: .identity).bitmap(of: region)
    for row in 0..<40 {
      for column in 0..<50 {
        let (px, py) = (Double(column - 3) + 0.5 - 20.3, Double(row + 2) + 0.5 - 11.8)
        let place = (px * x + py * y) / (x * x + y * y)
        #expect(distance(bitmap[column, row], exact(stops, place)) <= 1)
      }
    }
  }

  @Test(arguments: [3.0, 20, 55, 400])
  func `a circle is within a level of exact arithmetic`(radius: Double) {
    let gradient = RadialGradient(center: Point(x: 21.7, y: 9.1), radius: radius, stops: Self.greys)
    let bitmap = RadialPixels(gradient, plane: .identity).bitmap(of: PixelRect(x: 0, y: 0, width: 50, height: 30))
    for row in 0..<30 {
      for column in 0..<50 {
        let (x, y) = (Double(column) + 0.5 - 21.7, Double(row) + 0.5 - 9.1)
        #expect(distance(bitmap[column, row], exact(Self.greys, (x * x + y * y).squareRoot() / radius)) <= 1)
      }
    }
  }

  @Test func `a plane carries its gradients along`() {
    let turned = AffineTransform(a: 0, b: 2, c: -2, d: 0, tx: 30, ty: 4)
    let region = PixelRect(x: 0, y: 0, width: 30, height: 30)
    let inverse = AffineTransform(a: 0, b: -0.5, c: 0.5, d: 0, tx: -2, ty: 15)
    let linear = LinearGradient(start: Point(x: 1, y: 2), end: Point(x: 9, y: 5), stops: Self.greys)
    let moved = LinearGradient(
      start: turned.apply(to: linear.start), end: turned.apply(to: linear.end), stops: Self.greys)
    let radial = RadialGradient(center: Point(x: 4, y: 6), radius: 5, stops: Self.greys)
    let larger = RadialGradient(center: turned.apply(to: radial.center), radius: 10, stops: Self.greys)
    let pairs = [
      (
        LinearPixels(linear, plane: inverse).bitmap(of: region),
        LinearPixels(moved, plane: .identity).bitmap(of: region)
      ),
      (
        RadialPixels(radial, plane: inverse).bitmap(of: region),
        RadialPixels(larger, plane: .identity).bitmap(of: region)
      ),
    ]
    for (first, second) in pairs {
      for (one, other) in zip(first.pixels, second.pixels) { #expect(distance(one, channels(other)) <= 1) }
    }
  }

  @Test(arguments: [0.0, 1e-300, 1e-12, 1e-3, 0.2, 1e9, 1e300])
  func `sizes beyond reason are drawn somehow`(size: Double) {
    for origin in [0.0, 1e6, -1e18, 1e300] {
      let region = PixelRect(x: 0, y: 0, width: 20, height: 3)
      let linear = LinearGradient(
        start: Point(x: origin, y: 0), end: Point(x: origin + size, y: size), stops: Self.greys)
      let radial = RadialGradient(center: Point(x: origin, y: -origin), radius: size, stops: Self.greys)
      let drawn = [
        LinearPixels(linear, plane: .identity).bitmap(of: region),
        RadialPixels(radial, plane: .identity).bitmap(of: region),
      ]
      #expect(drawn.allSatisfy { $0.isOpaque && $0.pixels.count == 60 })
    }
  }

  @Test func `from a point to itself all is past the end`() {
    let point = Point(x: 3, y: 3)
    let region = PixelRect(x: 0, y: 0, width: 6, height: 6)
    let linear = LinearPixels(LinearGradient(start: point, end: point, stops: Self.greys), plane: .identity)
    let radial = RadialPixels(RadialGradient(center: point, radius: 0, stops: Self.greys), plane: .identity)
    #expect((linear.bitmap(of: region).pixels + radial.bitmap(of: region).pixels).allSatisfy { $0 == 0xFFFF_FFFF })
  }
}

private func grey(_ level: UInt32) -> UInt32 { 0xFF00_0000 | level << 16 | level << 8 | level }

/// Alpha, red, green and blue, premultiplied, each from 0 to 255.
private func exact(_ stops: [GradientStop], _ place: Double) -> [Double] {
  func premultiplied(_ color: Color) -> [Double] {
    [255, Double(color.red), Double(color.green), Double(color.blue)].map { $0 * color.alpha }
  }
  guard let next = stops.firstIndex(where: { $0.offset > place }) else {
    return premultiplied(stops[stops.count - 1].color)
  }
  guard next > 0 else { return premultiplied(stops[0].color) }
  let (before, after) = (stops[next - 1], stops[next])
  let part = (place - before.offset) / (after.offset - before.offset)
  return zip(premultiplied(before.color), premultiplied(after.color)).map { $0 + ($1 - $0) * part }
}

private func channels(_ word: UInt32) -> [Double] { [24, 16, 8, 0].map { Double(word >> $0 & 0xFF) } }

private func distance(_ word: UInt32, _ exact: [Double]) -> Double {
  zip(channels(word), exact).map { abs($0 - $1) }.max() ?? 0
}
