import TestSupport
import Testing

@testable import Solver

@Suite("The solver's own structures")
struct StructureTests {
  @Test func `the least number comes out first`() {
    var random = SeededGenerator(seed: 1)
    let numbers = (0..<200).map { _ in Int32(random.below(100) - 50) }
    var heap = LeastFirst()
    for number in numbers { heap.push(number) }
    #expect(numbers.sorted() == numbers.map { _ in heap.pop() ?? .max })
    #expect(heap.pop() == nil)
  }

  @Test func `rows that move and are compacted keep what they hold`() {
    var random = SeededGenerator(seed: 2)
    var rows = RowArena()
    var expected: [[Int32: Double]] = []
    for _ in 0..<20 {
      _ = rows.makeRow()
      expected.append([:])
    }
    for step in 0..<4000 {
      let (source, target, factor) = (random.below(20), random.below(20), Double(1 + random.below(3)))
      if step % 5 == 0 || source == target {
        let column = Int32(random.below(100))
        rows.replace(column, by: column, factor, in: target)
        expected[target][column] = factor
      } else if step % 17 == 0 {
        rows.set(target, [])
        expected[target] = [:]
      } else {
        // As in a pivot, what gives way is in the target only.
        let gone = expected[target].keys.sorted().first { expected[source][$0] == nil } ?? -1
        rows.add(factor, of: source, to: target, replacing: gone)
        expected[target][gone] = nil
        for (column, coefficient) in expected[source] { expected[target][column, default: 0] += factor * coefficient }
      }
      let found = rows.entries[rows.range(target)]
      #expect(found.map(\.symbol) == expected[target].keys.sorted())
      guard found.allSatisfy({ $0.coefficient.isNear(expected[target][$0.symbol] ?? .nan) }) else {
        Issue.record("row \(target) after step \(step)")
        return
      }
      if found.contains(where: { abs($0.coefficient) > 1e6 }) {
        rows.set(target, [])
        expected[target] = [:]
      }
    }
  }

  @Test func `a variable knows its root whatever hangs where`() {
    var random = SeededGenerator(seed: 3)
    var forest = AffineForest(count: 50)
    // What each variable is worth, from which all links are made.
    let values = (0..<50).map { _ in Double(random.below(100)) }
    for _ in 0..<200 {
      let (one, other) = (forest.find(random.below(50)), forest.find(random.below(50)))
      guard one.root != other.root, one.scale != 0, other.scale != 0 else { continue }
      let scale = random.one(of: [1, 2, -0.5])
      forest.hang(one.root, on: other.root, scale: scale, offset: values[one.root] - scale * values[other.root])
      let place = forest.find(random.below(50))
      if random.below(20) == 0, place.scale != 0 { forest.fix(place.root, at: values[place.root]) }
    }
    for (variable, value) in values.enumerated() {
      let place = forest.find(variable)
      #expect((place.scale * values[place.root] + place.offset).isNear(value))
    }
  }

  @Test func `sums forget what only rounding left`() {
    var sum = Accumulator()
    sum.reserve(3)
    for (coefficient, symbol) in [(0.1, 2), (0.2, 2), (-0.3, 2), (1e-9, 0), (1, 1), (-1, 1)] as [(Double, Int32)] {
      sum.add(coefficient, symbol)
    }
    sum.add(0.1 + 0.2)
    sum.add(-0.3)
    var entries: [Entry] = []
    #expect(sum.take(into: &entries) == 0)
    #expect(entries.map(\.symbol) == [0])
    #expect(sum.take(into: &entries) == 0 && entries.isEmpty)
  }
}
