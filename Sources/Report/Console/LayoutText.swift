import Graphics
package import Layout
package import References
import Scene

/// A placed scene for a terminal: which snapshot it is, and each view under its parent, with its frame in points.
///
/// - Parameters:
///   - snapshot: What was placed.
///   - count: How many snapshots could have been, of which it is the first.
///   - result: The placed scene.
/// - Returns: A heading and a table.
package func layoutText(_ snapshot: SnapshotIdentity, among count: Int = 1, _ result: LayoutResult) -> String {
  var depths: [Int] = []
  let rows = result.views.map { view in
    let depth = view.parent.map { depths[$0] + 1 } ?? 0
    depths.append(depth)
    let frame = [view.frame.x, view.frame.y, view.frame.width, view.frame.height].map(plain).joined(separator: " ")
    return [String(repeating: "  ", count: depth) + view.kind.rawValue, harmless(view.path), frame]
  }
  return heading(snapshot, among: count) + table([["view", "path", "x y width height"]] + rows)
}

/// `keypad on iphone-6, orientation portrait; the first of 2 snapshots`.
private func heading(_ snapshot: SnapshotIdentity, among count: Int) -> String {
  let values = snapshot.values.map { ", \($0.axis) \($0.value)" }.joined()
  let others = count > 1 ? "; the first of \(grouped(count)) snapshots" : ""
  return harmless("\(snapshot.scene) on \(snapshot.device)\(values)") + others + "\n"
}
