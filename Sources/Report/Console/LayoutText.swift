import Graphics
package import Layout
import Scene

/// A placed scene for a terminal: each view under its parent, with its frame in points.
package func layoutText(_ result: LayoutResult) -> String {
  var depths: [Int] = []
  let rows = result.views.map { view in
    let depth = view.parent.map { depths[$0] + 1 } ?? 0
    depths.append(depth)
    let frame = [view.frame.x, view.frame.y, view.frame.width, view.frame.height].map(plain).joined(separator: " ")
    return [String(repeating: "  ", count: depth) + view.kind.rawValue, harmless(view.path), frame]
  }
  return table([["view", "path", "x y width height"]] + rows)
}
