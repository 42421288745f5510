import Problems

extension RunResult {
  /// Draws the sheet of a plan's pictures, of what they were drawn from; what keeps it from being written is among the problems of the run.
  ///
  /// A snapshot without a picture is not on it; why, is told with the snapshot.
  mutating func addSheet(
    of plan: Plan, _ pictures: [SheetPicture?], _ suite: LoadedSuite, _ options: RunOptions, _ limits: RunLimits,
    to path: String
  ) {
    let drawn = zip(plan.jobs, pictures).compactMap { job, picture in picture.map { (job, $0) } }
    guard !drawn.isEmpty else { return }
    do {
      sheet = try onDeepStack { () throws(Diagnostics) in
        try SheetStep(suite: suite, options: options, limits: limits).write(drawn, to: path)
      }
    } catch {
      // It was left half drawn.
      guard !limits.isStopped() else { return wasInterrupted = true }
      problems += error.all
    }
  }
}
