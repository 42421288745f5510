package import Farm
import References

/// The snapshots of a plan for a terminal: name, and whether there is a reference.
package func listText(_ entries: [ListEntry], of plan: Plan) -> String {
  let rows = entries.map { [harmless($0.identity.description), $0.isPresent ? "present" : "missing"] }
  let present = entries.count { $0.isPresent }
  var parts = [count(entries.count, "snapshot", "snapshots") + ", \(grouped(present)) with a reference"]
  if plan.impossible > 0 {
    parts.append(count(plan.impossible, "combination makes", "combinations make") + " none")
  }
  if plan.excluded > 0 { parts.append(count(plan.excluded, "is", "are") + " excluded") }
  return table(rows) + parts.joined(separator: "; ") + "\n"
}

/// The snapshots of a plan as a JSON document, in plan order, which is the same on every machine; see
/// `Documentation/json.md`.
package func listJSON(_ entries: [ListEntry], of plan: Plan) -> JSONValue {
  .record([
    "version": 1,
    "plan": planJSON(plan.summary),
    "counts": .record([
      "scenes": counts(entries.map(\.identity.scene)),
      "devices": counts(entries.map(\.identity.device)),
      "present": .integer(entries.count { $0.isPresent }),
    ]),
    "snapshots": .array(entries.map(entry)),
    "impossible": .integer(plan.impossible),
    "excluded": .integer(plan.excluded),
  ])
}

/// How often each name occurs, in the order in which they first do.
private func counts(_ names: [String]) -> JSONValue {
  var order: [String] = []
  var counts: [String: Int] = [:]
  for name in names {
    if counts[name] == nil { order.append(name) }
    counts[name, default: 0] += 1
  }
  return .array(order.map { .record(["name": .string($0), "snapshots": .integer(counts[$0] ?? 0)]) })
}

private func entry(_ entry: ListEntry) -> JSONValue {
  .record([
    "id": .string(entry.identity.description),
    "scene": .string(entry.identity.scene),
    "device": .string(entry.identity.device),
    "values": .array(entry.identity.values.map { axisValueJSON($0) }),
    "reference": .string(entry.reference),
    "present": .bool(entry.isPresent),
  ])
}
