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
  let start: [JSONValue.Member] = [
    .init("schema", .integer(diffSchema)),
    .init("a", .string(result.a)),
    .init("b", .string(result.b)),
    .init("interrupted", .bool(result.wasInterrupted)),
    .init("exitCode", .integer(Int(exitCode(of: result)))),
    .init("error", .optional(result.problem.map { sentence(for: $0) })),
    .init("counts", .object(DiffWord.allCases.map { .init($0.rawValue, .integer(counts[$0])) })),
    .init("pairs", .array(result.outcomes.map { .object([.init("name", .string($0.name))] + pairMembers($0)) })),
  ]
  let others = JSONValue.Member("otherFiles", .array(result.others.map(JSONValue.string)))
  return .object(start + lists(result).members + [others])
}

private func lists(_ result: DiffResult) -> ItemLists {
  func names(where isIncluded: (DiffOutcome) -> Bool) -> [String] { result.outcomes.filter(isIncluded).map(\.name) }
  return ItemLists(
    failed: names { [.different, .sizeChanged, .error].contains($0.word) },
    new: names { $0.word == .added },
    deleted: names { $0.word == .removed },
    passed: names { $0.word.passes },
    expected: names { ![.added, .error].contains($0.word) },
    actual: names { ![.removed, .error].contains($0.word) },
    difference: names { $0.picture != nil },
    actualFolder: result.b, expectedFolder: result.a, differenceFolder: result.pictures)
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
  case .added(let size): return [status, .init("size", .record(["a": .null, "b": JSONValue(size)]))]
  case .removed(let size): return [status, .init("size", .record(["a": JSONValue(size), "b": .null]))]
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
  return [
    .init("mode", .string(verdict.mode.rawValue)),
    .init("differentPixels", .integer(verdict.differentPixels)),
    .init("forgivenAntialiasing", .integer(verdict.forgivenAntialiasing)),
    .init("belowThreshold", JSONValue(verdict.belowThreshold)),
    .init("box", verdict.box.map { JSONValue($0) } ?? .null),
    .init("clusters", .array((verdict.details?.clusters ?? []).map { JSONValue($0) })),
    .init("size", .record(["a": JSONValue(verdict.expectedSize), "b": JSONValue(verdict.actualSize)])),
    .init("decidedBy", .string(finding.decidedBy.rawValue)),
  ]
}

private func detailMembers(_ verdict: Verdict) -> [JSONValue.Member] {
  [
    .init("comparedPixels", .integer(verdict.comparedPixels)),
    .init("maskedPixels", .integer(verdict.maskedPixels)),
    .init("maxChannelDelta", .number(verdict.maxChannelDelta)),
    .init("meanChannelDelta", .number(verdict.meanChannelDelta)),
  ] + placeMembers(verdict)
}
