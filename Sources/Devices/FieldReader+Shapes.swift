internal import Graphics
internal import Problems
internal import YAML

extension FieldReader {
  /// A map of `portrait` and `landscape`; `read` takes the map and one of the two keys.
  mutating func byOrientation<Value>(
    _ key: String, of node: YAMLNode, besides others: [String] = [],
    read: (inout FieldReader, String, YAMLNode) -> Value?
  ) -> ByOrientation<Value> {
    guard let value = node[key],
      isMap(value, key: key, owner: key, known: ["portrait", "landscape"] + others)
    else { return ByOrientation() }
    return ByOrientation(portrait: read(&self, "portrait", value), landscape: read(&self, "landscape", value))
  }

  /// One number for all edges, or named edges; a screen has no leading edge.
  mutating func insets(_ key: String, of node: YAMLNode) -> Insets? {
    guard let value = node[key] else { return nil }
    if value.number != nil { return number(value, key: key, in: .length).map(Insets.init(all:)) }
    if value.elements != nil {
      report(.value(.insetsList), at: value.location)
      return nil
    }
    let edges = ["top", "left", "bottom", "right", "horizontal", "vertical"]
    guard isMap(value, key: key, owner: "insets of a screen", known: edges) else { return nil }
    var insets = Insets.zero
    set(\.left, \.right, of: &insets, ("left", "right", "horizontal"), from: value)
    set(\.top, \.bottom, of: &insets, ("top", "bottom", "vertical"), from: value)
    return insets
  }

  /// Sets two opposite edges from their own keys, or both from the key of the pair.
  private mutating func set(
    _ near: WritableKeyPath<Insets, Double>, _ far: WritableKeyPath<Insets, Double>, of insets: inout Insets,
    _ keys: (near: String, far: String, both: String), from value: YAMLNode
  ) {
    let both = number(keys.both, of: value, in: .length)
    for (edge, key) in [(near, keys.near), (far, keys.far)] {
      let own = number(key, of: value, in: .length)
      insets[keyPath: edge] = own ?? both ?? 0
      guard value[keys.both] != nil, let twice = value.entries?.first(where: { $0.key == key }) else { continue }
      report(.value(.edgeTwice(key, keys.both, edge: key)), at: twice.keyLocation)
    }
  }

  /// A map of `half` and `third` to their sizes in each orientation in which there is one.
  mutating func windows(_ key: String, of node: YAMLNode) -> [String: ByOrientation<Size>] {
    let words = [WindowSize.half, .third].map(\.word)
    guard let value = node[key], isMap(value, key: key, owner: key, known: words) else { return [:] }
    var windows: [String: ByOrientation<Size>] = [:]
    for word in words where value[word] != nil {
      windows[word] = byOrientation(word, of: value) { $0.size($1, of: $2) }
    }
    return windows
  }

  /// One width, or a map of text sizes to widths.
  mutating func readableWidths(_ key: String, of node: YAMLNode) -> [TextSize: Double] {
    guard let value = node[key] else { return [:] }
    if value.number != nil {
      guard let width = number(value, key: key, in: .side) else { return [:] }
      return Dictionary(TextSize.allCases.map { ($0, width) }) { first, _ in first }
    }
    guard isMap(value, key: key, owner: key, known: TextSize.allCases.map(\.rawValue)) else { return [:] }
    var widths: [TextSize: Double] = [:]
    for size in TextSize.allCases { widths[size] = number(size.rawValue, of: value, in: .side) }
    return widths
  }

  mutating func sizeClasses(_ key: String, of node: YAMLNode) -> SizeClasses? {
    guard let value = node[key],
      isMap(value, key: key, owner: "sizeClass", known: ["horizontal", "vertical"])
    else { return nil }
    guard let horizontal: SizeClass = word("horizontal", of: value),
      let vertical: SizeClass = word("vertical", of: value)
    else {
      for missing in ["horizontal", "vertical"] where value[missing] == nil {
        report(.value(.missingKey(missing, owner: "sizeClass")), at: value.location)
      }
      return nil
    }
    return SizeClasses(horizontal: horizontal, vertical: vertical)
  }

  mutating func homeIndicator(_ key: String, of node: YAMLNode) -> HomeIndicator? {
    guard let value = node[key],
      isMap(value, key: key, owner: key, known: ["portraitInset", "landscapeInset", "pill"])
    else { return nil }
    return HomeIndicator(
      portraitInset: number("portraitInset", of: value, in: .length),
      landscapeInset: number("landscapeInset", of: value, in: .length), pill: pill("pill", of: value))
  }

  private mutating func pill(_ key: String, of node: YAMLNode) -> HomeIndicator.Pill? {
    let sides = ["width", "height", "bottomGap"]
    guard let value = node[key], isMap(value, key: key, owner: key, known: sides) else { return nil }
    for side in sides where value[side] == nil {
      report(.value(.missingKey(side, owner: key)), at: value.location)
    }
    let numbers = sides.compactMap { number($0, of: value, in: .length) }
    guard numbers.count == sides.count else { return nil }
    return HomeIndicator.Pill(width: numbers[0], height: numbers[1], bottomGap: numbers[2])
  }

  mutating func cutout(_ key: String, of node: YAMLNode) -> Cutout? {
    guard let value = node[key], isMap(value, key: key, owner: key, known: ["kind", "rect"]) else { return nil }
    if value["kind"] == nil { report(.value(.missingKey("kind", owner: key)), at: value.location) }
    let kind: Cutout.Kind? = word("kind", of: value)
    let sides = numbers("rect", of: value, "[x, y, width, height]", count: 4, in: .length)
    guard let kind else { return nil }
    return Cutout(kind: kind, rect: sides.map { Rect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) })
  }
}
