public import Problems
public import YAML

/// Reads a scene file: types, names and places are checked, and components, repetitions and data written out.
///
/// - Parameters:
///   - file: The file.
///   - context: What it may refer to outside itself.
///   - values: The values of own axes that it is read for, by name; the first of each axis that is not named.
/// - Returns: The scene, unless something is wrong, and all problems in file order.
public func readScene(
  _ file: YAMLNode, context: ReadingContext, values: [String: String] = [:]
) -> (scene: Scene?, diagnostics: [Diagnostic]) {
  let reading = Reading(context: context, axisWords: values)
  let scene = reading.readSceneFile(file)
  return (reading.problems.isEmpty ? scene : nil, reading.problems.inFileOrder)
}

extension Reading {
  private static let keys = [
    "format", "scene", "description", "size", "design", "devices", "variants", "include", "exclude", "masks", "strict",
    "data", "components", "chrome", "root",
  ]
  private static let unbuilt = Field.unbuiltElsewhere

  fileprivate func readSceneFile(_ file: YAMLNode) -> Scene? {
    let context = values(of: "scene")
    guard context.entries(of: file, owner: "scene", keys: Self.keys, unbuilt: Self.unbuilt) != nil else { return nil }
    let name = file["scene"].flatMap { ValueType<String>.name.read($0, context) }
    if file["scene"] == nil { problems.report(.value(.missingKey("scene", owner: "scene")), at: file.location) }
    guard let root = file["root"] else {
      problems.report(.value(.missingKey("root", owner: "scene")), at: file.location)
      return nil
    }
    let place = file["scene"]?.location ?? file.location
    var scene = Scene(name: name ?? "", root: Node(.box, location: root.location), location: place)
    // The design before everything that measures in it.
    if let node = file["design"] { scene.design = readDesign(node, values(of: "design")) }
    design = scene.design
    scene.maxBlur = self.context.limits.maxBlur
    // Conditions may name the file's own axes, also where nobody has looked at it before.
    axes = ownAxes(of: [axes, ownAxes(of: file)])
    readHead(file, into: &scene)
    let own = (scene.variants ?? self.context.variants).filter(\.isOwn)
    let parameters = self.context.chrome.flatMap { [$0.parameters, $0.waivers].compactMap(\.self) }
    let mentioned = ([root, file["chrome"]].compactMap(\.self) + parameters).reduce(into: Set<String>()) {
      $0.formUnion(namesMentioned(in: $1))
    }
    scene.shownAxes = own.map(\.name).filter { mentioned.contains($0) }
    let data = own.compactMap { axisData($0) } + (file["data"].map { readData($0) } ?? [])
    if let node = readRoot(root, data: data) {
      scene.root = node
      checkAnchors(in: node)
    }
    scene.chrome = readChrome(of: file, over: scene, data: data)
    scene.hasBuiltInNodes = hasBuiltInNodes
    checkUnusedComponents()
    return name == nil ? nil : scene
  }

  private func readHead(_ file: YAMLNode, into scene: inout Scene) {
    for entry in file.entries ?? [] {
      let (value, context) = (entry.value, values(of: entry.key))
      switch entry.key {
      case "format": if let problem = formatProblem(value) { problems.report(problem, at: value.location) }
      case "description": scene.description = ValueType<String>.text.read(value, context)
      case "size": scene.size = readCardSize(value, context)
      case "devices": scene.devices = readDevices(value, context)
      case "variants": scene.variants = readVariants(value, context)
      case "include": scene.include = readMatrixRules(value, context)
      case "exclude": scene.exclude = readMatrixRules(value, context)
      case "masks": scene.masks = readMasks(value, context)
      case "strict": scene.strict = ValueType<Bool>.flag.read(value, context)
      case "components": readInlineComponents(value)
      default: break
      }
    }
  }

  private func readRoot(_ node: YAMLNode, data: [(name: String, value: Expanded)]) -> Node? {
    requireOneNode(node, key: "root")
    return readNodes(node, in: Seat(parent: .root, scope: Scope(data: data))).first
  }

  /// Components that the scene has, but does not use, are wrong or right as well.
  private func checkUnusedComponents() {
    guard !isStopped else { return }
    for (_, component) in inlineComponents.sorted(by: { $0.key < $1.key })
    where !usedComponents.contains(component.location) {
      ids = [:]
      let sceneDesign = design
      design = nil
      checkAlone(component)
      design = sceneDesign
    }
  }
}
