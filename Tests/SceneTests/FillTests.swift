import Graphics
import Problems
import Scene
import Testing

@Suite struct `Fills` {
  private static let red = ColorValue(light: Color(hex: 0xFF0000))
  private static let blue = ColorValue(light: Color(hex: 0x0000FF))

  private static func stops(_ offsets: Double...) -> [ColorStop] {
    offsets.enumerated().map { ColorStop($0.offset.isMultiple(of: 2) ? red : blue, at: $0.element) }
  }

  private func fill(_ text: String) throws -> Paint? {
    try #require(try Folder().children("- {background: \(text)}").first).attributes.background
  }

  @Test(arguments: [
    ("[red, blue]", [0.0, 1]),
    ("[red, blue, red]", [0, 0.5, 1]),
    ("[{color: red, at: 25%}, blue, red, {color: blue, at: 100%}]", [0.25, 0.5, 0.75, 1]),
    ("[red, {color: blue, at: 20%}, red]", [0, 0.2, 1]),
    ("[red, {color: blue, at: 50%}, {color: red, at: 50%}, blue]", [0, 0.5, 0.5, 1]),
    ("[red, {color: blue}, {color: red, at: 60.5%}]", [0, 0.3025, 0.605]),
    ("[{color: red, at: 0%}, {color: blue, at: 0%}]", [0, 0]),
  ])
  func `have stops with places spread as in CSS`(_ stops: String, _ offsets: [Double]) throws {
    let expected = offsets.enumerated().map {
      ColorStop($0.offset.isMultiple(of: 2) ? Self.red : Self.blue, at: $0.element)
    }
    #expect(try fill("{linear: \(stops)}") == .linear(LinearFill(stops: expected)))
    #expect(try fill("{radial: \(stops)}") == .radial(RadialFill(stops: expected)))
  }

