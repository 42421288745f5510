import Problems

/// The sentence of a key in a place where it has no meaning (E4xx).
func placementSentence(_ problem: PlacementProblem) -> String {
  switch problem {
  case .wrongParent(let key, let wants, let parent):
    "\(quoted(key)) works in \(article(wants)) \(shortened(wants)) parent; this parent is \(layoutNoun(parent))"
      + (key == "frame" ? "; put an overlay around or drop it" : "")
  case .cycle(let value, let axis):
    "\(shortened(value)) of a parent that hugs its content is a cycle; give the parent a \(shortened(axis))"
  case .saidTwice(let axis, let first, let second):
    "the \(shortened(axis)) is said twice: \(quoted(first)) and \(quoted(second))"
  case .contradictingRatio(let width, let height, let ratio):
    "width \(shortened(width)), height \(shortened(height)) and aspectRatio \(shortened(ratio)) contradict; drop one"
  case .fromTo(let key): "\"from\" goes with \"to\" only; \(quoted(key)) has no place here"
  case .leadingAndLeft(let first, let second):
    "\(quoted(first)) and \(quoted(second)) cannot meet in one constraint"
  case .axisMismatch(let key, let other, let isVertical):
    "\(quoted(key)) is \(isVertical ? "vertical" : "horizontal"), "
      + "\(quoted(other)) \(isVertical ? "horizontal" : "vertical")"
  case .bareNumber(let key): "\(quoted(key)) cannot equal a bare number; write superview + 20"
  case .sideAndPlace(let key, let other): sideAndPlaceSentence(key, other)
  case .wrongLayout(let key, let wants, let has):
    "\(quoted(key)) works in a box with layout \(shortened(wants)); this one has \(shortened(has))"
  case .outOfReach(let name):
    "\(quoted(name)) is outside the constraints box; anchors reach its views and what is below them"
  case .frameAxis(let key, let axis): "\(quoted(key)) is a third key for the \(shortened(axis)) axis; two say it all"
  case .rootSize(let key): "the root has the size of the screen; \(quoted(key)) has no place here"
  case .when(let key): "\"when\" cannot change \(quoted(key))\(key == "children" ? "; use \"hidden\"" : "")"
  case .alignmentAxis(let word, let axis):
    "\(quoted(word)) aligns a \(axis == "horizontal" ? "vertical" : "horizontal") stack; this one is \(shortened(axis))"
  case .tooManyTracks(let tracks, let count, let limit):
    "the children of this grid reach over \(grouped(count)) \(shortened(tracks)), and \(grouped(limit)) is the most; give "
      + "them smaller spans"
  case .slotOutside: "\"slot\" stands for the children of a \"use\"; it has a meaning inside a component only"
  }
}

private func sideAndPlaceSentence(_ key: String, _ other: String) -> String {
  let isSide = key == "width" || key == "height"
  return "\(quoted(key)) is a \(isSide ? "length" : "place"), \(quoted(other)) a \(isSide ? "place" : "length")"
}

/// The article of a noun.
func article(_ noun: String) -> String {
  "aeiou".contains(noun.first ?? "x") ? "an" : "a"
}

/// Layouts that are plurals stand without an article.
private func layoutNoun(_ layout: String) -> String {
  layout.hasSuffix("s") ? shortened(layout) : "\(article(layout)) \(shortened(layout))"
}
