import Devices
import Layout
import Problems
import Scene
import TestSupport
import Testing
import YAML

/// Lays out a scene as a file has it, which has to be right.
func read(
  _ text: String, in environment: Environment, measuring: SquareLetters = SquareLetters(),
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws -> LayoutResult {
  let file = try parseYAML(Array(text.utf8), file: "test.yaml")
  let context = ReadingContext { path, location throws(Diagnostic) in
    throw Diagnostic(.file(.unreadable(reason: path)), at: location)
  }
  let (scene, problems) = readScene(file, context: context)
  try #require(problems.map(\.problem) == [], sourceLocation: sourceLocation)
  return layOut(
    try #require(scene, sourceLocation: sourceLocation), in: environment, fonts: FontDefaults(family: "Test"),
    measuring: measuring)
}
