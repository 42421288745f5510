import Problems

extension RunResult {
  /// Draws the sheet of a plan's pictures; what keeps it from being written is among the problems of the run.
  ///
  /// A snapshot without a picture is not on it; why, is told with the snapshot.
  mutating func addSheet(
    of plan: Plan, _ suite: LoadedSuite, _ options: RunOptions, _ limits: RunLimits, to path: String
  ) {
    let jobs = zip(plan.jobs, outcomes).filter { $1.size != nil }.map(\.0)
    guard !jobs.isEmpty else { return }
    do {
      sheet = try onDeepStack { () throws(Diagnostics) in
        try SheetStep(suite: suite, options: options, limits: limits).write(jobs, to: path)
      }
    } catch {
      problems += error.all
    }
  }
}
