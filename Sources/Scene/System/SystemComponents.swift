import Problems
import YAML

/// The components that come with Snapfarm: `system/statusBar` and the others of `Components/system/`.
enum SystemComponents {
  /// What their names begin with.
  static let prefix = "system/"
  /// What the keys of the keyboard are.
  static let key = prefix + "key"

  /// The components by name, read when one is asked for.
  static let byName: [String: ComponentDefinition] = {
    var components: [String: ComponentDefinition] = [:]
    for file in SystemFile.all {
      let read = try? parseYAML(Array(file.text.description.utf8), file: "snapfarm:\(prefix)\(file.name).yaml")
      guard let component = read.flatMap(readSystemComponent) else { continue }
      components[component.name] = component
    }
    return components
  }()

  /// Their names, in order.
  static let names = SystemFile.all.map { prefix + $0.name }

  /// The part of the system that a component is; nil for others.
  static func part(named name: String) -> ChromeItem.Part? {
    name.hasPrefix(prefix) ? ChromeItem.Part(rawValue: String(name.dropFirst(prefix.count))) : nil
  }

  /// The nearest of their names to a word, which may lack what they begin with.
  static func nearest(to word: String) -> String? {
    if names.contains(prefix + word) { return prefix + word }
    return nearestWord(to: word, in: names) ?? nearestWord(to: prefix + word, in: names)
  }

  /// The parameters that components of Snapfarm's own give one where they use it, in order of their names.
  static func parametersPassed(to name: String) -> [String] {
    var passed: Set<String> = []
    for component in byName.values { component.node.collectParameters(to: name, &passed) }
    return passed.sorted()
  }
}

extension YAMLNode {
  /// Adds the keys of `with` in all uses of a component.
  fileprivate func collectParameters(to name: String, _ passed: inout Set<String>) {
    for element in elements ?? [] { element.collectParameters(to: name, &passed) }
    if self["use"]?.scalar == name { passed.formUnion(self["with"]?.entries?.map(\.key) ?? []) }
    for entry in entries ?? [] { entry.value.collectParameters(to: name, &passed) }
  }
}

/// A file of `Components/system/` as it is compiled in.
struct SystemFile: Sendable {
  /// The name without extension.
  let name: String
  /// Its text.
  let text: StaticString
}
