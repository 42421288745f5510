import Farm
import Lint
import Problems
import References
import Scene

/// What lint may have found, to make reports of.
enum LintSample {
  static let place = SourceLocation(file: "Scenes/card.yaml", line: 4, column: 7)

  static func snapshot(
    _ device: String, scene: String = "card", values: [SnapshotIdentity.AxisValue] = [Sample.light], _ faults: Fault...
  ) -> LintedSnapshot {
    LintedSnapshot(identity: SnapshotIdentity(scene: scene, device: device, values: values), faults: faults)
  }

  /// A key with a side that is too short.
  static func small(_ height: Double, waived reason: String? = nil, view: String = "pad/key") -> Fault {
    let waiver = reason.map { Waiver(rule: .tapTarget, reason: $0, location: place) }
    return Fault(
      rule: .tapTarget,
      diagnostic: Diagnostic(
        .lint(.tapTarget(width: 60, height: height, least: 44)), severity: .warning, at: place, view: view),
      extent: 44 - height, waiver: waiver)
  }

  static func fault(_ rule: LintRule, _ finding: LintFinding, line: Int = 9) -> Fault {
    Fault(
      rule: rule,
      diagnostic: Diagnostic(
        .lint(finding), severity: rule.level, at: SourceLocation(file: "Scenes/card.yaml", line: line, column: 3),
        view: "card"))
  }

  static let note = Fault(
    rule: .radiusClamped,
    diagnostic: Diagnostic(
      .layout(.radiusClamped(asked: 9, used: 4)), severity: .note,
      at: SourceLocation(file: "Scenes/card.yaml", line: 2, column: 1), view: "card"))

  static func result(_ snapshots: LintedSnapshot...) -> LintResult {
    var result = LintResult(suite: "small")
    result.snapshots = snapshots
    return result
  }

  /// A result with everything in it that can be.
  static let everything: LintResult = {
    var result = LintSample.result(snapshot("iphone-6", small(30), small(40, waived: "near nothing")))
    result.plan = PlanSummary(of: result.snapshots.map(\.identity), isWhole: true)
    result.problems = [Diagnostic(.file(.notUTF8), at: place)]
    return result
  }()
}
