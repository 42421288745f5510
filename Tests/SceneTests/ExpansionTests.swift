import Problems
import Scene
import Testing

@Suite struct `Data and parameters` {
  private let data = """
    scene: s
    data:
      price: 5
      person: {name: Ana, tags: [a, b]}
      rows: [{id: one, title: First}, {id: two, title: Second}]
    root:
      layout: {stack: vertical}
      children:

    """

  private func texts(_ nodes: String) throws -> [String?] {
    try Folder().scene(data + nodes.indented).root.children.map(\.attributes.text?.string)
  }

  @Test(arguments: [
    ("$person.name", "Ana"), ("$person.tags.1", "b"), ("\"Hello, ${person.name}!\"", "Hello, Ana!"),
    ("\"${price} $ or $$x, $5\"", "5 $ or $x, $5"), ("$$price", "$price"), ("1.50", "1.50"), ("$5", "$5"),
    ("\"${person.tags.0}${person.tags.1}\"", "ab"), ("\"${price}\\u200Cha \\u0600${price}\"", "5\u{200C}ha \u{600}5"),
    ("\"$$\\u0301 $\\u0301\"", "$\u{301} $\u{301}"), ("$price", "5"),
  ])
  func `are put into text`(_ written: String, _ text: String) throws {
    #expect(try texts("- {text: \(written)}") == [text])
  }

  @Test func `repeat nodes over lists, numbers and files`() throws {
    #expect(try texts("- {each: $rows, node: {text: $item.title}}") == ["First", "Second"])
    #expect(try texts("- {each: {count: 3}, node: {text: \"${index}/${item}\"}}") == ["0/0", "1/1", "2/2"])
    let nested = "- {each: [[a, b], [c]], as: row, node: {each: $row, node: {text: \"${item}${index}\"}}}"
    #expect(try texts(nested) == ["a0", "b1", "c0"])
    let folder = Folder(files: ["rows.yaml": "[{t: x}, {t: y}]"])
    let scene = "scene: s\ndata: {rows: {file: rows.yaml}}\nroot: {children: [{each: $rows, node: {text: $item.t}},"
    let read = try folder.scene(scene + " {each: {file: rows.yaml}, node: {text: $item.t}}]}")
    #expect(read.root.children.map(\.attributes.text?.string) == ["x", "y", "x", "y"])
  }

  @Test func `keep what data says as it is`() throws {
    let scene = try Folder().scene("scene: s\ndata: {raw: \"$$ ${no} $name\"}\nroot: {children: [{text: $raw}]}")
    #expect(scene.root.children.first?.attributes.text == "$$ ${no} $name")
  }

  @Test func `stand inside maps and lists of values`() throws {
    let scene = try Folder().scene(
      "scene: s\ndata: {size: 20, x: 4}\nroot: {children: [{text: a, font: {size: $size}, frame: [$x, 0, 1, 1]}]}")
    #expect(scene.root.children.first?.attributes.font?.size == .points(20))
    #expect(scene.root.children.first?.attributes.frame?.x == .points(4))
  }

  @Test(arguments: [
    Mistake(
      "scene: s\ndata: {title: a, icon: b}\nroot: {children: [{text: «$titel}]}",
      .name(.unknownParameter("titel", known: ["title", "icon"], nearest: "title"))),
    Mistake(
      "scene: s\ndata: {item: {id: 1, icon: b, title: c}}\nroot: {children: [{text: «$item.titel}]}",
      .name(.unknownDataKey("titel", item: "$item", known: ["id", "icon", "title"]))),
    Mistake(
      "scene: s\ndata: {l: {m: [a]}}\nroot: {children: [{text: «$l.m.1}]}",
      .name(.unknownDataKey("1", item: "$l.m", known: ["0"]))),
    Mistake("scene: s\nroot: {children: [{text: «\"costs $price\"}]}", .value(.badReference("$price"))),
    Mistake("scene: s\nroot: {children: [{text: «$price today}]}", .value(.badReference("$price today"))),
    Mistake("scene: s\nroot: {children: [{text: «\"${price\"}]}", .value(.badReference("${price"))),
    Mistake(
      "scene: s\ndata: {l: [a]}\nroot: {children: [{text: «\"${l}\"}]}",
      .value(.wrongType(key: "${l}", wants: "a text", got: "list"))),
    Mistake(
      "scene: s\ndata: {l: a}\nroot: {children: [{each: «$l, node: {}}]}",
      .value(.wrongType(key: "each", wants: "a list", got: "a"))),
    Mistake(
      "scene: s\ndata: {c: «bleu}\nroot: {children: [{color: $c}]}", .value(.unknownColor("bleu", nearest: "blue"))),
    Mistake(
      "scene: s\nroot: {children: [{each: {count: «-1}, node: {}}]}",
      .value(.outOfRange(key: "count", range: "from 0 to 1000000000", got: "-1"))),
    Mistake(
      "scene: s\nroot: {children: [{each: {file: «none.yaml}, node: {}}]}",
      .file(.unreadable(reason: "none.yaml"))),
    Mistake("scene: s\ndata: {r: {file: «../r.yaml}}\nroot: {}", .name(.outside("../r.yaml"))),
    Mistake("scene: s\ndata: {«self: 1}\nroot: {}", .name(.badName("self"))),
    Mistake(
      "scene: s\nroot: {children: [{each: [1], node: {}}, {text: «$index}]}",
      .name(.unknownParameter("index", known: [], nearest: nil))),
  ])
  func `that mean nothing are told`(_ mistake: Mistake) throws { try expectScene(mistake) }
}
