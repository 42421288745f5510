package import Files
import Synchronization

/// A fact about comparing folders, for whoever shows progress.
package enum DiffEvent: Sendable {
  /// So many pairs follow.
  case planned(count: Int)
  /// One of them is done.
  case finished
}

/// Compares two files, by their absolute paths.
///
/// - Returns: What became of them; its name is the second path as it was typed.
package func diffFiles(
  _ a: String, _ b: String, named name: String, _ options: DiffOptions, keeping kept: KeptPictures
) -> DiffOutcome {
  let source = DiffSource(fileA: a, fileB: b)
  do throws(DiffFaults) {
    let pair = try DiffPair(name, from: source)
    return PairDiffer(source: source, options: options, kept: kept, areFolders: false)
      .finish(pair, named: name, at: 0)
  } catch {
    return DiffOutcome(name: name, status: .failed(error.all))
  }
}

/// Compares the files of two folders, by the folders' absolute paths, with a bounded number of workers.
///
/// `isStopped` is asked before each pair; once it is true, the rest is left. How much is decoded at once is bounded by the
/// machine's memory.
/// - Returns: What became of each entry, in their order, whoever compared it.
package func diffFolders(
  _ a: String, _ b: String, _ entries: [DiffListing.Entry], _ options: DiffOptions, keeping kept: KeptPictures,
  isStopped: @escaping @Sendable () -> Bool, report: @escaping @Sendable (DiffEvent) -> Void
) async throws(FileError) -> [DiffOutcome] {
  let source = try DiffSource(folderA: a, folderB: b)
  let differ = PairDiffer(source: source, options: options, kept: kept, areFolders: true)
  let (next, gate) = (PairCounter(), MemoryGate(room: MemoryBudget.halfOfMemory))
  report(.planned(count: entries.count))
  let done = await withTaskGroup(of: [(index: Int, outcome: DiffOutcome)].self) { group in
    for _ in 0..<max(1, min(options.workers, entries.count)) {
      group.addTask {
        var outcomes: [(index: Int, outcome: DiffOutcome)] = []
        while !isStopped() {
          let index = next.next()
          guard index < entries.count else { break }
          outcomes.append((index, await differ.finish(entries[index], at: index, through: gate)))
          report(.finished)
        }
        return outcomes
      }
    }
    return await group.reduce(into: []) { $0 += $1 }
  }
  return done.sorted { $0.index < $1.index }.map(\.outcome)
}

extension PairDiffer {
  fileprivate func finish(_ entry: DiffListing.Entry, at index: Int, through gate: MemoryGate) async -> DiffOutcome {
    guard entry.isInA, entry.isInB else {
      return finish(onlyIn: entry.isInA ? .a : .b, named: entry.name, at: index)
    }
    do throws(DiffFaults) {
      let pair = try DiffPair(entry.name, from: source)
      let taken = await gate.enter(pair.memoryNeed)
      let outcome = finish(pair, named: entry.name, at: index)
      await gate.leave(taken)
      return outcome
    } catch {
      return DiffOutcome(name: entry.name, status: .failed(error.all))
    }
  }
}

/// Hands out 0, 1, 2 … once each, to any number of tasks.
private final class PairCounter: Sendable {
  private let taken = Atomic(0)

  func next() -> Int { taken.wrappingAdd(1, ordering: .relaxed).oldValue }
}
