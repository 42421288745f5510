import Problems

/// The sentence of what layout found (Lxxx).
func layoutSentence(_ finding: LayoutFinding) -> String {
  switch finding {
  case .unsatisfiable(let conflict): conflictSentence(conflict)
  case .unsolvable:
    "the constraints of this box cannot be calculated: numbers too far apart, or too many that stand against each other"
  case .ambiguous(let length): ambiguitySentence(length)
  case .missed(let text, let points):
    "\(quoted(text)) is missed by \(pointCount(points)); something at least as strong stands against it"
  case .stackChose(let choice): stackChoiceSentence(choice)
  case .stackCannotFill(let conflict): stackConflictSentence(conflict)
  case .noCircle(let width, let height):
    "\"circle\" wants a square; this box is \(lengthText(width)) × \(lengthText(height)) points"
  case .radiusClamped(let asked, let used):
    "the corner radius \(lengthText(asked)) is more than this box has room for; \(lengthText(used)) is used"
  case .textTruncated(let text): "the text \(quoted(text)) does not fit and is cut off"
  case .notDerived(let key, let expression):
    "\(quoted(key)) cannot be derived: \(quoted(expression)) is no number here; it stays at its default"
  case .unsettled(let trials):
    "boxes with constraints around this one ask for its size more often than \(trials) times; it may not be what it would "
      + "settle at, so say its width and height"
  case .unknownGuide(let guide, let device):
    "\(quoted(guide)) needs a value that the profile of \(shortened(device)) does not have"
  case .inferredGuide(let guide, let device):
    "\(quoted(guide)) rests on a value that the profile of \(shortened(device)) takes from similar devices"
  }
}
