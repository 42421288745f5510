import Devices
import Graphics
import Layout
import Lint
import Problems
import Scene
import TestSupport
import Testing
import YAML

/// The faults of a scene as a file has it, which has to be right.
func linted(
  _ text: String, on device: TestDevice = .plain, _ set: (inout LintOptions) -> Void = { _ in }
) throws -> [Fault] {
  try findings(text, on: device, set).faults
}

/// The same with the waivers that are needed.
func findings(
  _ text: String, on device: TestDevice = .plain, _ set: (inout LintOptions) -> Void = { _ in }
) throws -> LintFindings {
  let (result, environment, options) = try placed(text, on: device, set)
  return lint(result, in: environment, options)
}

/// A scene of a file on a device, and what is asked of it.
func placed(
  _ text: String, on device: TestDevice = .plain, _ set: (inout LintOptions) -> Void = { _ in }
) throws -> (LayoutResult, Environment, LintOptions) {
  let file = try parseYAML(Array(text.utf8), file: "test.yaml")
  let context = ReadingContext { path, location throws(Diagnostic) in
    throw Diagnostic(.file(.unreadable(reason: path)), at: location)
  }
  let (read, problems) = readScene(file, context: context)
  try #require(problems == [])
  let scene = try #require(read)
  var options = LintOptions()
  options.isScreen = scene.size == nil
  options.isStrict = scene.strict ?? false
  set(&options)
  let environment = try device.environment()
  let result = layOut(
    scene, in: environment, fonts: FontDefaults(family: "Test"),
    measuring: SquareLetters(images: nil, breaksWords: device == .breaking))
  return (result, environment, options)
}

/// The screens that scenes are placed on.
enum TestDevice: String, Sendable, CaseIterable {
  /// 320 × 480 points, two pixels each, without bars.
  case plain
  /// The same with one pixel a point.
  case coarse
  /// Phones of the catalogue: with a notch, the same on its side, with an island, and one with Android.
  case notched, turned, island, android
  /// A watch whose screen is a disc.
  case disc
  /// As the plain one, with a font whose words go on in another line where they are too long.
  case breaking

  func environment() throws -> Environment {
    switch self {
    case .plain, .breaking: Environment(device: try DeviceCatalog.builtIn.device(named: "320x480@2"))
    case .coarse: Environment(device: try DeviceCatalog.builtIn.device(named: "320x480@1"))
    case .notched: Environment(device: try DeviceCatalog.builtIn.device(named: "iphone-x"))
    case .turned: Environment(device: try DeviceCatalog.builtIn.device(named: "iphone-x"), orientation: .landscape)
    case .island: Environment(device: try DeviceCatalog.builtIn.device(named: "iphone-15-pro"))
    case .disc: Environment(device: try DeviceCatalog.builtIn.device(named: "wearos-large-round"))
    case .android: Environment(device: try DeviceCatalog.builtIn.device(named: "pixel-7"))
    }
  }
}

/// A scene of children of the root, a line each.
func scene(_ children: String..., root: String = "") -> String {
  "scene: test\nroot:\n" + root.split(separator: "\n").map { "  \($0)\n" }.joined() + "  children:\n"
    + children.map { "    - \($0)\n" }.joined()
}

/// A fault in a word: its rule and view.
func words(_ faults: [Fault]) -> [String] {
  faults.map { "\($0.rule?.rawValue ?? "none") \($0.diagnostic.view ?? "nowhere")" }
}
