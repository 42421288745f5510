import Problems
import YAML

extension Reading {
  /// A value with its references put in; nil where one of them means nothing, which is reported, or anything.
  func expand(_ node: YAMLNode, in scope: Scope) -> YAMLNode? {
    guard let value = expanded(node, in: scope) else { return nil }
    if value.isUnknown { hasMetUnknown = true }
    return value.isUnknown ? nil : value.node
  }

  /// The same with what else is known of the value.
  func expanded(_ node: YAMLNode, in scope: Scope) -> Expanded? {
    guard !isStopped else { return nil }
    switch node.content {
    case .scalar(let text, _):
      countBytes(text.utf8.count + 16, at: node.location)
      guard text.utf8.contains(UInt8(ascii: "$")) else { return Expanded(node: node) }
      return expandedScalar(text, node, in: scope)
    case .sequence(let elements):
      let values = elements.map { expanded($0, in: scope) }
      return collected(values, at: node) { .sequence($0) }
    case .mapping(let entries):
      let values = entries.map { expanded($0.value, in: scope) }
      return collected(values, at: node) { nodes in
        .mapping(zip(entries, nodes).map { YAMLEntry(key: $0.key, at: $0.keyLocation, value: $1) })
      }
    }
  }

  private func collected(
    _ values: [Expanded?], at node: YAMLNode, content: ([YAMLNode]) -> YAMLNode.Content
  ) -> Expanded? {
    let known = values.compactMap { $0 }
    guard known.count == values.count else { return nil }
    let depth = (known.map(\.depth).max() ?? 0) + 1
    guard depth <= context.limits.maxDepth else {
      problems.report(.file(.tooDeep(levels: depth, limit: context.limits.maxDepth)), at: node.location)
      return nil
    }
    let isUnknown = known.contains { $0.isUnknown }
    return Expanded(node: YAMLNode(content(known.map(\.node)), at: node.location), depth: depth, isUnknown: isUnknown)
  }

  private func expandedScalar(_ text: String, _ node: YAMLNode, in scope: Scope) -> Expanded? {
    // Among code points, since with a joiner or an accent after it a sign is another character to Swift.
    let afterDollar = Substring(text.unicodeScalars.dropFirst())
    guard text.unicodeScalars.first == "$", afterDollar.first?.isLetter == true else {
      return interpolated(text, node, in: scope)
    }
    guard let reference = Reference(afterDollar) else {
      problems.report(.value(.badReference(clipped(text))), at: node.location)
      return nil
    }
    return lookUp(reference, at: node.location, in: scope)
  }

  /// A text with `${name}` put in and `$$` as a dollar sign.
  private func interpolated(_ text: String, _ node: YAMLNode, in scope: Scope) -> Expanded? {
    var result = ""
    var rest = text.unicodeScalars[...]
    var isUnknown = false
    while let dollar = rest.firstIndex(of: "$") {
      result.unicodeScalars += rest[..<dollar]
      rest = rest[dollar...].dropFirst()
      if rest.first == "$" {
        result += "$"
        rest.removeFirst()
      } else if rest.first == "{" || Substring(rest).first?.isLetter == true {
        guard let value = putIn(&rest, at: node, in: scope) else { return nil }
        isUnknown = isUnknown || value.isUnknown
        result += value.node.scalar ?? ""
        countBytes(value.node.scalar?.utf8.count ?? 0, at: node.location)
        guard !isStopped else { return nil }
      } else {
        result += "$"
      }
    }
    result.unicodeScalars += rest
    guard case .scalar(_, let isPlain) = node.content else { return nil }
    return Expanded(node: YAMLNode(.scalar(result, isPlain: isPlain), at: node.location), isUnknown: isUnknown)
  }

  /// Takes `{name}` from the front of a text and gives its value, which has to be a scalar.
  private func putIn(_ rest: inout Substring.UnicodeScalarView, at node: YAMLNode, in scope: Scope) -> Expanded? {
    guard rest.first == "{", let end = rest.firstIndex(of: "}"),
      let reference = Reference(Substring(rest[..<end].dropFirst()))
    else {
      problems.report(.value(.badReference(clipped("$" + Substring(rest.prefix { $0 != " " })))), at: node.location)
      return nil
    }
    let written = "$" + Substring(rest[...end])
    rest = rest[end...].dropFirst()
    guard let value = lookUp(reference, at: node.location, in: scope) else { return nil }
    if value.isUnknown || value.node.scalar != nil { return value }
    let problem = ValueProblem.wrongType(key: clipped(written), wants: "a text", got: value.node.kindWord)
    problems.report(.value(problem), at: node.location)
    return nil
  }
}
