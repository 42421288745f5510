import Problems
import YAML

extension ValueType<[DerivedValue]> {
  private static let keys = DerivedValue.Key.allCases.map(\.rawValue)

  /// A map of keys to expressions.
  static let derived = ValueType("derived", words: keys) { node, context in
    let wants = "a map such as {cornerRadius: self.width / 4}"
    guard let entries = context.entries(of: node, owner: "derived", keys: keys, wants: wants) else {
      return nil
    }
    return entries.compactMap { entry in
      guard let key = DerivedValue.Key(rawValue: entry.key) else { return nil }
      if key == .strokeWidth, let kind = context.kind, kind != .path, kind != .line {
        let problem = ValueProblem.wrongKind(key: entry.key, belongsTo: "path or line", owner: kind.rawValue)
        context.problems.report(.value(problem), at: entry.keyLocation)
        return nil
      }
      let context = context.of(entry.key)
      guard let text = entry.value.scalar else { return context.fail(entry.value, wants: ExpressionReader.wants) }
      var reader = ExpressionReader(entry.value, text: text, context)
      return reader.read().map { DerivedValue(key, $0, location: entry.value.location) }
    }
  }
}

extension Reading {
  /// E212: what is derived is not said as well.
  func checkDerived(_ entries: [YAMLEntry]) {
    for entry in entries.first(where: { $0.key == "derived" })?.value.entries ?? [] {
      guard let key = DerivedValue.Key(rawValue: entry.key) else { continue }
      guard let plain = entries.first(where: { $0.key == key.plainKey }) else { continue }
      // A matrix says all of a transform.
      if let part = key.part, plain.value[part] == nil, plain.value["matrix"] == nil { continue }
      problems.report(.value(.givenAndDerived(entry.key)), at: entry.keyLocation)
    }
  }

  /// E220: a part of something that is nowhere drawn.
  func checkParts(of node: Node) {
    let sets = [node.attributes] + node.overrides.map(\.attributes)
    for value in sets.compactMap(\.derived).joined() {
      let isDrawn =
        switch value.key {
        case .borderWidth: sets.contains { $0.border != nil }
        case .strokeWidth: node.kind == .line || sets.contains { $0.stroke != nil }
        case .shadowBlur: sets.contains { $0.shadows?.isEmpty == false }
        case .cornerRadius, .opacity, .rotation, .scale: true
        }
      guard !isDrawn, let location = value.location else { continue }
      let owner = "\(node.kind.rawValue) with a derived \(value.key.rawValue)"
      problems.report(.value(.missingKey(value.key.plainKey, owner: owner)), at: location)
    }
  }

  /// Checks what the expressions of a node name: E303 and E304.
  func check(_ values: [DerivedValue], of number: Int, _ references: References) {
    let box = references.entries[number].parent ?? number
    for value in values {
      for measure in value.expression.measures {
        guard case .named(let path) = measure.target, let location = measure.location else { continue }
        switch references.answer(path, in: box, space: value.expression.space) {
        case .view: break
        case .nothing(let nearest):
          problems.report(.name(.unknownView(clipped(path), nearest: nearest)), at: location)
        case .guide: problems.report(.name(.unknownView(clipped(path), nearest: nil)), at: location)
        case .several(let places): problems.report(.name(.ambiguousView(clipped(path), places)), at: location)
        }
      }
    }
  }
}
