import Scene

/// The room in which a stack, or a line of it, places its children.
struct StackRoom {
  /// What percentages are of; an axis is nil while the stack asks how large its content is.
  var parent: Offer.Room
  /// What is filled across; nil where nobody knows yet how deep the line is, and its children say.
  var depth: Double?

  /// The room of a stack without lines.
  init(_ parent: Offer.Room, across axis: Axis) {
    self.parent = parent
    depth = parent[axis]
  }

  /// The room of a line.
  init(_ parent: Offer.Room, depth: Double?) {
    self.parent = parent
    self.depth = depth
  }
}
