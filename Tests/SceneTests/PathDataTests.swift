import Graphics
import Problems
@testable import Scene
import Testing

@Suite struct `Path data` {
  @Test(
    arguments: [
      ("M1 2L3 4", [.move(Point(x: 1, y: 2)), .line(Point(x: 3, y: 4))]),
      (" m1,2 l2,2 ", [.move(Point(x: 1, y: 2)), .line(Point(x: 3, y: 4))]),
      ("M1 2 3 4", [.move(Point(x: 1, y: 2)), .line(Point(x: 3, y: 4))]),
      ("m1 2 3 4", [.move(Point(x: 1, y: 2)), .line(Point(x: 4, y: 6))]),
      ("M1-2.5.5-1", [.move(Point(x: 1, y: -2.5)), .line(Point(x: 0.5, y: -1))]),
      (
        "M1 2H5V6h-1v-1",
        [
          .move(Point(x: 1, y: 2)), .line(Point(x: 5, y: 2)), .line(Point(x: 5, y: 6)), .line(Point(x: 4, y: 6)),
          .line(Point(x: 4, y: 5)),
        ]
      ),
      (
        "M0 0C1 1 2 2 3 3S5 5 6 6",
        [
          .move(.zero), .curve(Point(x: 1, y: 1), Point(x: 2, y: 2), Point(x: 3, y: 3)),
          .curve(Point(x: 4, y: 4), Point(x: 5, y: 5), Point(x: 6, y: 6)),
        ]
      ),
      ("M0 0S1 1 2 2", [.move(.zero), .curve(.zero, Point(x: 1, y: 1), Point(x: 2, y: 2))]),
      (
        "M0 0Q3 0 3 3T6 6",
        [
          .move(.zero), .curve(Point(x: 2, y: 0), Point(x: 3, y: 1), Point(x: 3, y: 3)),
          .curve(Point(x: 3, y: 5), Point(x: 4, y: 6), Point(x: 6, y: 6)),
        ]
      ),
      (
        "M1 1h1zl0 2",
        [
          .move(Point(x: 1, y: 1)), .line(Point(x: 2, y: 1)), .close, .move(Point(x: 1, y: 1)),
          .line(Point(x: 1, y: 3)),
        ]
      ),
      ("M1e1 1E-1", [.move(Point(x: 10, y: 0.1))]),
      ("M0 0A0 5 0 0 1 4 4", [.move(.zero), .line(Point(x: 4, y: 4))]),
      ("M1 1A5 5 0 0 1 1 1", [.move(Point(x: 1, y: 1))]),
      ("", []),
    ] as [(String, [Path.Element])])
  func `becomes moves, lines and curves`(_ data: String, _ elements: [Path.Element]) throws {
    #expect(try parsePathData(data).elements == elements)
  }

  /// Quarters of circles and ellipses, whose ends are known.
  @Test(
    arguments: [
      ("M10 0A10 10 0 0 1 0 10", [Point(x: 0, y: 10)]),
      ("M10 0A10 10 0 0 0 0 10", [Point(x: 0, y: 10)]),
      ("M10 0A10 10 0 1 0 0 10", [Point(x: 0, y: -10), Point(x: -10, y: 0), Point(x: 0, y: 10)]),
      ("M10 0a10 10 0 11-20 0", [Point(x: 0, y: 10), Point(x: -10, y: 0)]),
      ("M10 0A1 1 0 0 1 -10 0", [Point(x: 0, y: 10), Point(x: -10, y: 0)]),
      ("M0 10A5 10 90 0 1 0 -10", [Point(x: -20, y: 0), Point(x: 0, y: -10)]),
    ] as [(String, [Point])])
  func `has arcs`(_ data: String, _ ends: [Point]) throws {
    let elements = try parsePathData(data).elements.dropFirst()
    #expect(elements.count == ends.count)
    for (element, end) in zip(elements, ends) {
      guard case .curve(_, _, let point) = element else {
        Issue.record("\(element) is no curve")
        continue
      }
      #expect(abs(point.x - end.x) < 1e-9 && abs(point.y - end.y) < 1e-9)
    }
  }

  @Test(arguments: [
    ("L1 1", "L1 1"), ("M1", ""), ("M1 1 2", ""), ("M1 1X", "X"), ("M1 1,", ","), ("M1 1L", ""),
    ("M1 1 a1 1 0 2 1 3 3", "2 1 3 3"),
    ("M1e9 1", "1e9 1"), ("M1 1Z5", "5"), ("M--1 1", "--1 1"), ("Mé", "é"), ("M1 1#", "#"),
  ])
  func `that is wrong is told from there on`(_ data: String, _ rest: String) throws {
    let error = #expect(throws: PathDataError.self) { try parsePathData(data) }
    #expect(error?.rest == rest)
  }
}
