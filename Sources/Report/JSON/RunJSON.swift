import Compare
package import Farm
import Graphics
import Problems
import References

/// The version of the document that `runJSON` makes; it grows when a key changes its meaning or goes.
private let runVersion = 1

/// The result of a run as a JSON document: the same bytes for the same result, hence no times.
///
/// - `version`: 1; keys may be added within a version.
/// - `suite`, `verb` (`render`, `test`, `record`), `interrupted`, `exitCode`.
/// - `engine`: the libraries and fonts that drew, one a line.
/// - `plan`: the `digest` over the names of all snapshots planned (SHA-256), how many `snapshots` these are, and whether
///   the plan `isWhole`; `null` where none could be made.
/// - `problems`: what kept scenes or the whole run from being drawn, as diagnostics.
/// - `orphans`: reference files of no snapshot; null where the run was not of the whole suite.
/// - `counts`: a number for each status, all of them present: `unchanged within-tolerance changed
///   size-changed missing unreadable error recorded updated rendered`.
/// - `outcomes`, in plan order: `id`, `scene`, `device`, `values` (`axis`, `value`, and `default` where names leave the
///   value out), `status`, `source` (where the scene stands), `size` in pixels and `expectedSize` where it differs,
///   `scale`, `difference` (`pixels` of `total`, `maxChannelDelta`, `meanChannelDelta`, `box`), `reason` of a tolerance
///   or an unreadable reference, `engineDiffers`, `companionDiffers`, `diagnostics`, `files` relative to the suite's
///   folder, `pixelDigest`, `changeDigest` (equal where the same pixels became the same other pixels).
package func runJSON(_ result: RunResult) -> JSONValue {
  let counts = StatusCounts(result.outcomes)
  return .record([
    "version": .integer(runVersion),
    "suite": .string(result.suite),
    "verb": .string(result.verb.rawValue),
    "engine": .array(result.engine.map(JSONValue.string)),
    "interrupted": .bool(result.wasInterrupted),
    "exitCode": .integer(Int(exitCode(of: result))),
    "plan": result.plan.map { planJSON($0) } ?? .null,
    "problems": .array(result.problems.map { JSONValue($0) }),
    "orphans": result.orphans.map { .array($0.map(JSONValue.string)) } ?? .null,
    "counts": .object(StatusWord.allCases.map { .init($0.rawValue, .integer(counts[$0])) }),
    "outcomes": .array(result.outcomes.map(outcome)),
  ])
}

/// What tells plans apart.
func planJSON(_ plan: PlanSummary) -> JSONValue {
  .record([
    "digest": .string(plan.digest), "snapshots": .integer(plan.snapshots), "isWhole": .bool(plan.isWhole),
  ])
}

private func outcome(_ outcome: Outcome) -> JSONValue {
  .record([
    "id": .string(outcome.identity.description),
    "scene": .string(outcome.identity.scene),
    "device": .string(outcome.identity.device),
    "values": .array(outcome.identity.values.map(axisValueJSON)),
    "status": .string(StatusWord(outcome.status).rawValue),
    "source": .record([
      "file": .string(outcome.source.file), "line": .integer(outcome.source.line),
      "column": .integer(outcome.source.column),
    ]),
    "size": outcome.size.map(pair) ?? .null,
    "expectedSize": expectedSize(outcome.status),
    "scale": .number(outcome.scale),
    "difference": difference(outcome.status),
    "reason": reason(outcome),
    "maskedPixels": .integer(outcome.maskedPixels),
    "engineDiffers": .bool(outcome.engineDiffers),
    "companionDiffers": .bool(outcome.companionDiffers),
    "diagnostics": .array(outcome.diagnostics.map { JSONValue($0) }),
    "files": files(outcome.files),
    "pixelDigest": .optional(outcome.pixelDigest),
    "changeDigest": .optional(outcome.changeDigest),
  ])
}

/// The value of an axis: `axis`, `value`, and whether names leave it out.
func axisValueJSON(_ value: SnapshotIdentity.AxisValue) -> JSONValue {
  .record(["axis": .string(value.axis), "value": .string(value.value), "default": .bool(value.isDefault)])
}

private func pair(_ size: PixelSize) -> JSONValue {
  .array([.integer(size.width), .integer(size.height)])
}

private func expectedSize(_ status: Outcome.Status) -> JSONValue {
  guard case .sizeChanged(let expected, _) = status else { return .null }
  return pair(expected)
}

private func difference(_ status: Outcome.Status) -> JSONValue {
  let verdict: Verdict
  switch status {
  case .changed(let found), .withinTolerance(let found): verdict = found
  default: return .null
  }
  return .record([
    "pixels": .integer(verdict.differentPixels),
    "total": .integer(verdict.comparedPixels),
    "maxChannelDelta": .number(verdict.maxChannelDelta),
    "meanChannelDelta": .number(verdict.meanChannelDelta),
    "box": verdict.box.map { .array([$0.x, $0.y, $0.width, $0.height].map(JSONValue.integer)) } ?? .null,
  ])
}

private func reason(_ outcome: Outcome) -> JSONValue {
  guard case .unreadable(let problem) = outcome.status else { return .optional(outcome.reason) }
  return .string(referenceSentence(for: problem))
}

private func files(_ files: Outcome.Files) -> JSONValue {
  .record([
    "expected": .optional(files.expected),
    "actual": .optional(files.actual),
    "difference": .optional(files.difference),
    "written": .array(files.written.map(JSONValue.string)),
  ])
}
