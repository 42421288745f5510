import Problems

/// The sentence of a problem with names (E3xx).
func nameSentence(_ problem: NameProblem) -> String {
  switch problem {
  case .twoContents(let first, let line, let second):
    "a node has one content; this one has \(quoted(first)) (line \(line)) and \(quoted(second))"
  case .duplicateID(let id, let path, let line):
    "the id \(quoted(id)) stands twice at \(shortened(path)), first on line \(line)"
  case .guideAsView(let name, let anchors):
    "\(quoted(name)) is a guide and no view; it has "
      + (anchors.isEmpty ? "no constraint" : anchors.map { shortened($0) }.joined(separator: ", "))
  case .unknownView(let name, let nearest): "no view \(quoted(name)) from here\(didYouMean(nearest))"
  case .ambiguousView(let name, let places):
    "\(quoted(name)) could be \(places.map { "\(shortened($0.path)) (line \($0.line))" }.joined(separator: " or ")); "
      + "write the path"
  case .badName(let word): badNameSentence(word)
  case .noSystemComponent(let word, let nearest):
    "\(quoted(word)) cannot be a name: files of components that begin with \"system/\" take the place of Snapfarm's own"
      + didYouMean(nearest)
  case .noDefault(let name, let component, let passed): noDefaultSentence(name, component, passed)
  case .unknownComponent(let name, let nearest): "no component \(quoted(name))\(didYouMean(nearest))"
  case .componentCycle(let names): cycleSentence(names, "component", "use")
  case .unknownParameter(let name, let known, let nearest): unknownParameterSentence(name, known, nearest)
  case .besideUse(let key, let component):
    "\(quoted(key)) cannot stand beside \"use\"; let component \(quoted(component)) have a parameter for it"
  case .missingArgument(let name, let component): "component \(quoted(component)) needs \(quoted(name))"
  case .unknownArgument(let name, let component, let nearest):
    "component \(quoted(component)) has no parameter \(quoted(name))\(didYouMean(nearest))"
  case .unknownDataKey(let key, let item, let known):
    "\(quoted(dollar(item) + "." + key)): the item has no \(quoted(key)); "
      + (known.isEmpty ? "it has no keys" : "it has \(listed(known))")
  case .duplicateScene(let name, let file):
    "the scene \(quoted(name)) stands in \(shortened(file)) too; name one differently"
  case .duplicateComponent(let name, let file):
    "the component \(quoted(name)) stands in \(shortened(file)) too; name one differently"
  case .sceneCycle(let names): cycleSentence(names, "scene", "show")
  case .scenesTooDeep(let names, let limit):
    "more than \(limit) scenes inside each other: \(names.map { shortened($0) }.joined(separator: " → "))"
  case .unusableScene(let name): "the scene \(quoted(name)) cannot be shown here, as it has mistakes itself"
  case .impossibleValue(let word, let device):
    "\(shortened(device)) cannot be shown with \(quoted(word)) here; say another value in \"variant\""
  case .unknownImage, .outside, .unknownFont, .missingGlyphs, .blankKeys, .badImage, .foreignImageColors,
    .unsteadyImage, .badFont, .noFont:
    assetSentence(problem)
  }
}

private let reservedNames = ["self", "superview", "safeArea", "layoutMargins", "readableContent", "keyboard"]

/// Words that conditions have, and that an own axis cannot have for a name; all else that is called so is fine.
private let conditionWords = [
  "scene", "orientation", "appearance", "horizontalSizeClass", "verticalSizeClass", "idiom", "platform", "device",
  "minWidth", "maxWidth", "minHeight", "maxHeight", "scale", "not", "any", "minTextSize",
]

private func badNameSentence(_ word: String) -> String {
  if conditionWords.contains(word) { return "\(quoted(word)) cannot be the name of an axis: conditions use the word" }
  if reservedNames.contains(word) { return "\(quoted(word)) cannot be a name: anchors use the word" }
  return "\(quoted(word)) is no name; a name starts with a letter and goes on with letters, digits, \"_\" and \"-\""
}

/// Names that lead from one to the next, and at the end to the first.
private func cycleSentence(_ names: [String], _ thing: String, _ does: String) -> String {
  if names.count == 2 { return "the \(thing) \(quoted(names[0])) \(does)s itself" }
  return "\(thing)s \(does) each other in a ring: \(names.map { shortened($0) }.joined(separator: " → "))"
}

private func noDefaultSentence(_ name: String, _ component: String, _ passed: [String]) -> String {
  let words = passed.isEmpty ? "nothing" : "only " + listed(passed.map { quoted($0) })
  return "the parameter \(quoted(name)) needs a default: "
    + "where the system shows \(quoted(component)), it passes \(words)"
}

/// A few names are all shown; of many, the nearest.
private func unknownParameterSentence(_ name: String, _ known: [String], _ nearest: String?) -> String {
  let start = "no parameter \(quoted(dollar(name))) here"
  if known.isEmpty { return start + "; there are none" }
  if known.count > 8, let nearest { return start + didYouMean(dollar(nearest)) }
  return start + (known.count == 1 ? "; there is " : "; there are ") + listed(known.map(dollar))
}

private func dollar(_ name: String) -> String {
  name.hasPrefix("$") ? name : "$" + name
}