  @Test func `run along a line`() throws {
    #expect(
      try fill("{linear: {stops: [red, blue], angle: -45.5}}")
        == .linear(LinearFill(stops: Self.stops(0, 1), line: .angle(-45.5))))
    let line = LinearFill.Line.points(
      from: LengthPoint(x: .zero, y: .percent(-10)), to: LengthPoint(x: .percent(100), y: .pixels(3)))
    #expect(
      try fill("{linear: {from: [0, -10%], to: [100%, 3px], stops: [red, blue]}}")
        == .linear(LinearFill(stops: Self.stops(0, 1), line: line)))
  }

  @Test(arguments: [
    ("farthestCorner", RadialFill.Radius.farthestCorner), ("closestSide", .closestSide), ("20", .length(.points(20))),
  ])
  func `run outwards`(_ word: String, _ radius: RadialFill.Radius) throws {
    let center = LengthPoint(x: .points(10), y: .percent(0))
    #expect(
      try fill("{radial: {stops: [red, blue], center: [10, 0%], radius: \(word)}}")
        == .radial(RadialFill(stops: Self.stops(0, 1), center: center, radius: radius)))
  }

  @Test func `have colours by appearance`() throws {
    let color = ColorValue(light: Color(hex: 0xFF0000), dark: Color(hex: 0x0000FF))
    let expected = [ColorStop(color, at: 0), ColorStop(color, at: 1)]
    #expect(
      try fill("{linear: [{light: red, dark: blue}, {color: {light: red, dark: blue}, at: 100%}]}")
        == .linear(LinearFill(stops: expected)))
  }

  @Test(arguments: 1...99) func `may have two stops at one place, whichever it is`(percent: Int) throws {
    let place = Double(percent) / 100
    #expect(
      try fill("{linear: [{color: red, at: \(percent)%}, {color: blue, at: \(percent)%}]}")
        == .linear(LinearFill(stops: Self.stops(place, place))))
  }

  @Test func `are pictures`() throws {
    #expect(
      try fill("{image: {image: paper, contentMode: top, tile: true, opacity: 0.25}}")
        == .image(ImageFill(name: "paper", contentMode: .top, isTiled: true, opacity: 0.25)))
    let path = try #require(try Folder().children("- {path: M0 0h1, fill: {image: a/b.png}}").first).attributes
    #expect(path.fill == .image(ImageFill(name: "a/b.png")))
  }

  @Test(arguments: [
    Mistake(node: "{background: {linear: «[red]}}", .value(.fewStops(1))),
    Mistake(node: "{background: {radial: {stops: «[]}}}", .value(.fewStops(0))),
    Mistake(
      node: "{background: {linear: «red}}",
      .value(.wrongType(key: "linear", wants: "a list of colors or a map", got: "red"))),
    Mistake(
      node: "{background: {linear: {stops: «red}}}",
      .value(.wrongType(key: "stops", wants: "a list of colors", got: "red"))),
    Mistake(
      node: "{background: {linear: «{angle: 3}}}", .value(.missingKey("stops", owner: "a linear gradient"))),
    Mistake(
      node: "{background: {radial: «{radius: 3}}}", .value(.missingKey("stops", owner: "a radial gradient"))),
    Mistake(node: "{background: {linear: [red, «bleu]}}", .value(.unknownColor("bleu", nearest: "blue"))),
    Mistake(
      node: "{background: {linear: [{color: red, at: 40%}, {color: red, at: «30%}]}}",
      .value(.outOfRange(key: "at", range: "from 40% to 100%", got: "30%"))),
    Mistake(
      node: "{background: {linear: [{color: red, at: 56%}, {color: red, at: «55.5%}]}}",
      .value(.outOfRange(key: "at", range: "from 56% to 100%", got: "55.5%"))),
    Mistake(
      node: "{background: {linear: [red, {color: red, at: «101%}]}}",
      .value(.outOfRange(key: "at", range: "from 0% to 100%", got: "101%"))),
    Mistake(
      node: "{background: {linear: [red, {color: red, at: «0.5}]}}",
      .value(.wrongType(key: "at", wants: "a percentage such as 50%", got: "0.5"))),
    Mistake(node: "{background: {linear: [red, «{at: 4%}]}}", .value(.missingKey("color", owner: "a stop"))),
    Mistake(
      node: "{background: {linear: [red, {color: red, «offset: 4%}]}}",
      .value(.unknownKey("offset", owner: "a stop", nearest: "at"))),
    Mistake(
      node: "{background: {linear: {stops: [red, blue], angle: «top}}}",
      .value(.wrongType(key: "angle", wants: "a number of degrees, from -36000 to 36000", got: "top"))),
    Mistake(
      node: "{background: {linear: {stops: [red, blue], «angle: 3, from: [0, 0], to: [1, 1]}}}",
      .placement(.fromTo("angle"))),
    Mistake(
      node: "{background: {linear: «{stops: [red, blue], from: [0, 0]}}}",
      .value(.missingKey("to", owner: "a linear gradient"))),
    Mistake(
      node: "{background: {linear: {stops: [red, blue], «direction: 3}}}",
      .value(.unknownKey("direction", owner: "a linear gradient", nearest: "angle"))),
    Mistake(
      node: "{background: {radial: {stops: [red, blue], radius: «farthestSide}}}",
      .value(.unknownWord("farthestSide", expected: "a radius", nearest: "farthestCorner"))),
    Mistake(
      node: "{background: {radial: {stops: [red, blue], radius: «50%}}}",
      .value(.wrongType(key: "radius", wants: "a length without %", got: "50%"))),
    Mistake(
      node: "{background: {radial: {stops: [red, blue], center: «center}}}",
      .value(.wrongType(key: "center", wants: "a point [x, y]", got: "center"))),
    Mistake(
      node: "{background: {linear: [red, blue], «radial: [red, blue]}}",
      .value(.unknownKey("radial", owner: "a linear fill", nearest: nil))),
    Mistake(
      node: "{background: {image: a, «tile: true}}",
      .value(.unknownKey("tile", owner: "an image fill", nearest: "image: {tile: …}"))),
    Mistake(node: "{background: {image: «{tile: true}}}", .value(.missingKey("image", owner: "an image fill"))),
    Mistake(node: "{background: {image: «../a}}", .name(.outside("../a"))),
    Mistake(
      node: "{background: {image: {image: a, contentMode: «cover}}}",
      .value(.unknownWord("cover", expected: "a content mode", nearest: "scaleAspectFill"))),
    Mistake(
      node: "{background: «url(a.png)}",
      .value(.wrongType(key: "background", wants: "{image: NAME}", got: "url(a.png)"))),
    Mistake(
      node: "{background: {«liner: [red, blue]}}",
      .value(.unknownKey("liner", owner: "background", nearest: "linear"))),
  ])
  func `that are wrong are told at their place`(_ mistake: Mistake) throws { try expectScene(mistake) }
}
