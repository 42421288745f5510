import Canvas
import Display
import Graphics
import Render
import Testing

/// No number in a list does more than make an error or a strange picture.
struct HostileListTests {
  private static let numbers = [0, -1, 0.5, 1e-300, 1e5, -1e9, 1e18, -1e300, .infinity, -.infinity, .nan] as [Double]

  @Test(arguments: numbers)
  func `any numbers are survived`(number: Double) throws {
    let pictures = Pictures()
    pictures.bitmaps["a.png"] = Bitmap(width: 2, height: 2, pixels: [1, 2, 3, 4])
    for other in [3.0, number, -number] {
      for part in Self.parts(number, other) {
        for plane in [.identity, turned, AffineTransform(a: other, b: 1, c: 0, d: number, tx: other, ty: number)] {
          let commands =
            [.beginTransform(plane), .beginGroup(.init(opacity: 0.5))] + part + [.endGroup, .endTransform]
          do {
            _ = try pixels(list(commands), pictures)
          } catch CanvasError.notFinite {
            #expect(!number.isFinite || abs(number) > 1e200, "\(part) \(plane)")
          } catch { Issue.record("\(error) at \(part) \(plane)") }
        }
      }
    }
  }

  private let turned = AffineTransform(a: 0.6, b: 0.8, c: -0.8, d: 0.6, tx: 9, ty: 1)

  private static func parts(_ a: Double, _ b: Double) -> [[DisplayList.Command]] {
    let boxes = [rect(a, 1, b, 5), rect(1, b, 8, a), rect(1, 1, 8, 6)]
    return boxes.flatMap { box -> [[DisplayList.Command]] in
      let radii = CornerRadii(
        topLeft: Size(width: a, height: b), topRight: .zero, bottomRight: Size(width: 2, height: a),
        bottomLeft: Size(width: b, height: b))
      let shapes = CornerCurve.allCases.map { RoundedRect(box, radii, curve: $0) }
      var image = DisplayList.Image(file: "a.png", digest: "d", destination: box, clip: rect(0, 0, b, 9))
      image.opacity = a
      var (tiled, sliced) = (image, image)
      tiled.isTiled = true
      sliced.slices = .init(source: Insets(top: a, left: b), target: Insets(top: b, left: a), areTiled: true)
      let mask = DisplayList.Mask(box: box, paint: .color(red.opacity(a)))
      let fill = DisplayList.Command.fill(.rect(rect(0, 0, 12, 10)), .color(red))
      let rest: [[DisplayList.Command]] = [
        [.image(image)], [.image(tiled)], [.image(sliced)], [.beginClip(.rect(box)), fill, .endClip],
        [.missing(box)], [.beginGroup(.init(opacity: b, mask: mask)), fill, .endGroup],
      ]
      return shapes.flatMap { painted($0, a, b) }.map { [$0] } + rest
    }
  }

  private static func painted(_ shape: RoundedRect, _ a: Double, _ b: Double) -> [DisplayList.Command] {
    let stops = [GradientStop(offset: a, color: red), GradientStop(offset: b, color: blue.opacity(b))]
    let linear = LinearGradient(start: Point(x: a, y: b), end: Point(x: b, y: 2), stops: stops)
    return [
      .fill(.rounded(shape), .linear(linear)),
      .fill(.rounded(shape), .radial(RadialGradient(center: Point(x: a, y: b), radius: a, stops: stops))),
      .shadow(shape, Shadow(offset: Point(x: a, y: b), blur: 4, spread: 1, color: .black)),
      .shadow(shape, Shadow(offset: Point(x: 1, y: 1), blur: min(b, 200), spread: a, color: .black)),
      .shadow(shape, Shadow(offset: Point(x: b, y: 1), blur: 3, spread: a, color: .black.opacity(b), isInner: true)),
      .blurBehind(shape, sigma: min(a, 50)),
      .border(shape, .init(widths: Insets(top: a, left: b, bottom: 1, right: 2), color: red, dash: [3, a])),
      .border(shape, .init(widths: Insets(all: a), color: red, dash: [b, 2], isRound: true)),
    ]
  }
}
