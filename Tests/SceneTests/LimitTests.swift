import Problems
import Scene
import Testing

@Suite struct `Limits` {
  private func problems(_ text: String, _ folder: Folder = Folder()) throws -> [Problem] {
    readScene(try parse(text), context: try folder.context()).diagnostics.map(\.problem)
  }

  /// A limit at which a debug build takes a second; the default is ten times as high.
  private var few: Folder {
    var folder = Folder()
    folder.limits.maxNodes = 10_000
    return folder
  }

  @Test(
    .timeLimit(.minutes(20)),
    arguments: [
      "{each: {count: 1000000000}, node: {}}",
      "{each: {count: 1000000000}, node: {each: [], node: {}}}",
      "{each: {count: 1000000000}, node: {each: {count: 1000000000}, node: {text: a}}}",
    ])
  func `stop endless repetitions`(_ node: String) throws {
    #expect(try problems("scene: s\nroot: {children: [\(node)]}", few) == [.file(.tooManyNodes(limit: 10_000))])
  }

  @Test(.timeLimit(.minutes(20))) func `stop components that double`() throws {
    var text = "scene: s\ncomponents:\n  c0: {node: {text: a}}\n"
    for level in 1...60 {
      text += "  c\(level): {node: {children: [{use: c\(level - 1)}, {use: c\(level - 1)}]}}\n"
    }
    #expect(try problems(text + "root: {use: c60}", few) == [.file(.tooManyNodes(limit: 10_000))])
  }

  @Test(.timeLimit(.minutes(20))) func `stop texts that double`() throws {
    var text = "scene: s\ncomponents:\n  c0: {parameters: {t: text}, node: {text: $t}}\n"
    for level in 1...60 {
      text += "  c\(level): {parameters: {t: text}, node: {use: c\(level - 1), with: {t: \"${t}${t}\"}}}\n"
    }
    let found = try problems(text + "root: {use: c60, with: {t: ab}}")
    #expect(found == [.value(.tooLong(key: "t", limit: 1 << 16, unit: "bytes"))])
  }

  @Test(.timeLimit(.minutes(20))) func `stop chains of components that are too deep`() throws {
    var text = "scene: s\ncomponents:\n  c0: {node: {text: a}}\n"
    for level in 1...400 { text += "  c\(level): {node: {use: c\(level - 1)}}\n" }
    #expect(try problems(text + "root: {use: c400}") == [.file(.tooDeep(levels: 257, limit: 256))])
  }

  @Test(.timeLimit(.minutes(20))) func `stop values that nest without end`() throws {
    var text = "scene: s\ncomponents:\n  c0: {parameters: {a: any}, node: {}}\n"
    let wrapped = String(repeating: "[", count: 200) + "$a" + String(repeating: "]", count: 200)
    for level in 1...10 {
      text += "  c\(level): {parameters: {a: any}, node: {use: c\(level - 1), with: {a: \(wrapped)}}}\n"
    }
    let found = try problems(text + "root: {use: c10, with: {a: 1}}")
    // Every component of the chain that is checked by itself reaches the limit too.
    #expect(Set(found) == [.file(.tooDeep(levels: 257, limit: 256))])
  }

  @Test(.timeLimit(.minutes(20))) func `bound the text that is looked through`() throws {
    let long = String(repeating: "x", count: 60_000)
    let found = try problems("scene: s\nroot: {children: [{each: {count: 90000}, node: {label: \(long)}}]}")
    #expect(found == [.file(.tooMuchText(limit: 64 << 20))])
  }

  @Test func `are those of the suite`() throws {
    var folder = Folder()
    folder.limits.maxNodes = 5
    let scene = "scene: s\nroot: {children: [{each: {count: 4}, node: {}}]}"
    #expect(try folder.scene(scene).root.children.count == 4)
    let more = scene.replacing("count: 4", with: "count: 5")
    #expect(try problems(more, folder) == [.file(.tooManyNodes(limit: 5))])
  }

  @Test(arguments: ["shadow: {blur: 21}", "shadow: [{blur: 21px}]", "backgroundBlur: 21", "backgroundBlur: 20.5"])
  func `bound how much is blurred`(_ key: String) throws {
    var folder = Folder()
    #expect(try folder.scene("scene: s\nroot: {\(key)}").maxBlur == 1000)
    folder.limits.maxBlur = 20
    let got = key.contains("px") ? "21px" : key.contains("20.5") ? "20.5" : "21"
    let name = key.hasPrefix("shadow") ? "blur" : "backgroundBlur"
    let problem = ValueProblem.outOfRange(key: name, range: "from 0 to 20 (limits.maxBlur)", got: got)
    #expect(try problems("scene: s\nroot: {\(key)}", folder) == [.value(problem)])
    #expect(try folder.scene("scene: s\nroot: {backgroundBlur: 20}").maxBlur == 20)
  }

  @Test(.timeLimit(.minutes(20))) func `leave room for large scenes`() throws {
    let nodes = "{each: {count: 20000}, node: {id: cell, text: \"${index}\", width: 4, frame: {x: 1, y: 2}}}"
    let scene = try Folder().scene("scene: s\nroot: {children: [\(nodes)]}")
    #expect(scene.root.children.count == 20_000)
    #expect(scene.root.children.last?.id == "cell.19999")
  }

  @Test func `keep mistakes few`() throws {
    let bad = (0..<5000).map { "    - {bad\($0): 1}" }.joined(separator: "\n")
    #expect(try problems("scene: s\nroot:\n  children:\n\(bad)").count == 1000)
  }
}
