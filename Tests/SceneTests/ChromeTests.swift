import Problems
import Testing
import YAML

@testable import Scene

@Suite struct `What the system shows` {
  private static let scene = "scene: s\nroot: {}\nchrome: "

  private func chrome(_ list: String, _ change: (inout ReadingContext) -> Void = { _ in }) throws -> Node? {
    var context = try Folder().context()
    change(&context)
    let file = list.isEmpty ? "scene: s\nroot: {}" : Self.scene + list
    let (scene, problems) = readScene(try parse(file), context: context)
    try #require(problems == [])
    return try #require(scene).chrome
  }

  private func ids(_ node: Node?) -> [String] { node?.children.compactMap(\.id) ?? [] }

  @Test func `is nothing where nobody asks for it`() throws {
    #expect(try chrome("") == nil)
    #expect(try chrome("[]") == nil)
  }

  @Test func `has its parts from the back to the front, however they are listed`() throws {
    let node = try chrome("[homeIndicator, keyboard, statusBar, {tabBar: {selected: 1}}, navigationBar, browserBar]")
    #expect(node?.id == "system")
    #expect(ids(node) == ["browserBar", "tabBar", "keyboardArea", "navigationBar", "statusBar", "homeIndicator"])
  }

  @Test func `takes parameters, from the scene's data too`() throws {
    let file = """
      scene: s
      data: {now: "10:24"}
      chrome: [{statusBar: {time: $now}}]
      root: {}
      """
    let bar = try Folder().scene(file).chrome?.children.first
    #expect(bar?.children.first { $0.id == "time" }?.attributes.text?.string == "10:24")
  }

  @Test func `makes a scene one for each value of an axis that it shows`() throws {
    let file = """
      scene: s
      variants: {plan: [free, pro]}
      chrome: [{statusBar: {time: $plan}}]
      root: {}
      """
    let (scene, problems) = readScene(try parse(file), context: try Folder().context(), values: ["plan": "pro"])
    #expect(problems == [])
    #expect(scene?.shownAxes == ["plan"])
    #expect(scene?.chrome?.children.first?.children.first?.attributes.text?.string == "pro")
  }

  @Test func `is the suite's where the scene is silent`() throws {
    let suite: (inout ReadingContext) -> Void = { $0.chrome = [ChromeItem(.statusBar)] }
    #expect(ids(try chrome("", suite)) == ["statusBar"])
    #expect(ids(try chrome("[homeIndicator]", suite)) == ["homeIndicator"])
    #expect(try chrome("[]", suite) == nil)
  }

  @Test func `is what a flag asks for, as the scene has it`() throws {
    let flag: (inout ReadingContext) -> Void = { $0.wantedChrome = ChromeItem.all }
    let node = try chrome("[keyboard, {statusBar: {time: noon}}]", flag)
    #expect(ids(node) == ["statusBar", "homeIndicator"])
    #expect(node?.children.first?.children.first { $0.id == "time" }?.attributes.text?.string == "noon")
    #expect(try chrome("[statusBar]") { $0.wantedChrome = [] } == nil)
  }

  @Test func `is not over a card`() throws {
    let card = "scene: s\nsize: [100, hug]\nroot: {}"
    let context = try Folder().context()
    for (chrome, wanted) in [([ChromeItem(.statusBar)], nil), ([], ChromeItem.all)] as [([ChromeItem], [ChromeItem]?)] {
      var context = context
      (context.chrome, context.wantedChrome) = (chrome, wanted)
      #expect(readScene(try parse(card), context: context).scene?.chrome == nil)
    }
  }

  @Test(arguments: [
    Mistake(
      scene + "[«statusbar]",
      .value(.unknownWord("statusbar", expected: "a part of the system", nearest: "statusBar"))),
    Mistake(
      scene + "«statusBar",
      .value(.wrongType(key: "chrome", wants: "a list of parts of the system", got: "statusBar"))),
    Mistake(
      scene + "[statusBar, «{statusBar: {}}]",
      .value(.wrongType(key: "chrome", wants: "each part once", got: "statusBar"))),
    Mistake(
      scene + "[«{statusBar: {}, keyboard: {}}]",
      .value(.wrongType(key: "chrome", wants: "a map of one part", got: "map"))),
    Mistake(
      scene + "[{statusBar: {«tiem: noon}}]",
      .name(.unknownArgument("tiem", component: "system/statusBar", nearest: "time"))),
    Mistake(
      scene + "«[statusBar]\nsize: [100, 100]",
      .value(.wrongType(key: "chrome", wants: "a scene of the device's size", got: "a card"))),
    Mistake(
      node: "{use: «system/statusbar}",
      .name(.unknownComponent("system/statusbar", nearest: "system/statusBar"))),
    Mistake(
      "scene: s\nchrome: [statusBar]\nroot: {children: [{id: system, children: [{id: statusBar}]}]}",
      .name(.duplicateID("system", path: "system", firstLine: 3)),
      .name(.duplicateID("statusBar", path: "system/statusBar", firstLine: 3))),
  ])
  func `is asked for without mistakes`(_ mistake: Mistake) throws {
    guard mistake.places.isEmpty else { return try expectScene(mistake) }
    // What is doubled is told where the chrome is, which no line of the file has.
    let problems = readScene(try parse(mistake.file), context: try Folder().context()).diagnostics
    #expect(problems.map(\.problem) == mistake.problems)
  }

  @Test func `can be the suite's own`() throws {
    let own = "component: system/statusBar\nparameters: {time: {type: text, default: x}}\nnode: {text: mine}"
    let scene = try Folder(components: [own]).scene(Self.scene + "[statusBar]")
    let bar = try #require(scene.chrome?.children.first)
    #expect(bar.attributes.text?.string == "mine")
    #expect(!bar.isBuiltIn)
  }

  @Test func `has names that nobody else can take`() throws {
    let (component, problems) = readComponent(try parse("component: system/clock\nnode: {}"))
    #expect(component == nil)
    #expect(problems.map(\.problem) == [.name(.badName("system/clock"))])
  }
}
