package import Assets
package import Canvas
package import Devices
package import Files
package import Problems
package import Scene
package import Strings

/// A suite with everything that its files say: scenes read, devices known, images and fonts found.
package struct LoadedSuite: Sendable {
  /// The suite's folder; nothing outside it is read but fonts.
  package var folder: SuiteFolder
  /// The suite file.
  package var suite: Suite
  /// The scenes, in the order of their files.
  package var scenes: [Scene]
  /// The scenes for values of own axes.
  var trees: SceneTrees
  /// The own axes of the suite and of its scenes, with all their words.
  package var axes: [VariantChoice]
  /// The devices: the catalogue and the suite's own.
  package var catalog: DeviceCatalog
  /// The image files.
  package var images: ImageIndex
  /// The tables in which texts are looked up.
  package var strings: StringTables
  /// The fonts that texts may use.
  package var fonts: FontCatalog
  /// What is wrong with files that every scene may need; the scenes that need none of it are drawn all the same.
  package var problems: [Diagnostic]
  /// What is wrong with the fonts, without which no text can be placed; drawing throws it.
  package var fontProblems: [Diagnostic]
  /// The scenes that could not be read.
  package var brokenScenes: [BrokenScene]
  /// The files that it was read from, and those that it names, by their paths below its folder.
  var parts: [String: SuitePart] = [:]

  /// Whether all files could be read, so that nothing is missing in a plan of everything.
  var isComplete: Bool { brokenScenes.isEmpty && !problems.contains { $0.severity == .error } }

  /// What is wrong with the files that a selection concerns: all of them, or those of the scenes it names.
  package func problems(for selection: Selection) -> [Diagnostic] {
    let concerned = brokenScenes.filter { scene in
      selection.scenes.isEmpty || scene.name.map { selection.scenes.contains($0) } ?? true
    }
    return (problems + concerned.flatMap(\.problems)).sortedByPlace()
  }
}

/// A file that is a scene and cannot be read as one.
package struct BrokenScene: Sendable {
  /// The name it gives itself; nil where not even that can be read.
  package var name: String?
  /// What is wrong with it.
  package var problems: [Diagnostic]
}
