import Devices
import Layout
import Lint
import Problems
import Scene

/// What lint does with each snapshot.
struct LintStep {
  let suite: LoadedSuite
  /// The rules to look at; nil is all.
  let rules: Set<LintRule>?
  let limits: RunLimits
  let watchdog: Watchdog

  /// Looks at one snapshot; it is drawn only where somebody wants to know the contrast of its letters.
  func lint(_ job: Job, at index: Int, with worker: Worker) -> LintedSnapshot {
    let layout = worker.layOut(job)
    var options = suite.lintOptions(of: job.scene, rules)
    var mistakes = layout.diagnostics.filter(\.isMistake)
    if options.wants(.contrast), options.contrast != .none {
      do throws(Diagnostics) {
        options.contrasts = try contrasts(of: layout, job, at: index, with: worker)
      } catch {
        mistakes += error.all
      }
    }
    let found = Lint.lint(layout, in: job.environment, options)
    return LintedSnapshot(
      identity: job.identity, faults: found.faults, neededWaivers: found.neededWaivers, problems: mistakes)
  }

  /// Draws what shows the contrast of letters, once there is memory for it; the waiting is no part of its time.
  private func contrasts(
    of layout: LayoutResult, _ job: Job, at index: Int, with worker: Worker
  ) throws(Diagnostics) -> [LetterContrast] {
    guard let probe = worker.contrastProbe(of: layout, for: job) else { return [] }
    if probe.need > limits.room.size {
      let problem = SuiteProblem.tooMuchMemory(need: probe.need, limit: limits.room.size)
      throw Diagnostics([Diagnostic(.suite(problem), at: job.scene.location)])
    }
    return try limits.room.with(probe.need) {
      watchdog.watch(job.identity, at: index) {
        Result { () throws(Diagnostics) in try worker.contrasts(probe, until: limits.deadline()) }
      }
    }.get()
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
