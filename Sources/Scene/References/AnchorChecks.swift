import Problems

/// Checks what anchors and expressions name, once the tree is written out: E303, E304, E302 for guides, E417 and the
/// limit.
extension Reading {
  func checkAnchors(in root: Node) {
    guard !isStopped, !problems.isFull else { return }
    let references = References(root)
    var counts: [Int: Int] = [:]
    for (number, entry) in references.entries.enumerated() {
      let node = entry.node
      let own = [node.attributes] + node.overrides.map(\.attributes)
      let anchors = own.compactMap(\.anchors)
      if let box = entry.parent, let most = anchors.map(\.count).max() { counts[box, default: 0] += most }
      for anchor in anchors.joined() {
        if let box = entry.parent { check(anchor, in: box, references) }
      }
      for derived in own.compactMap(\.derived) { check(derived, of: number, references) }
      let guides = own.compactMap(\.guides).flatMap { $0 }
      if !guides.isEmpty { check(guides, of: number, references) }
      counts[number, default: 0] += guides.reduce(0) { $0 + $1.anchors.count }
    }
    let limit = context.limits.maxConstraints
    guard let box = counts.filter({ $0.value > limit }).keys.min() else { return }
    problems.report(.file(.tooManyConstraints(limit: limit)), at: references.entries[box].node.location)
  }

  private func check(_ guides: [GuideSpec], of box: Int, _ references: References) {
    let node = references.entries[box].node
    if !node.canConstrain, let location = guides[0].location {
      let has = node.attributes.layout?.word ?? "frames"
      problems.report(.placement(.wrongLayout(key: "guides", wants: "constraints", has: has)), at: location)
    }
    for guide in guides {
      if case .several(let places) = references.answer(guide.name, in: box, space: -1), let location = guide.location {
        let path = references.path(of: box)
        let problem = NameProblem.duplicateID(
          guide.name, path: (path.isEmpty ? "" : path + "/") + guide.name, firstLine: places[0].line)
        problems.report(.name(problem), at: location)
      }
      for anchor in guide.anchors { check(anchor, in: box, references) }
    }
  }

  /// Checks what one constraint names, of a child or guide of a box.
  private func check(_ anchor: Anchor, in box: Int, _ references: References) {
    guard let item = anchor.item, case .named(let path) = item.target, let location = item.location else {
      return checkOwnGuide(anchor, in: box, references)
    }
    switch references.answer(path, in: box, space: anchor.space) {
    case .nothing(let nearest):
      problems.report(.name(.unknownView(clipped(path), nearest: nearest)), at: location)
    case .several(let places): problems.report(.name(.ambiguousView(clipped(path), places)), at: location)
    case .guide(let owner, _) where !references.reaches(owner, from: box),
      .view(let owner) where !references.reaches(owner, from: box):
      problems.report(.placement(.outOfReach(clipped(path))), at: location)
    case .view(let view): check(item.guide, of: view, at: location, references)
    case .guide: check(item.guide, of: nil, at: location, references)
    }
  }

  /// `superview.name`; `self` has no guides that its own constraints could use but those of every box.
  private func checkOwnGuide(_ anchor: Anchor, in box: Int, _ references: References) {
    guard let item = anchor.item, let location = item.location else { return }
    check(item.guide, of: item.target == .superview ? box : nil, at: location, references)
  }

  private func check(_ guide: String?, of view: Int?, at location: SourceLocation, _ references: References) {
    guard let guide, !Anchor.Item.guides.contains(guide) else { return }
    let own = view.map { references.entries[$0].node.guideNames } ?? []
    guard !own.contains(guide) else { return }
    let words = Anchor.Attribute.allCases.map(\.rawValue) + Anchor.Item.guides + own
    let problem = ValueProblem.unknownWord(
      clipped(guide), expected: "an attribute or guide", nearest: nearestValue(to: guide, in: words),
      words: Anchor.Attribute.allCases.map(\.rawValue))
    problems.report(.value(problem), at: location)
  }
}

extension References {
  /// Whether constraints of the children of a box reach a view: what is below that box, and below those around it as
  /// long as all of them are `constraints` boxes.
  func reaches(_ view: Int, from box: Int) -> Bool {
    var top = box
    while let outer = entries[top].parent, entries[outer].node.canConstrain { top = outer }
    return view >= top && view < entries[top].end
  }
}
