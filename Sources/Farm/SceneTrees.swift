import Problems
import Scene
import YAML

/// Scenes that show values of own axes, read once for each combination of these values.
struct SceneTrees: Sendable {
  /// The most trees of one scene.
  private static let most = 1000

  private struct Key: Hashable {
    var scene: String
    var words: [String]
  }

  private let context: ReadingContext
  private var files: [String: YAMLNode] = [:]
  private var read: [Key: Scene] = [:]
  /// The scenes that were read, in their order.
  private(set) var scenes: [Scene] = []

  /// Makes an empty collection; without a context it knows no file.
  init(
    context: ReadingContext = ReadingContext { path, location throws(Diagnostic) in
      throw Diagnostic(.file(.unreadable(reason: path)), at: location)
    }
  ) {
    self.context = context
  }

  /// Takes a scene with its file, which was read for the first values of its axes.
  mutating func add(_ scene: Scene, file: YAMLNode) {
    guard !scene.shownAxes.isEmpty else { return }
    files[scene.name] = file
    keep(scene, key(of: scene, [:]))
  }

  /// Reads a scene for combinations of values, each once.
  ///
  /// - Returns: What is wrong with it in any of them.
  mutating func read(_ scene: Scene, for combinations: [[String: String]]) -> [Diagnostic] {
    var problems: [Diagnostic] = []
    var nodes = 0
    for values in combinations {
      let key = key(of: scene, values)
      guard read[key] == nil else { continue }
      do {
        let tree = try self.scene(scene, for: values)
        nodes += tree.root.count
        keep(tree, key)
      } catch {
        problems += error.all
      }
      guard nodes <= context.limits.maxNodes * 10, scenes.count <= Self.most else {
        return [Diagnostic(.file(.tooManyNodes(limit: context.limits.maxNodes)), at: scene.location)]
      }
    }
    return problems.sortedByPlace()
  }

  private mutating func keep(_ scene: Scene, _ key: Key) {
    read[key] = scene
    scenes.append(scene)
  }

  /// The scene with the tree that values of own axes give it.
  ///
  /// - Throws: What is wrong with the scene for these values.
  func scene(_ scene: Scene, for values: [String: String]) throws(Diagnostics) -> Scene {
    guard !scene.shownAxes.isEmpty else { return scene }
    if let known = read[key(of: scene, values)] { return known }
    guard let file = files[scene.name] else { return scene }
    let (tree, problems) = readScene(file, context: context, values: values)
    guard let tree else { throw Diagnostics(problems) }
    return tree
  }

  private func key(of scene: Scene, _ values: [String: String]) -> Key {
    let listed = scene.variants ?? context.variants
    let words = scene.shownAxes.map { name in
      values[name] ?? listed.first { $0.name == name }?.values.first ?? ""
    }
    return Key(scene: scene.name, words: words)
  }
}

extension Node {
  /// How many nodes the tree has.
  fileprivate var count: Int { children.reduce(1) { $0 + $1.count } }
}
