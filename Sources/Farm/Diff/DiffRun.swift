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
  _ a: String, _ b: String, named name: String, _ options: DiffOptions, keeping kept: KeptPairs
) -> DiffOutcome {
  let differ = PairDiffer(
    source: DiffSource(fileA: a, fileB: b), options: options, kept: kept, areFolders: false)
  do throws(DiffFaults) {
    return differ.finish(try differ.decoded(name), named: name, at: 0)
  } catch {
    return differ.fail(error, name)
  }
}

/// Compares the files of two folders, by the folders' absolute paths, with a bounded number of workers.
///
/// `isStopped` is asked before each pair; once it is true, the rest is left. How much is decoded at once is bounded by the
/// machine's memory.
/// - Returns: What became of each entry, in their order, whoever compared it.
package func diffFolders(
  _ a: String, _ b: String, _ entries: [DiffListing.Entry], _ options: DiffOptions, keeping kept: KeptPairs,
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
      return await finish(onlyIn: entry.isInA ? .a : .b, named: entry.name, at: index, through: gate)
    }
    let (pair, taken) = await decoded(entry.name, through: gate)
    let outcome =
      switch pair {
      case .success(let pair): finish(pair, named: entry.name, at: index)
      case .failure(let faults): fail(faults, entry.name)
      }
    await gate.leave(taken)
    return outcome
  }

  /// A picture that only one folder has; it must be a sound one all the same.
  private func finish(
    onlyIn side: DiffSide, named name: String, at index: Int, through gate: MemoryGate
  ) async -> DiffOutcome {
    let picture: DiffPicture
    do throws(DiffFault) {
      picture = try DiffPicture(name, side, from: source)
    } catch {
      return fail(DiffFaults(error), name)
    }
    let taken = await gate.enter(picture.memoryNeed)
    let fault = picture.fault
    await gate.leave(taken)
    if let fault { return fail(DiffFaults(.picture(side, fault)), name) }
    return finish(picture, onlyIn: side, named: name, at: index)
  }

  fileprivate func decoded(_ name: String) throws(DiffFaults) -> DecodedPair {
    try DecodedPair(DiffPair(name, from: source), keepsFiles: kept.isWanted)
  }

  /// Reads a pair, waits until there is room for its pixels, and decodes it.
  ///
  /// - Returns: The pair, and how much room has to be given back.
  private func decoded(
    _ name: String, through gate: MemoryGate
  ) async -> (pair: Result<DecodedPair, DiffFaults>, taken: Int) {
    let pair: DiffPair
    do throws(DiffFaults) { pair = try DiffPair(name, from: source) } catch { return (.failure(error), 0) }
    let taken = await gate.enter(pair.memoryNeed)
    let decoded = Result { () throws(DiffFaults) in try DecodedPair(pair, keepsFiles: kept.isWanted) }
    return (decoded, taken)
  }
}

/// Hands out 0, 1, 2 … once each, to any number of tasks.
private final class PairCounter: Sendable {
  private let taken = Atomic(0)

  func next() -> Int { taken.wrappingAdd(1, ordering: .relaxed).oldValue }
}
