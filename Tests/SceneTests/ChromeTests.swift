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

  @Test func `accepts findings of lint, besides those that its component does`() throws {
    let entry = "{homeIndicator: {}, waive: [{rule: overlap, reason: r}]}"
    for node in try [chrome("[\(entry)]"), chrome("[\(entry)]") { $0.wantedChrome = ChromeItem.all }] {
      let part = try #require(node?.children.last)
      let waivers = ([part.attributes] + part.overrides.map(\.attributes)).flatMap { $0.waivers ?? [] }
      #expect(waivers.map(\.rule) == [.outsideSafeArea, .overlap])
    }
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
      .value(.wrongType(key: "chrome", wants: "a map of one part", got: "map of 2"))),
    Mistake(scene + "[«{}]", .value(.wrongType(key: "chrome", wants: "a map of one part", got: "map of 0"))),
    Mistake(
      scene + "[{statusBar: «3}]",
      .value(.wrongType(key: "statusBar", wants: "a map of its parameters", got: "3"))),
    Mistake(
      scene + "[{tabBar: «[a]}]",
      .value(.wrongType(key: "tabBar", wants: "a map of its parameters", got: "list"))),
    Mistake(
      scene + "[«{waive: [{rule: overlap, reason: r}]}]",
      .value(.wrongType(key: "chrome", wants: "a map of one part", got: "map of 0"))),
    Mistake(
      scene + "[{statusBar: {}, waive: [{rule: «overlop, reason: r}]}]",
      .value(.unknownWord("overlop", expected: "a rule of lint", nearest: "overlap"))),
    Mistake(
      scene + "[«all, «none]",
      .value(.wrongType(key: "chrome", wants: "[statusBar, homeIndicator] for all that every app has", got: "all")),
      .value(.wrongType(key: "chrome", wants: "[] for nothing", got: "none"))),
    Mistake(scene + "«none", .value(.wrongType(key: "chrome", wants: "[] for nothing", got: "none"))),
    Mistake(
      scene + "[{statusBar: {«tiem: noon}}]",
      .name(.unknownArgument("tiem", component: "system/statusBar", nearest: "time"))),
    Mistake(
      scene + "«[statusBar]\nsize: [100, 100]",
      .value(.wrongType(key: "chrome", wants: "a scene of the device's size", got: "a card"))),
    Mistake(
      scene + "[{«tabBar: {items: [{icon: star}]}}]",
      .name(.unknownDataKey("title", item: "$item", known: ["icon"]))),
    Mistake(
      node: "{use: «system/tabBar, with: {items: [{icon: star}]}}",
      .name(.unknownDataKey("title", item: "$item", known: ["icon"]))),
    Mistake(
      node: "{use: «system/statusbar}",
      .name(.unknownComponent("system/statusbar", nearest: "system/statusBar"))),
    Mistake(
      node: "{use: «sytem/statusBr}", .name(.unknownComponent("sytem/statusBr", nearest: "system/statusBar"))),
    Mistake(node: "{use: «statusBar}", .name(.unknownComponent("statusBar", nearest: "system/statusBar"))),
    Mistake(node: "{use: «tabbr}", .name(.unknownComponent("tabbr", nearest: "system/tabBar"))),
    Mistake(node: "{use: «system/clock}", .name(.unknownComponent("system/clock", nearest: nil))),
    Mistake(node: "{use: «bars/status}", .value(.notBuilt("bars/status"))),
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

  @Test(arguments: [
    ("{tabBar: {items: [{title: {key: a}}, {title: {key: b}}], selected: {key: b}}}", [false, true]),
    ("{tabBar: {items: [{title: {key: a}}, {title: {key: b}}], selected: b}}", [false, true]),
    ("{tabBar: {items: [{title: {key: a}}, {title: B}]}}", [true, false]),
    (
      "{tabBar: {items: [{title: {key: a, args: {n: 1}}}, {title: {key: a, args: {n: 2}}}], "
        + "selected: {key: a, args: {n: 2}}}}", [false, true]
    ),
  ])
  func `knows the tab that is selected by its key`(_ item: String, _ isSelected: [Bool]) throws {
    let bar = try #require(try chrome("[\(item)]")?.children.first)
    let tabs = try #require(bar.children.first).children
    let painted = tabs.map { tab in
      tab.children.last?.overrides.contains { over in over.attributes.tint != nil && Self.holds(over.condition) }
        == true
    }
    #expect(painted == isSelected)
  }

  /// Whether a condition of texts alone holds.
  private static func holds(_ condition: Condition) -> Bool {
    condition.tests.allSatisfy { if case .any(let some) = $0 { some.contains(where: holds) } else { false } }
  }

  @Test func `takes keys as titles`() throws {
    let bar = try chrome("[{navigationBar: {title: {key: library.title}, back: {key: library.back}}}]")?.children.first
    let texts = try #require(bar?.children.first { $0.id == "bar" }).children.flatMap { [$0] + $0.children }
    #expect(texts.compactMap { $0.attributes.text?.runs.first?.reference?.key } == ["library.back", "library.title"])
  }

  @Test func `has tabs without a picture`() throws {
    let bar = try #require(try chrome("[{tabBar: {items: [{title: A}, {title: B, icon: star}]}}]")?.children.first)
    let images = outline(bar).filter { $0.contains("image") }
    #expect(images.map { $0.filter { $0 != " " } } == ["image\"star\""])
  }

  @Test func `stands where it is asked for`() throws {
    let file =
      "scene: s\nchrome: [statusBar, {tabBar: {items: [{title: A}]}}]\nroot:\n  children: [{use: system/keyboard}]"
    let scene = try Folder().scene(file)
    func places(_ node: Node) -> Set<Problems.SourceLocation> {
      node.children.reduce(into: [node.location]) { $0.formUnion(places($1)) }
    }
    let bars = try #require(scene.chrome).children
    #expect(bars.map(places) == [[at(2, 22)], [at(2, 10)]])
    #expect(places(try #require(scene.root.children.first)) == [at(4, 20)])
  }

  private func at(_ line: Int, _ column: Int) -> Problems.SourceLocation {
    SourceLocation(file: "s.yaml", line: line, column: column)
  }
}
