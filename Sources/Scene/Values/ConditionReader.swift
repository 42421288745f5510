import Problems
import YAML

/// Reads a condition (scene-format section 2); nil where a part of it could not be read.
func readCondition(_ node: YAMLNode, _ context: ValueContext) -> Condition? {
  guard let entries = node.entries else { return context.fail(node, wants: "a condition") }
  let tests = entries.map { readTest($0, context.of($0.key)) }
  let read = tests.compactMap { $0 }
  return read.count == tests.count ? Condition(read) : nil
}

private func readTest(_ entry: YAMLEntry, _ context: ValueContext) -> Condition.Test? {
  if let key = Condition.Key(rawValue: entry.key) {
    return readWords(entry.value, of: key, context).map { .word(key, anyOf: $0) }
  }
  if let bound = Condition.Bound(rawValue: entry.key) {
    let points = ValueType<Double>.number(in: 0...largestLength, range: "from 0 to 1000000")
    return points.read(entry.value, context).map { .bound(bound, $0) }
  }
  if let axes = context.axes, let axis = axes.first(where: { $0.name == entry.key }) {
    return readWords(entry.value, of: axis, context).map { .axis(axis.name, anyOf: $0) }
  }
  switch entry.key {
  case "minTextSize": return readTextSize(entry.value, context).map(Condition.Test.minTextSize)
  case "scale": return readScales(entry.value, context)
  case "equal": return readEqual(entry.value, context)
  case "not": return readCondition(entry.value, context).map(Condition.Test.not)
  case "any": return readAny(entry.value, context)
  // Where own axes are not known yet, this is one, or is told once they are.
  case let name where context.axes == nil: return .axis(name, anyOf: [])
  default:
    context.problems.report(.value(problem(ofUnknown: entry, axes: context.axes ?? [])), at: entry.keyLocation)
    return nil
  }
}

private func problem(ofUnknown entry: YAMLEntry, axes: [VariantChoice]) -> ValueProblem {
  let knownKeys = conditionKeys + axes.map(\.name)
  let nearest = nearestKey(to: entry, in: knownKeys, of: "condition")
  return .unknownCondition(clipped(entry.key), nearest: nearest, words: nearest == nil ? knownKeys : [])
}

/// Every condition of the format; own axes are called otherwise.
let conditionKeys =
  Condition.Key.allCases.map(\.rawValue) + Condition.Bound.allCases.map(\.rawValue) + [
    "scale", "minTextSize", "equal", "not", "any",
  ]

private func readAny(_ node: YAMLNode, _ context: ValueContext) -> Condition.Test? {
  guard let elements = node.elements else { return context.fail(node, wants: "a list of conditions") }
  let conditions = elements.compactMap { readCondition($0, context) }
  return conditions.count == elements.count ? .any(conditions) : nil
}

/// Two texts, in which references have been put in: known here, and the same on every device and in every language.
private func readEqual(_ node: YAMLNode, _ context: ValueContext) -> Condition.Test? {
  guard let elements = node.elements, elements.count == 2, elements.allSatisfy({ $0.isText }) else {
    return context.fail(node, wants: "a list of two texts or numbers")
  }
  // What a key says is another text in each language, so that the key is what counts.
  let isEqual = elements[0].says(elements[1])
  return .any(isEqual ? [Condition([])] : [])
}

extension YAMLNode {
  /// Whether it can be a text: one as it is written, a key, or runs.
  fileprivate var isText: Bool { scalar != nil || isStringReference || elements != nil }

  /// Whether two texts are alike wherever they are written; one that is looked up without arguments is its key.
  fileprivate func says(_ other: YAMLNode) -> Bool {
    let (first, second) = (bareKey ?? self, other.bareKey ?? other)
    switch (first.content, second.content) {
    case (.scalar(let one, _), .scalar(let two, _)): return one == two
    case (.sequence(let one), .sequence(let two)):
      return one.count == two.count && zip(one, two).allSatisfy { $0.says($1) }
    case (.mapping(let one), .mapping(let two)):
      return one.count == two.count
        && one.allSatisfy { entry in second[entry.key].map { entry.value.says($0) } ?? false }
    default: return false
    }
  }

  private var bareKey: YAMLNode? { entries?.count == 1 ? self["key"] : nil }
}

private func readScales(_ node: YAMLNode, _ context: ValueContext) -> Condition.Test? {
  let scale = ValueType<Double>.number(in: 0.1...100, range: "from 0.1 to 100")
  let elements = node.elements ?? [node]
  let scales = elements.compactMap { scale.read($0, context) }
  return scales.count == elements.count ? .scale(scales) : nil
}

private func readTextSize(_ node: YAMLNode, _ context: ValueContext) -> String? {
  guard let word = node.scalar else { return context.fail(node, wants: "a text size") }
  if let spelling = KnownAxes.spelling(of: word, in: "textSize") { return spelling }
  return context.fail(
    word: word, at: node, expected: "a text size", words: KnownAxes.textSizes,
    listing: KnownAxes.textSizes + [KnownAxes.factors.words])
}

private func readWords(_ node: YAMLNode, of axis: VariantChoice, _ context: ValueContext) -> [String]? {
  let elements = node.elements ?? [node]
  let words = elements.compactMap { element -> String? in
    guard let word = element.scalar else { return context.fail(element, wants: "a word") }
    if axis.values.contains(word) { return word }
    return context.fail(word: word, at: element, expected: "a value of \(axis.name)", words: axis.values)
  }
  return words.count == elements.count ? words : nil
}

private func readWords(_ node: YAMLNode, of key: Condition.Key, _ context: ValueContext) -> [String]? {
  let elements = node.elements ?? [node]
  let words = elements.compactMap { element -> String? in
    if key == .textSize { return readTextSize(element, context) }
    guard let word = element.scalar else { return context.fail(element, wants: "a word") }
    if key == .device, let problem = context.checkDevice?(word) {
      context.problems.report(problem, at: element.location)
      return nil
    }
    if [.locale, .window, .os].contains(key) {
      if let spelling = KnownAxes.spelling(of: word, in: key.rawValue) { return spelling }
      context.failValue(word, of: key.rawValue, at: element)
      return nil
    }
    guard let known = key.words, !known.contains(word) else { return word }
    return context.fail(word: word, at: element, expected: "a value of \(key.rawValue)", words: known)
  }
  return words.count == elements.count ? words : nil
}

extension Condition.Key {
  /// The values of the key; nil where they are names that the suite or the catalogue has.
  fileprivate var words: [String]? {
    switch self {
    case .orientation: ["portrait", "landscape"]
    case .appearance: ["light", "dark"]
    case .contrast: ["normal", "high"]
    case .horizontalSizeClass, .verticalSizeClass:
      ["compact", "regular", "medium", "expanded", "large", "extraLarge"]
    case .idiom: ["phone", "tablet", "desktop", "tv", "watch", "viewport", "window"]
    case .platform: ["ios", "ipados", "android", "web", "watchos", "wearos", "macos", "tvos", "visionos"]
    case .direction: ["leftToRight", "rightToLeft"]
    case .has: DeviceFeature.allCases.map(\.rawValue)
    case .displayZoom: ["standard", "zoomed"]
    case .device, .locale, .textSize, .window, .os: nil
    }
  }
}
