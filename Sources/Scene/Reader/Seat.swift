import Problems
import YAML

/// The place in the tree for which a node is read.
struct Seat {
  /// What is around the node.
  enum Parent {
    /// The screen.
    case root
    /// Unknown: a component that is checked without a use.
    case any
    /// A box with one of these layouts, as conditions choose.
    case box([ContainerLayout])
  }

  /// What is around the node.
  var parent: Parent
  /// What names mean.
  var scope: Scope
  /// The path of the nearest node around that has an id.
  var path = ""
  /// How many nodes are around, uses and repetitions included.
  var depth = 0
  /// `.n` for each repetition since the nearest node around that has an id.
  var suffix = ""
  /// The id of the use whose component begins here.
  var useID: WrittenID?
  /// Whether a component begins here.
  var isComponentRoot = false

  /// The same place one level further in.
  var deeper: Seat {
    var seat = self
    seat.depth += 1
    return seat
  }
}
