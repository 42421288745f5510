import Graphics
import Problems
import Scene
import Testing

@Suite struct `Components` {
  private let row = """
    component: row
    parameters: {title: text, size: {type: length, default: 20}, tint: {type: color, default: red}}
    node: {id: inner, width: 10, opacity: 0.5, children: [{id: title, text: $title, width: $size, color: $tint}],
           when: [{if: {orientation: landscape}, width: 30}]}
    """
  private let card = """
    component: card
    node: {layout: overlay, children: [{text: before}, {slot: children}]}
    """

  @Test func `are written out with arguments and defaults`() throws {
    let nodes = try Folder(components: [row]).children("- {use: row, with: {title: 1.50, tint: blue}}")
    #expect(nodes.flatMap { outline($0) } == ["box #inner", " text #title \"1.50\""])
    let title = try #require(nodes.first?.children.first?.attributes)
    #expect(title.width == .length(.points(20)))
    #expect(title.color == ColorValue(light: .init(hex: 0x0000FF)))
  }

  @Test func `take keys of the use over those of their root`() throws {
    let text = "- {use: row, id: r, with: {title: a}, opacity: 1, width: 50, when: [{if: {scale: 2}, width: 60}]}"
    let node = try #require(try Folder(components: [row]).children(text).first)
    #expect(node.id == "r")
    // The root's own condition, then the keys of the use without any, then the condition of the use.
    #expect(node.attributes.width == .length(.points(10)))
    let scale = Condition([.scale([2])])
    let landscape = Condition([.word(.orientation, anyOf: ["landscape"])])
    #expect(node.overrides.map(\.condition) == [landscape, Condition([]), scale])
    let widths = node.overrides.map(\.attributes.width)
    #expect(widths == [.length(.points(30)), .length(.points(50)), .length(.points(60))])
    #expect(node.overrides[1].attributes.opacity == 1)
  }

  @Test func `put children of the use into their slot, with the meanings of the use`() throws {
    let scene = """
      scene: s
      data: {name: Ana}
      root:
        children:
          - use: card
            children: [{text: $name, alignSelf: top}, {use: card, children: [{text: inner}]}]
      """
    let root = try Folder(components: [card]).scene(scene).root
    let expected = [
      "box", " box", "  text \"before\"", "  text \"Ana\"", "  box", "   text \"before\"", "   text \"inner\"",
    ]
    #expect(outline(root) == expected)
  }

  @Test func `of a scene's own file see the suite's, but are not seen by them`() throws {
    let outer = "component: outer\nnode: {children: [{use: leaf}]}"
    let leaf = "component: leaf\nnode: {text: suite}"
    let scene = """
      scene: s
      components: {leaf: {node: {text: own}}}
      root: {children: [{use: leaf}, {use: outer}]}
      """
    let root = try Folder(components: [outer, leaf]).scene(scene).root
    #expect(outline(root) == ["box", " text \"own\"", " box", "  text \"suite\""])
  }

  @Test(arguments: [
    Mistake(node: "{use: «rwo}", .name(.unknownComponent("rwo", nearest: "row"))),
    Mistake(node: "{use: «row}", .name(.missingArgument("title", component: "row"))),
    Mistake(
      node: "{use: row, with: {title: a, «tilte: b}}",
      .name(.unknownArgument("tilte", component: "row", nearest: "title"))),
    Mistake(
      node: "{use: row, with: {title: a}, «background: red}", .name(.besideUse(key: "background", component: "row"))),
    Mistake(
      node: "{use: row, with: {title: a}, when: [{if: {}, «color: red}]}",
      .name(.besideUse(key: "color", component: "row"))),
    Mistake(
      node: "{use: row, with: {title: a}, «heigth: 3}", .value(.unknownKey("heigth", owner: "use", nearest: "height"))),
    Mistake(
      node: "{use: row, with: {title: a}, «anchors: {}}",
      .placement(.wrongParent(key: "anchors", wants: "constraints", parent: "frames"))),
    Mistake(node: "{use: row, with: {title: a, size: «12pt}}", .value(.badLength("12pt"))),
    Mistake(node: "{use: row, with: {title: a, tint: «bleu}}", .value(.unknownColor("bleu", nearest: "blue"))),
    Mistake(
      node: "{use: row, with: {title: «[]}}",
      .value(.wrongType(key: "title", wants: "a text or a list of runs", got: "list"))),
    Mistake(
      node: "{use: row, with: {title: a}, «children: []}",
      .name(.unknownArgument("children", component: "row", nearest: nil))),
    Mistake(node: "{use: row, with: {title: a}, when: [{if: {}, «with: {}}]}", .placement(.when("with"))),
    Mistake(
      "scene: s\ncomponents: {a: {node: {use: b}}, b: {node: {use: «a}}}\nroot: {use: a}",
      .name(.componentCycle(["a", "b", "a"]))),
    Mistake("scene: s\ncomponents: {a: {node: {use: «a}}}\nroot: {}", .name(.componentCycle(["a", "a"]))),
    Mistake(
      "scene: s\ncomponents: {a: {node: {text: «$titel}, parameters: {title: text}}}\nroot: {}",
      .name(.unknownParameter("titel", known: ["title"], nearest: "title"))),
    Mistake(
      "scene: s\ncomponents: {a: {parameters: {t: «txt}, node: {}}}\nroot: {}",
      .value(.unknownWord("txt", expected: "a type of a parameter", nearest: "text"))),
    Mistake(
      "scene: s\ncomponents: {a: {parameters: {n: {type: number, default: «x}}, node: {}}}\nroot: {}",
      .value(.wrongType(key: "n", wants: "a number up to 1000000000000", got: "x"))),
    Mistake(
      "scene: s\ncomponents: {a: {node: {«slot: children}}}\nroot: {}",
      .value(.wrongType(key: "node", wants: "one node", got: "slot"))),
  ])
  func `that are used wrongly are told`(_ mistake: Mistake) throws {
    try expectScene(mistake, in: Folder(components: [row]))
  }

  @Test func `tell their mistakes in their own file, once`() throws {
    let folder = Folder(components: ["component: bad\nparameters: {c: color}\nnode: {text: a, colr: $c}"])
    let scene = "scene: s\nroot: {children: [{each: {count: 5}, node: {use: bad, with: {c: red}}}]}"
    let (_, diagnostics) = readScene(try parse(scene), context: try folder.context())
    let place = Problems.SourceLocation(file: "c0.yaml", line: 3, column: 17)
    #expect(diagnostics == [Diagnostic(.value(.unknownKey("colr", owner: "text", nearest: "color")), at: place)])
  }

  @Test(arguments: [
    (
      "{a: text, b: number, c: list, d: map, e: any}",
      "{width: $b, textAlignment: $a, children: [{text: $d.x}, {each: $c, node: {text: \"${item.y}\"}}, {use: $a}]}",
      0
    ),
    ("{a: length}", "{hidden: $a}", 1), ("{a: color}", "{background: $a, opacity: $a}", 1),
    ("{a: flag}", "{clip: $a}", 0),
    ("{}", "{children: [{frame: [0]}, {id: x}, {id: x}]}", 2),
  ])
  func `are checked without a use`(_ parameters: String, _ node: String, _ count: Int) throws {
    let (component, problems) = readComponent(try parse("component: c\nparameters: \(parameters)\nnode: \(node)"))
    #expect(problems == [])
    let read = try #require(component)
    #expect(checkComponent(read, context: try Folder().context()).count == count)
  }
}
