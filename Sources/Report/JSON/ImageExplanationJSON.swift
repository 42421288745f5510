import Assets
package import Farm
import Graphics
import Layout
package import Problems

/// How a name of an image was looked up, as a JSON document; see `Documentation/json.md`.
package func imageExplanationJSON(
  scene: String?, image: String?, _ explanations: [ImageExplanation], problems: [Diagnostic] = []
) -> JSONValue {
  .record([
    "version": 1,
    "scene": .optional(scene),
    "image": .optional(image),
    "explanations": .array(explanations.map(explained)),
    "diagnostics": .array(problems.map { JSONValue($0) }),
  ])
}

private func explained(_ explanation: ImageExplanation) -> JSONValue {
  let (trace, found) = (explanation.trace, explanation.found)
  let size = found?.reference.size
  return .record([
    "snapshots": .array(explanation.snapshots.map(JSONValue.string)),
    "device": .string(trace.device),
    "folders": .array(trace.folders.map(JSONValue.string)),
    "exactName": .bool(trace.isExactName),
    "file": .optional(trace.choice?.file),
    "scale": trace.choice.map { .number($0.scale) } ?? .null,
    "points": size.map { .array([.number($0.width), .number($0.height)]) } ?? .null,
    "pixels": found?.pixelSize.map { .array([.integer($0.width), .integer($0.height)]) } ?? .null,
    "template": .bool(found?.reference.isTemplate ?? false),
    "candidates": .array(trace.candidates.map(candidate)),
    "diagnostics": .array(explanation.problems.map { JSONValue($0) }),
  ])
}

private func candidate(_ candidate: ImageTrace.Candidate) -> JSONValue {
  let fate = facts(of: candidate.fate)
  return .record([
    "file": .string(candidate.file),
    "fate": .string(fate.word),
    "criterion": .optional(fate.criterion?.rawValue),
    "says": .optional(fate.says),
    "against": .optional(fate.against),
  ])
}

/// A fate by its word, what decided it, what the file says and what stands against that.
private func facts(
  of fate: ImageTrace.Fate
) -> (word: String, criterion: ImageCriterion?, says: String?, against: String?) {
  switch fate {
  case .chosen: ("taken", nil, nil, nil)
  case .contradicts(let criterion, let says, let device): ("contradicts", criterion, says, device)
  case .foreign(let words): ("foreign", nil, words, nil)
  case .notAsked(let pin): ("notAsked", nil, nil, pin)
  case .gone: ("gone", nil, nil, nil)
  case .outranked(let criterion, let says, let winner): ("outranked", criterion, says, winner)
  case .sameRank: ("sameRank", nil, nil, nil)
  case .laterFolder: ("laterFolder", nil, nil, nil)
  }
}
