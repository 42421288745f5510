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
