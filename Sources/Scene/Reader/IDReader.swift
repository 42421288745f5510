import Problems
import YAML

extension Reading {
  /// Gives a node its id (scene-format section 3.5), and the place of its children what follows from it: path, suffix
  /// and whether ids count.
  func settleID(_ written: YAMLNode?, _ seat: inout Seat) -> String? {
    guard let (id, location) = ownID(written, seat) else {
      // A component without an id of its own or of its use hides the ids inside it.
      if seat.isComponentRoot { seat.scope.keepsIDs = false }
      (seat.isComponentRoot, seat.useID) = (false, nil)
      return nil
    }
    (seat.isComponentRoot, seat.useID) = (false, nil)
    seat.suffix = ""
    seat.path += (seat.path.isEmpty ? "" : "/") + id
    if let first = ids[seat.path] {
      problems.report(.name(.duplicateID(id, path: seat.path, firstLine: first.line)), at: location)
    } else {
      ids[seat.path] = location
    }
    return id
  }

  /// The id of a `use` or a node, with the numbers of the repetitions around it.
  func ownID(_ written: YAMLNode?, _ seat: Seat) -> (id: String, location: SourceLocation)? {
    if let id = seat.useID { return id }
    guard let written, let value = expand(written, in: seat.scope) else { return nil }
    guard let name = ValueType<String>.name.read(value, values(of: "id")), seat.scope.keepsIDs else { return nil }
    let isFromData = written.scalar?.utf8.contains(UInt8(ascii: "$")) ?? false
    return (isFromData ? name : name + seat.suffix, value.location)
  }
}
