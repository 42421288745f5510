import Lint
import Problems
import Scene
import Testing

@Suite("Levels, waivers and options of lint")
struct LintTests {
  private static let small = scene("{id: a, role: button, frame: [60, 100, 30, 30]}")

  @Test func `a finding has the level of its rule`() throws {
    #expect(try linted(Self.small).map(\.diagnostic.severity) == [.warning])
    let camera = try linted(scene("{id: a, text: Hello, frame: {centerX: 0, top: 12}}"), on: .notched)
    #expect(camera.map(\.diagnostic.severity) == [.error])
    let radius = try linted(scene("{frame: [0, 0, 40, 60], background: red, cornerRadius: 30}"))
    #expect(radius.map(\.diagnostic.severity) == [.note])
  }

  @Test func `where warnings are errors, those of lint are too, and notes stay notes`() throws {
    let strict = Self.small.replacing("root:", with: "strict: true\nroot:")
    #expect(try linted(strict).map(\.diagnostic.severity) == [.error])
    let radius = scene("{frame: [0, 0, 40, 60], background: red, cornerRadius: 30}")
    #expect(try linted(radius.replacing("root:", with: "strict: true\nroot:")).map(\.diagnostic.severity) == [.note])
  }

  @Test func `what layout found keeps its place and its severity`() throws {
    let text = scene(
      "{id: a, text: A, anchors: {leading: superview, top: superview, width: 5}}", root: "layout: constraints"
    )
    .replacing("width: 5", with: "width: [5, 6]")
    let faults = try linted(text)
    let fault = try #require(faults.first { $0.rule == .contradiction }, "\(words(faults))")
    #expect(fault.diagnostic.severity == .warning)
    #expect(fault.diagnostic.location?.line == 5)
  }

  @Test func `the suite's least side counts for every device`() throws {
    #expect(try linted(Self.small) { $0.tapTarget = 30 }.isEmpty)
    #expect(try linted(Self.small, on: .android) { $0.tapTarget = 30 }.isEmpty)
    let faults = try linted(Self.small, on: .android) { $0.tapTarget = 30.5 }
    #expect(faults.map(\.diagnostic.problem) == [.lint(.tapTarget(width: 30, height: 30, least: 30.5))])
    #expect(faults.map(\.extent) == [0.5])
  }

  @Test func `only the rules asked for are looked at`() throws {
    let text = scene(
      "{id: a, role: button, frame: [310, 100, 30, 30]}", "{id: b, text: one two, width: 30, lineLimit: 1}")
    #expect(words(try linted(text)) == ["off-screen a", "tap-target a", "text-truncated b"])
    #expect(words(try linted(text) { $0.rules = [.textTruncated] }) == ["text-truncated b"])
    #expect(words(try linted(text) { $0.rules = [.tapTarget, .clipped] }) == ["tap-target a"])
  }

  @Test(arguments: [
    ("{id: a, waive: [{rule: tap-target, reason: r}]", 1),
    ("{id: a, waive: [{rule: off-screen, reason: r}]", 0),
    ("{id: a, waive: [{rule: tap-target, reason: r, if: {maxWidth: 319}}]", 0),
    ("{id: a, waive: [{rule: tap-target, reason: r, if: {maxWidth: 320}}]", 1),
    ("{id: a, when: [{if: {scale: 2}, waive: [{rule: tap-target, reason: r}]}]", 1),
    ("{id: a, when: [{if: {scale: 3}, waive: [{rule: tap-target, reason: r}]}]", 0),
    (
      "{id: a, waive: [{rule: tap-target, reason: r}], when: [{if: {scale: 2}, waive: [{rule: tap-target, reason: s}]}]",
      2
    ),
  ])
  func `a waiver holds where it says`(start: String, count: Int) throws {
    let found = try findings(scene(start + ", role: button, frame: [60, 100, 30, 30]}"))
    #expect(found.faults.map { $0.waiver?.reason } == [count > 0 ? "r" : nil])
    #expect(found.neededWaivers.count == count)
  }

  @Test func `a waiver counts inside its view, not beside it`() throws {
    let text = scene(
      "{id: a, waive: [{rule: tap-target, reason: r}], frame: [0, 0, 99, 99], children: [{id: b, role: link, width: 9}]}",
      "{id: c, role: link, frame: [200, 0, 9, 9]}")
    let faults = try linted(text)
    #expect(words(faults) == ["tap-target a/b", "tap-target c"])
    #expect(faults.map { $0.waiver?.reason } == ["r", nil])
  }

