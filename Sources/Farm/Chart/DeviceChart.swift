import Assets
import Canvas
package import Devices
import Display
import Files
import Graphics
import PNG
package import Problems
import References
import Render
import Scene
import Strings
import YAML

/// Kinds of files that a chart can be.
package enum ChartFormat: String, Sendable, CaseIterable {
  case png
  case svg
}

/// Draws the screens of devices to scale, as a scene that is drawn like any other.
///
/// - Parameters:
///   - profiles: The devices, at least one; those whose screens look alike are drawn once.
///   - format: The kind of file.
///   - suite: The suite whose fonts labels have; nil, and one without fonts, takes those of font packages.
///   - folder: Where the command stands.
/// - Returns: The bytes of the file.
/// - Throws: What keeps it from being drawn: no font, or too many devices for one picture.
package func deviceChart(
  of profiles: [DeviceProfile], as format: ChartFormat, fontsOf suite: LoadedSuite?, from folder: String
) throws(Diagnostics) -> [UInt8] {
  try onDeepStack { () throws(Diagnostics) in
    do {
      let chart = try ChartSuite(of: profiles, fontsOf: suite, from: folder)
      let worker = try Worker(suite: chart.suite)
      let sketch = try worker.prepare(chart.job, within: MemoryBudget.halfOfMemory)
      let deadline = Deadline(chart.suite.suite.limits.timeLimit)
      return try file(of: try worker.draw(sketch, of: chart.job, until: deadline), as: format, worker)
    } catch let problems as Diagnostics {
      throw problems
    } catch {
      throw Diagnostics([Diagnostic(.file(.undrawable(reason: "\(error)")))])
    }
  }
}

private func file(of drawing: borrowing Drawing, as format: ChartFormat, _ worker: Worker) throws -> [UInt8] {
  if let error = drawing.diagnostics.first(where: { $0.severity == .error }) { throw Diagnostics([error]) }
  switch format {
  case .png: return encodePNG(try drawing.bitmap(), level: CompressionLevel.reference)
  case .svg:
    // A chart is sent around, to machines without its font.
    let outlines: SVGOptions.Outlines = { line, style, plane in
      try? worker.fonts.glyphOutlines(of: line, style: style, plane: plane)
    }
    return Array(svgDocument(of: drawing.list, pictures: .referenced, options: SVGOptions(outlines: outlines)).utf8)
  }
}

/// A suite of nothing but a chart.
private struct ChartSuite {
  let suite: LoadedSuite
  let job: Job

  /// Families of which one is there where there are fonts at all, the first being taken.
  private static let families = ["Roboto", "Noto Sans", "DejaVu Sans", "Liberation Sans"]

  init(of profiles: [DeviceProfile], fontsOf other: LoadedSuite?, from folder: String) throws {
    let scene = try Self.scene(of: profiles)
    var suite = Suite(name: "devices")
    if let other { suite.fonts = other.suite.fonts }
    suite.fonts.mode = .shaped
    if suite.fonts.defaultFamily == nil { suite.fonts.defaultFamily = Self.family }
    let folder = try other?.folder ?? SuiteFolder(folder)
    var problems: [Diagnostic] = []
    let fonts = findFonts(of: suite, scenes: [scene], in: folder, &problems)
    self.suite = LoadedSuite(
      folder: folder, suite: suite, scenes: [scene], trees: SceneTrees(), axes: [], catalog: .builtIn,
      images: ImageIndex(folders: [], rule: ImageIndex.Rule()), strings: StringTables(), fonts: fonts, problems: [],
      fontProblems: problems, brokenScenes: [])
    let device = try DeviceProfile(id: "chart", size: Size(width: 100, height: 100), scale: 2)
    let identity = SnapshotIdentity(scene: scene.name, device: device.id, values: [])
    job = Job(identity: identity, scene: scene, environment: Environment(device: device))
  }

  private static var family: String? {
    let folders = systemFontFolders.filter { folderExists($0) }
    let missing = FontCatalog.find(families: families, in: folders).missing
    return families.first { !missing.contains($0) } ?? families.first
  }

  private static func scene(of profiles: [DeviceProfile]) throws -> Scene {
    let file = try parseYAML(Array(ChartScene(profiles).text.utf8), file: "snapfarm:devices")
    let context = ReadingContext(loadData: { path, place throws(Diagnostic) in
      throw Diagnostic(.file(.unreadable(reason: path)), at: place)
    })
    let (scene, problems) = readScene(file, context: context)
    guard let scene else { throw Diagnostics(problems) }
    return scene
  }
}
