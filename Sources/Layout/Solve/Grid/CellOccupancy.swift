/// Which cells of a grid are taken.
///
/// Lines in which the same positions are taken are kept together, so an area costs no more the larger it is.
struct CellOccupancy {
  /// Lines one after the other with the same positions taken.
  private struct Band {
    var lines: Range<Int>
    var taken = TakenPositions()
  }

  /// Bands in their order; together they are all lines up to the last one that is taken anything of.
  private var bands: [Band] = []

  /// Takes the cells of an area.
  mutating func take(_ area: Area) {
    let end = bands.last?.lines.upperBound ?? 0
    if end < area.major.upperBound { bands.append(Band(lines: end..<area.major.upperBound)) }
    split(at: area.major.lowerBound)
    split(at: area.major.upperBound)
    var index = band(of: area.major.lowerBound)
    while index < bands.count, bands[index].lines.lowerBound < area.major.upperBound {
      bands[index].taken.take(area.minor)
      index += 1
    }
  }

  /// What is in the way of an area; nil where all of its cells are free.
  func obstacle(in area: Area) -> Obstacle? {
    var obstacle: Obstacle?
    var index = band(of: area.major.lowerBound)
    while index < bands.count, bands[index].lines.lowerBound < area.major.upperBound {
      if let last = bands[index].taken.last(in: area.minor) {
        obstacle = Obstacle(minor: max(obstacle?.minor ?? 0, last), major: bands[index].lines.upperBound - 1)
      }
      index += 1
    }
    return obstacle
  }

  /// The first line after this one in which other positions are taken.
  func change(after line: Int) -> Int {
    let index = band(of: line)
    return index < bands.count ? bands[index].lines.upperBound : line + 1
  }

  /// The number of the band that has a line, or of the one that would come next.
  private func band(of line: Int) -> Int {
    var (low, high) = (0, bands.count)
    while low < high {
      let middle = (low + high) / 2
      if bands[middle].lines.upperBound <= line { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Lets a band begin at a line.
  private mutating func split(at line: Int) {
    let index = band(of: line)
    guard index < bands.count, bands[index].lines.lowerBound < line else { return }
    var second = bands[index]
    second.lines = line..<second.lines.upperBound
    bands[index].lines = bands[index].lines.lowerBound..<line
    bands.insert(second, at: index + 1)
  }

  /// Cells: lines, and positions in them.
  struct Area {
    var major: Range<Int>
    var minor: Range<Int>
  }

  /// What is taken of an area.
  struct Obstacle {
    /// The last position at which a cell is taken.
    var minor: Int
    /// The last line up to which one of the taken cells, or one beside it in lines like its own, stays in the way.
    var major: Int
  }
}
