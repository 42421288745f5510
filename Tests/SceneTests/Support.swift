import Problems
import Scene
import Testing
import YAML

/// The suite's folder as a test has it: components, data files, colours and limits.
struct Folder {
  var components: [String] = []
  var files: [String: String] = [:]
  var colors: [NamedColor] = []
  var limits = Suite.Limits()

  func context() throws -> ReadingContext {
    var definitions: [String: ComponentDefinition] = [:]
    for (number, text) in components.enumerated() {
      let (component, problems) = readComponent(try parse(text, file: "c\(number).yaml"), colors: colors)
      try #require(problems == [])
      let read = try #require(component)
      definitions[read.name] = read
    }
    return ReadingContext(components: definitions, colors: colors, limits: limits) {
      [files] path, location throws(Diagnostic) in
      guard let text = files[path] else { throw Diagnostic(.file(.unreadable(reason: path)), at: location) }
      return try parseYAML(Array(text.utf8), file: path)
    }
  }

  /// Reads a scene that has to be right.
  func scene(_ text: String) throws -> Scene {
    let (scene, diagnostics) = readScene(try parse(text), context: try context())
    try #require(diagnostics == [])
    return try #require(scene)
  }

  /// Reads a scene that is made of children of the root.
  func children(_ nodes: String, layout: String = "frames") throws -> [Node] {
    try scene("scene: s\nroot:\n  layout: \(layout)\n  children:\n\(nodes.indented)").root.children
  }
}

func parse(_ text: String, file: String = "s.yaml") throws -> YAMLNode {
  try parseYAML(Array(text.utf8), file: file)
}

/// A file whose offending words have a `«` before them, and the problems that are told there, in order.
struct Mistake: Sendable, CustomTestStringConvertible {
  let text: String
  let problems: [Problem]

  init(_ text: String, _ problems: Problem...) {
    self.text = text
    self.problems = problems
  }

  /// A mistake in one node, which is a child of a root with a layout.
  init(node: String, in layout: String = "frames", _ problems: Problem...) {
    text = "scene: s\nroot:\n  layout: \(layout)\n  children:\n\("- \(node)".indented)"
    self.problems = problems
  }

  var testDescription: String { String(text.split(separator: "\n").first { $0.contains("«") } ?? "") }

  var file: String { text.replacing("«", with: "") }

  /// The lines and columns of the marks, as they are without the marks before them on their line.
  var places: [Problems.SourceLocation] {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap { index, line in
      let columns = line.enumerated().filter { $0.element == "«" }.map(\.offset)
      return columns.enumerated().map { number, column in
        Problems.SourceLocation(file: "s.yaml", line: index + 1, column: column + 1 - number)
      }
    }
  }

  var expected: [Diagnostic] { zip(problems, places).map { Diagnostic($0, at: $1) } }
}

func expectScene(
  _ mistake: Mistake, in folder: Folder = Folder(), sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws {
  let (scene, diagnostics) = readScene(try parse(mistake.file), context: try folder.context())
  #expect(mistake.problems.count == mistake.places.count, sourceLocation: sourceLocation)
  #expect(diagnostics == mistake.expected, sourceLocation: sourceLocation)
  #expect(scene == nil, sourceLocation: sourceLocation)
}

/// A tree in a line a node: depth, kind, id and what it shows.
func outline(_ node: Node, depth: Int = 0) -> [String] {
  let shows = node.attributes.text?.string ?? node.attributes.image
  let words = [node.kind.rawValue, node.id.map { "#\($0)" }, shows.map { "\"\($0)\"" }].compactMap { $0 }
  let line = String(repeating: " ", count: depth) + words.joined(separator: " ")
  return [line] + node.children.flatMap { outline($0, depth: depth + 1) }
}

extension String {
  var indented: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { "    \($0)" }.joined(separator: "\n")
  }
}
