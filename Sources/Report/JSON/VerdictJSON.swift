import Compare
import Graphics

// The parts of a verdict as `test` and `diff` write them.

extension JSONValue {
  /// A group of pixels that differ.
  init(_ cluster: Cluster) {
    self = .record(["box": JSONValue(cluster.box), "differentPixels": .integer(cluster.differentPixels)])
  }

  /// The window in which most pixels differ.
  init(_ window: DensestWindow) {
    self = .record([
      "size": .integer(window.size), "box": JSONValue(window.box),
      "differentPixels": .integer(window.differentPixels),
    ])
  }

  /// What came, went or moved.
  init(_ shift: Shift) {
    self = .record([
      "kind": .string(shift.kind.rawValue), "at": .integer(shift.at), "count": .integer(shift.count),
      "dx": .integer(shift.dx), "dy": .integer(shift.dy), "area": JSONValue(shift.area),
      "remainingDifferentPixels": .integer(shift.remainingDifferentPixels),
    ])
  }

  /// A gate that did not hold; the value is the least limit that lets it pass, so that a small share is not written as
  /// none.
  init(_ gate: FailedGate) {
    self = .record([
      "gate": .string(gate.gate.rawValue), "limit": .number(gate.limit), "value": .number(roundedUp(gate.value)),
    ])
  }

  /// Pixels that are neither equal nor different.
  init(_ below: BelowThreshold) {
    self = .record(["count": .integer(below.count), "max": .number(below.max), "mean": .number(below.mean)])
  }
}

/// The groups and what moved, with the same keys wherever a verdict is told.
func placeMembers(_ verdict: Verdict) -> [JSONValue.Member] {
  [
    .init("clusterCount", .integer(verdict.details?.clusterCount ?? 0)),
    .init("densestWindow", verdict.details.map { JSONValue($0.densestWindow) } ?? .null),
    .init("shifts", .array((verdict.details?.shifts ?? []).map { JSONValue($0) })),
    .init("failedGates", .array(verdict.failedGates.map { JSONValue($0) })),
  ]
}
