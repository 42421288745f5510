import Problems
import YAML

extension Reading {
  /// The value of a reference; what it does not find is reported.
  func lookUp(_ reference: Reference, at location: SourceLocation, in scope: Scope) -> Expanded? {
    guard var value = scope.value(of: reference.name, at: location) else {
      let known = scope.names
      let problem = NameProblem.unknownParameter(
        clipped(reference.name), known: known, nearest: nearestWord(to: reference.name, in: known))
      problems.report(.name(problem), at: location)
      return nil
    }
    var way = "$" + reference.name
    if !reference.steps.isEmpty, let datum = value.datum {
      value = Expanded(node: datum, depth: datum.depth)
    }
    for step in reference.steps where !value.isUnknown {
      guard let next = value.node.part(step) else {
        let problem = NameProblem.unknownDataKey(clipped(step), item: clipped(way), known: value.node.parts)
        problems.report(.name(problem), at: location)
        return nil
      }
      way += "." + step
      value.node = next
      value.depth = max(0, value.depth - 1)
    }
    if value.isSample { value.node.location = location }
    return value
  }
}

extension YAMLNode {
  /// A part of a list by its number, or of a map by its key.
  fileprivate func part(_ step: String) -> YAMLNode? {
    if let value = self[step] { return value }
    guard let elements, let index = Int(step), elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  /// The parts that a message names.
  fileprivate var parts: [String] {
    if let entries { return entries.prefix(20).map { clipped($0.key) } }
    return elements.map { $0.indices.prefix(20).map(String.init) } ?? []
  }

  /// How many lists and maps stand inside each other at most.
  var depth: Int {
    switch content {
    case .scalar: 0
    case .sequence(let elements): 1 + (elements.map(\.depth).max() ?? 0)
    case .mapping(let entries): 1 + (entries.map(\.value.depth).max() ?? 0)
    }
  }
}
