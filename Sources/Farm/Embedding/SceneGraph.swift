import Problems
import Scene

/// Which scenes show which others, wherever and under whatever condition.
struct SceneGraph {
  /// The most scenes inside each other.
  static let deepest = 8

  /// The name of a scene in another, and where it stands.
  private struct Mention {
    var name: String
    var location: SourceLocation
  }

  /// The scenes, in the order of their files.
  private let names: [String]
  private var mentions: [String: [Mention]] = [:]
  /// What is wrong, by the scene that is broken by it.
  private var faults: [String: [Diagnostic]] = [:]

  /// Makes the graph.
  ///
  /// - Parameters:
  ///   - scenes: The scenes.
  ///   - trees: The same for values of their own axes.
  init(scenes: [Scene], trees: [Scene]) {
    names = scenes.map(\.name)
    for scene in scenes + trees {
      for root in scene.roots { mentions[scene.name, default: []] += Self.mentions(in: root) }
    }
  }

  private static func mentions(in root: Node) -> [Mention] {
    var found: [Mention] = []
    var pending = [root]
    while let node = pending.popLast() {
      for attributes in [node.attributes] + node.overrides.map(\.attributes) {
        guard let name = attributes.screen else { continue }
        found.append(Mention(name: name, location: attributes.place(of: "screen") ?? node.location))
      }
      pending += node.children.reversed()
    }
    return found
  }

  /// Finds the scenes that cannot be drawn because of what they show.
  ///
  /// - Parameter broken: The scenes that could not be read.
  /// - Returns: Those scenes, in the order of their files.
  mutating func brokenScenes(besides broken: [BrokenScene]) -> [BrokenScene] {
    guard !mentions.values.allSatisfy(\.isEmpty) else { return [] }
    // Where a file does not even say its name, nobody knows whether it was meant.
    if !broken.contains(where: { $0.name == nil }) { findUnknown(besides: broken.compactMap(\.name)) }
    findCycles()
    findDeep()
    spread(broken)
    return names.compactMap { name in faults[name].map { BrokenScene(name: name, problems: $0) } }
  }

  private mutating func add(_ problem: Problem, at location: SourceLocation, to scene: String) {
    let fault = Diagnostic(problem, at: location)
    if faults[scene]?.contains(fault) != true { faults[scene, default: []].append(fault) }
  }

  private mutating func findUnknown(besides broken: [String]) {
    let known = names + broken
    for name in names {
      for mention in mentions[name] ?? [] where !known.contains(mention.name) {
        let nearest = nearestWord(to: mention.name, in: known)
        add(.suite(.unknownScene(mention.name, nearest: nearest)), at: mention.location, to: name)
      }
    }
  }

  /// A cycle is told once, where the first of its scenes names the next, and breaks all of them.
  private mutating func findCycles() {
    var done: Set<String> = []
    for start in names where !done.contains(start) {
      var path: [(name: String, next: Int)] = [(start, 0)]
      while let (name, next) = path.last {
        guard let mentions = mentions[name], next < mentions.count else {
          done.insert(path.removeLast().name)
          continue
        }
        path[path.count - 1].next += 1
        let mention = mentions[next]
        if let first = path.firstIndex(where: { $0.name == mention.name }) {
          let cycle = path[first...].map(\.name)
          let place = self.mentions[cycle[0]]?[path[first].next - 1].location ?? mention.location
          for scene in cycle { add(.name(.sceneCycle(cycle + [cycle[0]])), at: place, to: scene) }
        } else if !done.contains(mention.name) {
          path.append((mention.name, 0))
        }
      }
    }
  }

  /// What is inside each other too often, told at the outermost scenes.
  private mutating func findDeep() {
    var chains: [String: [String]] = [:]
    for name in names where faults[name] == nil {
      var chain = chain(from: name, &chains)
      guard chain.count > Self.deepest, let mention = mentions[name]?.first(where: { $0.name == chain[1] }) else {
        continue
      }
      chain = Array(chain.prefix(Self.deepest + 1))
      add(.name(.scenesTooDeep(chain, limit: Self.deepest)), at: mention.location, to: name)
    }
  }

  /// The longest chain of scenes inside each other, up to one more than may be.
  private func chain(from name: String, _ chains: inout [String: [String]]) -> [String] {
    if let known = chains[name] { return known }
    // Scenes in a cycle are broken already.
    chains[name] = [name]
    var longest: [String] = []
    for mention in mentions[name] ?? [] where faults[mention.name] == nil {
      let inner = chain(from: mention.name, &chains)
      if inner.count > longest.count { longest = inner }
    }
    chains[name] = [name] + longest.prefix(Self.deepest)
    return chains[name] ?? [name]
  }

  /// What shows a scene that is broken is broken too, by all that breaks that one.
  private mutating func spread(_ broken: [BrokenScene]) {
    var problems: [String: [Diagnostic]] = [:]
    for scene in broken { if let name = scene.name { problems[name, default: []] += scene.problems } }
    var changes = true
    while changes {
      changes = false
      for name in names where faults[name] == nil {
        for mention in mentions[name] ?? [] {
          guard let inner = faults[mention.name] ?? problems[mention.name] else { continue }
          add(.name(.unusableScene(mention.name)), at: mention.location, to: name)
          for problem in inner where faults[name]?.contains(problem) != true { faults[name]?.append(problem) }
          changes = true
        }
      }
    }
  }
}
