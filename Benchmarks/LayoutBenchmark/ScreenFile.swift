import Devices
import Graphics
import Layout
import Problems
import Scene
import YAML

/// A screen as a scene's file has it.
struct ScreenFile {
  var name: String
  /// The keys of the root besides its children.
  var root: String
  /// The root's children, in one line each.
  var children: [String]
  /// The most milliseconds that laying it out may take.
  var limit: Double?
  /// Where the last view is, in points.
  var last: Rect
  /// The screen's height in points; what does not fit into it would be told, which is not what is timed here.
  var height = 844

  private var screen: Environment {
    Environment(
      device: DeviceProfile(
        id: "screen", name: "Screen", platform: .ios, family: .phone, naturalOrientation: .portrait,
        pixelSize: PixelSize(width: 1170, height: 3 * height), scale: 3))
  }

  /// Everything from the scene that was read to the snapped frames.
  var layingOut: Work {
    let (scene, screen, letters) = (read(), screen, FixedLetters())
    let count = scene.map { $0.root.count } ?? 0
    return Work(name: "lay out \(name)", of: "\(count) views", size: count, limit: limit) {
      let result = scene.map {
        layOut($0, in: screen, fonts: FontDefaults(family: "Fixed"), measuring: letters)
      }
      return { result.map(isRight) == true }
    }
  }

  /// Everything from the bytes to the scene.
  var reading: Work {
    Work(name: "read \(name)", of: "\(bytes.count / 1000) kB", size: bytes.count) { [bytes] in
      let scene = read(bytes)
      return { scene != nil }
    }
  }

  private var bytes: [UInt8] {
    Array("scene: screen\nroot:\n  \(root)\n  children:\n\(children.map { "  - {\($0)}\n" }.joined())".utf8)
  }

  private func read() -> Scene? { read(bytes) }

  private func read(_ bytes: [UInt8]) -> Scene? {
    let context = ReadingContext { path, location throws(Diagnostic) in
      throw Diagnostic(.file(.unreadable(reason: path)), at: location)
    }
    guard let file = try? parseYAML(bytes, file: "screen.yaml") else { return nil }
    return readScene(file, context: context).scene
  }

  private func isRight(_ result: LayoutResult) -> Bool {
    guard result.diagnostics.isEmpty, let frame = result.views.last?.frame else { return false }
    let differences = [
      frame.x - last.x, frame.y - last.y, frame.width - last.width, frame.height - last.height,
    ]
    return differences.allSatisfy { abs($0) < 1e-6 }
  }
}

extension Node {
  /// The node and everything inside it.
  fileprivate var count: Int { children.reduce(1) { $0 + $1.count } }
}
