import Graphics
package import References

/// One pending snapshot and what it is.
package struct PendingSnapshot: Sendable {
  /// Which snapshot, as people refer to it.
  package var name: String
  /// What is pending of it.
  package var state: PendingState

  package init(name: String, state: PendingState) {
    self.name = name
    self.state = state
  }
}

/// The pending snapshots for a terminal: name and state, then their number; or only the names, for other programs.
package func pendingText(_ entries: [PendingSnapshot], namesOnly: Bool = false) -> String {
  guard !namesOnly else { return entries.map { harmless($0.name) + "\n" }.joined() }
  guard !entries.isEmpty else { return "nothing is pending\n" }
  let rows = entries.map { [harmless($0.name), harmless(sentence(for: $0.state))] }
  return table(rows) + "\(grouped(entries.count)) pending; snapfarm accept or reject settles them\n"
}

/// The pending snapshots as a JSON document: `name`, `state` and, for pictures, `size` in pixels.
package func pendingJSON(_ entries: [PendingSnapshot]) -> JSONValue {
  .record([
    "version": 1,
    "pending": .array(
      entries.map { entry in
        .record([
          "name": .string(entry.name), "state": .string(word(for: entry.state)), "size": size(of: entry.state),
        ])
      }),
  ])
}

/// What was thrown away, a line each, then the number.
package func rejectionText(_ names: [String]) -> String {
  guard !names.isEmpty else { return "nothing to reject\n" }
  return names.map { harmless($0) + "  rejected\n" }.joined() + "\(grouped(names.count)) rejected\n"
}

private func word(for state: PendingState) -> String {
  switch state {
  case .new: "new"
  case .changed: "changed"
  case .companionOnly: "companion"
  case .stale: "stale"
  case .foreign: "foreign"
  case .damaged: "damaged"
  }
}

func sentence(for state: PendingState) -> String {
  switch state {
  case .new(let size): "new, \(sizeText(size))"
  case .changed(let size): "changed, \(sizeText(size))"
  case .companionOnly: "SVG only"
  case .stale: "stale: the reference has changed since the comparison; run \"snapfarm test\" again"
  case .foreign: "not as the test left it; run \"snapfarm test\" again"
  case .damaged(let fault): "cannot be read: \(pictureFault(fault))"
  }
}

private func size(of state: PendingState) -> JSONValue {
  switch state {
  case .new(let size), .changed(let size): .array([.integer(size.width), .integer(size.height)])
  default: .null
  }
}
