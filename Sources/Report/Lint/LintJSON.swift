package import Farm
import Lint
import Problems
import References
import Scene

/// What lint found as a JSON document; see `Documentation/json.md`.
package func lintJSON(_ result: LintResult) -> JSONValue {
  let summary = LintSummary(result)
  let severities = Diagnostic.Severity.allCases.map { severity in
    JSONValue.Member(severity.rawValue, .integer(summary.count(severity)))
  }
  return .record([
    "version": 1,
    "suite": .string(result.suite),
    "level": .string(result.level.rawValue),
    "interrupted": .bool(result.wasInterrupted),
    "exitCode": .integer(Int(exitCode(of: result))),
    "plan": result.plan.map(planJSON) ?? .null,
    "problems": .array(result.brokenDiagnostics.map { JSONValue($0) }),
    "counts": .object(severities + [.init("waived", .integer(summary.waived.count))]),
    "findings": .array(LintGroup.all(in: result).map(finding)),
  ])
}

private func finding(_ group: LintGroup) -> JSONValue {
  let diagnostic = group.worst.diagnostic
  guard case .object(let members) = JSONValue(diagnostic) else { return .null }
  return .object(
    [JSONValue.Member("rule", .string(group.rule))] + members + [
      .init("waived", .optional(group.waiver?.reason)),
      .init("snapshots", .array(group.cases.map(snapshot))),
    ])
}

private func snapshot(_ found: LintGroup.Case) -> JSONValue {
  let diagnostic = found.fault.diagnostic
  return .record([
    "id": .string(found.identity.description), "view": .optional(diagnostic.view),
    "message": .string(sentence(for: diagnostic.problem)),
  ])
}
