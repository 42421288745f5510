import Scene
import Testing

@testable import Layout

/// Cells that are found by ranges are those that are found by looking at each.
@Suite struct CellFillingTests {
  @Test(arguments: 0..<300)
  func findsWhatALookAtEachCellFinds(seed: Int) {
    var random = Numbers(state: UInt64(seed + 1))
    let flow: GridSpec.Flow = seed % 3 == 0 ? .column : .row
    let named = random.below(7)
    let most = 1 + random.below(5)
    let wishes = (0..<random.below(40)).map { _ in
      var cell = Style.Cell()
      if random.below(4) == 0 { cell.column = 1 + random.below(8) }
      if random.below(4) == 0 { cell.row = 1 + random.below(8) }
      (cell.columnSpan, cell.rowSpan) = (1 + random.below(most), 1 + random.below(most))
      return CellWish(cell, flow)
    }
    var filling = CellFilling(wishes, named: named)
    let found = filling.areas(for: wishes)
    var cells = CellByCell(wishes, named: named)
    let expected = cells.areas(for: wishes)
    #expect(found.map { [$0.major, $0.minor] } == expected.map { [$0.major, $0.minor] })
  }
}

/// CSS's words, one cell after the other.
private struct CellByCell {
  private var taken: Set<[Int]> = []
  private var minorCount: Int

  init(_ wishes: [CellWish], named: Int) {
    minorCount = wishes.reduce(named) { max($0, ($1.minor ?? 0) + $1.minorSpan) }
  }

  mutating func areas(for wishes: [CellWish]) -> [CellOccupancy.Area] {
    var areas: [Int: CellOccupancy.Area] = [:]
    for (index, wish) in wishes.enumerated() {
      guard let major = wish.major, let minor = wish.minor else { continue }
      areas[index] = take(wish.area(major, minor))
    }
    var ends: [Int: Int] = [:]
    for (index, wish) in wishes.enumerated() where wish.minor == nil {
      guard let major = wish.major else { continue }
      var minor = ends[major] ?? 0
      while !isFree(wish.area(major, minor)) { minor += 1 }
      areas[index] = take(wish.area(major, minor))
      ends[major] = minor + wish.minorSpan
      minorCount = max(minorCount, minor + wish.minorSpan)
    }
    var cursor = (major: 0, minor: 0)
    for (index, wish) in wishes.enumerated() where wish.major == nil {
      if let minor = wish.minor {
        if minor < cursor.minor { cursor.major += 1 }
        cursor.minor = minor
        while !isFree(wish.area(cursor.major, minor)) { cursor.major += 1 }
      } else {
        while cursor.minor + wish.minorSpan > minorCount || !isFree(wish.area(cursor.major, cursor.minor)) {
          cursor = cursor.minor < minorCount ? (cursor.major, cursor.minor + 1) : (cursor.major + 1, 0)
        }
      }
      areas[index] = take(wish.area(cursor.major, cursor.minor))
    }
    return wishes.indices.compactMap { areas[$0] }
  }

  private func cells(_ area: CellOccupancy.Area) -> [[Int]] {
    area.major.flatMap { major in area.minor.map { [major, $0] } }
  }

  private func isFree(_ area: CellOccupancy.Area) -> Bool { cells(area).allSatisfy { !taken.contains($0) } }

  private mutating func take(_ area: CellOccupancy.Area) -> CellOccupancy.Area {
    taken.formUnion(cells(area))
    return area
  }
}

/// Numbers that look random and are the same in every run (xorshift).
private struct Numbers {
  var state: UInt64

  mutating func below(_ bound: Int) -> Int {
    state ^= state &<< 13
    state ^= state &>> 7
    state ^= state &<< 17
    return Int(state >> 33) % bound
  }
}
