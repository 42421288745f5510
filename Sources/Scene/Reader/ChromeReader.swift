import Problems
import YAML

/// Reads `chrome`: a list of parts, each a word or a map of one to its component's parameters.
func readChromeItems(_ node: YAMLNode, _ context: ValueContext) -> [ChromeItem]? {
  guard let elements = node.elements else {
    return context.fail(node, wants: wordsOfFlag[node.scalar ?? ""] ?? "a list of parts of the system")
  }
  var items: [ChromeItem] = []
  for element in elements {
    guard let item = readItem(element, context) else { continue }
    if items.contains(where: { $0.part == item.part }) {
      let problem = ValueProblem.wrongType(key: "chrome", wants: "each part once", got: item.part.rawValue)
      context.problems.report(.value(problem), at: element.location)
    } else {
      items.append(item)
    }
  }
  return items
}

private func readItem(_ node: YAMLNode, _ context: ValueContext) -> ChromeItem? {
  guard let entries = node.entries else {
    return readPart(node, context).map { ChromeItem($0, location: node.location) }
  }
  let parts = entries.filter { $0.key != waiversKey }
  guard parts.count == 1, let entry = parts.first else {
    let got = "map of \(parts.count)"
    return context.fail(.wrongType(key: context.key, wants: "a map of one part", got: got), at: node)
  }
  let name = YAMLNode(.scalar(entry.key, isPlain: true), at: entry.keyLocation)
  guard let part = readPart(name, context) else { return nil }
  guard entry.value.entries != nil else {
    return context.of(entry.key).fail(entry.value, wants: "a map of its parameters")
  }
  var item = ChromeItem(part, parameters: entry.value, location: entry.keyLocation)
  item.waivers = node[waiversKey]
  return item
}

/// The key beside a part that accepts findings of lint in it.
private let waiversKey = "waive"

private func readPart(_ node: YAMLNode, _ context: ValueContext) -> ChromeItem.Part? {
  if let wants = node.scalar.flatMap({ wordsOfFlag[$0] }) { return context.fail(node, wants: wants) }
  return ValueType<ChromeItem.Part>.word("a part of the system").read(node, context)
}

/// What files say in place of the words that only `--chrome` has.
private let wordsOfFlag = [
  "all": "[\(ChromeItem.all.map(\.part.rawValue).joined(separator: ", "))] for all that every app has",
  "none": "[] for nothing",
]

extension Reading {
  /// Reads what the system shows over a scene; a card has none, as it is on no screen.
  func readChrome(of file: YAMLNode, over scene: Scene, data: [(name: String, value: Expanded)]) -> Node? {
    let said = file["chrome"].flatMap { readChromeItems($0, values(of: "chrome")) }
    if scene.size != nil {
      if let said, !said.isEmpty, let node = file["chrome"] {
        let problem = ValueProblem.wrongType(key: "chrome", wants: "a scene of the device's size", got: "a card")
        problems.report(.value(problem), at: node.location)
      }
      return nil
    }
    let items = wanted(context.wantedChrome, said ?? context.chrome)
    guard !items.isEmpty, !isStopped else { return nil }
    let seat = Seat(parent: .box([.overlay(OverlaySpec(alignment: .fill))]), scope: Scope(data: data))
    return readNodes(tree(of: items, at: scene.location), in: seat).first
  }

  /// The parts that a flag or an output asks for, with what scenes say of those that it only names.
  private func wanted(_ wanted: [ChromeItem]?, _ said: [ChromeItem]) -> [ChromeItem] {
    wanted?.map { item in
      item.parameters == nil ? said.first { $0.part == item.part } ?? item : item
    } ?? said
  }

  /// The nodes that files would say it with.
  private func tree(of items: [ChromeItem], at location: SourceLocation) -> YAMLNode {
    let parts = ChromeItem.Part.allCases.compactMap { part in items.first { $0.part == part } }
    let uses = parts.map { $0.use(at: $0.location ?? location) }
    var entries = template("{id: system, layout: {overlay: top}}", at: location).entries ?? []
    entries.append(YAMLEntry(key: "children", at: location, value: YAMLNode(.sequence(uses), at: location)))
    return YAMLNode(.mapping(entries), at: location)
  }
}

extension ChromeItem {
  /// The use of the part's component, at its place on the screen.
  fileprivate func use(at location: SourceLocation) -> YAMLNode {
    let entries = template("{use: system/\(part.rawValue), id: \(part.id), \(part.place)}", at: location).entries ?? []
    let said = [("with", parameters), (waiversKey, waivers)].compactMap { key, value in
      value.map { YAMLEntry(key: key, at: location, value: $0) }
    }
    return YAMLNode(.mapping(entries + said), at: location)
  }
}

extension ChromeItem.Part {
  /// The id of the part's view; anchors have the word of the keyboard for its guide.
  fileprivate var id: String { self == .keyboard ? "keyboardArea" : rawValue }

  /// Where the part is on the screen, as files say it.
  fileprivate var place: String {
    switch self {
    case .statusBar, .browserBar, .navigationBar: "width: fill, alignSelf: top"
    case .tabBar: "width: fill, alignSelf: bottom, when: [{if: {idiom: tv}, alignSelf: top}]"
    case .keyboard: "width: fill, alignSelf: bottom"
    // Android's buttons are at the side of a phone that lies.
    case .homeIndicator:
      """
      width: fill, alignSelf: bottom, when: [
      {if: {has: sideButtons}, alignSelf: trailing, height: fill, width: device.safeAreaRight},
      {if: {has: sideButtons, direction: rightToLeft}, alignSelf: leading}]
      """
    }
  }
}

/// A map in the words of files, which stands where it is asked for.
private func template(_ text: String, at location: SourceLocation) -> YAMLNode {
  (try? parseYAML(Array(text.utf8), file: location.file))?.standing(at: location)
    ?? YAMLNode(.mapping([]), at: location)
}
