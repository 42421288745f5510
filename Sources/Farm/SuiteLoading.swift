import Assets
import Devices
import Files
package import Problems
package import Scene
import YAML

/// Finds and reads a suite with all its files.
///
/// - Parameters:
///   - file: The suite file; nil looks for `snapfarm.yaml` in the folder and the nearest one above.
///   - folder: Where the command stands.
///   - places: Where references and results are, in place of the suite's own folders.
///   - chrome: What the system shows over scenes, in place of what files say; nil leaves it to them.
///   - output: The output that is drawn, which may say that too; nil where it is none of the suite's.
/// - Returns: The suite, with what is wrong in its other files.
/// - Throws: What is wrong with the suite file itself.
package func loadSuite(
  file: String?, from folder: String, places: FolderPlaces = FolderPlaces(), chrome: [ChromeItem]? = nil,
  output: String? = nil
) throws(Diagnostics) -> LoadedSuite {
  var loader = SuiteLoader(try locateSuite(file: file, from: folder), places, chrome, output)
  return try onDeepStack { () throws(Diagnostics) in try loader.load() }
}

/// The name of a suite's file.
package let suiteFileName = "snapfarm.yaml"

private struct SuiteLoader {
  private var files: SuiteFiles
  private let places: FolderPlaces
  private let chrome: [ChromeItem]?
  private let output: String?
  private var problems: [Diagnostic] = []

  init(_ files: SuiteFiles, _ places: FolderPlaces, _ chrome: [ChromeItem]?, _ output: String?) {
    self.files = files
    (self.chrome, self.output) = (chrome, output)
    self.places = places
  }

  mutating func load() throws(Diagnostics) -> LoadedSuite {
    let file = try parseSuiteFile()
    // What conditions may name is known once devices and scenes are.
    let outline = try readSuiteFile(file, words: .anything)
    let catalog = loadCatalog(outline)
    let chrome = chrome ?? outline.outputs.first { $0.name == output }?.chrome
    var reader = SceneLoader(files: files, suite: outline, catalog: catalog, chrome: chrome)
    reader.readFiles()
    var suite = try readSuiteFile(file, words: reader.words)
    suite.strings.base = suite.strings.base ?? reader.firstLanguage
    let scenes = reader.load(for: suite)
    problems += reader.problems
    let images = files.imageIndex(of: suite, &problems)
    let strings = files.stringTables(of: suite, &problems)
    problems += strings.missingTranslations(for: scenes, of: suite)
    var fontProblems: [Diagnostic] = []
    let fonts = findFonts(of: suite, scenes: scenes + reader.trees.scenes, in: files.folder, &fontProblems)
    files.noteOthers(of: suite, scenes)
    if let (file, part) = files.firstPart(in: suite.results) {
      let problem = SuiteProblem.partAmongResults(file, part.words, results: suite.results)
      throw Diagnostics([Diagnostic(.suite(problem), at: .start(of: files.suiteFile))])
    }
    return LoadedSuite(
      folder: files.folder, suite: suite, scenes: scenes, trees: reader.trees, axes: reader.axes, catalog: catalog,
      images: images, strings: strings, fonts: fonts,
      problems: problems.sortedByPlace(), fontProblems: fontProblems.sortedByPlace(), brokenScenes: reader.broken,
      parts: files.parts.all)
  }

  private mutating func parseSuiteFile() throws(Diagnostics) -> YAMLNode {
    guard let node = files.parse(files.suiteFile, as: .suite, limits: Suite.Limits(), &problems) else {
      throw Diagnostics(problems)
    }
    return node
  }

  private mutating func readSuiteFile(_ node: YAMLNode, words: ConditionWords) throws(Diagnostics) -> Suite {
    let (suite, found) = readSuite(node, words: words)
    guard let suite else { throw Diagnostics(found) }
    try place(suite.references, at: places.references)
    try place(suite.results, at: places.results)
    guard !files.overlap(suite.references, suite.results) else {
      let problem = SuiteProblem.foldersOverlap(references: suite.references, results: suite.results)
      throw Diagnostics([Diagnostic(.suite(problem), at: .start(of: files.suiteFile))])
    }
    return suite
  }

  private mutating func place(_ name: String, at path: String?) throws(Diagnostics) {
    guard let path else { return }
    do {
      files.folder = try files.folder.placing(name, at: path)
    } catch {
      throw Diagnostics([Diagnostic(.file(.unwritable(file: path, reason: error.reason)))])
    }
  }

  private mutating func loadCatalog(_ suite: Suite) -> DeviceCatalog {
    var own: [DeviceProfile] = []
    for path in files.matches(SuiteGlob(suite.profiles + "/**/*.yaml"), isRequired: false, &problems) {
      guard let node = files.parse(path, as: .profile, limits: suite.limits, &problems) else { continue }
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
