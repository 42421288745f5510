package import Problems

/// What names mean to the anchors of a tree: views, numbered in preorder, and guides of boxes.
///
/// A reference is a path or its end, looked up among the node's siblings and what is below them, then outwards
/// (scene-format section 3.5). Ids that count for paths are known everywhere, all others where they are written.
package struct References {
  /// What a name means.
  package enum Answer: Hashable {
    case view(Int)
    /// A guide of a box.
    case guide(of: Int, String)
    case nothing(nearest: String?)
    /// More than one view; the first two.
    case several([ViewPlace])
  }

  /// A node of the tree.
  struct Entry {
    var node: Node
    var parent: Int?
    /// The number after the last node inside this one.
    var end: Int
  }

  private(set) var entries: [Entry] = []
  /// The nodes of each id or name, in preorder.
  private var numbers: [String: [Int]] = [:]

  /// Numbers the nodes of a tree.
  package init(_ root: Node) {
    var pending: [(node: Node, parent: Int?)] = [(root, nil)]
    while let next = pending.popLast() {
      let number = entries.count
      pending += next.node.children.reversed().map { ($0, number) }
      add(next.node, parent: next.parent)
    }
    for number in entries.indices.reversed() {
      guard let parent = entries[number].parent else { continue }
      entries[parent].end = max(entries[parent].end, entries[number].end)
    }
  }

  private mutating func add(_ node: Node, parent: Int?) {
    let number = entries.count
    var own = node.names.map(\.text)
    if let id = node.id, !own.contains(id) { own.append(id) }
    for (index, name) in own.enumerated() where !own[..<index].contains(name) {
      numbers[name, default: []].append(number)
    }
    var node = node
    node.children = []
    entries.append(Entry(node: node, parent: parent, end: number + 1))
  }

  /// What a name means to an anchor.
  ///
  /// - Parameters:
  ///   - path: A name, or names from outside in with `/` between them.
  ///   - box: The box whose children are asked first.
  ///   - space: The file or use of a component in which the name is written.
  /// - Returns: What it means; of several views of one level none is preferred.
  package func answer(_ path: String, in box: Int, space: Int) -> Answer {
    // Most paths are a single name.
    let isName = !path.isEmpty && !path.utf8.contains(UInt8(ascii: "/"))
    let steps = isName ? [path] : path.split(separator: "/").map(String.init)
    guard let last = steps.last else { return .nothing(nearest: nil) }
    var level: Int? = box
    while let current = level {
      let views = numbers[last].map { within(current, $0).filter { isMeant($0, by: steps, space) } } ?? []
      let isGuide = steps.count == 1 && entries[current].node.guideNames.contains(last)
      if let answer = choice(of: views, isGuide: isGuide, steps, in: current, space) { return answer }
      level = entries[current].parent
    }
    return isMeant(0, by: steps, space) ? .view(0) : .nothing(nearest: nearest(to: path, space))
  }

  /// The one view or guide that is meant; siblings come before what is below them.
  private func choice(of views: [Int], isGuide: Bool, _ steps: [String], in box: Int, _ space: Int) -> Answer? {
    let siblings = views.filter { view in
      beginning(of: steps[...], at: view, space).flatMap { entries[$0].parent } == box
    }
    if isGuide, siblings.isEmpty { return .guide(of: box, steps[0]) }
    let chosen = siblings.isEmpty ? views : siblings
    guard let first = chosen.first else { return nil }
    guard chosen.count > 1 || isGuide else { return .view(first) }
    return .several(chosen.prefix(2).map { ViewPlace(path: path(of: $0), line: entries[$0].node.location.line) })
  }

  /// The numbers of a sorted list that are inside a box.
  private func within(_ box: Int, _ sorted: [Int]) -> ArraySlice<Int> {
    let low = sorted.first(notBelow: box + 1)
    return sorted[low..<max(low, sorted.first(notBelow: entries[box].end))]
  }
}

extension References {
  /// Whether a view's path ends in these names, views without one left out.
  private func isMeant(_ view: Int, by steps: [String], _ space: Int) -> Bool {
    beginning(of: steps[...], at: view, space) != nil
  }

  /// The view that the first of some names means, where the last of them means this one; nil where they do not fit.
  private func beginning(of steps: ArraySlice<String>, at view: Int, _ space: Int) -> Int? {
    guard let last = steps.last, entries[view].node.isCalled(last, in: space) else { return nil }
    let rest = steps.dropLast()
    guard !rest.isEmpty else { return view }
    var outer = entries[view].parent
    while let current = outer, !entries[current].node.isNamed(in: space) { outer = entries[current].parent }
    return outer.flatMap { beginning(of: rest, at: $0, space) }
  }

  /// The names from outside in.
  package func path(of view: Int) -> String {
    var names: [String] = []
    var next: Int? = view
    while let current = next {
      if let name = entries[current].node.id ?? entries[current].node.names.first?.text { names.append(name) }
      next = entries[current].parent
    }
    return names.reversed().joined(separator: "/")
  }

  /// The nearest name that means something here.
  private func nearest(to path: String, _ space: Int) -> String? {
    var known: [String] = []
    var seen: Set<String> = []
    for entry in entries {
      let own = [entry.node.id].compactMap { $0 } + entry.node.names.filter { $0.space == space }.map(\.text)
      for name in own + entry.node.guideNames where seen.insert(name).inserted { known.append(name) }
    }
    if path.contains("/") { known = entries.indices.map(self.path) }
    return nearestValue(to: path, in: known + ["superview", "self"] + Anchor.Item.guides)
  }
}

extension Node {
  /// The names of its guides, whichever conditions hold.
  var guideNames: [String] {
    ((attributes.guides ?? []) + overrides.flatMap { $0.attributes.guides ?? [] }).map(\.name)
  }

  /// Whether it can be a `constraints` box, whichever conditions hold.
  package var canConstrain: Bool {
    attributes.layout == .constraints || overrides.contains { $0.attributes.layout == .constraints }
  }

  fileprivate func isCalled(_ name: String, in space: Int) -> Bool {
    id == name || names.contains { $0.text == name && $0.space == space }
  }

  fileprivate func isNamed(in space: Int) -> Bool { id != nil || names.contains { $0.space == space } }
}

extension [Int] {
  /// The index of the first element that is not below a number, in ascending numbers.
  fileprivate func first(notBelow number: Int) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
