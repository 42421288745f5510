import Graphics
import Problems
import Scene
import Testing

@Suite struct `Borders, corners, shadows, masks and transforms` {
  private static let red = ColorValue(light: Color(hex: 0xFF0000))

  private func attributes(_ keys: String) throws -> Attributes {
    try #require(try Folder().children("- {\(keys)}").first).attributes
  }

  @Test(arguments: [
    ("{style: dashed, color: red}", BorderSpec(color: red, width: .points(1), style: .dashed)),
    (
      "{dash: [4, 2.5], color: red}", BorderSpec(color: red, width: .points(1), style: .dashed, dash: [4, 2.5].lengths)
    ),
    (
      "{dash: [4, 2px], style: dotted, color: red, width: 2}",
      BorderSpec(color: red, width: .points(2), style: .dotted, dash: [.points(4), .pixels(2)])
    ),
    ("{color: red, sides: [top, leading]}", BorderSpec(color: red, width: .points(1), sides: [.top, .leading])),
  ])
  func `borders`(_ text: String, _ border: BorderSpec) throws {
    #expect(try attributes("border: \(text)").border == border)
  }

  @Test func `strokes have dashes`() throws {
    let stroke = try attributes("path: M0 0h1, stroke: {color: red, dash: [3], dashPhase: -1px}").stroke
    #expect(stroke?.dash == [.points(3)] && stroke?.dashPhase == .pixels(-1))
  }

