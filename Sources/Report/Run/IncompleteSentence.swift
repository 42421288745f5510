import Farm
import References

/// Why the results are not of all that was planned, as one sentence; nil where they are.
func incompleteSentence(_ result: RunResult) -> String? {
  guard let death = result.death else {
    return result.wasInterrupted ? "the run was interrupted: \(progress(result))" : nil
  }
  let end = death.signal.map { "ended early by \($0)" } ?? "ended early without a word, as when it is killed"
  return "the run \(end): \(progress(result))\(drawing(death))"
}

private func progress(_ result: RunResult) -> String {
  let planned = result.plan?.snapshots ?? result.outcomes.count
  return "\(grouped(result.outcomes.count)) of \(count(planned, "snapshot", "snapshots")) done"
}

private func drawing(_ death: RunResult.Death) -> String {
  let names = death.drawing.map(\.description)
  return switch names.count {
  case 0: ""
  case 1: "; \(shortened(names[0], to: 200)) was being drawn"
  default: "; being drawn were \(listed(names, atMost: 8))"
  }
}
