public import Problems
public import YAML

/// Reads `snapfarm.yaml` (scene-format section 4.1).
///
/// - Returns: The suite, unless something is wrong, and all problems in file order.
public func readSuite(_ file: YAMLNode) -> (suite: Suite?, diagnostics: [Diagnostic]) {
  var reader = SuiteReader(file: file)
  let suite = reader.read()
  return (reader.problems.isEmpty ? suite : nil, reader.problems.inFileOrder)
}

/// The state of reading a suite.
struct SuiteReader {
  private static let keys = [
    "format", "suite", "description", "scenes", "components", "profiles", "devices", "groups", "variants", "references",
    "results", "fonts", "images", "colors", "render", "strict", "limits",
  ]
  private static let unbuilt =
    [
      "combine", "include", "exclude", "compare", "tolerances", "masks", "textStyles", "strings", "outputs", "lint",
      "report", "farm",
    ] + Field.unbuiltElsewhere

  let file: YAMLNode
  let problems = ProblemList()
  private var colors: [String: ColorValue] = [:]

  init(file: YAMLNode) { self.file = file }

  private func context(_ key: String) -> ValueContext {
    ValueContext(key: key, colors: colors, problems: problems)
  }

  mutating func read() -> Suite? {
    let keys = Self.keys
    guard let entries = context("suite").entries(of: file, owner: "suite", keys: keys, unbuilt: Self.unbuilt) else {
      return nil
    }
    var suite = Suite(
      name: "", scenes: [SuiteGlob("Scenes/**/*.yaml")], components: [SuiteGlob("Components/**/*.yaml")])
    for key in ["suite", "devices"] where file[key] == nil {
      problems.report(.value(.missingKey(key, owner: "suite")), at: file.location)
    }
    // Colours first, wherever they stand: other keys use their names.
    if let node = file["colors"] { suite.colors = readColors(node) }
    for entry in entries { read(entry, into: &suite) }
    return suite
  }

  private func read(_ entry: YAMLEntry, into suite: inout Suite) {
    let (value, context) = (entry.value, context(entry.key))
    switch entry.key {
    case "format": if let problem = formatProblem(value) { problems.report(problem, at: value.location) }
    case "suite": suite.name = ValueType<String>.name.read(value, context) ?? ""
    case "description": suite.description = ValueType<String>.text.read(value, context)
    case "scenes": suite.scenes = readGlobs(value, context) ?? suite.scenes
    case "components": suite.components = readGlobs(value, context) ?? suite.components
    case "profiles": suite.profiles = ValueType<String>.asset.read(value, context) ?? suite.profiles
    case "devices": suite.devices = readDevices(value, context) ?? []
    case "groups": suite.groups = readGroups(value, context)
    case "variants": suite.variants = readVariants(value, context) ?? []
    case "references": readReferences(value, context, into: &suite)
    case "results": suite.results = ValueType<String>.asset.read(value, context) ?? suite.results
    case "fonts": suite.fonts = readFonts(value, context)
    case "images": suite.images = readImages(value, context)
    case "render": suite.background = readBackground(value, context)
    case "strict": suite.strict = ValueType<Bool>.flag.read(value, context) ?? false
    case "limits": suite.limits = readLimits(value, context)
    default: break
    }
  }

  /// Colours in written order; each may use those before it.
  private mutating func readColors(_ node: YAMLNode) -> [NamedColor] {
    guard let entries = node.entries else { return context("colors").fail(node, wants: "a map") ?? [] }
    var named: [NamedColor] = []
    for entry in entries {
      guard isName(entry.key) else {
        problems.report(.name(.badName(clipped(entry.key))), at: entry.keyLocation)
        continue
      }
      guard let color = ValueType<ColorValue>.color.read(entry.value, context(entry.key)) else { continue }
      named.append(NamedColor(name: entry.key, color: color))
      colors[entry.key] = color
    }
    return named
  }

  private func readGlobs(_ node: YAMLNode, _ context: ValueContext) -> [SuiteGlob]? {
    guard let list = node.elements else { return context.fail(node, wants: "a list of globs") }
    return list.compactMap { element in
      ValueType<String>.asset.read(element, context).map { SuiteGlob($0, location: element.location) }
    }
  }

  private func readGroups(_ node: YAMLNode, _ context: ValueContext) -> [DeviceGroup] {
    guard let entries = node.entries else { return context.fail(node, wants: "a map") ?? [] }
    return entries.compactMap { entry in
      guard isName(entry.key) else {
        problems.report(.name(.badName(clipped(entry.key))), at: entry.keyLocation)
        return nil
      }
      return readDevices(entry.value, context.of(entry.key)).map { DeviceGroup(name: entry.key, devices: $0) }
    }
  }

  private func readReferences(_ node: YAMLNode, _ context: ValueContext, into suite: inout Suite) {
    if node.scalar != nil {
      suite.references = ValueType<String>.asset.read(node, context) ?? suite.references
      return
    }
    let keys = ["folder", "svg"]
    for entry in context.entries(of: node, owner: "references", keys: keys, unbuilt: ["unreferenced"]) ?? [] {
      let context = context.of(entry.key)
      if entry.key == "folder" {
        suite.references = ValueType<String>.asset.read(entry.value, context) ?? suite.references
      } else {
        suite.keepsSVG = ValueType<Bool>.flag.read(entry.value, context) ?? true
      }
    }
  }

  private func readBackground(_ node: YAMLNode, _ context: ValueContext) -> ColorValue? {
    let unbuilt = ["formats", "scale", "pngLevel", "outlineText"]
    let entries = context.entries(of: node, owner: "render", keys: ["background"], unbuilt: unbuilt)
    return entries?.first.flatMap { ValueType<ColorValue>.color.read($0.value, context.of($0.key)) }
  }
}
