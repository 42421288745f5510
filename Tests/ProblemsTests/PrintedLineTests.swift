import Problems
import Report
import Testing

/// The sentences of scene-format section 7, each from a file on disk through the readers to the line that is printed.
@Suite struct PrintedLineTests {
  @Test(arguments: printedLines)
  func `a mistake in a file becomes its line`(row: PrintedLine) throws {
    let lines = try SuiteOnDisk(row.files, sparse: row.sparse).lines()
    #expect(lines == row.lines)
  }

  @Test(arguments: unbuiltLines)
  func `what a sentence is about and is not built says so`(row: PrintedLine) throws {
    let lines = try SuiteOnDisk(row.files).lines()
    #expect(lines == row.lines)
    #expect(lines.allSatisfy { $0.hasSuffix("is not built yet") })
  }

  /// E104 stands for a plain scalar in a list, and so on: one row at least for each code of the section's table.
  ///
  /// E508 is about pictures that are compared, and is tested where they are.
  @Test func `every code of the section has a row`() {
    let codes = [
      "E101", "E102", "E104", "E105", "E106", "E108", "E109", "E110", "E112", "E113", "E201", "E202", "E203", "E204",
      "E205", "E206", "E208", "E209", "E210", "E211", "E212", "E213", "E215", "E217", "E218", "E219", "E301", "E302",
      "E303", "E304", "E306", "E307", "E308", "E309", "E310", "E312", "E313", "E314", "E315", "E316", "E401", "E402",
      "E403", "E404", "E405", "E406", "E407", "E408", "E409", "E411", "E412", "E413", "E501", "E503", "E505", "E506",
      "E509", "E601", "E604",
    ]
    #expect(codes.filter { code in !printedLines.contains { $0.code == code } } == unbuiltLines.map(\.code))
    for row in printedLines { #expect(row.lines.contains { $0.contains(": error \(row.code): ") }, "\(row.code)") }
  }

  /// The reader of components meets a mistake for each use of one, layout for each view: it is told once.
  @Test func `a mistake in a component is printed once, however often it is used`() throws {
    let files = [
      "Components/key.yaml": "component: key\nparameters: {title: text}\nnode: {text: $title, cornerRaduis: 4}",
      "Scenes/a.yaml": "scene: a\nroot: {children: [{each: {count: 40}, node: {use: key, with: {title: a}}}]}",
      "Scenes/b.yaml": "scene: b\nroot: {children: [{each: {count: 40}, node: {use: key, with: {title: b}}}]}",
    ]
    let read = try SuiteOnDisk(files).lines()
    let unknown = "error E201: unknown key \"cornerRaduis\" in a text; did you mean \"cornerRadius\"?"
    #expect(read == ["Components/key.yaml:3:22: " + unknown])
    let placed = [
      "Components/key.yaml": "component: key\nnode: {layout: {overlay: center}, children: [{width: 50%, height: 1}]}",
      "Scenes/a.yaml":
        "scene: a\nroot: {layout: {stack: {alignment: top, distribution: start}}, children: [{each: {count: 40}, "
        + "node: {use: key}}]}",
    ]
    let lines = try SuiteOnDisk(placed).lines()
    let cycle = "error E402: 50% of a parent that hugs its content is a cycle; give the parent a width"
    #expect(lines == ["Components/key.yaml:2:54: " + cycle])
  }

  @Test func `twenty lines are printed in file order, the others counted`() throws {
    let keys = (1...30).map { "  - {bad\($0): 1}" }.joined(separator: "\n")
    let files = [
      "Scenes/a.yaml": "scene: a\nroot:\n  children:\n\(keys)", "Scenes/b.yaml": "scene: b\nbad31: 1\nroot: {}",
    ]
    let lines = try SuiteOnDisk(files).lines()
    #expect(lines.count == 21)
    let expected = (1...20).map { "Scenes/a.yaml:\($0 + 3):6: error E201: unknown key \"bad\($0)\" in a box" }
    #expect(Array(lines.prefix(20)) == expected)
    #expect(lines.last == "… and 11 more")
  }

  /// A node has keys and values; the limit is of nodes, whatever its parser counts.
  @Test func `a file has as many nodes as the suite's limit lets it`() throws {
    func suite(_ count: Int, _ node: String) throws -> SuiteOnDisk {
      try SuiteOnDisk([
        "snapfarm.yaml": "suite: s\ndevices: [iphone-5]\nlimits: {maxNodes: 5000}",
        "Scenes/card.yaml": "scene: card\nroot:\n  children:\n"
          + String(repeating: "    - \(node)\n", count: count),
      ])
    }
    let keys = "{frame: [0, 0, 1, 1], padding: {horizontal: 1, vertical: 1}, border: {color: red, width: 1}}"
    #expect(try suite(4900, keys).lines() == [])
    let limit = "more nodes than the limit of 5000 (limits.maxNodes)"
    let tooMany = try suite(5000, "{}").lines()
    #expect(tooMany == ["Scenes/card.yaml:5003:7: error E114: " + limit])
    let values = "[" + String(repeating: "1,", count: 250_000) + "1]"
    let data = [
      "snapfarm.yaml": "suite: s\ndevices: [iphone-5]\nlimits: {maxNodes: 5000}",
      "Scenes/card.yaml": "scene: card\ndata: {rows: \(values)}\nroot: {}",
    ]
    #expect(try SuiteOnDisk(data).lines().first?.hasSuffix(": error E114: " + limit) == true)
  }
}
