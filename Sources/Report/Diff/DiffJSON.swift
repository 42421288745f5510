import Compare
package import Farm
import Graphics

/// The version of the documents that `diffJSON` makes; it grows when a key changes its meaning or goes.
private let diffSchema = 1

/// The result of a comparison as a JSON document, of which `Documentation/diff.md` tells the keys.
///
/// The same result gives the same bytes, hence there are no times and no paths but those typed. Of two files it is what became of them, of two folders the counts, a record a pair, and the names by how they ended
/// as other tools list them.
package func diffJSON(_ result: DiffResult) -> JSONValue {
  guard result.areFolders else {
    let members = result.outcomes.first.map(pairMembers) ?? []
    let ends: [JSONValue.Member] = [
      .init("schema", .integer(diffSchema)), .init("a", .string(result.a)), .init("b", .string(result.b)),
      .init("interrupted", .bool(result.wasInterrupted)),
    ]
    return .object(members + ends)
  }
  let counts = DiffCounts(result.outcomes)
  return .record([
    "schema": .integer(diffSchema),
    "a": .string(result.a),
    "b": .string(result.b),
    "interrupted": .bool(result.wasInterrupted),
    "exitCode": .integer(Int(exitCode(of: result))),
    "error": .optional(result.problem.map { sentence(for: $0) }),
    "counts": .object(DiffWord.allCases.map { .init($0.rawValue, .integer(counts[$0])) }),
    "pairs": .array(result.outcomes.map { .object([.init("name", .string($0.name))] + pairMembers($0)) }),
    "failedItems": names(result) { [.different, .sizeChanged, .error].contains($0) },
    "newItems": names(result) { $0 == .added },
    "deletedItems": names(result) { $0 == .removed },
    "passedItems": names(result) { $0.passes },
    "otherFiles": .array(result.others.map(JSONValue.string)),
  ])
}

private func names(_ result: DiffResult, where isIncluded: (DiffWord) -> Bool) -> JSONValue {
  .array(result.outcomes.filter { isIncluded($0.word) }.map { .string($0.name) })
}

/// What became of a pair: the keys of a comparison, or `status` and what there is to say.
private func pairMembers(_ outcome: DiffOutcome) -> [JSONValue.Member] {
  let status = JSONValue.Member("status", .string(outcome.word.rawValue))
  let picture = JSONValue.Member("picture", .optional(outcome.picture))
  switch outcome.status {
  case .compared(let finding):
    return [status] + verdictMembers(finding) + detailMembers(finding.verdict)
      + [
        .init("colorChunks", .array(finding.colorChunks.map(JSONValue.string))),
        .init("warnings", .array(diffWarnings(outcome).map(JSONValue.string))),
        picture,
      ]
  case .added(let size): return [status, .init("size", .record(["a": .null, "b": pair(size)]))]
  case .removed(let size): return [status, .init("size", .record(["a": pair(size), "b": .null]))]
  case .failed(let faults):
    return [
      status, .init("error", .string(harmless(diffFaultSentence(faults, outcome)))),
      .init("sides", .array(faults.compactMap { $0.side.map { .string($0.rawValue) } })),
    ]
  }
}

/// The keys that stand first, in an order that is promised.
private func verdictMembers(_ finding: DiffFinding) -> [JSONValue.Member] {
  let verdict = finding.verdict
  let below = verdict.belowThreshold
  return [
    .init("mode", .string(verdict.mode.rawValue)),
    .init("differentPixels", .integer(verdict.differentPixels)),
    .init("forgivenAntialiasing", .integer(verdict.forgivenAntialiasing)),
    .init(
      "belowThreshold",
      .record(["count": .integer(below.count), "max": .number(below.max), "mean": .number(below.mean)])),
    .init("box", verdict.box.map(box) ?? .null),
    .init("clusters", .array((verdict.details?.clusters ?? []).map(cluster))),
    .init("size", .record(["a": pair(verdict.expectedSize), "b": pair(verdict.actualSize)])),
    .init("decidedBy", .string(finding.decidedBy.rawValue)),
  ]
}

private func detailMembers(_ verdict: Verdict) -> [JSONValue.Member] {
  [
    .init("comparedPixels", .integer(verdict.comparedPixels)),
    .init("maskedPixels", .integer(verdict.maskedPixels)),
    .init("maxChannelDelta", .number(verdict.maxChannelDelta)),
    .init("meanChannelDelta", .number(verdict.meanChannelDelta)),
    .init("clusterCount", .integer(verdict.details?.clusterCount ?? 0)),
    .init("densestWindow", verdict.details.map { window($0.densestWindow) } ?? .null),
    .init("shifts", .array((verdict.details?.shifts ?? []).map(shift))),
    .init("failedGates", .array(verdict.failedGates.map(gate))),
  ]
}

private func cluster(_ cluster: Cluster) -> JSONValue {
  .record(["box": box(cluster.box), "differentPixels": .integer(cluster.differentPixels)])
}

private func window(_ window: DensestWindow) -> JSONValue {
  .record([
    "size": .integer(window.size), "box": box(window.box), "differentPixels": .integer(window.differentPixels),
  ])
}

private func shift(_ shift: Shift) -> JSONValue {
  .record([
    "kind": .string(shift.kind.rawValue), "at": .integer(shift.at), "count": .integer(shift.count),
    "dx": .integer(shift.dx), "dy": .integer(shift.dy), "area": box(shift.area),
    "remainingDifferentPixels": .integer(shift.remainingDifferentPixels),
  ])
}

/// The value is the least limit that lets it pass, so that a small share is not written as none.
private func gate(_ gate: FailedGate) -> JSONValue {
  .record([
    "gate": .string(gate.gate.rawValue), "limit": .number(gate.limit), "value": .number(roundedUp(gate.value)),
  ])
}

private func box(_ box: PixelRect) -> JSONValue {
  .array([box.x, box.y, box.width, box.height].map(JSONValue.integer))
}

private func pair(_ size: PixelSize) -> JSONValue { .array([.integer(size.width), .integer(size.height)]) }
