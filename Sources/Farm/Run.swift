import Canvas
import Devices
import Graphics
package import Problems
import Scene

/// Carries a plan out with a bounded number of workers; outcomes come back in plan order, whoever drew them.
///
/// `isStopped` is asked before each picture; once it is true, the rest of the plan is left. `report` gets each fact as it
/// happens, from any task.
/// - Returns: What became of each snapshot.
/// - Throws: What keeps any picture from being drawn, such as a font that cannot be loaded.
package func run(
  _ plan: Plan, of suite: LoadedSuite, _ options: RunOptions, isStopped: @escaping @Sendable () -> Bool,
  report: @escaping @Sendable (Event) -> Void
) async throws(Diagnostics) -> RunResult {
  guard cairoDrawsWhatItIsTold() else { throw Diagnostics([Diagnostic(.file(.brokenEngine))]) }
  guard suite.fontProblems.isEmpty else { throw Diagnostics(suite.fontProblems) }
  let engine = try Engine(of: suite)
  let queue = JobQueue(count: plan.jobs.count)
  let limits = RunLimits(options, suite.suite.limits, isStopped: isStopped)
  let workers = plan.workers(atMost: options.workers, memory: limits.room.size)
  let watchdog = Watchdog(limit: limits.timeLimit) { report(.overdue($0, at: $1, limit: limits.timeLimit)) }
  defer { watchdog.end() }
  report(.planned(count: plan.jobs.count, engine: engine.lines))
  let parts = await withTaskGroup(of: Result<[Finished], Diagnostics>.self) { group in
    for _ in 0..<workers {
      group.addTask {
        Result { () throws(Diagnostics) in
          try onDeepStack { () throws(Diagnostics) in
            let worker = try Worker(
              suite: suite, pictureMemory: limits.pictureMemory / workers, imageMemory: limits.pictureMemory)
            let step = FinishingStep(suite: suite, engine: engine, options: options, limits: limits)
            return work(on: queue, plan, step, worker, watchdog, isStopped: isStopped, report: report)
          }
        }
      }
    }
    return await group.reduce(into: []) { $0.append($1) }
  }
  var outcomes: [Finished] = []
  for part in parts { outcomes += try part.get() }
  outcomes.sort { $0.index < $1.index }
  var result = RunResult(
    verb: options.verb, suite: suite.suite.name, outcomes: outcomes.map(\.outcome), engine: engine.lines)
  result.wasInterrupted = outcomes.count < plan.jobs.count
  if options.writesDocuments, !result.wasInterrupted {
    let areAllBegun = try await result.outcomes.addDocuments(
      of: plan, suite, options, limits, workers: workers, isStopped: isStopped)
    result.wasInterrupted = !areAllBegun
  }
  if let path = options.sheet, !options.onlyDraws, !result.wasInterrupted {
    result.addSheet(of: plan, outcomes.map(\.picture), suite, options, limits, to: path)
  }
  result.outcomes.warnOfIdleMasks()
  result.plan = plan.summary
  result.folders = suite.pictureFolders(of: options.verb)
  return result
}

/// What one worker does: synchronously from start to finish, so that no drawing handle ever waits.
private func work(
  on queue: JobQueue, _ plan: Plan, _ step: FinishingStep, _ worker: Worker, _ watchdog: Watchdog,
  isStopped: () -> Bool, report: (Event) -> Void
) -> [Finished] {
  var done: [Finished] = []
  while !isStopped(), let index = queue.next() {
    report(.started(plan.jobs[index].identity, at: index))
    let (outcome, sketch) = step.finish(plan.jobs[index], with: worker) { work in
      watchdog.watch(plan.jobs[index].identity, at: index, work)
    }
    // Of a picture that was left half drawn nothing is known.
    if outcome.size == nil, isStopped() { break }
    report(.finished(outcome, at: index))
    let isShown = step.options.sheet != nil && outcome.size != nil
    done.append(
      Finished(index: index, outcome: outcome, picture: isShown ? sketch.map { SheetPicture($0) } : nil))
  }
  return done
}

extension Plan {
  fileprivate func workers(atMost wanted: Int, memory: Int) -> Int {
    let largest = jobs.map { $0.environment.pixelSize.pixels }.max() ?? 0
    return MemoryBudget.workers(wanted: max(1, min(wanted, jobs.count)), largestPicture: largest, memory: memory)
  }
}

private struct Finished: Sendable {
  var index: Int
  var outcome: Outcome
  /// What the sheet shows; nil where there is none, or no picture.
  var picture: SheetPicture?
}
