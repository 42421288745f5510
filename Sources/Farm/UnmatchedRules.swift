import Files
import Problems
import Scene

/// Rules of a suite and its scenes that name scenes of which there is none.
func unmatchedRules(of suite: Suite, scenes: [Scene], broken: [BrokenScene]) -> [Diagnostic] {
  // Where a file does not even say its name, nobody knows whether it was meant.
  guard !broken.contains(where: { $0.name == nil }) else { return [] }
  let names = scenes.map(\.name) + broken.compactMap(\.name)
  let rules = suite.include + suite.exclude + suite.tolerances.map(\.rule) + suite.masks.map(\.rule)
  let unmatched = rules.compactMap(\.scene).filter { glob in
    let pattern = Glob(glob.pattern)
    return !names.contains { pattern.matches($0) }
  }
  let own = scenes.flatMap { scene in scene.rules.filter { !$0.isAbout(scene) }.compactMap(\.scene) }
  return (unmatched + own).map { glob in
    let nearest = nearestWord(to: glob.pattern, in: names)
    return Diagnostic(.suite(.emptyGlob(glob.pattern, nearest: nearest)), at: glob.location)
  }
}

extension Scene {
  fileprivate var rules: [MatrixRule] { (include ?? []) + (exclude ?? []) + (masks ?? []).map(\.rule) }
}
