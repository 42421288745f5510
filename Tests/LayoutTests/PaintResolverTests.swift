import Devices
import Graphics
import Layout
import Problems
import Scene
import Testing

@Suite struct `Paint that is settled` {
  private static let (red, blue) = (Color(hex: 0xFF0000), Color(hex: 0x0000FF))

  private func style(
    _ keys: String, dark: Bool = false, direction: String = "leftToRight"
  ) throws -> Style {
    let text = """
      scene: s
      design: {width: 750}
      root: {direction: \(direction), children: [{id: a, width: 100, height: 60, \(keys)}]}
      """
    return try #require(try read(text, in: phone(appearance: dark ? .dark : .light)).view("a")).style
  }

  @Test(arguments: [(false, red), (true, blue)])
  func `has the colours of its appearance`(isDark: Bool, color: Color) throws {
    let both = "{light: red, dark: blue}"
    let style = try self.style(
      "background: {linear: [\(both), red]}, border: {color: \(both)}, mask: \(both), shadow: {color: \(both)}",
      dark: isDark)
    guard case .linear(let stops, .angle(180)) = style.background else {
      Issue.record("no gradient")
      return
    }
    #expect(stops == [GradientStop(offset: 0, color: color), GradientStop(offset: 1, color: Self.red)])
    #expect(style.border?.color == color)
    #expect(style.mask == .fill(.color(color)))
    #expect(style.shadows.map(\.color) == [color])
  }

  @Test func `has gradients in points and percent`() throws {
    let linear = try style("background: {linear: {stops: [red, blue], from: [2px, 10%], to: [20dw, 100%]}}")
    guard case .linear(_, let line) = linear.background else {
      Issue.record("no gradient")
      return
    }
    #expect(
      line == .points(from: .init(x: .points(1), y: .percent(10)), to: .init(x: .points(10), y: .percent(100))))
    let radial = try style("background: {radial: {stops: [red, blue], radius: 10px}}")
    guard case .radial(_, .center, .points(5)) = radial.background else {
      Issue.record("no gradient")
      return
    }
    #expect(try style("background: none").background == nil)
  }

  @Test(arguments: [
    ("leftToRight", Style.Border.Sides([.top, .left])), ("rightToLeft", Style.Border.Sides([.top, .right])),
  ])
  func `has borders on sides`(direction: String, sides: Style.Border.Sides) throws {
    let border = try self.style("border: {color: red, sides: [leading, top], dash: [4, 2px, 1]}", direction: direction)
      .border
    // As many gaps as dashes.
    #expect(
      border
        == Style.Border(color: Self.red, width: 1, style: .dashed, dash: [4, 1, 1, 4, 1, 1], sides: sides))
    #expect(try style("border: {color: red, sides: [trailing, bottom]}").border?.sides == [.right, .bottom])
    #expect(try style("border: red").border?.sides == .all)
  }

  @Test(arguments: [("leftToRight", [10.0, 0, 20, 30]), ("rightToLeft", [0.0, 10, 30, 20])])
  func `has corners, clockwise from the upper left`(direction: String, radii: [Double]) throws {
    let text = """
      scene: s
      root:
        direction: \(direction)
        children:
          - {id: a, width: 100, height: 80, cornerRadius: {topLeading: 5, bottomLeading: 15, bottomTrailing: 10}}
      """
    let view = try #require(try read(text, in: phone()).view("a"))
    let corners = [view.radii.topLeft, view.radii.topRight, view.radii.bottomRight, view.radii.bottomLeft]
    #expect(corners == radii.map { Size(width: $0, height: $0) })
  }

  @Test func `has shadows and blurs in points, the first shadow first`() throws {
    let style = try self.style(
      "shadow: [red, {offset: [2px, -1], blur: 20dw, spread: -2, inner: true}], backgroundBlur: 8px")
    #expect(
      style.shadows == [
        Shadow(offset: Point(x: 0, y: 2), blur: 8, color: Self.red),
        Shadow(offset: Point(x: 1, y: -1), blur: 10, spread: -2, color: .black.opacity(0.2), isInner: true),
      ])
    #expect(style.backgroundBlur == 4)
  }

  @Test func `never blurs more than the limit, also in design units`() throws {
    let text = "scene: s\ndesign: {width: 1}\nroot: {children: [{id: a, shadow: {blur: 10dw}, backgroundBlur: 2dw}]}"
    let result = try read(text, in: phone())
    #expect(result.view("a")?.style.shadows.map(\.blur) == [1000])
    #expect(result.view("a")?.style.backgroundBlur == 750)
    #expect(
      result.problems == [
        .value(.outOfRange(key: "blur", range: "from 0 to 1000 (limits.maxBlur)", got: "3750 points"))
      ])
  }

  @Test func `has transforms in points and percent`() throws {
    var steps = Style.Transform.Steps()
    steps.translate = .init(x: .points(1), y: .percent(50))
    steps.rotate = 45
    steps.scale = Size(width: 2, height: 3)
    steps.skew = Size(width: 4, height: 5)
    steps.origin = .init(x: .points(0), y: .percent(100))
    let text = "{translate: [2px, 50%], rotate: 45, scale: [2, 3], skew: [4, 5], origin: [0, 100%]}"
    #expect(try style("transform: \(text)").transform == .steps(steps))
    let map = AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 4, ty: 5)
    #expect(try style("transform: {matrix: [1, 0, 0, 1, 4, 5]}").transform == .matrix(map, origin: .center))
  }

  @Test(arguments: [("leftToRight", Insets(left: 4, right: 1)), ("rightToLeft", Insets(left: 1, right: 4))])
  func `has pictures that keep their edges and fill their box`(direction: String, insets: Insets) throws {
    let style = try self.style("image: wide, capInsets: {leading: 4, trailing: 2px}", direction: direction)
    #expect(style.capInsets == insets)
    #expect(style.contentMode == .scaleToFill)
    #expect(try self.style("image: wide").contentMode == .scaleAspectFit)
    #expect(try self.style("image: wide, capInsets: 1, contentMode: top").contentMode == .top)
  }

  @Test func `finds the pictures of fills, and tells where one is missing`() throws {
    let text = """
      scene: s
      root:
        children:
          - {id: a, path: M0 0h1, background: {image: wide}, fill: {image: square}, mask: {image: wide}}
          - {id: b, background: {image: nope}}
          - {id: c, mask: {image: nope}, hidden: true}
      """
    let result = try read(text, in: phone())
    let pictures = try #require(result.view("a")).pictures
    #expect(Set(pictures.keys) == ["wide", "square"])
    #expect(pictures["square"]?.size == Size(width: 30, height: 30))
    #expect(result.view("b")?.pictures.isEmpty == true)
    #expect(result.diagnostics.map(\.view) == ["b"])
    #expect(result.diagnostics.first?.location == SourceLocation(file: "test.yaml", line: 5, column: 27))
  }
}
