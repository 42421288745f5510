import Graphics
import Problems
import Testing

@testable import Scene

@Suite struct `Texts by key` {
  private func runs(_ text: String, in folder: Folder = Folder()) throws -> [TextContent.Run] {
    try #require(try folder.children("- {text: \(text)}").first?.attributes.text).runs
  }

  @Test func `have a key, and arguments in written order`() throws {
    let reference = try #require(try runs("{key: hello, args: {zed: Ana, a: 3, b: {key: c}}}").first?.reference)
    #expect(reference.key == "hello" && reference.location.line == 5)
    #expect(reference.arguments.map(\.name) == ["zed", "a", "b"])
    #expect(reference.arguments.prefix(2).map(\.value) == [.text("Ana"), .text("3")])
    guard case .reference(let inner) = reference.arguments[2].value else { Issue.record("no reference"); return }
    #expect(inner.key == "c" && inner.arguments.isEmpty)
  }

  @Test func `have arguments by number too`() throws {
    let reference = try #require(try runs("{key: trips, args: [4, {key: oslo}]}").first?.reference)
    #expect(reference.arguments.map(\.name) == ["1", "2"])
    #expect(reference.arguments[0].value == .text("4") && reference.arguments[1].value != .text("oslo"))
  }

  @Test func `may be runs, or in them`() throws {
    let runs = try runs("[{key: a}, \" b \", {text: {key: c}, color: red}]")
    #expect(runs.map(\.reference?.key) == ["a", nil, "c"])
    #expect(runs.map(\.string) == ["", " b ", ""] && runs[2].color != nil)
  }

  @Test func `go through parameters and data`() throws {
    let row = "component: row\nparameters: {title: text}\nnode: {text: {key: hello, args: {name: $title}}}"
    let scene = try Folder(components: [row]).scene(
      "scene: s\ndata: {t: [{key: a}, b]}\n"
        + "root: {children: [{each: $t, node: {children: [{use: row, with: {title: $item}}, {text: $item}]}}]}")
    let first = scene.root.children[0].children
    #expect(first[0].attributes.text?.runs[0].reference?.arguments[0].value != .text("b"))
    #expect(first[1].attributes.text?.runs[0].reference?.key == "a")
    #expect(first[1].attributes.text?.runs[0].reference?.location.line == 2)
    let second = scene.root.children[1].children
    #expect(second[0].attributes.text?.runs[0].reference?.arguments[0].value == .text("b"))
  }

  @Test(arguments: [
    Mistake(node: "{text: «{args: {a: b}}}", .value(.missingKey("key", owner: "text"))),
    Mistake(node: "{text: {key: «\"\"}}", .value(.wrongType(key: "key", wants: "the key of a string", got: ""))),
    Mistake(node: "{text: {key: «[a]}}", .value(.wrongType(key: "key", wants: "a text", got: "list"))),
    Mistake(
      node: "{text: {key: a, args: «b}}",
      .value(.wrongType(key: "args", wants: "a map of names to texts, or a list of texts", got: "b"))),
    Mistake(node: "{text: {key: a, args: [b, «[c]]}}", .value(.wrongType(key: "2", wants: "a text", got: "list"))),
    Mistake(node: "{text: {key: a, args: {n: «[b]}}}", .value(.wrongType(key: "n", wants: "a text", got: "list"))),
    Mistake(node: "{text: {key: a, «arg: {}}}", .value(.unknownKey("arg", owner: "text", nearest: "args"))),
  ])
  func `that are wrong are told`(_ mistake: Mistake) throws { try expectScene(mistake) }

  @Test func `come from a folder, with a language of their own`() throws {
    let suite = try #require(
      readSuite(try parse("suite: a\ndevices: []\nstrings: {folder: res, base: pt-BR}")).suite)
    #expect(suite.strings.folder == "res" && suite.strings.base?.text == "pt-BR")
    #expect(readSuite(try parse("suite: a\ndevices: []\nstrings: Texts")).suite?.strings.folder == "Texts")
  }
}
