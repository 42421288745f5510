import Graphics
import Layout
import Problems

extension LayoutResult {
  /// The first view of a path; nil where there is none.
  func view(_ path: String) -> PlacedView? { views.first { $0.path == path } }

  /// The frame of a view, as x, y, width and height; empty where there is none.
  func frame(_ path: String) -> [Double] { view(path)?.frame.values ?? [] }

  /// The frame of a view in its parent.
  func frameInParent(_ path: String) -> [Double] {
    guard let view = view(path) else { return [] }
    let parent = view.parent.map { views[$0].frame.origin } ?? .zero
    return view.frame.offset(by: Point(x: -parent.x, y: -parent.y)).values
  }

  /// The pixels of a view, as x, y, width and height.
  func pixels(_ path: String) -> [Int] { view(path)?.pixels.values ?? [] }

  /// The problems that were found.
  var problems: [Problem] { diagnostics.map(\.problem) }
}

extension Rect {
  var values: [Double] { [x, y, width, height] }
}

extension PixelRect {
  var values: [Int] { [x, y, width, height] }
}

extension [Double] {
  /// Whether all numbers are those of a list that was written with few decimals.
  func isClose(to other: [Double]) -> Bool {
    count == other.count && zip(self, other).allSatisfy { abs($0 - $1) < 1e-5 }
  }
}