  @Test func `corners one by one`() throws {
    #expect(
      try attributes("cornerRadius: {top: 5, bottomLeading: 10%, bottomTrailing: 1px}, cornerCurve: continuous")
        .cornerRadius
        == .corners(
          CornerLengths(
            topLeading: .points(5), topTrailing: .points(5), bottomLeading: .percent(10), bottomTrailing: .pixels(1))))
    #expect(try attributes("cornerCurve: continuous").cornerCurve == .continuous)
  }

  @Test func `shadows`() throws {
    let shadows = try attributes("shadow: [red, {offset: [-1, 2px], blur: 3, spread: -4, inner: true}]").shadows
    #expect(
      shadows == [
        ShadowSpec(color: Self.red),
        ShadowSpec(
          offset: LengthPoint(x: .points(-1), y: .pixels(2)), blur: .points(3), spread: .points(-4), isInner: true),
      ])
    #expect(shadows?.last?.color.light == .black.opacity(0.2))
    #expect(try attributes("backgroundBlur: 20").backgroundBlur == .points(20))
  }

  @Test(arguments: BlendMode.allCases)
  func `blend modes`(_ mode: BlendMode) throws {
    #expect(try attributes("blendMode: \(mode.rawValue)").blendMode == mode)
  }

  @Test func `masks`() throws {
    #expect(try attributes("mask: red").mask == .fill(.color(Self.red)))
    #expect(
      try attributes("mask: {linear: [red, red]}").mask
        == .fill(.linear(LinearFill(stops: [ColorStop(Self.red, at: 0), ColorStop(Self.red, at: 1)]))))
    let line = Path([.move(.zero), .line(Point(x: 1, y: 0))])
    #expect(try attributes("mask: {path: M0 0h1}").mask == .path(PathShape(path: line)))
    #expect(
      try attributes("mask: {path: M0 0h1, viewBox: [0, 0, 2, 3]}").mask
        == .path(PathShape(path: line, viewBox: Rect(x: 0, y: 0, width: 2, height: 3))))
  }

  @Test func `transforms`() throws {
    var steps = TransformSpec.Steps()
    steps.translate = LengthPoint(x: .points(-5), y: .percent(50))
    steps.rotate = -30
    steps.scale = Size(width: 2, height: -1)
    steps.skew = Size(width: 10, height: 0)
    steps.origin = LengthPoint(x: .zero, y: .percent(100))
    let text = "{translate: [-5, 50%], rotate: -30, scale: [2, -1], skew: [10, 0], origin: [0, 100%]}"
    #expect(try attributes("transform: \(text)").transform == .steps(steps))
    let map = AffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 50, ty: -60)
    #expect(
      try attributes("transform: {matrix: [1, 2, 3, 4, 50, -60]}").transform
        == .matrix(map, origin: TransformSpec.center))
    #expect(
      try attributes("transform: {matrix: [1, 2, 3, 4, 50, -60], origin: [0, 100%]}").transform
        == .matrix(map, origin: steps.origin))
  }

  @Test func `pictures that keep their edges`() throws {
    let image = try attributes("image: a, capInsets: {horizontal: 4, top: 1px}, resizing: tile")
    #expect(image.capInsets == EdgeLengths(top: .pixels(1), left: .points(4), right: .points(4)))
    #expect(image.resizing == .tile)
  }

  @Test(arguments: [
    Mistake(
      node: "{border: {style: «dash}}",
      .value(.unknownWord("dash", expected: "a style of a border", nearest: "dashed"))),
    Mistake(
      node: "{border: {style: «solid, dash: [1]}}",
      .value(.wrongType(key: "style", wants: "dashed or dotted beside dash", got: "solid"))),
    Mistake(
      node: "{border: {dash: «[0, 0]}}", .value(.wrongType(key: "dash", wants: "a length above 0", got: "list"))),
    Mistake(node: "{border: {dash: «4}}", .value(.wrongType(key: "dash", wants: "a list of lengths", got: "4"))),
    Mistake(
      node: "{border: {dash: [«-4]}}", .value(.outOfRange(key: "dash", range: "from 0 to 1000000", got: "-4"))),
    Mistake(
      node: "{border: {sides: [«left]}}", .value(.unknownWord("left", expected: "a side", nearest: "leading"))),
    Mistake(node: "{border: {sides: «top}}", .value(.wrongType(key: "sides", wants: "a list of sides", got: "top"))),
    Mistake(
      node: "{cornerRadius: {top: 1, «topLeading: 2}}",
      .value(.edgeTwice("top", "topLeading", edge: "topLeading"))),
    Mistake(
      node: "{cornerRadius: {«topLeft: 2}}",
      .value(.unknownKey("topLeft", owner: "cornerRadius", nearest: "topLeading"))),
    Mistake(
      node: "{cornerCurve: «squircle}",
      .value(.unknownWord("squircle", expected: "a corner curve", nearest: "continuous"))),
    Mistake(
      node: "{shadow: {offset: [0, «5%]}}",
      .value(.wrongType(key: "offset", wants: "a length without %", got: "5%"))),
    Mistake(node: "{shadow: {«radius: 5}}", .value(.unknownKey("radius", owner: "shadow", nearest: "blur"))),
    Mistake(
      node: "{shadow: {blur: «1001}}",
      .value(.outOfRange(key: "blur", range: "from 0 to 1000 (limits.maxBlur)", got: "1001"))),
    Mistake(
      node: "{shadow: [«0 1px 2px]}",
      .value(
        .wrongType(key: "shadow", wants: "{offset: [0, 1], blur: 2, color: black}", got: "0 1px 2px"))),
    Mistake(
      node: "{blendMode: «xor}",
      .value(
        .unknownWord("xor", expected: "a blend mode", nearest: nil, words: BlendMode.allCases.map(\.rawValue)))
    ),
    Mistake(
      node: "{blendMode: «color-dodge}",
      .value(.unknownWord("color-dodge", expected: "a blend mode", nearest: "colorDodge"))),
    Mistake(node: "{mask: «{viewBox: [0, 0, 1, 1]}}", .value(.missingKey("path", owner: "mask"))),
    Mistake(node: "{mask: {path: «M0}}", .value(.badPath(""))),
    Mistake(
      node: "{transform: «rotate}",
      .value(.wrongType(key: "transform", wants: "a map such as {rotate: 45}", got: "rotate"))
    ),
    Mistake(
      node: "{transform: {scale: «[1]}}",
      .value(.wrongType(key: "scale", wants: "a number or [x, y]", got: "list"))),
    Mistake(
      node: "{transform: {skew: [0, «90]}}", .value(.outOfRange(key: "skew", range: "from -89 to 89", got: "90"))),
    Mistake(
      node: "{transform: {matrix: [1, 0, 0, 1, 0, 0], «rotate: 3}}",
      .value(.unknownKey("rotate", owner: "a transform with a matrix", nearest: nil))),
    Mistake(
      node: "{transform: {matrix: «[1, 0]}}",
      .value(.wrongType(key: "matrix", wants: "[a, b, c, d, tx, ty]", got: "list"))),
    Mistake(
      node: "{«capInsets: 3}", .value(.wrongKind(key: "capInsets", belongsTo: "image", owner: "box"))),
    Mistake(
      node: "{image: a, resizing: «repeat}",
      .value(.unknownWord("repeat", expected: "a way to resize", nearest: "tile"))),
  ])
  func `that are wrong are told at their place`(_ mistake: Mistake) throws { try expectScene(mistake) }
}

extension [Double] {
  fileprivate var lengths: [Length] { map(Length.points) }
}
