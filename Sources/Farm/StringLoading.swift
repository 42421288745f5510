import Devices
import Files
import Graphics
import Problems
import Scene
import Strings

extension SuiteFiles {
  /// The tables of strings of a suite.
  func stringTables(of suite: Suite, _ problems: inout [Diagnostic]) -> StringTables {
    var reader = StringTablesReader(base: suite.strings.base ?? .english)
    let folder = FilePaths.normalise(suite.strings.folder)
    for path in list(folder, as: .strings, &problems) {
      let file = StringFile(path: String(path.dropFirst(folder.isEmpty ? 0 : folder.utf8.count + 1)))
      switch file {
      case .map, .catalog:
        let kind = file == .catalog ? "catalogue" : "strings"
        if let node = parse(path, as: .strings, kind: kind, limits: suite.limits, &problems) {
          reader.read(node, as: file)
        }
      case .apple, .android:
        do { reader.read(try read(path, limit: suite.limits.maxFileSize), at: path, as: file) } catch {
          problems.append(error)
        }
      case .unnamed: reader.reportUnnamed(path)
      case .other: break
      }
    }
    problems += reader.problems
    return reader.result
  }
}

extension StringTables {
  /// What the languages that snapshots are drawn in lack, a note for each of them.
  func missingTranslations(for scenes: [Scene], of suite: Suite) -> [Diagnostic] {
    var told: Set<LanguageTag> = []
    let axes = suite.variants + scenes.flatMap { $0.variants ?? [] }
    let words = axes.filter { $0.name == VariantAxis.locale.rawValue }.flatMap(\.values)
    return words.compactMap { LanguageTag($0) }.filter { told.insert($0).inserted }.compactMap { language in
      let keys = missingKeys(in: language)
      guard !keys.isEmpty else { return nil }
      let problem = StringProblem.missingKeys(locale: language.text, keys: keys, base: base.text)
      return Diagnostic(.string(problem), severity: .note)
    }
  }
}
