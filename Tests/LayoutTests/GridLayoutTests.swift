import Graphics
import Layout
import Scene
import Testing

@Suite struct GridLayoutTests {
  private func cells(_ count: Int) -> [Node] { (0..<count).map { node(.box, "\($0)") } }

  @Test func rowsAreMadeAsNeeded() {
    let root = node(.box, nil, cells(7)) { $0.layout = GridSpec.layout(columns: 3, gap: 10) }
    let result = layOut(root, in: phone(320, 320))
    #expect(result.frame("0") == [0, 0, 100, 100])
    #expect(result.frame("5") == [220, 110, 100, 100])
    #expect(result.frame("6") == [0, 220, 100, 100])
  }

  @Test func aHuggingGridHasTheLargestChildInEveryCell() {
    let children = [
      content("a", width: 40, height: 10), content("b", width: 20, height: 30),
      content("c", width: 5, height: 5) { $0.isHidden = true },
    ]
    let grid = node(.box, "grid", children) {
      $0.layout = GridSpec.layout(columns: 2, gap: 4, alignment: .bottomTrailing)
    }
    let result = layOut(node(.box, nil, [grid]) { $0.layout = .overlay(OverlaySpec(alignment: .topLeading)) })
    #expect(result.frame("grid") == [0, 0, 84, 30])
    #expect(result.frame("grid/a") == [0, 20, 40, 10])
    #expect(result.frame("grid/b") == [64, 0, 20, 30])
    #expect(result.frame("grid/c")[2...] == [0, 0])
  }

  @Test(arguments: [(400.0, 300.0, [50.0, 0, 300, 300]), (100.0, 300.0, [0.0, 100, 100, 100])])
  func cellsOfARatioMakeTheGrid(width: Double, height: Double, frame: [Double]) {
    let grid = node(.box, "grid", cells(9)) {
      $0.layout = GridSpec.layout(columns: 3, ratio: 1)
      ($0.width, $0.height) = (.fill(weight: 1), .fill(weight: 1))
    }
    let result = layOut(node(.box, nil, [grid]) { $0.layout = .overlay(OverlaySpec()) }, in: phone(width, height))
    #expect(result.frame("grid").isClose(to: frame))
    #expect(Array(result.frame("grid/8").suffix(2)).isClose(to: [frame[2] / 3, frame[2] / 3]))
  }

  @Test func inAnOblongRootCellsOfARatioStayEqual() {
    let root = node(.box, nil, cells(4)) { $0.layout = GridSpec.layout(columns: 2, gap: 10, ratio: 2) }
    let result = layOut(root, in: phone(210, 400))
    #expect((0..<4).allSatisfy { Array(result.frame("\($0)").suffix(2)) == [100, 50] })
    #expect(result.frame("3") == [110, 60, 100, 50])
  }

  @Test(arguments: [Int.max, Int.min, 0, -3])
  func hostileCounts(_ count: Int) {
    let root = node(.box, nil, cells(3)) { $0.layout = GridSpec.layout(columns: count, rows: count, gap: 10) }
    let result = layOut(root)
    #expect(result.views.allSatisfy { $0.frame.values.allSatisfy { abs($0) <= 1e7 } })
  }
}
