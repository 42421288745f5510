import Lint
package import Problems
package import References
import Scene

/// Places every snapshot of a plan and looks for faults; the result is in plan order, whoever did what.
///
/// Once somebody asks to stop, the rest of the plan is left.
/// - Parameters:
///   - plan: What to place.
///   - suite: The suite.
///   - options: What is looked at, by how many, and what that may take.
///   - isStopped: Whether somebody asked to stop.
///   - overdue: Gets the snapshot that is being drawn for far longer than the seconds that follow it.
/// - Returns: What was found.
/// - Throws: What keeps any scene from being placed, such as a font that cannot be loaded.
package func lint(
  _ plan: Plan, of suite: LoadedSuite, _ options: LintRunOptions, isStopped: @escaping @Sendable () -> Bool,
  overdue: @escaping @Sendable (SnapshotIdentity, _ limit: Double) -> Void
) async throws(Diagnostics) -> LintResult {
  // Which waivers are needed nobody knows before all rules were looked at.
  let rules = options.rules
  let looked = rules.flatMap { $0.contains(.needlessWaiver) ? nil : $0 }
  let queue = JobQueue(count: plan.jobs.count)
  let limits = RunLimits(
    maxMemory: options.maxMemory, timeLimit: options.timeLimit, suite.suite.limits, isStopped: isStopped)
  let workers = max(1, min(options.workers, plan.jobs.count))
  let watchdog = Watchdog(limit: limits.timeLimit) { identity, _ in overdue(identity, limits.timeLimit) }
  defer { watchdog.end() }
  let step = LintStep(suite: suite, rules: looked, limits: limits, watchdog: watchdog)
  let parts = await withTaskGroup(of: Result<[(Int, LintedSnapshot)], Diagnostics>.self) { group in
    for _ in 0..<workers {
      group.addTask {
        Result { () throws(Diagnostics) in
          try onDeepStack { () throws(Diagnostics) in
            let worker = try Worker(
              suite: suite, pictureMemory: limits.pictureMemory / workers, imageMemory: limits.pictureMemory)
            return work(on: queue, plan, step, worker, isStopped: isStopped)
          }
        }
      }
    }
    return await group.reduce(into: []) { $0.append($1) }
  }
  var done: [(index: Int, snapshot: LintedSnapshot)] = []
  for part in parts { done += try part.get() }
  var result = LintResult(suite: suite.suite.name)
  result.snapshots = done.sorted { $0.index < $1.index }.map(\.snapshot)
  result.plan = plan.summary
  result.wasInterrupted = done.count < plan.jobs.count
  if looked == nil {
    result.needlessWaivers = onDeepStack { needlessWaivers(of: plan, after: result) }
    if let rules { result.keep(rules) }
  }
  return result
}

extension LintResult {
  /// Forgets what other rules have found.
  fileprivate mutating func keep(_ rules: Set<LintRule>) {
    for index in snapshots.indices {
      snapshots[index].faults.removeAll { fault in fault.rule.map { !rules.contains($0) } ?? true }
    }
  }
}

/// What one worker does: synchronously from start to finish, because the fonts that it measures with are its own.
private func work(
  on queue: JobQueue, _ plan: Plan, _ step: LintStep, _ worker: Worker, isStopped: () -> Bool
) -> [(Int, LintedSnapshot)] {
  var done: [(Int, LintedSnapshot)] = []
  while !isStopped(), let index = queue.next() {
    let snapshot = step.lint(plan.jobs[index], at: index, with: worker)
    // What was left half drawn has no contrasts.
    if !snapshot.problems.isEmpty, isStopped() { break }
    done.append((index, snapshot))
  }
  return done
}
