import Graphics
import Problems
import YAML

extension SuiteOutput {
  /// The keys of an output.
  static let keys = [
    "scenes", "devices", "variants", "preset", "chrome", "frame", "background", "shadow", "name", "formats", "quality",
    "scale", "folder", "sheet", "sheetSizes",
  ]
}

/// Reads `outputs` of a suite: a map of a name to what is drawn under it.
func readOutputs(_ node: YAMLNode, _ context: ValueContext) -> [SuiteOutput] {
  guard let entries = node.entries else { return context.fail(node, wants: "a map of outputs") ?? [] }
  return entries.compactMap { entry in
    guard isName(entry.key) else {
      context.problems.report(.name(.badName(clipped(entry.key))), at: entry.keyLocation)
      return nil
    }
    return readOutput(entry, context.of(entry.key))
  }
}

private func readOutput(_ entry: YAMLEntry, _ context: ValueContext) -> SuiteOutput {
  var output = SuiteOutput(name: entry.key, location: entry.keyLocation)
  for entry in context.entries(of: entry.value, owner: "output", keys: SuiteOutput.keys) ?? [] {
    let (value, context) = (entry.value, context.of(entry.key))
    switch entry.key {
    case "scenes": output.scenes = readSceneNames(value, context)
    case "devices": output.devices = readDevices(value, context) ?? []
    case "variants": output.variants = readVariants(value, context) ?? []
    case "preset":
      output.preset = ValueType<OutputPreset>.word("a preset").read(value, context)
      output.presetLocation = value.location
    case "chrome": output.chrome = readChromeItems(value, context)
    case "frame": output.frame.color = ValueType<DeviceFrameSpec>.color.read(value, context) ?? .true
    case "background": output.background = ValueType<ColorValue>.color.read(value, context)
    case "shadow": output.frame.hasShadow = ValueType<Bool>.flag.read(value, context) ?? false
    case "name": output.template = readTemplate(value, context)
    case "formats": output.formats = ValueType<[PictureFormat]>.formats.read(value, context)
    case "quality": output.quality = ValueType<Int>.count(in: 1...100).read(value, context)
    case "scale": output.scale = ValueType<Double>.number(in: 0.01...10, range: "from 0.01 to 10").read(value, context)
    case "folder": output.folder = ValueType<String>.asset.read(value, context)
    case "sheet": output.sheet = readSheet(value, context)
    default: output.sheetSizes = ValueType<SheetSizes>.word("sizes of a sheet").read(value, context) ?? .points
    }
  }
  if output.frame.hasShadow, output.frame.color == .false, let shadow = entry.value["shadow"] {
    context.problems.report(.value(.missingKey("frame", owner: "output with a shadow")), at: shadow.location)
  }
  if output.sheet == nil, let sizes = entry.value["sheetSizes"] {
    context.problems.report(.value(.missingKey("sheet", owner: "output with sheetSizes")), at: sizes.location)
  }
  return output
}

private func readSceneNames(_ node: YAMLNode, _ context: ValueContext) -> [SuiteGlob] {
  guard let list = node.elements else { return context.fail(node, wants: "a list of names of scenes") ?? [] }
  return list.compactMap { element in
    ValueType<String>.name.read(element, context).map { SuiteGlob($0, location: element.location) }
  }
}

private func readTemplate(_ node: YAMLNode, _ context: ValueContext) -> NameTemplate? {
  guard let text = ValueType<String>.text.read(node, context) else { return nil }
  do throws(OutputProblem) {
    return try NameTemplate(text, location: node.location)
  } catch {
    context.problems.report(.output(error), at: node.location)
    return nil
  }
}

/// The name of a file that has one of the endings.
private func readSheet(_ node: YAMLNode, _ context: ValueContext) -> String? {
  guard let file = ValueType<String>.asset.read(node, context) else { return nil }
  guard PictureFormat(ofFile: file) != nil else {
    let fault = OutputProblem.NameFault.noEnding(endings: PictureFormat.endings)
    context.problems.report(.output(.badName(clipped(file), fault)), at: node.location)
    return nil
  }
  return file
}

extension ValueType<[PictureFormat]> {
  /// Kinds of files that `render` writes.
  static let formats = ValueType("list of formats", words: PictureFormat.allCases.map(\.rawValue)) { node, context in
    let wants = "a list of formats such as [png, pdf]"
    guard node.elements?.isEmpty != true else {
      return context.fail(.wrongType(key: context.key, wants: wants, got: "an empty list"), at: node)
    }
    return list(of: ValueType<PictureFormat>.word("a format of files"), wants: wants).read(node, context)
  }
}
