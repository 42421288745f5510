import Graphics
import Layout
import Problems
import Scene
import Testing
import YAML

/// Grids, and layouts from right to left, as browsers were seen to place them.
@Suite struct RecordedGridTests {
  static let files = ["grid-taffy", "rtl-taffy", "rtl-yoga"]

  @Test(arguments: RecordedCase.all(in: "grid-taffy"))
  func grids(_ test: RecordedCase) throws { try check(test) }

  @Test(arguments: RecordedCase.all(in: "rtl-taffy"))
  func fromTheRight(_ test: RecordedCase) throws { try check(test) }

  @Test(arguments: RecordedCase.all(in: "rtl-yoga"))
  func stacksFromTheRight(_ test: RecordedCase) throws { try check(test) }

  /// Every case of the source is here or left out with a reason.
  @Test(arguments: files)
  func nothingIsMissing(_ file: String) throws {
    let rows = RecordedCase.lines(of: "grid-left-out.txt").map { line in
      line.split(separator: " | ").map(String.init)
    }.filter { $0.first == file }
    let head = try #require(rows.first)
    let counts = head.dropFirst().joined().split { !$0.isNumber }.compactMap { Int($0) }
    try #require(counts.count == 2, "\(head)")
    let leftOut = rows.dropFirst()
    #expect(leftOut.allSatisfy { $0.count == 3 && $0[2].count > 5 }, "each with a reason")
    let names = Set(RecordedCase.all(in: file).map(\.name))
    #expect(leftOut.count == counts[1])
    #expect(names.count + leftOut.count == counts[0])
    #expect(names.isDisjoint(with: leftOut.map { $0[1] }))
  }

  private func check(_ test: RecordedCase) throws {
    let context = ReadingContext { path, location throws(Diagnostic) in
      throw Diagnostic(.file(.unreadable(reason: path)), at: location)
    }
    let (scene, problems) = readScene(test.scene, context: context)
    try #require(problems.map(\.problem) == [])
    let result = layOut(
      try #require(scene), in: phone(2000, 2000, scale: 1), fonts: FontDefaults(family: "Test"),
      measuring: RecordedText())
    let views = Array(result.views.dropFirst())
    try #require(views.count == test.frames.count)
    // What was recorded is rounded, in the coordinates of the root: each edge lies near the sum of what is around it.
    var origins: [Point] = []
    for (index, expected) in test.frames.enumerated() {
      let outer = (views[index].parent ?? 0) > 0 ? origins[(views[index].parent ?? 1) - 1] : .zero
      let frame = views[index].frame
      guard expected.count == 4 else {
        // A box that is none of the case; what is in it is told from outside.
        origins.append(outer)
        continue
      }
      let left = expected[0].map { $0 + outer.x } ?? frame.x
      let top = expected[1].map { $0 + outer.y } ?? frame.y
      origins.append(Point(x: left, y: top))
      guard let width = expected[2], let height = expected[3] else { continue }
      let allowed = test.isRounded ? 0.5 + 1e-5 : test.allowed
      let isRight = zip(frame.edges, [left, top, left + width, top + height]).allSatisfy { abs($0 - $1) <= allowed }
      #expect(isRight, "view \(index): \(frame.values), not \([left, top, width, height])")
    }
  }
}

extension Rect {
  fileprivate var edges: [Double] { [x, y, maxX, maxY] }
}
