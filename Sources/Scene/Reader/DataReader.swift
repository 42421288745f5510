import Problems
import YAML

extension Reading {
  /// Reads the `data` of a scene: values that nothing is put into, or files with such values.
  func readData(_ node: YAMLNode) -> [(name: String, value: Expanded)] {
    guard let value = dataValue(node) else { return [] }
    guard let entries = value.entries else {
      problems.report(.value(.wrongType(key: "data", wants: "a map", got: shown(value))), at: node.location)
      return []
    }
    return entries.compactMap { entry in
      guard isName(entry.key) else {
        problems.report(.name(.badName(clipped(entry.key))), at: entry.keyLocation)
        return nil
      }
      return (entry.key, Expanded(node: entry.value, depth: entry.value.depth))
    }
  }

  /// A value of the data with the files that it names, `{file: rows.yaml}`.
  func dataValue(_ node: YAMLNode) -> YAMLNode? {
    switch node.content {
    case .scalar: return node
    case .sequence(let elements):
      let values = elements.compactMap { dataValue($0) }
      return values.count == elements.count ? YAMLNode(.sequence(values), at: node.location) : nil
    case .mapping(let entries):
      if let entry = entries.first, entries.count == 1, entry.key == "file" { return load(entry.value)?.node }
      let values = entries.compactMap { entry in
        dataValue(entry.value).map { YAMLEntry(key: entry.key, at: entry.keyLocation, value: $0) }
      }
      return values.count == entries.count ? YAMLNode(.mapping(values), at: node.location) : nil
    }
  }

  /// Reads a data file, once.
  func load(_ path: YAMLNode) -> Expanded? {
    guard let name = ValueType<String>.asset.read(path, values(of: "file")) else { return nil }
    if let value = loaded[name] { return value }
    do {
      let node = try context.loadData(name, path.location)
      let value = Expanded(node: node, depth: node.depth)
      loaded[name] = value
      return value
    } catch {
      problems.report(error)
      return nil
    }
  }
}
