import Graphics
import Problems
import Scene

/// Constraints: units first, then what their names mean.
extension Resolver {
  /// Settles the units of what constraints need.
  ///
  /// The margins of a box and its guides are its own, its alignment rectangle is a matter of what is around it.
  mutating func settleAnchoring(_ attributes: Shared<Attributes>, of element: Element, isMirrored: Bool) {
    element.margins = Margins(
      said: attributes.value.layoutMargins.map { insets($0, "layoutMargins", isMirrored: element.style.isRightToLeft) },
      isInsideSafeArea: attributes.value.insetsLayoutMarginsFromSafeArea ?? true,
      keepsThoseOfSuperview: attributes.value.preservesSuperviewLayoutMargins ?? false)
    let anchors = attributes.value.anchors ?? []
    let guides = attributes.value.guides ?? []
    guard !anchors.isEmpty || !guides.isEmpty || attributes.value.alignmentRectInsets != nil else { return }
    element.anchoring = Anchoring(
      rules: anchors.map { rule($0, "anchors") },
      guides: guides.map { guide in
        Anchoring.Guide(
          name: guide.name, rules: guide.anchors.map { rule($0, "guides") }, location: guide.location)
      },
      alignmentInsets: attributes.value.alignmentRectInsets
        .map { insets($0, "alignmentRectInsets", isMirrored: isMirrored) } ?? .zero)
  }

  private mutating func rule(_ anchor: Anchor, _ key: String) -> Anchoring.Rule {
    Anchoring.Rule(
      anchor: anchor, offset: settle(anchor.offset, key), constant: settle(anchor.constant, key))
  }

  /// Insets of which none is a percentage; where layout is mirrored, leading is right.
  mutating func insets(_ lengths: EdgeLengths, _ key: String, isMirrored: Bool) -> Insets {
    let (leftmost, rightmost) = isMirrored ? (lengths.trailing, lengths.leading) : (lengths.leading, lengths.trailing)
    var insets = Insets.zero
    if let top = lengths.top { insets.top = points(top, key) }
    if let left = lengths.left ?? leftmost { insets.left = points(left, key) }
    if let bottom = lengths.bottom { insets.bottom = points(bottom, key) }
    if let right = lengths.right ?? rightmost { insets.right = points(right, key) }
    return insets
  }

  /// Looks up what the names of all constraints mean.
  mutating func resolveConstraints(of root: Node) {
    guard tree.elements.contains(where: { $0.anchoring != nil }) else { return }
    var lookUp = ConstraintLookUp(tree, References(root))
    for (index, element) in tree.elements.enumerated() {
      guard let anchoring = element.anchoring else { continue }
      if let box = element.parent { lookUp.add(anchoring.rules, of: .view(index), to: box) }
      for (number, guide) in anchoring.guides.enumerated() {
        lookUp.add(guide.rules, of: .ownGuide(of: index, number), to: index)
      }
    }
    tree.constraints = lookUp.table
    diagnostics += lookUp.diagnostics
  }
}
