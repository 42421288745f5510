import Devices
import Lint
import Problems
import Scene

/// The waivers of a suite that accept nothing in any of its snapshots, as a waiver would hide the next fault.
///
/// Nobody knows that of a part of the suite, or where something could not be placed.
func needlessWaivers(of plan: Plan, after result: LintResult) -> [Fault] {
  guard plan.summary.isWhole, !result.wasInterrupted, result.snapshots.allSatisfy(\.problems.isEmpty) else { return [] }
  var needed: Set<WaiverPlace> = []
  for snapshot in result.snapshots { needed.formUnion(snapshot.neededWaivers.lazy.map(WaiverPlace.init)) }
  return writtenWaivers(of: plan).filter { !needed.contains(WaiverPlace($0)) }.map { waiver in
    let problem = Problem.lint(.needlessWaiver(waiver.rule.rawValue))
    let rule = LintRule.needlessWaiver
    return Fault(rule: rule, diagnostic: Diagnostic(problem, severity: rule.level, at: waiver.location))
  }
}

/// A waiver in a component is one, however often the component is used.
private struct WaiverPlace: Hashable {
  var rule: LintRule
  var location: SourceLocation

  init(_ waiver: Waiver) { (rule, location) = (waiver.rule, waiver.location) }
}

/// All waivers of the scenes of a plan, each once, in file order.
private func writtenWaivers(of plan: Plan) -> [Waiver] {
  var seen: Set<WaiverPlace> = []
  var waivers: [Waiver] = []
  var last: (name: String, values: [String: String])?
  for job in plan.jobs {
    // A scene has another tree only for other values of its own axes.
    if let last, last.name == job.scene.name, last.values == job.environment.ownValues { continue }
    last = (job.scene.name, job.environment.ownValues)
    let written = job.scene.root.waivers + (job.scene.chrome?.waivers ?? [])
    for waiver in written where seen.insert(WaiverPlace(waiver)).inserted { waivers.append(waiver) }
  }
  return waivers.sorted { $0.location < $1.location }
}

extension Node {
  /// The waivers on the node and inside it, whichever conditions hold.
  fileprivate var waivers: [Waiver] {
    var found: [Waiver] = []
    var pending = [self]
    while let node = pending.popLast() {
      let waivers = [node.attributes.waivers] + node.overrides.map(\.attributes.waivers)
      // All that a component of Snapfarm's own says itself stands where it is used.
      found += waivers.compactMap(\.self).joined().filter { !node.isBuiltIn || $0.location != node.location }
      pending += node.children
    }
    return found
  }
}
