/// Which cells of a grid are taken: a row of bits for each line of cells.
struct CellOccupancy {
  private var lines: [[UInt64]] = []

  /// Takes the cells of an area.
  mutating func take(_ area: Area) {
    while lines.count < area.major.upperBound { lines.append([]) }
    let words = area.minor.words
    for line in area.major {
      while lines[line].count < words.upperBound { lines[line].append(0) }
      for word in words { lines[line][word] |= area.minor.bits(of: word) }
    }
  }

  /// The last position on the minor axis at which a cell of an area is taken; nil where all are free.
  func lastTaken(in area: Area) -> Int? {
    var last: Int?
    for line in area.major where line < lines.count {
      for word in area.minor.words.reversed() where word < lines[line].count {
        let taken = lines[line][word] & area.minor.bits(of: word)
        guard taken != 0 else { continue }
        last = max(last ?? 0, word * 64 + 63 - taken.leadingZeroBitCount)
        break
      }
    }
    return last
  }

  /// Cells: lines, and positions in them.
  struct Area {
    var major: Range<Int>
    var minor: Range<Int>
  }
}

extension Range<Int> {
  /// The words that hold the bits of these positions.
  fileprivate var words: Range<Int> { lowerBound / 64..<(upperBound + 63) / 64 }

  /// The bits of one of those words.
  fileprivate func bits(of word: Int) -> UInt64 {
    let low = Swift.max(lowerBound - word * 64, 0)
    let high = Swift.min(upperBound - word * 64, 64)
    return (high == 64 ? .max : (1 << UInt64(high)) - 1) & ~((1 << UInt64(low)) - 1)
  }
}
