/// A variable in terms of another: `scale · root + offset`.
///
/// With scale 0 it is a number.
struct Affine {
  var root: Int
  var scale: Double
  var offset: Double
}

/// Variables that are multiples of each other plus a number, as trees in which a variable knows its parent.
///
/// This is union-find whose edges carry `child = scale · parent + offset`; asking shortens the way for the next time.
struct AffineForest {
  private var links: [Affine]
  /// How many variables hang on each root.
  private(set) var sizes: [Int]

  init(count: Int) {
    links = (0..<count).map { Affine(root: $0, scale: 1, offset: 0) }
    sizes = [Int](repeating: 1, count: count)
  }

  /// What a variable is in terms of its root, which is the variable itself if nothing is known.
  mutating func find(_ variable: Int) -> Affine {
    var path: [Int] = []
    var top = variable
    while isLink(top), isLink(links[top].root) {
      path.append(top)
      top = links[top].root
    }
    // From the top down, each parent's link leads to the root already.
    for child in path.reversed() {
      let (link, parent) = (links[child], links[links[child].root])
      let offset = Tolerance.sum(link.scale * parent.offset, link.offset)
      links[child] = Affine(root: parent.root, scale: link.scale * parent.scale, offset: offset)
    }
    return value(of: links[variable], for: variable)
  }

  private func value(of link: Affine, for variable: Int) -> Affine {
    let root = links[link.root]
    guard root.scale == 0, link.root != variable else { return link }
    return Affine(root: link.root, scale: 0, offset: Tolerance.sum(link.scale * root.offset, link.offset))
  }

  /// Whether a variable is in terms of another one.
  private func isLink(_ variable: Int) -> Bool { links[variable].scale != 0 && links[variable].root != variable }

  /// Makes a root a number, and with it all that hang on it.
  mutating func fix(_ root: Int, at value: Double) { links[root] = Affine(root: root, scale: 0, offset: value) }

  /// Hangs a root on another.
  mutating func hang(_ child: Int, on parent: Int, scale: Double, offset: Double) {
    links[child] = Affine(root: parent, scale: scale, offset: offset)
    sizes[parent] += sizes[child]
  }
}
