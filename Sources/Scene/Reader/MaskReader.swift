import Graphics
import Problems
import YAML

/// Reads `masks`: a list of what comparisons leave out.
func readMasks(_ node: YAMLNode, _ context: ValueContext) -> [MaskRule]? {
  guard let elements = node.elements else { return context.fail(node, wants: "a list of masks") }
  return elements.compactMap { readMask($0, context) }
}

private let regions = ["views", "rects", "polygons", "image"]

private func readMask(_ node: YAMLNode, _ context: ValueContext) -> MaskRule? {
  let keys = ["scene", "if", "reason"] + regions
  guard let entries = context.entries(of: node, owner: "mask", keys: keys) else { return nil }
  guard entries.contains(where: { regions.contains($0.key) }) else {
    return context.fail(.missingKey("views", owner: "mask"), at: node)
  }
  guard let rule = readSnapshots(node, context) else { return nil }
  var mask = MaskRule(rule: rule)
  for entry in entries {
    let (value, context) = (entry.value, context.of(entry.key))
    switch entry.key {
    case "views": mask.views = readViews(value, context)
    case "rects":
      mask.rects = readList(value, context, wants: "a list of [x, y, width, height]") { readRect($0, context) }
    case "polygons": mask.polygons = readList(value, context, wants: "a list of polygons") { readPolygon($0, context) }
    case "image":
      mask.image = ValueType<String>.asset.read(value, context).map { SuiteGlob($0, location: value.location) }
    case "reason": mask.reason = readReason(value, context)
    default: break
    }
  }
  return mask
}

private func readList<Value>(
  _ node: YAMLNode, _ context: ValueContext, wants: String, read: (YAMLNode) -> Value?
) -> [Value] {
  guard let elements = node.elements, !elements.isEmpty else { return context.fail(node, wants: wants) ?? [] }
  guard elements.count <= 10_000 else {
    return context.fail(.tooLong(key: context.key, limit: 10_000, unit: "elements"), at: node) ?? []
  }
  return elements.compactMap(read)
}

private func readViews(_ node: YAMLNode, _ context: ValueContext) -> [ViewPattern] {
  readList(node, context, wants: "a list of paths") { element in
    guard let text = element.scalar, let pattern = ViewPattern(text, at: element.location) else {
      return context.fail(element, wants: "a path of ids such as card/title or pad/key.*")
    }
    return pattern
  }
}

private func readRect(_ node: YAMLNode, _ context: ValueContext) -> Rect? {
  guard let numbers = readPoints(node, count: 4), numbers[2] > 0, numbers[3] > 0 else {
    return context.fail(node, wants: "[x, y, width, height] in points")
  }
  return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
}

private func readPolygon(_ node: YAMLNode, _ context: ValueContext) -> [Point]? {
  guard let elements = node.elements, (3...10_000).contains(elements.count) else {
    return context.fail(node, wants: "a list of at least three [x, y]")
  }
  let points = elements.compactMap { element -> Point? in
    guard let numbers = readPoints(element, count: 2) else { return context.fail(element, wants: "[x, y] in points") }
    return Point(x: numbers[0], y: numbers[1])
  }
  return points.count == elements.count ? points : nil
}

private func readPoints(_ node: YAMLNode, count: Int) -> [Double]? {
  guard let elements = node.elements, elements.count == count else { return nil }
  let numbers = elements.compactMap(\.number).filter { $0.magnitude <= largestLength }
  return numbers.count == count ? numbers : nil
}
