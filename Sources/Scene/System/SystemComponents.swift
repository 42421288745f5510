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
      guard let read, var component = readComponent(read).component else { continue }
      component.isBuiltIn = true
      components[component.name] = component
    }
    return components
  }()

  /// Their names, in order.
  static let names = SystemFile.all.map { prefix + $0.name }
}

/// A file of `Components/system/` as it is compiled in.
struct SystemFile: Sendable {
  /// The name without extension.
  let name: String
  /// Its text.
  let text: StaticString
}
