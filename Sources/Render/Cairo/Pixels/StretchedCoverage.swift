package import Canvas
package import Graphics

/// A region of which one column and one row are repeated: a rectangle with round corners needs no more than its corners.
package struct StretchedCoverage {
  /// What is not repeated, and once what is.
  let tile: Coverage
  /// The column that stands for more, and for how many more.
  let column, moreColumns: Int
  /// The row that stands for more, and for how many more.
  let row, moreRows: Int

  /// Makes a region of a tile.
  package init(_ tile: Coverage, column: Int = 0, moreColumns: Int = 0, row: Int = 0, moreRows: Int = 0) {
    self.tile = tile
    self.column = column
    self.moreColumns = moreColumns
    self.row = row
    self.moreRows = moreRows
  }

  /// What lies outside of the region.
  package enum Edge: Hashable, Sendable {
    /// Nothing.
    case clear
    /// What lies at its edge.
    case repeated
  }

  /// A part of the region, which may reach beyond it, to where nothing is covered.
  package func part(_ part: PixelRect) -> Coverage {
    var coverage = Coverage(width: part.width, height: part.height)
    guard !part.isEmpty else { return coverage }
    let columns = runs(along: .columns, from: part.x, count: part.width)
    let rows = indices(along: .rows, from: part.y, count: part.height)
    let (stride, tileStride) = (coverage.stride, tile.stride)
    tile.bytes.withUnsafeBufferPointer { source in
      coverage.bytes.withUnsafeMutableBufferPointer { target in
        guard let source = source.baseAddress, let target = target.baseAddress else { return }
        for (y, row) in rows.enumerated() where row >= 0 {
          let line = target + y * stride
          if y > 0, rows[y - 1] == row {
            line.update(from: line - stride, count: part.width)
          } else {
            for run in columns { run.write(source + row * tileStride, to: line) }
          }
        }
      }
    }
    return coverage
  }

  enum Axis { case columns, rows }

  /// Neighbours that are copied from the tile, or all the same.
  struct Run {
    /// Where they go.
    let range: Range<Int>
    /// Where the first comes from; nil is nothing.
    let source: Int?
    /// Whether all of them come from there.
    let isRepeated: Bool

    func write(_ row: UnsafePointer<UInt8>, to line: UnsafeMutablePointer<UInt8>) {
      let target = line + range.lowerBound
      guard let source else { return target.update(repeating: 0, count: range.count) }
      if isRepeated {
        target.update(repeating: row[source], count: range.count)
      } else {
        target.update(from: row + source, count: range.count)
      }
    }

    /// The values as the upper halves of words.
    func write(_ row: UnsafePointer<UInt8>, to line: UnsafeMutablePointer<UInt16>) {
      var index = range.lowerBound
      let first = isRepeated || source == nil ? UInt16(source.map { row[$0] } ?? 0) &<< 8 : 0
      if isRepeated || source == nil {
        while index < range.upperBound {
          line[index] = first
          index &+= 1
        }
        return
      }
      let offset = (source ?? 0) &- range.lowerBound
      while index < range.upperBound {
        line[index] = UInt16(row[index &+ offset]) &<< 8
        index &+= 1
      }
    }
  }

  /// Where the values from a place on come from, whether or not they lie in the region.
  func runs(along axis: Axis, from start: Int, count: Int, edge: Edge = .clear) -> [Run] {
    line(along: axis).runs(from: start, count: count, edge: edge)
  }

  /// The same, one by one; -1 is nothing.
  func indices(along axis: Axis, from start: Int, count: Int, edge: Edge = .clear) -> [Int] {
    line(along: axis).indices(from: start, count: count, edge: edge)
  }

  private func line(along axis: Axis) -> StretchedLine {
    axis == .columns
      ? StretchedLine(size: tile.width, middle: column, more: moreColumns)
      : StretchedLine(size: tile.height, middle: row, more: moreRows)
  }
}
