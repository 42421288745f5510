import Problems
import Scene
import Testing

/// A scalar in place of a map sets the map's first key, and a list does where that key takes a list (scene-format
/// section 1).
@Suite struct `Short forms` {
  @Test(arguments: [
    ("border: red", "border: {color: red}"),
    ("border: label / 12%", "border: {color: label / 12%}"),
    ("padding: 8", "padding: {top: 8, bottom: 8, left: 8, right: 8}"),
    ("layout: {stack: vertical}", "layout: {stack: {axis: vertical}}"),
    ("layout: {grid: 3}", "layout: {grid: {columns: 3}}"),
    ("layout: {overlay: bottom}", "layout: {overlay: {alignment: bottom}}"),
    ("layout: {grid: {columns: 2, gap: 4}}", "layout: {grid: {columns: 2, gap: {row: 4, column: 4}}}"),
    ("font: 20", "font: {size: 20}"),
    ("text: Hi, font: 28px", "text: Hi, font: {size: 28px}"),
    ("path: M0 0L1 1, stroke: red", "path: M0 0L1 1, stroke: {color: red}"),
    ("line: horizontal, stroke: red", "line: horizontal, stroke: {color: red}"),
    ("background: red", "background: {light: red}"),
    ("background: {linear: [red, blue]}", "background: {linear: {stops: [{color: red}, {color: blue}], angle: 180}}"),
    (
      "background: {radial: [red, blue]}",
      "background: {radial: {stops: [red, blue], center: [50%, 50%], radius: farthestCorner}}"
    ),
    ("background: {image: a}", "background: {image: {image: a, tile: false, opacity: 1}}"),
    ("shadow: red", "shadow: {color: red}"),
    ("shadow: red", "shadow: [{color: red, offset: [0, 2], blur: 8, spread: 0, inner: false}]"),
    ("cornerRadius: {top: 4}", "cornerRadius: {topLeading: 4, topTrailing: 4, bottom: 0}"),
    ("transform: {scale: 2}", "transform: {scale: [2, 2], origin: [50%, 50%]}"),
  ])
  func `of nodes`(_ short: String, _ map: String) throws {
    #expect(try attributes("{\(short)}") == attributes("{\(map)}"))
    let (kept, overridden) = (try overrides("{\(short)}"), try overrides("{\(map)}"))
    #expect(kept == overridden && kept != Attributes())
  }

  @Test(arguments: [
    ["references: Shots", "references: {folder: Shots}"],
    [
      "images: Examples/Images", "images: [Examples/Images]", "images: {folders: [Examples/Images]}",
      "images: {folders: Examples/Images}",
    ],
    ["images: [A, B]", "images: {folders: [A, B]}"],
  ])
  func `of suites`(_ spellings: [String]) throws {
    let suites = try spellings.map { spelling in
      let (suite, diagnostics) = readSuite(try parse("suite: s\ndevices: [iphone-6]\n" + spelling))
      #expect(diagnostics == [], "\(spelling)")
      var read = try #require(suite)
      // Places differ with the spelling.
      read.devices = []
      return read
    }
    var plain = Suite(name: "s", scenes: suites[0].scenes, components: suites[0].components)
    plain.variants = suites[0].variants
    for suite in suites { #expect(suite == suites[0] && suite != plain) }
  }

  @Test(arguments: ["text", "{type: text}"])
  func `of parameters`(_ type: String) throws {
    let file = "component: key\nparameters: {title: \(type)}\nnode: {text: $title}"
    let (component, diagnostics) = readComponent(try parse(file))
    #expect(diagnostics == [])
    #expect(component?.parameters.map(\.type) == [.text])
  }

  @Test(arguments: [
    ("fonts: «Roboto", ValueProblem.wrongType(key: "fonts", wants: "a map", got: "Roboto")),
    ("limits: «5", .wrongType(key: "limits", wants: "a map", got: "5")),
    ("render: «red", .wrongType(key: "render", wants: "a map", got: "red")),
    ("references: «[A]", .wrongType(key: "references", wants: "a map", got: "list")),
    ("images: [«{a: b}]", .wrongType(key: "images", wants: "a text", got: "map")),
    ("strings: «[Strings]", .wrongType(key: "strings", wants: "a text", got: "list")),
  ])
  func `are only for maps with a first key`(_ line: String, _ problem: ValueProblem) throws {
    let mistake = Mistake("suite: s\ndevices: [iphone-6]\n" + line, .value(problem))
    #expect(readSuite(try parse(mistake.file)).diagnostics == mistake.expected)
  }

  private func attributes(_ node: String) throws -> Attributes {
    var attributes = try #require(try Folder().children("- \(node)").first).attributes
    attributes.places = []
    return attributes
  }

  /// The same keys under a condition.
  private func overrides(_ node: String) throws -> Attributes {
    let content = ["text", "path", "line"].first { node.hasPrefix("{\($0):") }
    let start = content.map { "\($0): \($0 == "line" ? "vertical" : "M0 0"), " } ?? ""
    let rest = node.dropFirst().dropLast()
    let read = try #require(try Folder().children("- {\(start)when: [{if: {}, \(rest)}]}").first)
    var attributes = try #require(read.overrides.first).attributes
    attributes.places = []
    return attributes
  }
}
