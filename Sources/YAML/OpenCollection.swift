import Problems

/// A list or a map whose end has not come yet.
struct OpenCollection {
  let isMapping: Bool
  let location: SourceLocation
  /// The key that waits for its value.
  private(set) var key: (text: String, location: SourceLocation)?
  private var elements: [YAMLNode] = []
  private var entries: [YAMLEntry] = []
  private var lines: [String: Int] = [:]

  init(isMapping: Bool, location: SourceLocation) {
    self.isMapping = isMapping
    self.location = location
  }

  var wantsKey: Bool { isMapping && key == nil }

  var node: YAMLNode { YAMLNode(isMapping ? .mapping(entries) : .sequence(elements), at: location) }

  /// The last value of a map, if it is a text without quotes.
  var lastPlainText: YAMLNode? {
    guard let value = entries.last?.value, case .scalar(_, isPlain: true) = value.content else { return nil }
    return value
  }

  /// Notes a key; one that stands here already gives the line of the first.
  mutating func setKey(_ text: String, at location: SourceLocation) -> Int? {
    if let line = lines.updateValue(location.line, forKey: text) { return line }
    key = (text, location)
    return nil
  }

  mutating func add(_ node: YAMLNode) {
    if let key {
      entries.append(YAMLEntry(key: key.text, at: key.location, value: node))
      self.key = nil
    } else {
      elements.append(node)
    }
  }
}
