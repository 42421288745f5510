import Devices
import Layout
import Lint
package import Problems
import Scene

/// Places every snapshot of a plan and looks for faults; the result is in plan order, whoever did what.
///
/// Once somebody asks to stop, the rest of the plan is left.
/// - Parameters:
///   - plan: What to place.
///   - suite: The suite.
///   - rules: The rules to look at; nil is all.
///   - workers: How many are placed at once.
///   - isStopped: Whether somebody asked to stop.
/// - Returns: What was found.
/// - Throws: What keeps any scene from being placed, such as a font that cannot be loaded.
package func lint(
  _ plan: Plan, of suite: LoadedSuite, rules: Set<LintRule>? = nil, workers: Int,
  isStopped: @escaping @Sendable () -> Bool
) async throws(Diagnostics) -> LintResult {
  // Which waivers are needed nobody knows before all rules were looked at.
  let looked = rules.flatMap { $0.contains(.needlessWaiver) ? nil : $0 }
  let queue = JobQueue(count: plan.jobs.count)
  let parts = await withTaskGroup(of: Result<[(Int, LintedSnapshot)], Diagnostics>.self) { group in
    for _ in 0..<max(1, min(workers, plan.jobs.count)) {
      group.addTask {
        Result { () throws(Diagnostics) in
          try onDeepStack { () throws(Diagnostics) in
            try work(on: queue, plan, suite, looked, isStopped: isStopped)
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
  on queue: JobQueue, _ plan: Plan, _ suite: LoadedSuite, _ rules: Set<LintRule>?, isStopped: () -> Bool
) throws(Diagnostics) -> [(Int, LintedSnapshot)] {
  let worker = try Worker(suite: suite)
  var done: [(Int, LintedSnapshot)] = []
  while !isStopped(), let index = queue.next() {
    done.append((index, worker.lint(plan.jobs[index], suite, rules)))
  }
  return done
}

extension Worker {
  /// Looks at one snapshot; it is drawn only where somebody wants to know the contrast of its letters.
  fileprivate func lint(_ job: Job, _ suite: LoadedSuite, _ rules: Set<LintRule>?) -> LintedSnapshot {
    let layout = layOut(job)
    var options = suite.lintOptions(of: job.scene, rules)
    var mistakes = layout.diagnostics.filter(\.isMistake)
    if options.wants(.contrast), options.contrast != .none {
      do throws(Diagnostics) {
        options.contrasts = try contrasts(of: layout, background: background(for: job.environment))
      } catch {
        mistakes += error.all
      }
    }
    let found = Lint.lint(layout, in: job.environment, options)
    return LintedSnapshot(
      identity: job.identity, faults: found.faults, neededWaivers: found.neededWaivers, problems: mistakes)
  }
}

extension LoadedSuite {
  fileprivate func lintOptions(of scene: Scene, _ rules: Set<LintRule>?) -> LintOptions {
    var options = LintOptions()
    options.tapTarget = suite.lint.tapTarget
    options.contrast = suite.lint.contrast
    options.isScreen = scene.size == nil
    options.isStrict = scene.strict ?? suite.strict
    options.rules = rules
    return options
  }
}
