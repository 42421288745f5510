import Problems
import YAML

/// Reads `include` or `exclude`: a list of conditions, each with a `scene` where it is not about all of them.
func readMatrixRules(_ node: YAMLNode, _ context: ValueContext) -> [MatrixRule]? {
  guard let elements = node.elements else { return context.fail(node, wants: "a list of conditions") }
  return elements.compactMap { element in
    guard let entries = element.entries, !entries.isEmpty else { return context.fail(element, wants: "a condition") }
    let scene = element["scene"].flatMap { readSceneGlob($0, context.of("scene")) }
    let tests = YAMLNode(.mapping(entries.filter { $0.key != "scene" }), at: element.location)
    return readCondition(tests, context).map { MatrixRule(scene: scene, condition: $0, location: element.location) }
  }
}

/// The snapshots that a tolerance or mask is about: `scene` and `if`.
func readSnapshots(_ node: YAMLNode, _ context: ValueContext) -> MatrixRule? {
  let scene = node["scene"].flatMap { readSceneGlob($0, context.of("scene")) }
  guard let written = node["if"] else {
    return MatrixRule(scene: scene, condition: Condition([]), location: node.location)
  }
  return readCondition(written, context.of("if")).map {
    MatrixRule(scene: scene, condition: $0, location: node.location)
  }
}

private func readSceneGlob(_ node: YAMLNode, _ context: ValueContext) -> SuiteGlob? {
  ValueType<String>.text.read(node, context).map { SuiteGlob($0, location: node.location) }
}
