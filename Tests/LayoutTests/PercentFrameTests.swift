import Graphics
import Layout
import Scene
import Testing

@Suite struct PercentFrameTests {
  @Test(arguments: PercentFrameCase.all)
  func truncatedFrames(_ test: PercentFrameCase) {
    func children(of parent: String?) -> [Node] {
      test.frames.filter { $0.parent == parent }.map { frame in
        node(.box, frame.id, children(of: frame.id)) {
          $0.frame = .corners((frame.from[0], frame.from[1]), (frame.to[0], frame.to[1]))
        }
      }
    }
    let result = layOut(
      node(.box, nil, children(of: nil)) { $0.rounding = .truncate },
      in: phone(test.parent[0], test.parent[1], scale: 1))
    for frame in test.frames {
      let path = [frame.parent, frame.id].compactMap { $0 }.joined(separator: "/")
      #expect(result.frameInParent(path) == frame.expected, "\(path)")
    }
    #expect(result.diagnostics.isEmpty)
  }

  @Test(arguments: PercentGridCase.all)
  func truncatedTiles(_ test: PercentGridCase) {
    let tiles = (0..<test.rows * test.columns).map { index in
      let (row, column) = index.quotientAndRemainder(dividingBy: test.columns)
      func corner(_ column: Int, _ row: Int) -> (Double, Double) {
        (100 * Double(column) / Double(test.columns), 100 * Double(row) / Double(test.rows))
      }
      return node(.box, "\(row)-\(column)") { $0.frame = .corners(corner(column, row), corner(column + 1, row + 1)) }
    }
    let result = layOut(
      node(.box, nil, tiles) { $0.rounding = .truncate }, in: phone(test.parent[0], test.parent[1], scale: 1))
    for row in 0..<test.rows {
      for column in 0..<test.columns {
        let (x, y) = (test.expectedX[column], test.expectedY[row])
        #expect(
          result.frame("\(row)-\(column)")
            == [x, y, test.expectedX[column + 1] - x, test.expectedY[row + 1] - y])
      }
    }
  }

  @Test func nearestRoundingKeepsFractions() {
    let root = node(.box, nil, [node(.box, "a") { $0.frame = .corners((29, 29), (58, 58)) }])
    let result = layOut(root, in: phone(100, 100, scale: 1))
    #expect(result.frame("a").isClose(to: [29, 29, 29, 29]))
    #expect(result.pixels("a") == [29, 29, 29, 29])
  }

  @Test func aHuggingTextKeepsItsWidthWhenTruncated() {
    let text = node(.text, "t") {
      $0.text = "abc"
      $0.font = FontSpec(size: .points(11))
      $0.frame = FrameSpec()
      $0.frame?.x = .points(3.7)
    }
    let result = layOut(node(.box, nil, [text]) { $0.rounding = .truncate })
    #expect(result.frame("t") == [3, 0, 16.5, 13.75])
    #expect(result.view("t")?.text?.lines.count == 1)
  }
}
