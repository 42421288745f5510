import Problems

/// Makes a tree of events, one after the other, and refuses what is not the plain part of YAML.
///
/// Open lists and maps stand on a stack of its own, so that no depth of nesting is a depth of calls.
struct TreeBuilder {
  private let source: SourceText
  private let kind: String
  private let limits: YAMLLimits
  private var open: [OpenCollection] = []
  private var root: YAMLNode?
  private var documents = 0
  private var nodes = 0

  init(source: SourceText, kind: String, limits: YAMLLimits) {
    self.source = source
    self.kind = kind
    self.limits = limits
  }

  /// Takes an event; the one that ends the stream gives the tree.
  mutating func take(_ event: Event) throws(Diagnostic) -> YAMLNode? {
    if event.hasProperties { throw failure(.notPlain(word(at: event.mark)), at: event.mark) }
    switch event.kind {
    case .documentStart:
      if documents > 0 { throw failure(.notPlain("---"), at: event.mark) }
      documents += 1
    case .documentEnd: try source.refuseDirectives(fromLine: event.mark.line)
    case .streamEnd:
      guard let root else { throw Diagnostic(.file(.empty(kind: kind)), at: .start(of: source.file)) }
      return root
    case .alias: throw failure(.alias(word(at: event.mark)), at: event.mark)
    case .scalar(let text, let isPlain): try takeScalar(text, isPlain: isPlain, at: event.mark)
    case .sequenceStart: try startCollection(isMapping: false, at: event.mark)
    case .mappingStart: try startCollection(isMapping: true, at: event.mark)
    case .collectionEnd:
      if let closed = open.popLast() { add(closed.node) }
    case .other: break
    }
    return nil
  }

  private mutating func startCollection(isMapping: Bool, at mark: Mark) throws(Diagnostic) {
    try countNode(at: mark)
    if open.last?.wantsKey == true {
      throw failure(.notPlain(plainText(of: source.rest(from: mark), isInFlow: false)), at: mark)
    }
    guard open.count < limits.maxDepth else {
      throw failure(.tooDeep(levels: open.count + 1, limit: limits.maxDepth), at: mark)
    }
    open.append(OpenCollection(isMapping: isMapping, location: source.location(mark)))
  }

  private mutating func takeScalar(_ text: String, isPlain: Bool, at mark: Mark) throws(Diagnostic) {
    try countNode(at: mark)
    // Only an escape can write it, and every C function downstream would take it for the end of the text.
    if text.utf8.contains(0) { throw failure(.notPlain("\\0"), at: mark) }
    if open.last?.wantsKey == true { return try takeKey(text, isPlain: isPlain, at: mark) }
    if isPlain, text.isEmpty { throw emptyValue(at: mark) }
    if isPlain, ["null", "Null", "NULL", "~"].contains(text) { throw failure(.notPlain(text), at: mark) }
    add(YAMLNode(.scalar(text, isPlain: isPlain), at: source.location(mark)))
  }

  private mutating func takeKey(_ text: String, isPlain: Bool, at mark: Mark) throws(Diagnostic) {
    if isPlain, text == "<<" { throw failure(.alias(text), at: mark) }
    if isPlain, text.isEmpty { throw failure(.notPlain("?"), at: mark) }
    if let line = open[open.count - 1].setKey(text, at: source.location(mark)) {
      throw failure(.duplicateKey(text, firstLine: line), at: mark)
    }
  }

  private mutating func add(_ node: YAMLNode) {
    if open.isEmpty { root = node } else { open[open.count - 1].add(node) }
  }

  private mutating func countNode(at mark: Mark) throws(Diagnostic) {
    nodes += 1
    if nodes > limits.maxNodes { throw failure(.tooManyNodes(limit: limits.maxNodes), at: mark) }
  }

  /// What a missing value means: an empty file, a colour taken for a comment, or just nothing.
  private func emptyValue(at mark: Mark) -> Diagnostic {
    guard let parent = open.last else { return Diagnostic(.file(.empty(kind: kind)), at: .start(of: source.file)) }
    let key = parent.key ?? open.last { $0.key != nil }?.key
    if let found = CommentedColor(in: source.rest(from: mark)) {
      let place = Mark(line: mark.line, column: mark.column + found.offset)
      return failure(.commentedColor(key: key?.text ?? "", color: found.color), at: place)
    }
    guard let own = parent.key else {
      return failure(.noValue(after: "-"), at: Mark(line: mark.line, column: max(0, mark.column - 1)))
    }
    return commaInText(before: own.location, in: parent)
      ?? Diagnostic(.file(.noValue(after: own.text + ":")), at: own.location)
  }

  /// A text without quotes that holds a comma, as in `{text: Hello, world}`: its rest stands as a key without a colon.
  private func commaInText(before key: SourceLocation, in map: OpenCollection) -> Diagnostic? {
    guard let start = map.lastPlainText?.location, start.line == key.line, start.column < key.column else { return nil }
    let rest = source.rest(from: Mark(line: start.line - 1, column: start.column - 1)).unicodeScalars
    let own = rest.dropFirst(key.column - start.column).prefix { !",]}:".unicodeScalars.contains($0) }
    guard let next = rest[own.endIndex...].first, next != ":" else { return nil }
    var text = rest[..<own.endIndex]
    // What comes after it without a colon belongs to the text as well.
    while rest[text.endIndex...].first == "," {
      let part = rest[text.endIndex...].dropFirst().prefix { !",]}:".unicodeScalars.contains($0) }
      guard rest[part.endIndex...].first != ":" else { break }
      text = rest[..<part.endIndex]
    }
    while text.last == " " { text = text.dropLast() }
    return Diagnostic(.file(.commaInText(String(text.prefix(80)))), at: start)
  }

  private func word(at mark: Mark) -> String { firstWord(of: source.rest(from: mark)) }

  private func failure(_ problem: FileProblem, at mark: Mark) -> Diagnostic {
    Diagnostic(.file(problem), at: source.location(mark))
  }
}
