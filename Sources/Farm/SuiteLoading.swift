import Assets
import Devices
package import Problems
import Scene
import YAML

/// Finds and reads a suite with all its files.
///
/// - Parameters:
///   - file: The suite file; nil looks for `snapfarm.yaml` in the folder and the nearest one above.
///   - folder: Where the command stands.
/// - Returns: The suite, with what is wrong in its other files.
/// - Throws: What is wrong with the suite file itself.
package func loadSuite(file: String?, from folder: String) throws(Diagnostics) -> LoadedSuite {
  var loader = SuiteLoader(try locateSuite(file: file, from: folder))
  return try loader.load()
}

/// The name of a suite's file.
package let suiteFileName = "snapfarm.yaml"

private struct SuiteLoader {
  private let files: SuiteFiles
  private var problems: [Diagnostic] = []

  init(_ files: SuiteFiles) { self.files = files }

  mutating func load() throws(Diagnostics) -> LoadedSuite {
    let suite = try readSuiteFile()
    let catalog = loadCatalog(suite)
    var reader = SceneLoader(files: files, suite: suite, catalog: catalog)
    let scenes = reader.load()
    problems += reader.problems
    let images = files.imageIndex(of: suite, &problems)
    var fontProblems: [Diagnostic] = []
    let fonts = findFonts(of: suite, scenes: scenes, in: files.folder, &fontProblems)
    return LoadedSuite(
      folder: files.folder, suite: suite, scenes: scenes, catalog: catalog, images: images, fonts: fonts,
      problems: problems.sortedByPlace(), fontProblems: fontProblems.sortedByPlace(), brokenScenes: reader.broken)
  }

  private mutating func readSuiteFile() throws(Diagnostics) -> Suite {
    guard let node = files.parse(files.suiteFile, limits: Suite.Limits(), &problems) else {
      throw Diagnostics(problems)
    }
    let (suite, found) = readSuite(node)
    problems += found
    guard let suite else { throw Diagnostics(problems.sortedByPlace()) }
    guard !files.overlap(suite.references, suite.results) else {
      let problem = SuiteProblem.foldersOverlap(references: suite.references, results: suite.results)
      throw Diagnostics([Diagnostic(.suite(problem), at: .start(of: files.suiteFile))])
    }
    return suite
  }

  private mutating func loadCatalog(_ suite: Suite) -> DeviceCatalog {
    var own: [DeviceProfile] = []
    for path in files.matches(SuiteGlob(suite.profiles + "/**/*.yaml"), isRequired: false, &problems) {
      guard let node = files.parse(path, limits: suite.limits, &problems) else { continue }
      let found = ProfileReader.read(node)
      own += found.profiles
      problems += found.problems
    }
    let (catalog, found) = DeviceCatalog.builtIn.adding(profiles: own)
    problems += found
    return catalog
  }
}

extension [Diagnostic] {
  /// In file order, each once: a component is read for itself and for every scene that uses it.
  ///
  /// Those without a place come first, those of one place in the order in which they were found.
  package func sortedByPlace() -> [Diagnostic] {
    var seen: Set<Diagnostic> = []
    return filter { seen.insert($0).inserted }.enumerated().sorted { first, second in
      switch (first.element.location, second.element.location) {
      case (let a?, let b?) where a != b: a < b
      case (nil, _?): true
      case (_?, nil): false
      default: first.offset < second.offset
      }
    }.map(\.element)
  }
}
