package import Farm
import References

/// The snapshots of a plan for a terminal: name, and whether there is a reference.
package func listText(_ entries: [ListEntry], impossible: Int) -> String {
  let rows = entries.map { [harmless($0.identity.description), $0.isPresent ? "present" : "missing"] }
  let present = entries.count { $0.isPresent }
  var summary = count(entries.count, "snapshot", "snapshots") + ", \(grouped(present)) with a reference"
  if impossible > 0 { summary += "; " + count(impossible, "combination makes", "combinations make") + " none" }
  return table(rows) + summary + "\n"
}

/// The snapshots of a plan as a JSON document.
///
/// `impossible` counts combinations that make no snapshot because the device cannot have a value.
package func listJSON(_ entries: [ListEntry], impossible: Int) -> JSONValue {
  .record([
    "version": 1,
    "snapshots": .array(entries.map(entry)),
    "impossible": .integer(impossible),
  ])
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
