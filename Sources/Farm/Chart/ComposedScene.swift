import Assets
import Canvas
import Devices
import Files
import Graphics
import Problems
import References
import Scene
import Strings
import YAML

/// A scene that is made here and drawn like any other, with a suite of nothing else.
struct ComposedScene {
  let suite: LoadedSuite
  let job: Job

  /// Families of which one is there where there are fonts at all, the first being taken.
  private static let families = ["Roboto", "Noto Sans", "DejaVu Sans", "Liberation Sans"]

  /// - Parameters:
  ///   - text: The scene file.
  ///   - name: What the scene is called.
  ///   - other: The suite whose fonts texts have; nil, and one without fonts, takes those of font packages.
  ///   - folder: Where files of the scene are.
  ///   - scale: Pixels in a point.
  ///   - scenes: Scenes whose fonts are needed as well.
  ///   - limits: What it must not pass.
  /// - Throws: What is wrong with the text.
  init(
    text: String, name: String, fontsOf other: LoadedSuite?, in folder: SuiteFolder, scale: Double = 2,
    besides scenes: [Scene] = [], limits: Suite.Limits = Suite.Limits()
  ) throws {
    let scene = try Self.scene(text, name)
    var suite = Suite(name: name)
    if let other {
      suite.fonts = other.suite.fonts
      suite.textStyles = other.suite.textStyles
    }
    suite.limits = limits
    suite.fonts.mode = .shaped
    if suite.fonts.defaultFamily == nil { suite.fonts.defaultFamily = Self.family }
    var problems: [Diagnostic] = []
    let fonts = findFonts(of: suite, scenes: [scene] + scenes, in: folder, &problems)
    self.suite = LoadedSuite(
      folder: folder, suite: suite, scenes: [scene], trees: SceneTrees(), axes: [], catalog: .builtIn,
      images: ImageIndex(folders: [], rule: ImageIndex.Rule()), strings: StringTables(), fonts: fonts, problems: [],
      fontProblems: problems,
      brokenScenes: [])
    let device = try DeviceProfile(id: "composed", size: Size(width: 100, height: 100), scale: scale)
    let identity = SnapshotIdentity(scene: scene.name, device: device.id, values: [])
    job = Job(identity: identity, scene: scene, environment: Environment(device: device))
  }

  private static var family: String? {
    let folders = systemFontFolders.filter { folderExists($0) }
    let missing = FontCatalog.find(families: families, in: folders).missing
    return families.first { !missing.contains($0) } ?? families.first
  }

  private static func scene(_ text: String, _ name: String) throws -> Scene {
    let file = try parseYAML(Array(text.utf8), file: "snapfarm:" + name)
    let context = ReadingContext(loadData: { path, place throws(Diagnostic) in
      throw Diagnostic(.file(.unreadable(reason: path)), at: place)
    })
    let (scene, problems) = readScene(file, context: context)
    guard let scene else { throw Diagnostics(problems) }
    return scene
  }
}
