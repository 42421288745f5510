public import Problems
public import YAML

/// Reads `snapfarm.yaml` (scene-format section 4.1).
///
/// - Parameters:
///   - file: The file.
///   - words: What conditions may name; without it own axes of the suite only, and any device.
/// - Returns: The suite, unless something is wrong, and all problems in file order.
public func readSuite(
  _ file: YAMLNode, words: ConditionWords? = nil
) -> (suite: Suite?, diagnostics: [Diagnostic]) {
  var reader = SuiteReader(file: file, words: words ?? ConditionWords(axes: ownAxes(of: file)))
  let suite = reader.read()
  return (reader.problems.isEmpty ? suite : nil, reader.problems.inFileOrder)
}

/// The state of reading a suite.
struct SuiteReader {
  private static let keys = [
    "format", "suite", "description", "scenes", "components", "profiles", "devices", "groups", "variants", "combine",
    "include", "exclude", "references", "compare", "tolerances", "masks", "results", "fonts", "images", "colors",
    "textStyles", "chrome", "strings", "render", "outputs", "strict", "lint", "limits",
  ]
  private static let unbuilt =
    ["report", "farm"] + Field.unbuiltElsewhere

  let file: YAMLNode
  let words: ConditionWords
  let problems = ProblemList()
  private var colors: [String: ColorValue] = [:]

  init(file: YAMLNode, words: ConditionWords) {
    self.file = file
    self.words = words
  }

  private func context(_ key: String) -> ValueContext {
    ValueContext(
      key: key, colors: colors, problems: problems, checkDevice: words.checkDevice, axes: words.axes)
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
    case "combine": suite.combine = ValueType<VariantCombination>.word("a combination").read(value, context) ?? .all
    case "include": suite.include = readMatrixRules(value, context) ?? []
    case "exclude": suite.exclude = readMatrixRules(value, context) ?? []
    case "compare": suite.compare = readComparison(value, context)
    case "tolerances": suite.tolerances = readTolerances(value, context)
    case "masks": suite.masks = readMasks(value, context) ?? []
    case "references": readReferences(value, context, into: &suite)
    case "results": suite.results = ValueType<String>.asset.read(value, context) ?? suite.results
    case "fonts": suite.fonts = readFonts(value, context)
    case "textStyles": suite.textStyles = readTextStyles(value, context)
    case "strings": suite.strings = readStrings(value, context)
    case "images": suite.images = readImages(value, context)
    case "chrome": suite.chrome = readChromeItems(value, context) ?? []
    case "render": readRender(value, context, into: &suite)
    case "outputs": suite.outputs = readOutputs(value, context)
    case "strict": suite.strict = ValueType<Bool>.flag.read(value, context) ?? false
    case "lint": suite.lint = readLintSettings(value, context)
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
    for entry in context.entries(of: node, owner: "references", keys: ["folder", "svg", "unreferenced"]) ?? [] {
      let (value, context) = (entry.value, context.of(entry.key))
      switch entry.key {
      case "folder": suite.references = ValueType<String>.asset.read(value, context) ?? suite.references
      case "svg": suite.keepsSVG = ValueType<Bool>.flag.read(value, context) ?? true
      default:
        let type = ValueType<Suite.Unreferenced>.word("what becomes of references without a snapshot")
        suite.unreferenced = type.read(value, context)
      }
    }
  }

  private func readRender(_ node: YAMLNode, _ context: ValueContext, into suite: inout Suite) {
    let keys = ["background", "formats", "outlineText"]
    let entries = context.entries(of: node, owner: "render", keys: keys, unbuilt: ["scale", "pngLevel"])
    for entry in entries ?? [] {
      let (value, context) = (entry.value, context.of(entry.key))
      switch entry.key {
      case "background": suite.background = ValueType<ColorValue>.color.read(value, context)
      case "formats":
        suite.formats = ValueType<[PictureFormat]>.formats.read(value, context) ?? suite.formats
      default: suite.outlinesText = ValueType<Bool>.flag.read(value, context) ?? false
      }
    }
  }
}
