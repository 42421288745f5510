import Display
import Graphics
import Testing

struct PaintDigestTests {
  private let rect = Rect(x: 1, y: 2, width: 3, height: 4)
  private var shape: RoundedRect { RoundedRect(rect) }

  private func changed<Value>(_ value: Value, _ change: (inout Value) -> Void) -> Value {
    var value = value
    change(&value)
    return value
  }

  /// Whether no two of some commands have one digest.
  private func areDistinct(_ commands: [DisplayList.Command]) -> Bool {
    let digests = commands.map { DisplayList(width: 10, height: 20, scale: 2, commands: [$0]).digest }
    return Set(digests).count == commands.count
  }

  @Test func `Every field of a paint counts`() {
    let stops = [GradientStop(offset: 0, color: red), GradientStop(offset: 1, color: blue)]
    let linear = LinearGradient(start: .zero, end: Point(x: 1, y: 2), stops: stops)
    let radial = RadialGradient(center: .zero, radius: 2, stops: stops)
    let image = DisplayList.Image(file: "a.png", digest: "d", destination: rect, clip: rect)
    let slices = DisplayList.Slices(source: Insets(all: 1), target: Insets(all: 2), areTiled: false)
    let paints: [DisplayList.Paint] =
      [
        linear, changed(linear) { $0.start.x = 1 }, changed(linear) { $0.end.y = 1 },
        changed(linear) { $0.stops[1].offset = 0.5 }, changed(linear) { $0.stops[1].color = red },
        changed(linear) { $0.stops.append($0.stops[1]) },
      ].map(DisplayList.Paint.linear)
      + [radial, changed(radial) { $0.center.x = 1 }, changed(radial) { $0.radius = 3 }].map(DisplayList.Paint.radial)
      + [
        image, changed(image) { $0.opacity = 0.5 }, changed(image) { $0.isTiled = true },
        changed(image) { $0.slices = slices },
        changed(image) { $0.slices = changed(slices) { $0.source.left = 2 } },
        changed(image) { $0.slices = changed(slices) { $0.target.left = 3 } },
        changed(image) { $0.slices = changed(slices) { $0.areTiled = true } },
      ].map(DisplayList.Paint.image)
    let fills = paints.map { DisplayList.Command.fill(.rect(rect), $0) }
    let masks = paints.map { DisplayList.Command.beginGroup(.init(mask: .init(box: rect, paint: $0))) }
    #expect(areDistinct(fills))
    #expect(areDistinct(masks))
  }

  @Test func `Every field of shapes, shadows, groups and planes counts`() {
    let shadow = Shadow(offset: .zero, blur: 1, color: red)
    let border = DisplayList.Border(widths: Insets(all: 1), color: red)
    let plane = AffineTransform.identity
    let commands: [DisplayList.Command] = [
      .shadow(shape, shadow), .shadow(changed(shape) { $0.curve = .continuous }, shadow),
      .shadow(shape, changed(shadow) { $0.offset.y = 1 }), .shadow(shape, changed(shadow) { $0.blur = 2 }),
      .shadow(shape, changed(shadow) { $0.spread = 2 }), .shadow(shape, changed(shadow) { $0.color = blue }),
      .shadow(shape, changed(shadow) { $0.isInner = true }),
      .blurBehind(shape, sigma: 1), .blurBehind(shape, sigma: 2),
      .border(shape, border), .border(shape, changed(border) { $0.widths.left = 2 }),
      .border(shape, changed(border) { $0.dash = [1, 2] }), .border(shape, changed(border) { $0.isRound = true }),
      .beginGroup(.init()), .beginGroup(.init(opacity: 0.5)), .beginGroup(.init(blendMode: .screen)),
      .beginGroup(.init(blendMode: .multiply)), .beginGroup(.init(outline: .rounded(shape))),
      .beginGroup(.init(outline: .rounded(changed(shape) { $0.curve = .continuous }))),
      .beginTransform(plane), .beginTransform(changed(plane) { $0.a = 2 }),
      .beginTransform(changed(plane) { $0.b = 2 }), .beginTransform(changed(plane) { $0.c = 2 }),
      .beginTransform(changed(plane) { $0.d = 2 }), .beginTransform(changed(plane) { $0.tx = 2 }),
      .beginTransform(changed(plane) { $0.ty = 2 }), .endTransform,
      .beginClip(.rounded(shape)), .beginClip(.rounded(changed(shape) { $0.curve = .continuous })),
      .beginClip(.path(Path(), .nonzero)), .beginClip(.path(Path(), .evenodd)),
    ]
    #expect(areDistinct(commands))
  }
}
