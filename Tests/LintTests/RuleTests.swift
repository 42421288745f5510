import Lint
import Problems
import Scene
import Testing

/// A rule with a scene that has the fault, and a scene as like it as can be that has not.
struct RuleCase: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var rule: LintRule
  /// The scene, and the views in which it has the fault.
  var faulty: String
  var views: [String]
  var sound: String
  var devices: [TestDevice]

  init(
    _ name: String, _ rule: LintRule, on devices: [TestDevice] = [.plain, .coarse], at views: [String],
    _ faulty: String, not sound: String
  ) {
    testDescription = name
    (self.rule, self.devices, self.views, self.faulty, self.sound) = (rule, devices, views, faulty, sound)
  }
}

/// A case on one of its devices.
struct RuleTrial: Sendable, CustomTestStringConvertible {
  var rule: RuleCase
  var device: TestDevice
  var testDescription: String { "\(rule.testDescription), \(device.rawValue)" }
}

@Suite("What each rule finds")
struct RuleTests {
  private static let trials = ruleCases.flatMap { rule in rule.devices.map { RuleTrial(rule: rule, device: $0) } }

  @Test(arguments: trials)
  func `a fault is found where it is`(trial: RuleTrial) throws {
    let faults = try linted(trial.rule.faulty, on: trial.device)
    #expect(words(faults) == trial.rule.views.map { "\(trial.rule.rule.rawValue) \($0)" })
    for fault in faults {
      #expect(fault.diagnostic.location != nil)
      #expect(fault.extent.isFinite && fault.extent >= 0)
    }
  }

  @Test(arguments: trials)
  func `a sound scene has none`(trial: RuleTrial) throws {
    #expect(words(try linted(trial.rule.sound, on: trial.device)) == [])
  }

