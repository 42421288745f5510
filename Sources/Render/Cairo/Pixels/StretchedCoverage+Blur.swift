package import Canvas
package import Graphics

extension StretchedCoverage {
  /// A part of the region, blurred along both directions.
  ///
  /// Only what that part needs is worked on: rows of the tile once each, then columns in narrow strips. Between passes
  /// values have 16 bits. The memory is that of the part and its rows, whatever the blur is.
  package func blurred(
    _ horizontal: BlurPasses, _ vertical: BlurPasses, in part: PixelRect, edge: Edge = .clear
  ) -> Coverage {
    guard !part.isEmpty else { return Coverage(width: 0, height: 0) }
    let rows = indices(
      along: .rows, from: part.y - vertical.reach, count: part.height + 2 * vertical.reach, edge: edge)
    let used = rows.filter { $0 >= 0 }
    guard let first = used.min(), let last = used.max() else {
      return Coverage(width: part.width, height: part.height)
    }
    let lines = blurredRows(first...last, horizontal, from: part.x, count: part.width, edge)
    return columnsBlurred(lines, rows.map { $0 < 0 ? -1 : $0 - first }, vertical, part.width, part.height)
  }

  /// Rows of the tile, stretched and blurred.
  func blurredRows(
    _ rows: ClosedRange<Int>, _ passes: BlurPasses, from start: Int, count: Int, _ edge: Edge
  ) -> [UInt16] {
    let length = count + 2 * passes.reach
    let runs = runs(along: .columns, from: start - passes.reach, count: length, edge: edge)
    return [UInt16](unsafeUninitializedCapacity: rows.count * count) { target, filled in
      tile.bytes.withUnsafeBufferPointer { bytes in
        withUnsafeTemporaryAllocation(of: UInt16.self, capacity: length) { scratch in
          scratch.initialize(repeating: 0)
          guard let bytes = bytes.baseAddress, let line = scratch.baseAddress, var place = target.baseAddress else {
            return
          }
          for row in rows {
            for run in runs { run.write(bytes + row * tile.stride, to: line) }
            var left = length
            for pass in passes.passes { left = pass.apply(to: line, count: left) }
            place.initialize(from: line, count: count)
            place += count
          }
        }
      }
      filled = rows.count * count
    }
  }
}

/// The lines that `rows` names, one below the other, blurred downwards.
func columnsBlurred(
  _ lines: [UInt16], _ rows: [Int], _ passes: BlurPasses, _ width: Int, _ height: Int
) -> Coverage {
  var coverage = Coverage(width: width, height: height)
  let stride = coverage.stride
  let strip = 64
  lines.withUnsafeBufferPointer { lines in
    coverage.bytes.withUnsafeMutableBufferPointer { target in
      withUnsafeTemporaryAllocation(of: UInt16.self, capacity: rows.count * strip) { scratch in
        scratch.initialize(repeating: 0)
        guard let lines = lines.baseAddress, let work = scratch.baseAddress, let target = target.baseAddress else {
          return
        }
        var x = 0
        while x < width {
          let lanes = min(strip, width - x)
          gather(lines + x, width, rows, into: work, lanes)
          var left = rows.count
          for pass in passes.passes { left = pass.apply(toRows: work, count: left, lanes: lanes) }
          write(work, lanes, height, to: target + x, stride)
          x += lanes
        }
      }
    }
  }
  return coverage
}

/// Copies a strip of lines, or zeros.
private func gather(
  _ lines: UnsafePointer<UInt16>, _ width: Int, _ rows: [Int], into work: UnsafeMutablePointer<UInt16>, _ lanes: Int
) {
  var place = work
  for row in rows {
    if row < 0 {
      place.update(repeating: 0, count: lanes)
    } else {
      place.update(from: lines + row * width, count: lanes)
    }
    place += lanes
  }
}

/// Rounds a strip to bytes.
private func write(
  _ work: UnsafePointer<UInt16>, _ lanes: Int, _ height: Int, to target: UnsafeMutablePointer<UInt8>, _ stride: Int
) {
  var y = 0
  while y < height {
    let (source, line) = (work + y &* lanes, target + y &* stride)
    var lane = 0
    while lane < lanes {
      line[lane] = UInt8(truncatingIfNeeded: (UInt32(source[lane]) &+ 128) &>> 8)
      lane &+= 1
    }
    y &+= 1
  }
}
