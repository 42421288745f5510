import Problems
import Testing
import YAML

@testable import Scene

@Suite struct `Components in place of those of the system` {
  private func scene(_ chrome: String, with components: String...) throws -> Scene {
    try Folder(components: components).scene("scene: s\nroot: {}\nchrome: [\(chrome)]")
  }

  @Test func `are what chrome shows`() throws {
    let own = "component: system/statusBar\nparameters: {time: {type: text, default: x}}\nnode: {text: mine}"
    let bar = try #require(try scene("statusBar", with: own).chrome?.children.first)
    #expect(bar.attributes.text?.string == "mine")
    #expect(!bar.isBuiltIn)
  }

  @Test func `have parameters of their own, which entries of chrome may give`() throws {
    let own = "component: system/statusBar\nparameters: {place: {type: text, default: here}}\nnode: {text: $place}"
    let texts = try ["statusBar", "{statusBar: {place: there}}"].map {
      try scene($0, with: own).chrome?.children.first?.attributes.text?.string
    }
    #expect(texts == ["here", "there"])
  }

  /// Marks without a colour, keys without titles and children, and a bar in another.
  @Test(arguments: [
    ("statusBar", "component: system/signal\nnode: {width: 9, height: 9}"),
    ("keyboard", "component: system/key\nnode: {width: 9, height: 9}"),
    ("keyboard", "component: system/key\nparameters: {title: {type: any, default: \"\"}}\nnode: {text: $title}"),
    ("navigationBar", "component: system/homeIndicator\nnode: {width: 9, height: 9}"),
  ])
  func `take what they like of what the system passes`(_ chrome: String, _ own: String) throws {
    #expect(try scene(chrome, with: own).chrome?.children.isEmpty == false)
  }

  @Test func `are told what the system passes`() {
    let passed = SystemComponents.names.map { ($0, SystemComponents.parametersPassed(to: $0)) }.filter { !$0.1.isEmpty }
    let expected = [
      ("battery", ["color"]), ("functionKey", ["isAccented", "mark", "title"]),
      ("key", ["isAccented", "isSpecial", "title"]), ("keyCell", ["isAccented", "isSpecial", "title"]),
      ("keyMark", ["color", "name"]), ("letterKey", ["layout", "title"]), ("signal", ["color"]), ("wifi", ["color"]),
    ]
    #expect(passed.map(\.0) == expected.map { "system/" + $0.0 })
    #expect(passed.map(\.1) == expected.map(\.1))
  }

  @Test(arguments: [
    Mistake(
      "component: system/statusBar\nparameters: {«place: text}\nnode: {}",
      .name(.noDefault("place", component: "system/statusBar", passed: []))),
    Mistake(
      "component: system/key\nparameters: {«title: {type: text}, «size: number}\nnode: {}",
      .name(.noDefault("title", component: "system/key", passed: ["isAccented", "isSpecial", "title"])),
      .name(.noDefault("size", component: "system/key", passed: ["isAccented", "isSpecial", "title"]))),
    Mistake(
      "component: system/signal\nparameters: {«color: {type: number, default: 1}}\nnode: {}",
      .value(.wrongType(key: "color", wants: "the type color, which the system passes", got: "number"))),
    Mistake("component: «system/clock\nnode: {}", .name(.noSystemComponent("system/clock", nearest: nil))),
    Mistake(
      "component: «system/statusBr\nnode: {}",
      .name(.noSystemComponent("system/statusBr", nearest: "system/statusBar"))),
  ])
  func `are written without mistakes`(_ mistake: Mistake) throws {
    let (component, problems) = readComponent(try parse(mistake.file))
    #expect(component == nil)
    #expect(problems == mistake.expected)
  }

  @Test(arguments: [
    ("statusBar", "statusBar", ["statusBar", "statusBar"]),
    ("signal", "statusBar", ["statusBar", "signal", "statusBar"]),
    ("battery", "statusBar", ["statusBar", "battery", "statusBar"]),
  ])
  func `do not show themselves`(_ own: String, _ used: String, _ ring: [String]) throws {
    let component = "component: system/\(own)\nnode: {children: [{use: system/\(used)}]}"
    let context = try Folder(components: [component]).context()
    let (_, problems) = readScene(try parse("scene: s\nroot: {}\nchrome: [\(used)]"), context: context)
    #expect(problems.map(\.problem) == [.name(.componentCycle(ring.map { "system/" + $0 }))])
  }
}