  @Test(arguments: trials)
  func `a waiver names it, on the view and around it`(trial: RuleTrial) throws {
    let waiver = "waive: [{rule: \(trial.rule.rule.rawValue), reason: known}]"
    let text = trial.rule.faulty.replacing("root:\n", with: "root:\n  \(waiver)\n")
    let faults = try linted(text, on: trial.device)
    #expect(faults.count == trial.rule.views.count)
    for fault in faults { #expect(fault.waiver?.reason == "known") }
  }

  @Test func `every rule about placed views has cases`() {
    let rules = Set(ruleCases.map(\.rule))
    let layout: [LintRule] = [
      .contradiction, .constraintMissed, .ambiguous, .stackCannotFill, .stackChose,
    ]
    let others: Set<LintRule> = [.needlessWaiver, .unknownGuide, .inferredGuide, .unsettled, .notDerived, .contrast]
    #expect(Set(LintRule.allCases).subtracting(rules).subtracting(layout) == others)
  }
}

private let ruleCases = textCases + edgeCases + barCases + chromeCases + overlapCases + otherCases

private let textCases = [
  RuleCase(
    "a text that is cut off", .textTruncated, at: ["a"],
    scene("{id: a, text: one two three, width: 60, lineLimit: 1}"),
    not: scene("{id: a, text: one two three, width: 60}")),
  RuleCase(
    "a word wider than its view", .textOverflows, at: ["a"],
    scene("{id: a, text: Wonderful, width: 40, height: 40, font: 20}"),
    not: scene("{id: a, text: Wonderful, width: 90, height: 40, font: 20}")),
  RuleCase(
    "more lines than the view is high", .textOverflows, at: ["a"],
    scene("{id: a, text: one two three, frame: [20, 60, 60, 30], font: 20}"),
    not: scene("{id: a, text: one two three, frame: [20, 60, 60, 75], font: 20}")),
  RuleCase(
    "letters in a line that is lower than their box", .textOverflows, at: ["a"],
    scene("{id: a, text: one, frame: [20, 60, 60, 14], font: 20}"),
    not: scene("{id: a, text: one, frame: [20, 60, 60, 25], font: 20}")),
  RuleCase(
    "a word that goes on in another line, and one with a hyphen there", .brokenWord, on: [.breaking], at: ["a"],
    scene("{id: a, text: so Schwierigkeitsgrad, frame: [20, 60, 80, 200], font: 20}"),
    not: scene("{id: a, text: \"so Schwier- igkeits- grad\", frame: [20, 60, 80, 200], font: 20}")),
  RuleCase(
    "a number, and letters that go on in another line in their script", .brokenWord, on: [.breaking], at: ["a"],
    scene("{id: a, text: \"1234567\", frame: [20, 60, 40, 200], font: 20}"),
    not: scene(
      "{text: 難易度難易度, frame: [20, 60, 40, 200], font: 20}", "{text: ระดับความยาก, frame: [80, 60, 40, 200], font: 20}",
      "{text: \"one\\ntwo\", frame: [140, 60, 40, 200], font: 20}",
      "{text: \"a/b/c/\", frame: [190, 60, 20, 200], font: 20}")),
]

private let edgeCases = [
  RuleCase(
    "letters cut off by a clip", .clipped, at: ["a/b"],
    scene(
      "{id: a, clip: true, frame: [20, 20, 40, 40], children: [{id: b, text: Hello, font: 20, frame: [10, 0, 50, 25]}]}"
    ),
    not: scene("{id: a, frame: [20, 20, 40, 40], children: [{id: b, text: Hello, font: 20, frame: [10, 0, 50, 25]}]}")),
  RuleCase(
    "a key cut off by a clip two boxes away", .clipped, at: ["a/b"],
    scene(
      "{id: a, clip: true, frame: [20, 20, 100, 100], children: [{children: ["
        + "{id: b, role: button, frame: [60, 0, 50, 50]}]}]}"),
    not: scene(
      "{id: a, clip: true, frame: [20, 20, 100, 100], children: [{children: ["
        + "{id: b, role: button, frame: [50, 0, 50, 50]}]}]}")),
  RuleCase(
    "an image cut at one side, and one cut on purpose", .clipped, at: ["a/b"],
    scene("{id: a, clip: true, frame: [20, 20, 90, 90], children: [{id: b, image: x, frame: [70, 0, 30, 30]}]}"),
    not: scene("{id: a, clip: true, frame: [20, 20, 90, 90], children: [{image: x, frame: [-10, -10, 110, 110]}]}")),
  RuleCase(
    "a text beyond the edge, and decoration there", .offScreen, at: ["a", "c"],
    scene("{id: a, text: Hello, frame: [300, 40, 60, 30]}", "{id: c, image: x, frame: [0, 470, 30, 30]}"),
    not: scene("{frame: [300, 0, 90, 90], background: red}", "{image: x, role: none, frame: [0, 470, 30, 30]}")),
  RuleCase(
    "what is inside a key that is off the screen is told with it", .offScreen, at: ["a"],
    scene("{id: a, role: button, frame: [0, 500, 99, 99], children: [{text: Hello}]}"),
    not: scene("{id: a, role: button, hidden: true, frame: [0, 500, 99, 99], children: [{text: Hello}]}")),
  RuleCase(
    "what is shown and what is not", .offScreen, at: ["b"],
    scene("{opacity: 0, children: [{text: a, frame: [400, 0, 60, 30]}]}", "{id: b, text: b, frame: [400, 0, 60, 30]}"),
    not: scene("{opacity: 0, children: [{text: a, frame: [400, 0, 60, 30]}]}", "{text: \" \", frame: [400, 0, 60, 30]}")
  ),
  RuleCase(
    "over the edge of a card", .offScreen, on: [.plain, .notched], at: ["a"],
    scene("{id: a, text: Hello, font: 20, frame: [20, 4, 50, 25]}").replacing("root:", with: "size: [60, 40]\nroot:"),
    not: scene("{id: a, text: Hello, font: 20, frame: [4, 4, 50, 25]}").replacing(
      "root:", with: "size: [60, 40]\nroot:")),
]

private let barCases = [
  RuleCase(
    "a title under the status bar", .outsideSafeArea, on: [.notched, .island, .android], at: ["a"],
    scene("{id: a, text: Hi, frame: {x: 20, y: 6}}"),
    not: scene("{relativeTo: safeArea, children: [{id: a, text: Hi, frame: {x: 20, y: 6}}]}")),
  RuleCase(
    "a key beside the notch, and a row up to both edges", .outsideSafeArea, on: [.turned], at: ["a"],
    scene("{id: a, role: button, frame: [20, 10, 60, 60]}"),
    not: scene("{id: a, role: cell, frame: [0, 20, 100%, 60], children: [{text: Hi, frame: {x: 60, y: 20}}]}")),
  RuleCase(
    "a picture in the bar, and one up to the edge", .outsideSafeArea, on: [.notched, .android], at: ["a"],
    scene("{id: a, image: x, frame: [20, 10, 22, 22]}"),
    not: scene("{image: x, contentMode: scaleAspectFill, frame: [0, 0, 100%, 200]}")),
  RuleCase(
    "a title under the camera", .underCutout, on: [.notched, .island, .android], at: ["a"],
    scene("{id: a, text: Hello, frame: {centerX: 0, top: 12}}"),
    not: scene("{id: a, text: Hello, frame: {centerX: 0, top: 70}}")),
  RuleCase(
    "a text in the corner of a round screen", .offScreen, on: [.disc], at: ["a", "b"],
    scene("{id: a, text: Hi, frame: {x: 0, y: 0}}", "{id: b, text: Hi, frame: {trailing: 4, bottom: 30}}"),
    not: scene(
      "{text: Hi, frame: {centerX: 0, y: 4}}",
      "{text: \"A\\nbroadbroadbroadb\", frame: {x: 60, y: 20}}")),
  RuleCase(
    "a text in the round corner of a phone", .offScreen, on: [.island], at: ["a"],
    scene("{id: a, text: Hello, frame: {x: 0, bottom: 34}}"),
    not: scene(
      "{text: Hello, frame: {x: 12, bottom: 34}}", "{role: cell, frame: {x: 0, bottom: 34, width: 99, height: 60}}")),
  RuleCase(
    "a key under the camera of a turned phone", .underCutout, on: [.turned], at: ["a"],
    scene("{id: a, role: button, frame: [4, 150, 60, 60]}"),
    not: scene("{role: none, background: red, frame: [4, 150, 60, 60]}")),
]

private let chromeCases = [
  RuleCase(
    "texts and keys behind tabs", .overlap, on: [.notched, .android], at: ["a", "b"],
    scene(
      "{id: a, text: Hello, frame: {x: 20, bottom: 40}}",
      "{id: b, role: button, frame: {x: 100, bottom: 40, width: 90, height: 60}, children: [{text: Buy}]}") + tabs,
    not: scene(
      "{id: a, text: Hello, frame: {x: 20, bottom: 110}}",
      "{id: b, role: button, frame: {x: 100, bottom: 110, width: 90, height: 60}, children: [{text: Buy}]}",
      "{image: x, role: none, frame: {x: 0, bottom: 0, width: 90, height: 200}}") + tabs),
  RuleCase(
    "a text that looks out from behind tabs", .overlap, on: [.notched, .android], at: ["a"],
    scene(high(76)) + tabs, not: scene(high(110)) + tabs),
  RuleCase(
    "a key below a keyboard, and one that looks out", .overlap, on: [.notched, .android], at: ["a"],
    scene("{id: a, role: button, frame: {x: 20, bottom: 40, width: 90, height: 60}}") + "chrome: [keyboard]\n",
    not: scene("{id: a, role: button, frame: {x: 20, bottom: 40, width: 90, height: 700}}") + "chrome: [keyboard]\n"),
]

/// A text as high as two bars of tabs, of which a little is behind them.
private func high(_ bottom: Int) -> String { "{id: a, text: Hello, font: 80, frame: {x: 20, bottom: \(bottom)}}" }

private let tabs = "chrome: [{tabBar: {items: [{title: A}, {title: B}]}}]\n"

/// A title that reaches over the lower edge of a picture of 120 points, on a sheet from 100 on or on the screen.
private func sheetTitle(at y: Int) -> String { "{id: title, text: Title, font: 30, frame: {x: 10, y: \(y)}}" }

private let overlapCases = [
  RuleCase(
    "text on text", .overlap, at: ["b"],
    scene("{id: a, text: Hello, frame: {x: 20, y: 20}}", "{id: b, text: World, frame: {x: 20, y: 24}}"),
    not: scene("{id: a, text: Hello, frame: {x: 20, y: 20}}", "{id: b, text: World, frame: {x: 20, y: 60}}")),
  RuleCase(
    "text on text of the same frame, and in an overlay", .overlap, at: ["b"],
    scene("{id: a, text: Hello}", "{id: b, text: World}"),
    not: scene("{id: a, text: Hello}", "{id: b, text: World}", root: "layout: overlay")),
  RuleCase(
    "a panel over a part of a text, and one behind it", .overlap, at: ["b"],
    scene("{id: a, text: Hello, frame: {x: 20, y: 20}}", "{id: b, background: red, frame: [40, 10, 50, 50]}"),
    not: scene("{id: b, background: red, frame: [40, 10, 50, 50]}", "{id: a, text: Hello, frame: {x: 20, y: 20}}")),
  RuleCase(
    "two keys, and a badge on one", .overlap, at: ["b"],
    scene("{id: a, role: button, frame: [20, 20, 60, 60]}", "{id: b, role: button, frame: [70, 20, 60, 60]}"),
    not: scene("{id: a, role: button, frame: [20, 20, 60, 60]}", "{background: red, frame: [70, 10, 20, 20]}")),
  RuleCase(
    "boxes whose contents overlap, and boxes of which only the frames do", .overlap, at: ["b/text[0]"],
    scene("{id: a, children: [{text: Hello}]}", "{id: b, children: [{text: World}]}"),
    not: scene(
      "{id: a, children: [{text: Hello, frame: {x: 20, y: 20}}]}",
      "{id: b, children: [{text: World, frame: {x: 20, y: 90}}]}")),
  RuleCase(
    "a text behind an opaque panel, and behind one that light goes through", .overlap, at: ["b"],
    scene("{id: a, text: Hello, frame: {x: 20, y: 20}}", "{id: b, background: red, frame: [0, 0, 200, 90]}"),
    not: scene(
      "{id: a, text: Hello, frame: {x: 20, y: 20}}", "{id: b, background: red, opacity: 0.5, frame: [0, 0, 200, 90]}")),
  RuleCase(
    "a text behind a round panel, and in front of one", .overlap, at: ["b"],
    scene(
      "{id: a, text: Hello, frame: {x: 80, y: 80}}",
      "{id: b, background: red, cornerRadius: circle, frame: [0, 0, 200, 200]}"),
    not: scene(
      "{id: b, background: red, cornerRadius: circle, frame: [0, 0, 200, 200]}",
      "{id: a, text: Hello, frame: {x: 80, y: 80}}")),
  RuleCase(
    "a caption on an image, and over its edge", .overlap, at: ["b"],
    scene("{id: a, image: x, frame: [20, 20, 99, 99]}", "{id: b, text: Hello, font: 20, frame: {x: 90, y: 40}}"),
    not: scene("{id: a, image: x, frame: [20, 20, 99, 99]}", "{id: b, text: Hello, font: 20, frame: {x: 30, y: 40}}")),
  RuleCase(
    "a title on a sheet over a picture, where the sheet lets the picture through", .overlap, at: ["sheet/title"],
    scene(
      "{image: x, contentMode: scaleAspectFill, frame: [0, 0, 320, 120]}",
      "{id: sheet, background: white / 90%, frame: [0, 100, 320, 300], children: [" + sheetTitle(at: 5) + "]}"),
    not: scene(
      "{image: x, contentMode: scaleAspectFill, frame: [0, 0, 320, 120]}",
      "{id: sheet, background: white, frame: [0, 100, 320, 300], children: [" + sheetTitle(at: 5) + "]}")),
  RuleCase(
    "a title beside a sheet, and on one whose round corner it keeps clear of", .overlap, at: ["title"],
    scene(
      "{image: x, contentMode: scaleAspectFill, frame: [0, 0, 320, 120]}",
      "{background: white, cornerRadius: 80, frame: [0, 100, 320, 300]}",
      sheetTitle(at: 104)),
    not: scene(
      "{image: x, contentMode: scaleAspectFill, frame: [0, 0, 320, 120]}",
      "{background: white, cornerRadius: 8, frame: [0, 100, 320, 300]}",
      sheetTitle(at: 104))),
  RuleCase(
    "a key over the edge of a picture, and a label with a ground of its own there", .overlap, at: ["key"],
    scene(
      "{image: x, contentMode: scaleAspectFill, frame: [0, 0, 320, 120]}",
      "{id: key, role: button, background: red, frame: [20, 90, 60, 60]}"),
    not: scene(
      "{image: x, contentMode: scaleAspectFill, frame: [0, 0, 320, 120]}",
      "{text: New, background: red, padding: 8, frame: {x: 20, y: 105}}")),
  RuleCase(
    "a stack whose spacing is said to be negative", .overlap, at: ["b"],
    scene("{id: a, text: Hello, frame: {x: 9, y: 9}}", "{id: b, text: World, frame: {x: 9, y: 9}}"),
    not: scene(
      "{id: a, text: Hello}", "{id: b, text: World}",
      root: "layout: {stack: {axis: vertical, distribution: start, spacing: -12}}")),
  RuleCase(
    "children larger than their cells, and cells said to be one", .overlap, at: ["b"],
    scene(
      "{id: a, text: Hello, width: 250}", "{id: b, text: World, width: 250}",
      root: "layout: {grid: {columns: [15, 15], alignment: leading}}"),
    not: scene(
      "{id: a, text: Hello, column: 1, row: 1}", "{id: b, text: World, column: 1, row: 1}",
      root: "layout: {grid: 2}")),
]

private let otherCases = [
  RuleCase(
    "a key of 44 points and one a little smaller", .tapTarget, on: [.plain, .coarse, .notched], at: ["a"],
    scene("{id: a, role: button, frame: [60, 100, 60, 43.9]}"),
    not: scene("{id: a, role: button, frame: [60, 100, 44, 44]}")),
  RuleCase(
    "48 points on Android", .tapTarget, on: [.android], at: ["a"],
    scene("{id: a, role: switch, frame: [60, 100, 47, 60]}"),
    not: scene("{id: a, role: switch, frame: [60, 100, 48, 48]}")),
  RuleCase(
    "every role that is touched", .tapTarget, at: ["a", "b", "c", "d", "e", "f"],
    scene(
      "{id: a, role: button, frame: [0, 0, 20, 20]}", "{id: b, role: link, frame: [0, 30, 20, 20]}",
      "{id: c, role: switch, frame: [0, 60, 20, 20]}", "{id: d, role: slider, frame: [0, 90, 20, 20]}",
      "{id: e, role: tab, frame: [0, 120, 20, 20]}", "{id: f, role: cell, frame: [0, 150, 20, 20]}"),
    not: scene("{role: header, frame: [0, 0, 20, 20]}", "{role: image, frame: [0, 30, 20, 20]}")),
  RuleCase(
    "a circle that is none", .notACircle, at: ["a"],
    scene("{id: a, frame: [20, 20, 40, 60], background: red, cornerRadius: circle}"),
    not: scene("{id: a, frame: [20, 20, 40, 40], background: red, cornerRadius: circle}")),
  RuleCase(
    "a radius of more than half a side", .radiusClamped, at: ["a"],
    scene("{id: a, frame: [20, 20, 40, 60], background: red, cornerRadius: 30}"),
    not: scene("{id: a, frame: [20, 20, 40, 60], background: red, cornerRadius: 20}")),
]
