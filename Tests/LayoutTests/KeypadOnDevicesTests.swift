import Devices
import Graphics
import Layout
import Problems
import Scene
import TestSupport
import Testing
import YAML

/// The keypad of the worked examples by stacks, by a grid and by constraints: one picture on every device that there is.
@Suite struct `The keypad on all devices` {
  struct Screen: Sendable, CustomTestStringConvertible {
    var device: DeviceProfile
    var orientation: Orientation

    var testDescription: String { "\(device.id), \(orientation)" }
  }

  static let screens = DeviceCatalog.builtIn.profiles.flatMap { device in
    Orientation.allCases.map { Screen(device: device, orientation: $0) }
  }

  private static let scenes = [WorkedExamplesTests.stacks, WorkedExamplesTests.grid, `Keypad by constraints`.scene].map
  {
    scene(text: $0)
  }

  /// Reads a scene; nil where something is wrong with it.
  private static func scene(text: String) -> Scene? {
    guard let file = try? parseYAML(Array(text.utf8), file: "test.yaml") else { return nil }
    let context = ReadingContext { (path, location) throws(Diagnostic) in
      throw Diagnostic(.file(.unreadable(reason: path)), at: location)
    }
    return readScene(file, context: context).scene
  }

  @Test(arguments: screens)
  func `is one picture`(_ screen: Screen) throws {
    let environment = Environment(device: screen.device, orientation: screen.orientation)
    let pictures = try Self.scenes.map { scene in
      Picture(
        layOut(
          try #require(scene), in: environment, fonts: FontDefaults(family: "Test"), measuring: SquareLetters()))
    }
    let (stacks, grid, constraints) = (pictures[0], pictures[1], pictures[2])
    #expect(stacks.keys.count == 16)
    #expect(stacks == grid)
    #expect(stacks == constraints)
    // There is something to be seen, and it is a square of circles.
    let side = stacks.keys.map(\.pixels.width).min() ?? 0
    #expect(side > 0)
    #expect(stacks.keys.allSatisfy { abs($0.pixels.width - $0.pixels.height) <= 1 && $0.pixels.width - side <= 1 })
  }

  /// What is drawn of a keypad.
  private struct Picture: Equatable {
    struct Key: Equatable {
      var pixels: PixelRect
      var radii: CornerRadii
      var text: TextBlock?
    }

    let pad: PixelRect?
    let keys: [Key]
    /// Where the letters of the keys begin.
    let origins: [Point]

    init(_ result: LayoutResult) {
      pad = result.view("pad")?.pixels
      keys = result.views.filter { $0.kind == .text }.map { view in
        Key(pixels: view.pixels, radii: view.radii, text: view.text)
      }
      origins = result.views.filter { $0.kind == .text }.map(\.textOrigin)
    }

    /// Whether two pictures are one, but for the noise of sums in where letters begin, which moves none.
    static func == (one: Picture, other: Picture) -> Bool {
      one.pad == other.pad && one.keys == other.keys
        && zip(one.origins, other.origins).allSatisfy { abs($0.x - $1.x) < 1e-6 && abs($0.y - $1.y) < 1e-6 }
    }
  }
}
