import Problems

/// The sentence of what layout found (Lxxx).
func layoutSentence(_ finding: LayoutFinding) -> String {
  switch finding {
  case .unsatisfiable(let conflict): conflictSentence(conflict)
  case .unsolvable: "the constraints of this box have numbers too far apart to calculate with"
  case .ambiguous(let length): ambiguitySentence(length)
  case .missed(let text, let points):
    "\(quoted(text)) is missed by \(pointCount(points)); something at least as strong stands against it"
  case .stackChose(let choice): stackChoiceSentence(choice)
  case .stackCannotFill(let conflict): stackConflictSentence(conflict)
  case .noCircle(let width, let height):
    "\"circle\" wants a square; this box is \(plain(width)) × \(plain(height)) points"
  case .radiusClamped(let asked, let used):
    "the corner radius \(plain(asked)) is more than this box has room for; \(plain(used)) is used"
  case .textTruncated(let text): "the text \(quoted(text)) does not fit and is cut off"
  case .notDerived(let key, let expression):
    "\(quoted(key)) cannot be derived: \(quoted(expression)) is no number here; it stays at its default"
  case .unknownGuide(let guide, let device):
    "\(quoted(guide)) needs a value that the profile of \(shortened(device)) does not have"
  case .inferredGuide(let guide, let device):
    "\(quoted(guide)) rests on a value that the profile of \(shortened(device)) takes from similar devices"
  }
}
