import Compare
package import Farm
import Graphics
import Problems
import References

/// The version of the document that `runJSON` makes; it grows when a key changes its meaning or goes.
let runVersion = 1

/// The result of a run as a JSON document, of which `Documentation/json.md` tells the keys: the same bytes for the same
/// result, hence no times.
package func runJSON(_ result: RunResult) -> JSONValue {
  .object(
    headMembers(result) + [.init("outcomes", .array(result.outcomes.map { outcomeJSON($0) }))]
      + ItemLists(result).members)
}

/// What there is to say of a run besides its outcomes.
private func headMembers(_ result: RunResult) -> [JSONValue.Member] {
  let counts = StatusCounts(result.outcomes)
  return [
    .init("version", .integer(runVersion)),
    .init("suite", .string(result.suite)),
    .init("verb", .string(result.verb.rawValue)),
    .init("engine", .array(result.engine.map(JSONValue.string))),
    .init("interrupted", .bool(result.wasInterrupted)),
    .init("died", result.death.map(deathJSON) ?? .null),
    .init("exitCode", .integer(Int(exitCode(of: result)))),
    .init("plan", result.plan.map { planJSON($0) } ?? .null),
    .init("problems", .array(result.problems.map { JSONValue($0) })),
    .init("orphans", result.orphans.map { .array($0.map(JSONValue.string)) } ?? .null),
    .init("orphansFail", .bool(result.orphansFail)),
    .init("counts", .object(StatusWord.allCases.map { .init($0.rawValue, .integer(counts[$0])) })),
  ]
}

private func deathJSON(_ death: RunResult.Death) -> JSONValue {
  .record(["signal": .optional(death.signal), "drawing": .array(death.drawing.map(identityJSON))])
}

/// Which snapshot: `id`, and what it is made of.
func identityJSON(_ identity: SnapshotIdentity) -> JSONValue { .object(identityMembers(identity)) }

private func identityMembers(_ identity: SnapshotIdentity) -> [JSONValue.Member] {
  [
    .init("id", .string(identity.description)), .init("scene", .string(identity.scene)),
    .init("device", .string(identity.device)), .init("values", .array(identity.values.map(axisValueJSON))),
  ]
}

/// What tells plans apart.
func planJSON(_ plan: PlanSummary) -> JSONValue {
  .record([
    "digest": .string(plan.digest), "snapshots": .integer(plan.snapshots), "isWhole": .bool(plan.isWhole),
  ])
}

/// What became of one snapshot.
func outcomeJSON(_ outcome: Outcome) -> JSONValue {
  let source = outcome.source
  return .object(
    identityMembers(outcome.identity) + [
      .init("status", .string(outcome.word.rawValue)),
      .init(
        "source",
        .record(["file": .string(source.file), "line": .integer(source.line), "column": .integer(source.column)])),
      .init("size", outcome.size.map { JSONValue($0) } ?? .null),
      .init("expectedSize", expectedSize(outcome.status)),
      .init("scale", .number(outcome.scale)),
      .init("difference", outcome.verdict.map(differenceJSON) ?? .null),
      .init("reason", reason(outcome)),
      .init("maskedPixels", .integer(outcome.maskedPixels)),
      .init("masks", .array(outcome.leftOut.compactMap { maskJSON($0) })),
      .init("engineDiffers", .bool(outcome.engineDiffers)),
      .init("companionDiffers", .bool(outcome.companionDiffers)),
      .init("diagnostics", .array(outcome.diagnostics.map { JSONValue($0) })),
      .init("files", files(outcome.files)),
      .init("pixelDigest", .optional(outcome.pixelDigest)),
      .init("changeDigest", .optional(outcome.changeDigest)),
    ])
}

/// The value of an axis: `axis`, `value`, and whether names leave it out.
func axisValueJSON(_ value: SnapshotIdentity.AxisValue) -> JSONValue {
  .record(["axis": .string(value.axis), "value": .string(value.value), "default": .bool(value.isDefault)])
}

/// A part that a mask leaves out, as outlines show it; nil for one that is a picture.
func maskJSON(_ region: Mask.Region) -> JSONValue? {
  switch region {
  case .rect(let box): .record(["box": JSONValue(box)])
  case .polygon(let corners):
    .record(["polygon": .array(corners.map { .array([.number($0.x), .number($0.y)]) })])
  case .picture: nil
  }
}

private func expectedSize(_ status: Outcome.Status) -> JSONValue {
  guard case .sizeChanged(let verdict) = status else { return .null }
  return JSONValue(verdict.expectedSize)
}

private func differenceJSON(_ verdict: Verdict) -> JSONValue {
  .object(
    [
      .init("pixels", .integer(verdict.differentPixels)),
      .init("total", .integer(verdict.comparedPixels)),
      .init("maxChannelDelta", .number(verdict.maxChannelDelta)),
      .init("meanChannelDelta", .number(verdict.meanChannelDelta)),
      .init("box", verdict.box.map { JSONValue($0) } ?? .null),
      .init("mode", .string(verdict.mode.rawValue)),
      .init("forgivenAntialiasing", .integer(verdict.forgivenAntialiasing)),
      .init("belowThreshold", JSONValue(verdict.belowThreshold)),
      .init("clusters", .array((verdict.details?.clusters ?? []).map { JSONValue($0) })),
    ] + placeMembers(verdict))
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
