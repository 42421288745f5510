import Problems
import YAML

/// Reads the `design` of a scene.
func readDesign(_ node: YAMLNode, _ context: ValueContext) -> Scene.Design {
  var design = Scene.Design()
  let side = ValueType<Double>.number(in: 1...100_000, range: "from 1 to 100000")
  let keys = ["width", "height", "basis", "scale"]
  for entry in context.entries(of: node, owner: "design", keys: keys) ?? [] {
    let (value, context) = (entry.value, context.of(entry.key))
    switch entry.key {
    case "width": design.width = side.read(value, context)
    case "height": design.height = side.read(value, context)
    case "basis":
      design.basis = ValueType<Scene.Design.Basis>.word("a basis").read(value, context) ?? .natural
    default: break
    }
  }
  if let scale = node["scale"] {
    var context = context.of("scale")
    context.design = design
    design.scale = ValueType<[ScaledField]>.scaledFields.read(scale, context) ?? []
  }
  return design
}

/// Reads the `size` of a card: two lengths or `hug`; `device` is none.
func readCardSize(_ node: YAMLNode, _ context: ValueContext) -> Scene.CardSize? {
  if node.scalar == "device" { return nil }
  guard let list = node.elements, list.count == 2 else {
    return context.fail(node, wants: "device or [width, height]")
  }
  let sides = list.map { side -> Length? in
    side.scalar == "hug" ? nil : ValueType<Length>.fixedExtent.read(side, context)
  }
  return Scene.CardSize(width: sides[0], height: sides[1])
}

/// Reads a list of devices; whether they exist is for the catalogue to say.
func readDevices(_ node: YAMLNode, _ context: ValueContext) -> [DeviceChoice]? {
  guard let list = node.elements else { return context.fail(node, wants: "a list of devices") }
  return list.compactMap { element in
    if let own = element.entries?.first {
      context.problems.report(.value(.notBuilt(clipped(own.key))), at: own.keyLocation)
      return nil
    }
    return ValueType<String>.text.read(element, context).map { DeviceChoice($0, location: element.location) }
  }
}

private let builtAxes = [("orientation", ["portrait", "landscape"]), ("appearance", ["light", "dark"])]
private let unbuiltAxes = ["contrast", "locale", "direction", "textSize", "displayZoom", "window", "os"]

/// Reads `variants`: a list of values for each axis.
func readVariants(_ node: YAMLNode, _ context: ValueContext) -> [VariantChoice]? {
  let names = builtAxes.map(\.0)
  let read = context.entries(of: node, owner: "variants", keys: names, unbuilt: unbuiltAxes)
  return read?.compactMap { entry in
    let known = builtAxes.first { $0.0 == entry.key }?.1 ?? []
    let context = context.of(entry.key)
    guard let list = entry.value.elements, !list.isEmpty else {
      return context.fail(entry.value, wants: "a list of values")
    }
    let values = list.compactMap { element -> String? in
      guard let word = element.scalar else { return context.fail(element, wants: "a word") }
      if known.contains(word) { return word }
      return context.fail(word: word, at: element, expected: "a value of \(entry.key)", words: known)
    }
    return values.count == list.count
      ? VariantChoice(name: entry.key, values: values, location: entry.keyLocation) : nil
  }
}
