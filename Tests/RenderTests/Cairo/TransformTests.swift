import Canvas
import Display
import Graphics
import Render
import Testing

struct TransformTests {
  /// Something of everything that has a place.
  private static let scene: [DisplayList.Command] = {
    let shape = RoundedRect(rect(6, 5, 30, 20), CornerRadii(all: 6))
    let stops = [GradientStop(offset: 0, color: red), GradientStop(offset: 1, color: blue.opacity(0.5))]
    var nine = DisplayList.Image(
      file: "a.png", digest: "d", destination: rect(40, 4, 16, 12), clip: rect(40, 4, 16, 12))
    nine.slices = .init(source: Insets(all: 1), target: Insets(all: 3), areTiled: false)
    return [
      .fill(.rect(rect(2, 2, 50, 30)), .color(Color(hex: 0xDDEEFF))),
      .shadow(shape, Shadow(offset: Point(x: 1, y: 2), blur: 6, color: .black)),
      .fill(.rounded(shape), .linear(LinearGradient(start: Point(x: 6, y: 5), end: Point(x: 36, y: 25), stops: stops))),
      .shadow(shape, Shadow(offset: Point(x: 0, y: 1), blur: 3, color: .white, isInner: true)),
      .border(shape, .init(widths: Insets(all: 2), color: .black, dash: [4, 2])),
      .fill(
        .rounded(rect(38, 18, 14, 14), CornerRadii(all: 7)),
        .radial(RadialGradient(center: Point(x: 42, y: 22), radius: 12, stops: stops))),
      .image(nine), .missing(rect(8, 28, 12, 9)),
      .blurBehind(RoundedRect(rect(20, 14, 24, 12), CornerRadii(all: 4), curve: .continuous), sigma: 2),
      .beginGroup(.init(opacity: 0.5, blendMode: .multiply)),
      .strokePath(
        Path([.move(Point(x: 4, y: 34)), .line(Point(x: 50, y: 20))]), StrokeStyle(width: 3, cap: .round), blue),
      .endGroup,
    ]
  }()

  private let pictures = Pictures()

  init() {
    pictures.bitmaps["a.png"] = Bitmap(
      width: 4, height: 3, pixels: (0..<12).map { 0xFF00_0000 | UInt32($0) &* 0x15_2B37 & 0xFF_FFFF })
  }

  @Test(arguments: [(5, 3), (-4, 2), (0, 0), (1, -3)])
  func `a move by whole pixels moves the picture`(x: Int, y: Int) throws {
    let plain = try drawn(Self.scene)
    let moved = try drawn([.beginTransform(.translation(x: Double(x), y: Double(y)))] + Self.scene + [.endTransform])
    for row in 8..<40 {
      for column in 8..<60 { #expect(moved[column, row] == plain[column - x, row - y]) }
    }
  }

  @Test func `a plane twice as large shows everything twice as large`() throws {
    let shape = RoundedRect(rect(3, 4, 20, 12), CornerRadii(all: 5), curve: .continuous)
    let larger = RoundedRect(rect(6, 8, 40, 24), CornerRadii(all: 10), curve: .continuous)
    let stops = [GradientStop(offset: 0, color: red), GradientStop(offset: 1, color: blue)]
    let shadow = Shadow(offset: Point(x: 1, y: 2), blur: 4, spread: 1, color: .black)
    let doubled = Shadow(offset: Point(x: 2, y: 4), blur: 8, spread: 2, color: .black)
    let small: [DisplayList.Command] = [
      .shadow(shape, shadow),
      .fill(.rounded(shape), .linear(LinearGradient(start: .zero, end: Point(x: 20, y: 9), stops: stops))),
      .border(shape, .init(widths: Insets(all: 1), color: .black, dash: [3, 2], isRound: true)),
    ]
    let large: [DisplayList.Command] = [
      .shadow(larger, doubled),
      .fill(.rounded(larger), .linear(LinearGradient(start: .zero, end: Point(x: 40, y: 18), stops: stops))),
      .border(larger, .init(widths: Insets(all: 2), color: .black, dash: [6, 4], isRound: true)),
    ]
    let scale = AffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 0, ty: 0)
    let scaled = try drawn([.beginTransform(scale)] + small + [.endTransform])
    let plain = try drawn(large)
    #expect(zip(scaled.pixels, plain.pixels).allSatisfy { difference($0, $1) <= 3 })
  }