  @Test(arguments: ["a", "b"])
  func `either of two that overlap can waive it`(id: String) throws {
    let text = scene("{id: a, text: Hello}", "{id: b, text: World}")
      .replacing("{id: \(id)", with: "{waive: [{rule: overlap, reason: r}], id: \(id)")
    #expect(try linted(text).map { $0.waiver?.reason } == ["r"])
  }

  @Test func `bars and cameras are not in front of a card`() throws {
    let text = scene("{id: a, text: Hello, frame: {centerX: 0, top: 12}}")
    #expect(try linted(text, on: .notched).count == 1)
    #expect(try linted(text, on: .notched) { $0.isScreen = false }.isEmpty)
  }

  /// A text at the lower edge, behind the handle that is swiped to go home, and behind a bar of the scene's own.
  @Test(arguments: [("white", []), ("white / 90%", ["overlap a"])] as [(String, [String])])
  func `what the scene hides itself is not told of the system's parts again`(bar: String, told: [String]) throws {
    let text = scene(
      "{id: a, text: Hello, font: 30, frame: {centerX: 0, bottom: 0}}",
      "{waive: [{rule: overlap, reason: It scrolls.}], frame: {x: 0, bottom: 0, width: 100%, height: 80}, background: \(bar)}"
    )
    let faults = try linted(text + "chrome: [homeIndicator]\n", on: .notched).filter { $0.waiver == nil }
    #expect(words(faults) == ["outside-safe-area a"] + told)
  }

  @Test func `those that overlap inside siblings are named`() throws {
    let text = scene(
      "{id: p, frame: [0, 0, 200, 100], children: [{id: a, text: Deep text one, frame: {x: 10, y: 110}}]}",
      "{id: q, frame: [0, 100, 200, 100], children: [{id: b, text: Deep text two, frame: {x: 30, y: 10}}]}")
    let fault = try #require(try linted(text).first)
    #expect(fault.diagnostic.view == "q/b" && fault.diagnostic.location?.line == 5)
    guard case .lint(.overlap(.letters("Deep text two"), with: "p/a", _, _, isHiding: false)) = fault.diagnostic.problem
    else {
      Issue.record("\(fault.diagnostic.problem)")
      return
    }
    // Waivers of the siblings count.
    #expect(
      try linted(text.replacing("{id: p,", with: "{id: p, waive: [{rule: overlap, reason: r}],")).map {
        $0.waiver?.reason
      } == ["r"])
  }

  @Test(arguments: [
    "{id: a, text: one two three, frame: [10, 0, 30, 8], font: 20}", "{id: a, text: Gone, frame: [10, 10, 0, 0]}",
  ])
  func `letters beyond their view are told as that alone`(child: String) throws {
    let faults = try linted(scene("{relativeTo: safeArea, children: [\(child)]}"), on: .notched)
    #expect(words(faults) == ["text-overflows a"])
  }

  @Test func `what a text that is cut off lacks in width is told once`() throws {
    #expect(words(try linted(scene("{id: a, text: one two, width: 9, lineLimit: 1}"))) == ["text-truncated a"])
  }

  @Test func `a line of a point is no overlap, however it is aligned to pixels`() throws {
    let text = scene(
      "{id: a, text: Hello, frame: {x: 20, y: 120}}", "{id: b, background: red, frame: [10, 130.3, 99, 1]}")
    for device in [TestDevice.plain, .android, .coarse] { #expect(words(try linted(text, on: device)) == []) }
  }

  @Test func `a thousand siblings that all overlap are told once each`() throws {
    let text = scene("{each: {count: 1000}, node: {id: a, text: Hello}}")
    let faults = try linted(text)
    #expect(faults.count == 999)
    #expect(faults.allSatisfy { $0.rule == .overlap })
  }

  @Test func `two grids through each other do not take long`() throws {
    let grid = "layout: {grid: {columns: 60, gap: 3}}, children: [{each: {count: 1800}, node: {role: cell, height: 3}}]"
    let text = scene("{frame: [0, 0, 300, 400], \(grid)}", "{frame: [3, 3, 300, 400], \(grid)}")
    let faults = try linted(text) { $0.rules = [.overlap] }
    #expect(faults.count <= 1)
  }

  @Test func `what is not seen may look as it likes`() throws {
    let text = scene("{opacity: 0, children: [{text: one two, width: 30, lineLimit: 1}]}")
    #expect(try linted(text).isEmpty)
  }

  @Test func `the same scene has the same faults every time`() throws {
    let text = scene("{each: {count: 40}, node: {id: a, role: link, text: Hello, frame: {left: 290}}}")
    let first = try linted(text)
    #expect(first.count == 119)
    for _ in 0..<3 { #expect(try linted(text) == first) }
  }
}
