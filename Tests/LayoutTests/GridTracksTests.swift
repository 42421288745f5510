import Graphics
import Layout
import Scene
import Testing
import YAML

/// The sizes of columns and rows.
@Suite struct GridTracksTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var columns: String
    var width: Double
    var expected: [Double]
    var gap = 0.0
    /// The widths of the children, the first line of cells first; those that are texts have words of these lengths.
    var children: [String] = []

    var testDescription: String { "\(columns) in \(width), gap \(gap), \(children)" }
  }

  /// A letter is 5 wide.
  @Test(arguments: [
    Case(columns: "3", width: 300, expected: [100, 100, 100]),
    Case(columns: "3", width: 320, expected: [100, 100, 100], gap: 10),
    Case(columns: "50 1fr 25%", width: 200, expected: [50, 100, 50]),
    Case(columns: "1fr 2fr", width: 330, expected: [100, 200], gap: 30),
    Case(columns: "1fr 30 minmax(80 1fr)", width: 130, expected: [20, 30, 80]),
    Case(columns: "minmax(20 60) 1fr", width: 50, expected: [50, 0]),
    Case(columns: "minmax(20 60) 1fr", width: 200, expected: [60, 140]),
    Case(columns: "auto auto", width: 100, expected: [50, 50]),
    Case(columns: "auto auto", width: 100, expected: [65, 35], children: ["40", "10"]),
    Case(columns: "auto 1fr", width: 100, expected: [40, 60], children: ["40", "10"]),
    // A share is never less than a word, while there is anything to share.
    Case(columns: "1fr 1fr", width: 100, expected: [50, 50], children: ["aa bb cc dd ee ff gg", "10"]),
    Case(columns: "1fr 1fr", width: 60, expected: [40, 20], children: ["aaaaaaaa bb", "10"]),
    Case(columns: "2", width: 60, expected: [40, 20], children: ["aaaaaaaa bb", "10"]),
    Case(columns: "minmax(0 1fr) 1fr", width: 60, expected: [30, 30], children: ["aaaaaaaa bb", "10"]),
    // Texts give way down to their longest word.
    Case(columns: "auto 50", width: 100, expected: [50, 50], children: ["aa bb cc dd ee ff gg", "10"]),
    Case(columns: "auto 90", width: 100, expected: [10, 90], children: ["aa bb cc dd ee ff gg", "10"]),
    Case(columns: "repeat(fill 30)", width: 100, expected: [30, 30, 30], children: ["1", "1", "1"]),
    Case(columns: "repeat(fill 30)", width: 100, expected: [30, 30], gap: 10, children: ["1", "1"]),
    Case(columns: "20 repeat(fill 30) 20", width: 100, expected: [20, 30, 30, 20]),
    Case(columns: "repeat(fill minmax(40 1fr))", width: 100, expected: [50, 50]),
    Case(columns: "repeat(fill 30)", width: 20, expected: [30]),
    Case(columns: "0.25fr 0.25fr", width: 100, expected: [25, 25]),
  ])
  func columns(_ test: Case) throws {
    let result = try layOut(test, rows: false)
    #expect(test.expected.indices.map { result.frame("\($0)")[2] }.isClose(to: test.expected))
    let starts = test.expected.indices.map { test.expected[..<$0].reduce(Double($0) * test.gap, +) }
    #expect(test.expected.indices.map { result.frame("\($0)")[0] }.isClose(to: starts))
  }

  /// The same numbers make rows, where nothing wraps.
  @Test(arguments: [
    Case(columns: "3", width: 320, expected: [100, 100, 100], gap: 10),
    Case(columns: "50 1fr 25%", width: 200, expected: [50, 100, 50]),
    Case(columns: "1fr 30 minmax(80 1fr)", width: 130, expected: [20, 30, 80]),
    Case(columns: "auto auto", width: 100, expected: [65, 35], children: ["40", "10"]),
    Case(columns: "repeat(fill 30)", width: 100, expected: [30, 30, 30]),
  ])
  func rows(_ test: Case) throws {
    let result = try layOut(test, rows: true)
    #expect(test.expected.indices.map { result.frame("\($0)")[3] }.isClose(to: test.expected))
    #expect(result.frame("0")[2] == 77)
  }

  private func layOut(_ test: Case, rows: Bool) throws -> LayoutResult {
    let children = test.expected.indices.map { index in
      let child = index < test.children.count ? test.children[index] : "0"
      let size = rows ? "[1, \(child)]" : "[\(child), 1]"
      return child.first?.isNumber == true
        ? "{id: \(index), intrinsicSize: \(size), children: [{frame: [0, 0, 1, 1]}]}"
        : "{id: \(index), text: \(child), font: 10}"
    }
    let tracks = rows ? "columns: 1, rows" : "columns"
    let scene = """
      scene: s
      root:
        layout: {grid: {\(tracks): \(test.columns), gap: \(test.gap)}}
        children: [\(children.joined(separator: ", ").replacing("id: ", with: "id: n"))]
      """
    let size = rows ? phone(77, test.width, scale: 1) : phone(test.width, 400, scale: 1)
    var result = try read(scene, in: size)
    for index in result.views.indices { result.views[index].path = String(result.views[index].path.dropFirst()) }
    return result
  }

  @Test(arguments: [
    ("2", "auto", [0.0, 0, 80, 20]), ("[auto, 1fr]", "auto", [0, 0, 50, 20]), ("[15, 1fr]", "2", [0, 0, 25, 40]),
    ("2", "[30, auto]", [0, 0, 80, 30]), ("[minmax(60 1fr), auto]", "1fr", [0, 0, 70, 20]),
  ])
  func aGridThatHugsIsAsLargeAsItsTracks(columns: String, rows: String, frame: [Double]) throws {
    let result = try read(
      """
      scene: s
      root:
        layout: {overlay: topLeading}
        children:
          - id: grid
            layout: {grid: {columns: \(columns), rows: \(rows)}}
            children: [{width: 40, height: 20}, {width: 10, height: 5}]
      """, in: phone(500, 500, scale: 1))
    #expect(result.frame("grid").isClose(to: frame))
  }

  @Test func rowsAreAsHighAsTextsInTheirColumns() throws {
    let result = try read(
      """
      scene: s
      root:
        layout: {overlay: topLeading}
        children:
          - id: grid
            width: 100
            layout: {grid: {columns: [40, 1fr], gap: {row: 5}}}
            children: [{text: aaaa bbbb, font: 10}, {id: b, text: cc, font: 10}, {id: c, text: dd, font: 10}]
      """, in: phone(500, 500, scale: 1))
    #expect(result.frame("grid") == [0, 0, 100, 25 + 5 + 12.5])
    #expect(result.frame("grid/b") == [40, 0, 60, 25])
    #expect(result.frame("grid/c") == [0, 30, 40, 12.5])
  }
}
