public import Graphics
import Problems
public import YAML

/// Reads `variants`: a list of values for each axis, or for an own one a map of values to data.
///
/// A name that is nearly one of the format is taken for a mistake, not for an own axis.
func readVariants(_ node: YAMLNode, _ context: ValueContext) -> [VariantChoice]? {
  guard let entries = node.entries else { return context.fail(node, wants: "a map") }
  let axes = entries.compactMap { readAxis($0, context.of($0.key)) }
  checkWords(of: axes, context)
  return axes
}

/// The own axes that a file names in `variants`, as far as they can be read; what is wrong is told when it is read whole.
public func ownAxes(of file: YAMLNode) -> [VariantChoice] {
  let context = ValueContext(key: "variants", colors: [:], problems: ProblemList())
  return file["variants"].flatMap { readVariants($0, context) }?.filter(\.isOwn) ?? []
}

/// The first language of the axis `locale` that a file names in `variants`; nil where it names none.
public func firstListedLanguage(of file: YAMLNode) -> LanguageTag? {
  let words = file["variants"]?["locale"]?.elements?.compactMap(\.scalar) ?? []
  return words.lazy.compactMap { LanguageTag($0) }.first
}

private func readAxis(_ entry: YAMLEntry, _ context: ValueContext) -> VariantChoice? {
  if let known = KnownAxes.built.first(where: { $0.name == entry.key }) {
    return readWords(entry, context, wants: "a list of values") { word, element in
      if let spelling = KnownAxes.spelling(of: word, in: known.name) { return spelling }
      context.failValue(word, of: known.name, at: element)
      return nil
    }
  }
  guard isOwnName(entry, context) else { return nil }
  if entry.value.entries != nil { return readData(entry, context) }
  return readWords(entry, context, wants: "a list of words, or a map of words to data") { word, element in
    checkOwnWord(word, at: element.location, context) ? word : nil
  }
}

extension ValueContext {
  /// Reports a word that is no value of an axis of the format.
  func failValue(_ word: String, of axis: String, at node: YAMLNode) {
    let words = KnownAxes.built.first { $0.name == axis }?.words ?? []
    let expected = "a value of \(axis)"
    if axis == "locale", let nearest = InterfaceLocale.nearest(to: word) {
      let _: Never? = fail(.unknownWord(clipped(word), expected: expected, nearest: nearest), at: node)
      return
    }
    let listing = listedWords(ofAxis: axis)
    let _: Never? = fail(word: word, at: node, expected: expected, words: words, listing: listing)
  }
}

private func isOwnName(_ entry: YAMLEntry, _ context: ValueContext) -> Bool {
  let names = KnownAxes.built.map(\.name)
  if nearestKey(to: entry, in: names, of: "variants") != nil {
    context.reportUnknown(entry, owner: "variants", keys: names, unbuilt: [])
    return false
  }
  guard isName(entry.key), !conditionKeys.contains(entry.key), entry.key != "scene" else {
    context.problems.report(.name(.badName(clipped(entry.key))), at: entry.keyLocation)
    return false
  }
  return true
}

private func readWords(
  _ entry: YAMLEntry, _ context: ValueContext, wants: String, read: (String, YAMLNode) -> String?
) -> VariantChoice? {
  guard let list = entry.value.elements, !list.isEmpty else { return context.fail(entry.value, wants: wants) }
  var words: [String] = []
  for element in list {
    guard let word = element.scalar else { return context.fail(element, wants: "a word") }
    guard let spelling = read(word, element) else { continue }
    guard !words.contains(spelling) else { return context.fail(element, wants: "each value once") }
    words.append(spelling)
  }
  return words.count == list.count
    ? VariantChoice(name: entry.key, values: words, location: entry.keyLocation) : nil
}

private func readData(_ entry: YAMLEntry, _ context: ValueContext) -> VariantChoice? {
  let entries = entry.value.entries ?? []
  guard !entries.isEmpty else { return context.fail(entry.value, wants: "a list of words, or a map of words to data") }
  var axis = VariantChoice(name: entry.key, values: [], location: entry.keyLocation)
  for value in entries where checkOwnWord(value.key, at: value.keyLocation, context) {
    // `$plan` is the word, so that nothing could refer to a datum without a key or number.
    guard value.value.scalar == nil else { return context.of(value.key).fail(value.value, wants: "a map of data") }
    axis.values.append(value.key)
    axis.data.append(value.value)
  }
  return axis.values.count == entries.count ? axis : nil
}

/// Words stand in names of files between dots.
private func checkOwnWord(_ word: String, at location: SourceLocation, _ context: ValueContext) -> Bool {
  let isWord = word.allSatisfy { $0.isLetter || $0.wholeNumberValue != nil || $0 == "_" || $0 == "-" }
  if isWord, !word.isEmpty, !word.hasPrefix("-"), word.utf8.count <= 64 { return true }
  let wants = "words of letters, digits, _ and -"
  context.problems.report(.value(.wrongType(key: context.key, wants: wants, got: clipped(word))), at: location)
  return false
}

/// Names of snapshots show values without their axes, so that a word belongs to one axis; defaults are not shown.
private func checkWords(of axes: [VariantChoice], _ context: ValueContext) {
  var owners: [String: String] = [:]
  for axis in axes {
    for word in axis.values.dropFirst() {
      if let owner = owners[word] {
        context.problems.report(.suite(.ambiguousValue(word, owner, axis.name)), at: axis.location)
      } else {
        owners[word] = axis.name
      }
    }
  }
}
