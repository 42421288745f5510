import Devices
import Graphics
import Layout
import Problems
import Scene
import TestSupport
import Testing
import YAML

/// A scene whose root places its children by constraints, and the frames that come out.
struct ConstraintCase: Sendable, CustomTestStringConvertible {
  var name: String
  /// The size of the screen.
  var size: [Double]
  /// The root, as a file has it.
  var scene: String
  /// The frames by path: x, y, width and height; nil is left open.
  var frames: [String: [Double?]]
  /// Top, left, bottom and right.
  var safeArea: [Double]
  /// The width of the root where it hugs.
  var fittingWidth: Double?
  /// How many constraints contradict, what they need and what there is.
  var conflict: Int?
  var needs: Double
  var has: Double
  /// The attributes that are left open.
  var ambiguous: [String]

  var testDescription: String { name }

  init(
    _ name: String, size: [Double], scene: String, frames: [String: [Double?]], safeArea: [Double] = [0, 0, 0, 0],
    fittingWidth: Double? = nil, conflict: Int? = nil, needs: Double = 0, has: Double = 0, ambiguous: [String] = []
  ) {
    self.name = name
    self.size = size
    self.scene = scene
    self.frames = frames
    self.safeArea = safeArea
    self.fittingWidth = fittingWidth
    self.conflict = conflict
    self.needs = needs
    self.has = has
    self.ambiguous = ambiguous
  }

  /// Reads and lays out the scene.
  func laidOut() throws -> LayoutResult {
    let head = fittingWidth == nil ? "scene: test\n" : "scene: test\nsize: [hug, 100]\n"
    let insets = Insets(top: safeArea[0], left: safeArea[1], bottom: safeArea[2], right: safeArea[3])
    return try layOut(text: head + scene, in: phone(size[0], size[1], safeArea: insets))
  }
}

/// Reads a scene, which has to be right, and lays it out.
func layOut(text: String, in environment: Environment = phone()) throws -> LayoutResult {
  let file = try parseYAML(Array(text.utf8), file: "test.yaml")
  let context = ReadingContext { (path, location) throws(Diagnostic) in
    throw Diagnostic(.file(.unreadable(reason: path)), at: location)
  }
  let (scene, diagnostics) = readScene(file, context: context)
  #expect(diagnostics == [])
  return layOut(
    try #require(scene), in: environment, fonts: FontDefaults(family: "Test"), measuring: SquareLetters())
}