  @Test func `a quarter turn turns the picture`() throws {
    let shape = RoundedRect(rect(8, 6, 24, 14), CornerRadii(all: 4))
    let commands: [DisplayList.Command] = [
      .shadow(shape, Shadow(offset: Point(x: 2, y: 1), blur: 6, color: .black)),
      .fill(
        .rounded(shape),
        .radial(
          RadialGradient(
            center: Point(x: 20, y: 12), radius: 10,
            stops: [GradientStop(offset: 0, color: red), GradientStop(offset: 1, color: blue)]))),
      .shadow(shape, Shadow(offset: Point(x: 2, y: 1), blur: 5, color: .white, isInner: true)),
      .blurBehind(RoundedRect(rect(10, 2, 10, 9)), sigma: 2),
    ]
    let plain = try drawn(commands, 40, 40)
    let turn = AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 40, ty: 0)
    let turned = try drawn([.beginTransform(turn)] + commands + [.endTransform], 40, 40)
    var most = 0
    for y in 0..<40 {
      for x in 0..<40 { most = max(most, difference(turned[39 - y, x], plain[x, y])) }
    }
    // Cairo's pixels have 17 columns and 15 rows.
    #expect(most <= 20)
  }

  @Test func `planes lie in planes and end`() throws {
    let commands: [DisplayList.Command] = [
      .beginTransform(.translation(x: 1, y: 0)), .beginTransform(AffineTransform(a: 2, b: 0, c: 0, d: 1, tx: 1, ty: 1)),
      .fill(.rect(rect(0, 0, 1, 1)), .color(red)), .endTransform, .fill(.rect(rect(0, 0, 1, 1)), .color(blue)),
      .endTransform, .fill(.rect(rect(5, 1, 1, 1)), .color(red)),
    ]
    let picture = try pixels(list(commands, width: 6, height: 2))
    #expect(picture.rows([0: ".", 0xFFFF_0000: "r", 0xFF00_00FF: "b"]) == [".b....", "..rr.r"])
  }

  @Test(arguments: [
    AffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0), AffineTransform(a: 1, b: 1, c: 1, d: 1, tx: 0, ty: 0),
    AffineTransform(a: 1e9, b: 0, c: 0, d: 1e9, tx: 0, ty: 0),
    AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 1e300, ty: 0),
    AffineTransform(a: 1e-30, b: 0, c: 0, d: 1e-30, tx: 0, ty: 0),
  ])
  func `a plane that cannot be seen shows nothing`(plane: AffineTransform) throws {
    let drawn = try drawn([.beginTransform(plane)] + Self.scene + [.endTransform])
    #expect(drawn.pixels.allSatisfy { $0 == 0 })
  }

  @Test func `a plane of no numbers is an error`() {
    #expect(throws: CanvasError.notFinite(call: "transform")) {
      _ = try drawn([.beginTransform(.translation(x: .nan, y: 0)), .endTransform])
    }
  }

  @Test func `a turned picture is blended`() throws {
    let half = 0.5.squareRoot()
    let turn = AffineTransform(a: half, b: half, c: -half, d: half, tx: 30, ty: 2)
    let image = DisplayList.Image(file: "a.png", digest: "d", destination: rect(0, 0, 32, 24), clip: rect(0, 0, 32, 24))
    let drawn = try drawn([.beginTransform(turn), .image(image), .endTransform])
    // The area stays what it was.
    let covered = drawn.pixels.reduce(0.0) { $0 + Double($1 >> 24) / 255 }
    #expect(abs(covered - 32 * 24) < 4)
    #expect(Set(drawn.pixels).count > 100)
  }

  private func drawn(_ commands: [DisplayList.Command], _ width: Int = 64, _ height: Int = 48) throws -> Bitmap {
    try pixels(list(commands, width: width, height: height), pictures)
  }
}

/// The largest difference of two pixels in one channel.
private func difference(_ first: UInt32, _ second: UInt32) -> Int {
  [0, 8, 16, 24].map { abs(Int(first >> $0 & 0xFF) - Int(second >> $0 & 0xFF)) }.max() ?? 0
}
