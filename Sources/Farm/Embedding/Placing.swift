import Assets
import Problems
import Scene

/// What is known while one scene is being laid out.
struct Placing {
  /// The snapshot.
  let job: Job
  /// The device, on which names of images depend.
  let target: ImageTarget
  /// The scenes around this one, from outside in, and this one.
  let chain: [String]
  /// What names of images stand for so far.
  var choices: [String: ImageChoice] = [:]
  /// The scenes that it shows, or why one cannot be shown.
  var screens: [EmbeddedScreen: Result<EmbeddedPicture, Problem>] = [:]
  /// What was found in them, each thing once.
  private(set) var found: [Diagnostic] = []

  init(_ job: Job, inside chain: [String] = []) {
    self.job = job
    self.chain = chain + [job.scene.name]
    target = ImageTarget(job.environment)
  }

  /// Takes what was found in a scene that is shown.
  mutating func note(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics where !found.contains(diagnostic) { found.append(diagnostic) }
  }
}
