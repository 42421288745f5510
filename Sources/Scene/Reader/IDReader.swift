import Problems
import YAML

extension Reading {
  /// Gives a node its id (scene-format section 3.5), and the place of its children what follows from it: path, suffix
  /// and whether ids count.
  func settleID(_ written: YAMLNode?, _ seat: inout Seat) -> WrittenID? {
    let own = ownID(written, seat)
    guard let own, let id = own.id else {
      // A component without an id of its own or of its use hides the ids inside it.
      if seat.isComponentRoot { seat.scope.keepsIDs = false }
      (seat.isComponentRoot, seat.useID) = (false, nil)
      return own
    }
    (seat.isComponentRoot, seat.useID) = (false, nil)
    seat.suffix = ""
    seat.path += (seat.path.isEmpty ? "" : "/") + id
    if let first = ids[seat.path] {
      problems.report(.name(.duplicateID(id, path: seat.path, firstLine: first.line)), at: own.location)
    } else {
      ids[seat.path] = own.location
    }
    return own
  }

  /// The id of a `use` or a node, with the numbers of the repetitions around it.
  func ownID(_ written: YAMLNode?, _ seat: Seat) -> WrittenID? {
    guard let written, let value = expand(written, in: seat.scope),
      let name = ValueType<String>.name.read(value, values(of: "id"))
    else { return seat.useID }
    let own = NodeName(text: name, space: seat.scope.space)
    if var id = seat.useID {
      id.names.append(own)
      return id
    }
    let isFromData = written.scalar?.utf8.contains(UInt8(ascii: "$")) ?? false
    let id = isFromData ? name : name + seat.suffix
    return WrittenID(id: seat.scope.keepsIDs ? id : nil, names: [own], location: value.location)
  }
}

/// The id of a node: for paths, as far as it counts there, and for anchors, as written.
struct WrittenID {
  var id: String?
  var names: [NodeName]
  var location: SourceLocation
}
