import Devices
import Graphics
import Problems
import Scene
import Testing

@testable import Layout

/// Which cells children stand in.
@Suite struct GridPlacementTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var flow = GridSpec.Flow.row
    /// The columns that are named, or the rows where cells are filled column by column.
    var named: Int
    /// What children say: `2/1` is column 2 and row 1, `2x3` spans two columns and three rows.
    var children: String
    /// For each child the first column and row, and how many there are; from 1.
    var expected: String

    var testDescription: String { "\(named), \(flow.rawValue): \(children)" }
  }

  @Test(arguments: [
    Case(named: 2, children: ". . .", expected: "1/1 2/1 1/2"),
    Case(named: 3, children: "2x1 2x1 .", expected: "1/1:2x1 1/2:2x1 3/2"),
    // What is skipped stays empty, as in CSS without `dense`.
    Case(named: 2, children: ". 2x1 .", expected: "1/1 1/2:2x1 1/3"),
    Case(named: 2, children: "1x2 . . .", expected: "1/1:1x2 2/1 2/2 1/3"),
    // Children with cells of their own come first.
    Case(named: 2, children: ". 1/1 .", expected: "2/1 1/1 1/2"),
    Case(named: 2, children: ". ?/1 ?/1", expected: "1/2 1/1 2/1"),
    Case(named: 2, children: "2/1 ?/1 ?/1 .", expected: "2/1 1/1 3/1 1/2"),
    Case(named: 3, children: "2/? 2/? 1/? .", expected: "2/1 2/2 1/3 2/3"),
    Case(named: 3, children: "3/1:1x2 2x1 2x1", expected: "3/1:1x2 1/1:2x1 1/2:2x1"),
    // Two that name one cell lie on each other.
    Case(named: 2, children: "2/1 2/1", expected: "2/1 2/1"),
    Case(flow: .column, named: 2, children: ". . .", expected: "1/1 1/2 2/1"),
    Case(flow: .column, named: 2, children: ". 1x2 ?/2", expected: "1/1 2/1:1x2 3/2"),
    Case(flow: .column, named: 0, children: ". .", expected: "1/1 2/1"),
    // A span or a line beyond the last column makes more of them.
    Case(named: 2, children: "3x1 4/? .", expected: "1/1:3x1 4/1 1/2"),
    Case(named: 70, children: "69x1 2x1 1/1:66x1 5x1", expected: "1/2:69x1 1/3:2x1 1/1:66x1 3/3:5x1"),
  ])
  func cells(_ test: Case) {
    let cells = test.children.split(separator: " ").enumerated().map { (child: $0, cell: cell($1)) }
    let isRow = test.flow == .row
    let placement = GridPlacement(
      cells, columns: isRow ? test.named : 0, rows: isRow ? 0 : test.named, flow: test.flow)
    let found = placement.items.map { item in
      let span = "\(item.columns.count)x\(item.rows.count)"
      return "\(item.columns.lowerBound + 1)/\(item.rows.lowerBound + 1)" + (span == "1x1" ? "" : ":" + span)
    }
    #expect(found.joined(separator: " ") == test.expected)
    #expect(placement.columns == max(isRow ? test.named : 1, placement.items.map(\.columns.upperBound).max() ?? 0))
  }

  private func cell(_ text: Substring) -> Style.Cell {
    var cell = Style.Cell()
    for part in text.split(separator: ":") {
      let places = part.split(separator: "/").map { Int($0) }
      if places.count == 2 { (cell.column, cell.row) = (places[0], places[1]) }
      let spans = part.split(separator: "x").compactMap { Int($0) }
      if spans.count == 2 { (cell.columnSpan, cell.rowSpan) = (spans[0], spans[1]) }
    }
    return cell
  }

  /// Areas of 1000 × 1000 cells, and children that have to find a place beside them.
  @Test func largeAreasTakeNoTime() {
    let areas = (0..<9).map { index in
      node(.box) {
        ($0.column, $0.row) = (index % 3 * 1000 + 1, index / 3 * 1000 + 1)
        ($0.columnSpan, $0.rowSpan) = (1000, 1000)
      }
    }
    let others = (0..<100).map { _ in node(.box) { $0.columnSpan = 3 } }
    var spec = GridSpec()
    spec.columns = 3000
    let elapsed = ContinuousClock().measure {
      let result = layOut(node(.box, nil, areas + others) { $0.layout = .grid(spec) })
      #expect(result.views.allSatisfy { $0.frame.values.allSatisfy(\.isFinite) })
    }
    #expect(elapsed < .seconds(20))
  }

  /// Spans that make a million rows of a thousand children are an error, and the rest is placed.
  @Test(arguments: [GridSpec.Flow.row, .column])
  func moreTracksThanAreMadeAreAnError(flow: GridSpec.Flow) {
    let children = (0..<1000).map { _ in
      node(.box) { ($0.columnSpan, $0.rowSpan) = flow == .row ? (1, 1000) : (1000, 1) }
    }
    var spec = GridSpec()
    spec.flow = flow
    let result = layOut(node(.box, nil, children) { $0.layout = .grid(spec) })
    let word = flow == .row ? "rows" : "columns"
    #expect(result.problems == [.placement(.tooManyTracks(word, count: 1_000_000, limit: 100_000))])
    #expect(result.views.count == 1001)
    #expect(result.views.allSatisfy { $0.frame.values.allSatisfy(\.isFinite) })
    let one = node(.box) { ($0.columnSpan, $0.rowSpan) = (1000, 1000) }
    #expect(layOut(node(.box, nil, [one, one]) { $0.layout = .grid(spec) }).problems == [])
  }

  /// Each child lies over all columns, so each goes to lines of its own.
  @Test(arguments: [GridSpec.Flow.row, .column])
  func manyLargeChildrenTakeNoTime(flow: GridSpec.Flow) {
    let children = (0..<100).map { _ in
      content(width: 30, height: 30) { ($0.columnSpan, $0.rowSpan) = (1000, 1000) }
    }
    var spec = GridSpec()
    (spec.columns, spec.rows, spec.flow) = (3, 3, flow)
    let start = processorSeconds()
    let result = layOut(node(.box, nil, children) { $0.layout = .grid(spec) })
    #expect(processorSeconds() - start < 30)
    #expect(result.views.allSatisfy { $0.frame.values.allSatisfy(\.isFinite) })
  }

  @Test(arguments: [
    ("[auto, 20]", "width: 50%", ["width"]), ("[10, 20]", "width: 50%", []), ("[auto, 20]", "width: fill", []),
    ("[10%, 20]", "width: 5", ["layout"]), ("[10, 20]", "padding: {left: 5%}", ["padding"]),
  ])
  func sharesOfCellsWithoutLengthAreCycles(columns: String, keys: String, told: [String]) throws {
    let result = try read(
      """
      scene: s
      root:
        layout: {overlay: topLeading}
        children:
          - layout: {grid: {columns: \(columns)}}
            children: [{id: child, \(keys), height: 1}]
      """, in: phone(500, 500, scale: 1))
    let values = result.problems.map { problem in
      if case .placement(.cycle(let value, axis: "width")) = problem { value } else { "\(problem)" }
    }
    #expect(values.count == told.count, "\(values)")
  }
}
