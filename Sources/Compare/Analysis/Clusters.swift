package import Graphics

/// The groups of neighbouring pixels that differ.
package struct ClusterSummary: Hashable, Sendable {
  /// How many groups there are.
  package let count: Int
  /// The largest of them, in reading order of their boxes.
  package let largest: [Cluster]
}

/// Finds the groups of different pixels within a part of a picture.
///
/// The picture is laid out in tiles of 8 x 8 pixels from its upper left corner; tiles with different pixels that touch,
/// be it at a corner, hold one group. So pixels at most 8 columns and 8 rows apart always belong together, and pixels
/// 16 apart never do by themselves. Memory is bounded by the width, not by the number of groups.
///
/// - Parameters:
///   - classes: what each pixel is; those of the classes 1 and 2 count.
///   - box: the part to look at, cut to the picture.
///   - limit: how many of the largest groups to keep; among equally large ones, the first in reading order.
/// - Returns: the number of groups and the largest of them, with exact boxes and counts.
package func clusters(in classes: PixelClasses, box: PixelRect, limit: Int = 100) -> ClusterSummary {
  guard let box = box.clipped(width: classes.width, height: classes.height) else {
    return ClusterSummary(count: 0, largest: [])
  }
  var row = TileRow(box: box, width: classes.width)
  var joiner = TileJoiner(tileCount: row.tiles.count, limit: limit)
  classes.bytes.withUnsafeBufferPointer { bytes in
    guard let bytes = bytes.baseAddress else { return }
    for y in stride(from: box.y & ~7, to: box.maxY, by: 8) {
      row.read(bytes, max(y, box.y)..<min(y + 8, box.maxY))
      joiner.add(row)
    }
  }
  return joiner.finished()
}
