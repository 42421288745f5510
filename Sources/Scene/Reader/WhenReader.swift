import Problems
import YAML

extension Reading {
  /// The keys that no condition changes, so that the tree is the same on every device.
  private static let fixedKeys = ["id", "children", "use", "each", "slot", "as", "node", "with", "when"]

  /// Reads the `when` of a node.
  func readWhen(_ list: YAMLNode, of kind: Node.Kind, in seat: Seat) -> [Override] {
    readOverrides(list, in: seat) { entry, attributes in
      readField(entry, of: kind, into: &attributes, in: seat)
    }
  }

  /// Reads a list of conditions with keys; how a key is read depends on what has the `when`.
  func readOverrides(
    _ list: YAMLNode, in seat: Seat, readKey: (YAMLEntry, inout Attributes) -> Void
  ) -> [Override] {
    guard let elements = list.elements else {
      let problem = ValueProblem.wrongType(key: "when", wants: "a list of {if: condition, …}", got: shown(list))
      problems.report(.value(problem), at: list.location)
      return []
    }
    return elements.compactMap { element in
      guard let entries = element.entries else {
        let problem = ValueProblem.wrongType(key: "when", wants: "{if: condition, …}", got: shown(element))
        problems.report(.value(problem), at: element.location)
        return nil
      }
      guard let condition = entries.first(where: { $0.key == "if" }) else {
        problems.report(.value(.missingKey("if", owner: "when")), at: element.location)
        return nil
      }
      var attributes = Attributes()
      for entry in entries where entry.key != "if" {
        if Self.fixedKeys.contains(entry.key) {
          problems.report(.placement(.when(entry.key)), at: entry.keyLocation)
        } else {
          readKey(entry, &attributes)
        }
      }
      checkDerived(entries)
      guard let value = expand(condition.value, in: seat.scope) else { return nil }
      let read = readCondition(value, values(of: "if"))
      return read.map { Override(condition: $0, attributes: attributes) }
    }
  }
}
