import Problems

/// The sentence of a problem with a key or its value (E2xx).
func valueSentence(_ problem: ValueProblem) -> String {
  switch problem {
  case .notBuilt(let key): "\(quoted(key)) is not built yet"
  case .unknownKey(let key, let owner, let nearest, let isBuilt):
    "unknown key \(quoted(key)) in \(thing(owner))\(didYouMean(nearest, isBuilt: isBuilt))"
  case .wrongKind(let key, let belongsTo, let owner):
    "\(quoted(key)) belongs to \(thing(belongsTo)); this is \(thing(owner))"
      + (belongsTo == "box" ? "; put a box around it" : "")
  case .unknownWord(let word, let expected, let nearest, let isBuilt, let words):
    "\(quoted(word)) is not \(shortened(expected))"
      + (nearest == nil ? oneOf(words, "it is") : didYouMean(nearest, isBuilt: isBuilt))
  case .wrongType(let key, let wants, let got): "\(quoted(key)) wants \(shortened(wants)), not \(quotedValue(got))"
  case .badLength(let text): badLengthSentence(text)
  case .noDesignSize(let text, let axis):
    "\(quoted(text)) needs the \(axis) of the design; "
      + "add \"design: {\(axis): \(axis == "height" ? 667 : 375)}\" to the scene"
  case .unknownColor(let text, let nearest):
    "\(quoted(text)) is not a color\(didYouMean(nearest))"
      + (isCut(text) ? "; inside [ ] and { } a comma ends it, write all of it in quotes" : "")
  case .colorDigits(let text, let digits):
    "\(quoted(text)) has \(count(digits, "digit", "digits")); a color has 3, 6 or 8"
  case .insetsList:
    "insets are one number or named edges, not a list: UIKit and CSS order them differently; "
      + "write {top: 8, bottom: 8, horizontal: 16}"
  case .edgeTwice(let first, let second, let edge):
    "\(quoted(first)) and \(quoted(second)) both set the \(shortened(edge)) \(edges.contains(edge) ? "edge" : "corner")"
  case .givenAndDerived(let key): "\(quoted(key)) is given and derived; keep one"
  case .fewStops(let stops): "a gradient needs at least 2 stops; this one has \(stops)"
  case .layoutKinds(let first, let second):
    "a layout has one kind; this one has \(quoted(first)) and \(quoted(second))"
  case .outOfRange(let key, let range, let got): outOfRangeSentence(key, range, got)
  case .unspaced(let text, let spaced):
    "\(quoted(text)): operators stand between blanks; write \(shortened(spaced))"
  case .priorityAbove(let text): "priority \(shortened(text)) is above 1000 (required)"
  case .badPath(let rest): "path data cannot be read from \(quoted(rest)) on"
  case .noLight(let key): "\(quoted(key + ": {dark: …}")) lacks \"light\""
  case .missingKey(let key, let owner): "\(thing(owner)) lacks \(quoted(key))"
  case .unknownCondition(let word, let nearest, let isBuilt, let words):
    "\(quoted(word)) is not a condition"
      + (nearest == nil ? oneOf(words, "conditions are") : didYouMean(nearest, isBuilt: isBuilt))
  case .tooLong(let key, let limit, let unit): "\(quoted(key)) has more than \(grouped(limit)) \(shortened(unit))"
  case .badReference(let text):
    "\(quoted(text)) is no reference; write $name for a whole value, ${name} inside a text, $$ for a dollar sign"
  }
}

/// Whether YAML has taken a text such as `rgb(0, 0, 0)` apart at its commas.
private func isCut(_ text: String) -> Bool { text.contains("(") && !text.contains(")") }

/// The end of a sentence about a word that is near none of those expected; empty where they cannot be listed.
private func oneOf(_ words: [String], _ start: String) -> String {
  guard !words.isEmpty else { return "" }
  return "; \(start) \(start == "it is" && words.count > 1 ? "one of " : "")\(listed(words, atMost: 16))"
}

/// The edges that insets have; anything else that is set twice is a corner.
private let edges = ["top", "bottom", "left", "right"]

/// What files hold, and people speak of as things; everything else that has keys is known by its own key.
private let things: Set<Substring> = [
  "scene", "component", "suite", "profile", "box", "text", "image", "path", "line", "spacer", "frame", "layout",
  "overlay", "stack", "grid", "font", "color", "border", "stroke", "parameter", "tolerance", "mask", "waiver",
  "shadow", "transform", "screen",
]

/// What has a key, with its article (`a text`, `an image or path`) or as a key in quotes (`"fonts"`).
private func thing(_ owner: String) -> String {
  let noun = owner.prefix { $0.isLetter }
  if things.contains(noun) { return "\(article(owner)) \(shortened(owner))" }
  return owner.contains(" ") ? shortened(owner) : quoted(owner)
}

/// A value as written, in quotes; the name of a collection, which nobody wrote, without: `map`, `map of 2`.
private func quotedValue(_ text: String) -> String {
  let isCollection = ["map", "list"].contains { text == $0 || text.hasPrefix($0 + " of ") }
  return isCollection ? "a \(text)" : quoted(text)
}

private func badLengthSentence(_ text: String) -> String {
  for unit in ["pt", "dp"] where text.hasSuffix(unit) {
    guard let number = Double(text.dropLast(2)), number.isFinite else { continue }
    return "\(quoted(text)) is no length: points have no unit; write \(plain(number))"
  }
  return "\(quoted(text)) is no length; the units are %, dw, dh and px, and points have none"
}

private func outOfRangeSentence(_ key: String, _ range: String, _ got: String) -> String {
  let joint = range.first?.isNumber == true ? "of " : ""
  return "\(quoted(key)) wants a number \(joint)\(shortened(range)), not \(shortened(got))"
}
