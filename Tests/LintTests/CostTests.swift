import Problems
import Scene
import Testing

@testable import Lint

/// What looking costs, counted and not timed: twice as much to look at is about twice as many looks.
@Suite("What lint costs")
struct CostTests {
  private func waiverLooks(faults: Int, waivers: Int) throws -> Int {
    let entries = (0..<waivers).map { "{rule: overlap, reason: r\($0)}" }.joined(separator: ", ")
    let (result, environment, options) = try placed(
      scene("{waive: [\(entries)], children: [{each: {count: \(faults)}, node: {text: Hello}}]}"))
    let screen = LintedScreen(result, in: environment, isScreen: options.isScreen)
    let found = overlappingSiblings(screen)
    #expect(found.count == faults - 1)
    var lookUp = WaiverLookUp(screen.views)
    for fault in found { #expect(fault.fault(of: screen, isStrict: false, &lookUp).waiver?.reason == "r0") }
    #expect(lookUp.needed.count == waivers)
    return lookUp.looks
  }

  @Test func `a fault of a rule that many waivers accept looks at none of them again`() throws {
    let looks = try waiverLooks(faults: 100, waivers: 1)
    #expect(looks <= 2 * 102)
    #expect(try waiverLooks(faults: 100, waivers: 200) == looks)
  }

  private func overlapLooks(_ children: String..., root: String = "") throws -> Int {
    let text = "scene: test\nroot:\n  \(root)\n  children:\n" + children.map { "    - \($0)\n" }.joined()
    let (result, environment, options) = try placed(text)
    var marks = MarkedViews(LintedScreen(result, in: environment, isScreen: options.isScreen))
    let screen = LintedScreen(result, in: environment, isScreen: options.isScreen)
    for index in screen.views.indices { _ = marks.overlaps(of: screen.children(of: index), inGrid: false) }
    return marks.looks
  }

  @Test(arguments: ["horizontal", "vertical"])
  func `a long row is looked at once, not each with each`(axis: String) throws {
    let looks = try overlapLooks(
      "{each: {count: 1000}, node: {width: 3, height: 3, role: cell}}", root: "layout: {stack: {axis: \(axis)}}")
    #expect(looks <= 3000)
  }

  @Test func `paint that may be on anything is not looked at`() throws {
    #expect(try overlapLooks("{each: {count: 1000}, node: {frame: [0, 0, 99, 99], background: red}}") == 0)
  }

  @Test func `marks are sorted once, and a pair goes over them once`() throws {
    // Twenty wide surfaces on each other, in each of which twenty texts stand in a column of their own.
    let surfaces = (0..<20).map { column in
      let texts = (0..<20).map { "{text: a, font: 1, frame: {x: \(column * 10), y: \($0 * 20)}}" }
      return "{background: red, opacity: 0.9, frame: [0, 0, 300, 400], children: [\(texts.joined(separator: ", "))]}"
    }
    let looks = try overlapLooks("{children: [\(surfaces.joined(separator: ", "))]}")
    #expect(looks < 190 * 21 * 4)
  }
}
