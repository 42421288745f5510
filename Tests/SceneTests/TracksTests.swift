import Graphics
import Problems
import Scene
import Testing

@Suite struct `Tracks of grids` {
  private static func points(_ value: Double) -> Tracks.Entry { .track(Track(.length(.points(value)))) }
  private static func share(_ value: Double) -> Tracks.Entry { .track(Track(.share(value))) }

  @Test(
    arguments: [
      ("3", .count(3)),
      ("[3]", .list([points(3)])),
      ("120 25% 1fr auto", .list([points(120), .track(Track(.length(.percent(25)))), share(1), .track(.auto)])),
      ("[120, 25%, 1fr, auto]", .list([points(120), .track(Track(.length(.percent(25)))), share(1), .track(.auto)])),
      ("[1px 2, 3]", .list([.track(Track(.length(.pixels(1)))), points(2), points(3)])),
      (
        "'minmax(80 1fr) minmax(auto,25%)'",
        .list([
          .track(Track(least: .length(.points(80)), most: .share(1))),
          .track(Track(least: .auto, most: .length(.percent(25)))),
        ])
      ),
      ("repeat(2 0.5fr 10) auto", .list([share(0.5), points(10), share(0.5), points(10), .track(.auto)])),
      ("[\"repeat(2, 7)\", 1fr]", .list([points(7), points(7), share(1)])),
      (
        "'10 repeat(fill 120 minmax(80, 1fr))'",
        .list([
          points(10),
          .fill([Track(.length(.points(120))), Track(least: .length(.points(80)), most: .share(1))]),
        ])
      ),
    ] as [(String, Tracks)])
  func `are read`(_ text: String, _ tracks: Tracks) throws {
    let scene = try Folder().scene("scene: s\nroot: {layout: {grid: {columns: \(text), rows: 2}}}")
    guard case .grid(let spec) = scene.root.attributes.layout else {
      Issue.record("no grid")
      return
    }
    #expect(spec.columns == tracks)
    #expect(spec.rows == .count(2))
  }

  private static func wants(_ wants: String, _ got: String) -> Problem {
    .value(.wrongType(key: "columns", wants: wants, got: got))
  }

  private static let list = "a number of equal tracks, or tracks such as [120, 1fr]"

  @Test(
    arguments: [
      ("«\"4\"", wants(list, "4")), ("«[]", wants(list, "list")), ("«{a: 1}", wants(list, "map")),
      ("«4.5", wants("a whole number from 1 to 10000", "4.5")),
      ("«0", .value(.outOfRange(key: "columns", range: "from 1 to 10000", got: "0"))),
      ("[1fr, «minmax(1)]", wants("two sizes such as minmax(80 1fr)", "minmax(1)")),
      ("«minmax(1fr 2)", wants("a length or auto as the lower bound", "1fr")),
      ("«repeat(3)", wants("a number or fill, and tracks", "repeat(3)")),
      ("«repeat(0 1fr)", wants("a number from 1 to 10000, or fill", "0")),
      ("«repeat(fill 1fr)", wants("lengths in repeat(fill …)", "repeat(fill 1fr)")),
      ("«repeat(fill 1) repeat(fill 2)", wants("one repeat(fill …)", "repeat(fill 1) repeat(fill 2)")),
      ("«repeat(5001 1 2)", .value(.tooLong(key: "columns", limit: 10_000, unit: "tracks"))),
      ("«repeat(2 1fr", wants("tracks such as [120, 1fr]", "repeat(2 1fr")),
      ("«12pt 1fr", .value(.badLength("12pt"))),
      ("«-1 1fr", .value(.outOfRange(key: "columns", range: "from 0 to 1000000", got: "-1"))),
      ("«-1fr", .value(.outOfRange(key: "columns", range: "from 0fr to 10000fr", got: "-1fr"))),
      ("«autp", .value(.unknownWord("autp", expected: "a size of tracks", nearest: "auto"))),
      ("«minmac(1 2)", .value(.unknownWord("minmac", expected: "a size of tracks", nearest: "minmax"))),
      (
        "«min-content",
        .value(
          .unknownWord(
            "min-content", expected: "a size of tracks", nearest: nil, words: ["auto", "1fr", "minmax", "repeat"]))
      ),
    ] as [(String, Problem)])
  func `are told what is wrong with them`(_ text: String, _ problem: Problem) throws {
    try expectScene(Mistake(node: "{layout: {grid: {columns: \(text)}}}", problem))
  }

  @Test func `have a limit together`() throws {
    let problem = Problem.value(.tooLong(key: "rows", limit: 10_000, unit: "tracks"))
    try expectScene(Mistake(node: "{layout: {grid: {rows: «[repeat(9999 1), 1 2]}}}", problem))
  }

  @Test(arguments: ["columns", "rows"])
  func `are counts beside a ratio of cells`(_ key: String) throws {
    let wants = "a number of equal tracks beside cellAspectRatio"
    let problem = Problem.value(.wrongType(key: key, wants: wants, got: "tracks"))
    try expectScene(Mistake(node: "{layout: «{grid: {\(key): [1fr], cellAspectRatio: 1}}}", problem))
    let when = "when: [{if: {}, layout: «{grid: {\(key): [1fr]}}}]"
    try expectScene(Mistake(node: "{layout: {grid: {cellAspectRatio: 1}}, \(when)}", problem))
  }

  @Test func `have children with cells`() throws {
    let child = try Folder().children(
      "- {column: 2, row: 3, columnSpan: 4, rowSpan: 5, when: [{if: {}, column: none}]}", layout: "grid")[0]
    #expect([child.attributes.column, child.attributes.row] == [2, 3])
    #expect([child.attributes.columnSpan, child.attributes.rowSpan] == [4, 5])
    #expect(child.overrides[0].attributes.cleared == ["column"])
  }

  @Test(arguments: [
    Mistake(
      node: "{«column: 1}", in: "stack", .placement(.wrongParent(key: "column", wants: "grid", parent: "stack"))),
    Mistake(node: "{row: «0}", in: "grid", .value(.outOfRange(key: "row", range: "from 1 to 10000", got: "0"))),
    Mistake(
      node: "{rowSpan: «1001}", in: "grid", .value(.outOfRange(key: "rowSpan", range: "from 1 to 1000", got: "1001"))),
    Mistake(
      node: "{direction: «rtl}",
      .value(
        .unknownWord(
          "rtl", expected: "a direction", nearest: nil, words: ["fromLocale", "leftToRight", "rightToLeft"]))),
    Mistake(
      node: "{layout: {grid: {flow: «rows}}}",
      .value(.unknownWord("rows", expected: "a flow of a grid", nearest: "row"))),
  ])
  func `and directions are told what is wrong`(_ mistake: Mistake) throws { try expectScene(mistake) }

  @Test func `stand beside a use`() throws {
    var folder = Folder()
    folder.components = ["component: c\nnode: {text: x}"]
    let node = try folder.children("- {use: c, column: 2, rowSpan: 2, direction: rightToLeft}", layout: "grid")[0]
    #expect(node.attributes.column == 2 && node.attributes.rowSpan == 2)
    #expect(node.attributes.direction == .rightToLeft)
  }
}
