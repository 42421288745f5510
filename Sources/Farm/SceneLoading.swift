import Devices
import Files
import Graphics
import Problems
import Scene
import YAML

/// Reads the components and scenes of a suite; what a file is, it says itself, whichever glob found it.
struct SceneLoader {
  private let files: SuiteFiles
  private let outline: Suite
  private let devices: DeviceResolver
  private let wantedChrome: [ChromeItem]?
  private var sceneFiles: [YAMLNode] = []
  private var components: [ComponentDefinition] = []
  /// What is wrong with components.
  private(set) var problems: [Diagnostic] = []
  /// The own axes of the suite and of its scenes.
  private(set) var axes: [VariantChoice] = []
  /// The scenes for values of own axes.
  private(set) var trees = SceneTrees()
  /// The scenes that could not be read.
  private(set) var broken: [BrokenScene] = []

  init(files: SuiteFiles, suite: Suite, catalog: DeviceCatalog, chrome: [ChromeItem]? = nil) {
    wantedChrome = chrome
    self.files = files
    outline = suite
    devices = DeviceResolver(catalog: catalog, groups: suite.groups)
  }

  /// Parses all files, each once, and learns which axes scenes have.
  mutating func readFiles() {
    for path in paths() { readFile(path) }
    axes = ownAxes(of: [outline.variants] + sceneFiles.map { ownAxes(of: $0) })
  }

  /// The first language of the axis `locale`, in the suite or else in the first scene that has one.
  var firstLanguage: LanguageTag? {
    let listed = outline.variants.first { $0.name == VariantAxis.locale.rawValue }?.values ?? []
    return listed.lazy.compactMap { LanguageTag($0) }.first
      ?? sceneFiles.lazy.compactMap { firstListedLanguage(of: $0) }.first
  }

  /// What conditions of the suite may name.
  var words: ConditionWords { ConditionWords(axes: axes, checkDevice: deviceCheck()) }

  /// All scenes in the order of their files.
  mutating func load(for suite: Suite) -> [Scene] {
    let byName = Dictionary(components.map { ($0.name, $0) }) { first, _ in first }
    var context = ReadingContext(
      components: byName, colors: suite.colors, textStyles: suite.textStyles.map(\.name), limits: suite.limits,
      variants: suite.variants, axes: axes,
      checkDevice: deviceCheck(), loadData: dataLoader())
    (context.chrome, context.wantedChrome) = (suite.chrome, wantedChrome)
    for component in components { problems += checkComponent(component, context: context) }
    trees = SceneTrees(context: context)
    var scenes: [Scene] = []
    for file in sceneFiles {
      let (scene, found) = readScene(file, context: context)
      guard let scene else {
        broken.append(BrokenScene(name: file["scene"]?.scalar, problems: found))
        continue
      }
      problems += found
      if let first = scenes.first(where: { $0.name == scene.name }) {
        report(.duplicateScene(scene.name, firstFile: first.location.file), at: scene.location)
      } else if read(scene, file, for: suite) {
        scenes.append(scene)
      }
    }
    var graph = SceneGraph(scenes: scenes, trees: trees.scenes)
    let unusable = graph.brokenScenes(besides: broken)
    scenes.removeAll { scene in unusable.contains { $0.name == scene.name } }
    broken += unusable
    problems += unmatchedRules(of: suite, scenes: scenes, broken: broken)
    return scenes
  }

  /// Reads a scene for all values of own axes that it shows something of, as the matrix has them.
  private mutating func read(_ scene: Scene, _ file: YAMLNode, for suite: Suite) -> Bool {
    guard !scene.shownAxes.isEmpty else { return true }
    trees.add(scene, file: file)
    var ignored: [Diagnostic] = []
    let matrix = Matrix(
      scene: scene, suite: suite, profiles: devices.profiles(for: scene.devices ?? suite.devices, &ignored),
      hasChosenDevices: false, wanted: [], devices: devices)
    guard matrix.count <= max(Matrix.most, suite.limits.maxSnapshots) else { return true }
    let values = matrix.result(&ignored).entries.map(\.environment.ownValues)
    let found = trees.read(scene, for: values)
    if !found.isEmpty { broken.append(BrokenScene(name: scene.name, problems: found)) }
    return found.isEmpty
  }

  private mutating func readFile(_ path: String) {
    var found: [Diagnostic] = []
    guard let node = files.parse(path, as: .scene, limits: outline.limits, &found) else {
      return broken.append(BrokenScene(name: nil, problems: found))
    }
    do {
      switch try kindOfFile(node) {
      case .scene: sceneFiles.append(node)
      case .component:
        files.parts.note(path, .component)
        readComponentFile(node)
      case .suite, .profiles: break
      }
    } catch {
      broken.append(BrokenScene(name: nil, problems: [error]))
    }
  }

  private mutating func readComponentFile(_ node: YAMLNode) {
    let (component, found) = readComponent(
      node, colors: outline.colors, textStyles: outline.textStyles.map(\.name))
    problems += found
    guard let component else { return }
    if let first = components.first(where: { $0.name == component.name }) {
      report(.duplicateComponent(component.name, firstFile: first.location.file), at: component.location)
    } else {
      components.append(component)
    }
  }

  private mutating func paths() -> [String] {
    var paths: [String] = []
    var seen: Set<String> = []
    for glob in outline.scenes + outline.components {
      // A suite without components is one like any other; a glob that somebody wrote has to match.
      let isRequired = glob.location != nil || outline.scenes.contains(glob)
      for path in files.matches(glob, isRequired: isRequired, &problems) where seen.insert(path).inserted {
        paths.append(path)
      }
    }
    return paths
  }

  private func dataLoader() -> ReadingContext.LoadData {
    { [files, limits = outline.limits] path, location throws(Diagnostic) in
      var found: [Diagnostic] = []
      if let node = files.parse(path, as: .data, limits: limits, &found) { return node }
      var problem = found.first ?? Diagnostic(.file(.unreadable(reason: path)), at: location)
      // A file that cannot be opened is the fault of the line that names it.
      switch problem.problem {
      case .file(.unreadable), .name(.outside): problem.location = location
      default: break
      }
      throw problem
    }
  }

  /// Conditions name devices by the words of the suite and the command.
  private func deviceCheck() -> ReadingContext.CheckDevice {
    { [devices] name in
      var found: [Diagnostic] = []
      _ = devices.profiles(for: [DeviceChoice(name)], &found)
      // What is wrong inside a group has a place, and is told there.
      return found.first { $0.location == nil }?.problem
    }
  }

  private mutating func report(_ problem: NameProblem, at location: SourceLocation) {
    problems.append(Diagnostic(.name(problem), at: location))
  }
}
