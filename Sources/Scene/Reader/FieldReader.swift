import Problems
import YAML

extension Reading {
  /// Reads one key of a node into a set, checking that it belongs to this kind of node and this place.
  func readField(_ entry: YAMLEntry, of kind: Node.Kind, into attributes: inout Attributes, in seat: Seat) {
    guard let field = Field.byKey[entry.key] else { return reportUnknown(entry, of: kind) }
    guard field.kinds.isEmpty || field.kinds.contains(kind) else {
      // A second content key has been reported as such.
      let belongsTo = listed(field.kinds.map(\.rawValue))
      let problem = ValueProblem.wrongKind(key: entry.key, belongsTo: belongsTo, owner: kind.rawValue)
      return problems.report(.value(problem), at: entry.keyLocation)
    }
    guard isInPlace(field, entry, seat) else { return }
    read(field, entry, of: kind, into: &attributes, in: seat)
  }

  /// Reads the value of a key that has a meaning where it stands.
  func read(
    _ field: Field, _ entry: YAMLEntry, of kind: Node.Kind?, into attributes: inout Attributes, in seat: Seat
  ) {
    guard let value = expand(entry.value, in: seat.scope) else { return }
    var context = values(of: entry.key, kind: kind)
    context.space = seat.scope.space
    field.read(value, context, &attributes)
    attributes.places.append(KeyPlace(key: entry.key, location: entry.value.location))
    if entry.key == "alignSelf" { checkAlignSelf(value, in: seat) }
  }

  /// Whether a key works where the node stands.
  func isInPlace(_ field: Field, _ entry: YAMLEntry, _ seat: Seat) -> Bool {
    switch seat.parent {
    case .any: return true
    case .root:
      guard !field.isForRoot else { return true }
      problems.report(.placement(.rootSize(entry.key)), at: entry.keyLocation)
      return false
    case .box(let layouts):
      guard !field.parents.isEmpty, let first = layouts.first else { return true }
      let wanted = field.parents.map(\.rawValue)
      if layouts.contains(where: { wanted.contains($0.word) }) { return true }
      let problem = PlacementProblem.wrongParent(key: entry.key, wants: listed(wanted), parent: first.word)
      problems.report(.placement(problem), at: entry.keyLocation)
      return false
    }
  }

  private func reportUnknown(_ entry: YAMLEntry, of kind: Node.Kind) {
    values(of: entry.key).reportUnknown(
      entry, owner: kind.rawValue, keys: Field.keys(of: kind), unbuilt: Field.unbuiltElsewhere)
  }
}

/// Words with commas and a last "or".
func listed(_ words: [String]) -> String {
  guard let last = words.last, words.count > 1 else { return words.first ?? "" }
  return words.dropLast().joined(separator: ", ") + " or " + last
}
