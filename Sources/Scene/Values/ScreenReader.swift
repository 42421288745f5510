import Graphics
import Problems
import YAML

extension ValueType<String> {
  /// The name of a scene; whether there is one is known once all are read.
  static let sceneName = ValueType("scene") { node, context in
    guard let name = node.scalar, node.flag == nil else { return context.fail(node, wants: "the name of a scene") }
    return name
  }

  /// One device: an id, an alias or an ad-hoc size.
  static let deviceName = ValueType("device") { node, context in
    guard let word = node.scalar, node.flag == nil, !word.hasPrefix("@") else {
      return context.fail(node, wants: "one device, such as iphone-15-pro or 375x667@2")
    }
    if let problem = context.checkDevice?(word) {
      context.problems.report(problem, at: node.location)
      return nil
    }
    return word
  }
}

extension ValueType<EmbeddedVariant> {
  /// A word for each of some axes.
  static let variant = ValueType("variant") { node, context in
    guard let entries = node.entries else {
      return context.fail(node, wants: "a map of axes to words, such as {appearance: dark}")
    }
    let values = entries.map { readValue($0, context) }
    let read = values.compactMap { $0 }
    return read.count == values.count ? EmbeddedVariant(read) : nil
  }

  private static func readValue(_ entry: YAMLEntry, _ context: ValueContext) -> EmbeddedVariant.Value? {
    let context = context.of(entry.key)
    guard let word = entry.value.scalar else { return context.fail(entry.value, wants: "a word") }
    if KnownAxes.built.contains(where: { $0.name == entry.key }) {
      if let spelling = KnownAxes.spelling(of: word, in: entry.key) {
        return EmbeddedVariant.Value(axis: entry.key, word: spelling)
      }
      context.failValue(word, of: entry.key, at: entry.value)
      return nil
    } else if let axes = context.axes {
      guard let own = axes.first(where: { $0.name == entry.key }) else {
        let keys = KnownAxes.built.map(\.name) + axes.map(\.name)
        context.reportUnknown(entry, owner: "variant", keys: keys, unbuilt: [])
        return nil
      }
      guard own.values.contains(word) else {
        return context.fail(word: word, at: entry.value, expected: "a value of \(own.name)", words: own.values)
      }
    }
    return EmbeddedVariant.Value(axis: entry.key, word: word)
  }
}

extension ValueType<DeviceFrameSpec> {
  /// Whether a device is drawn around, its colour, or a map of colour and shadow.
  static let deviceFrame = ValueType("device frame", words: color.words + ["color", "shadow"]) { node, context in
    guard node.entries != nil else { return color.read(node, context).map { DeviceFrameSpec(color: $0) } }
    let entries = context.entries(of: node, owner: "deviceFrame", keys: ["color", "shadow"])
    var frame = DeviceFrameSpec(color: .true)
    for entry in entries ?? [] {
      let context = context.of("deviceFrame." + entry.key)
      switch entry.key {
      case "color":
        guard let read = color.read(entry.value, context) else { return nil }
        frame.color = read
      default:
        guard let flag = ValueType<Bool>.flag.read(entry.value, context) else { return nil }
        frame.hasShadow = flag
      }
    }
    return frame
  }

  /// Whether a device is drawn around, or its colour.
  static let color = ValueType<DeviceFrameSpec.Color>.word("true, false or a color of devices")
}
