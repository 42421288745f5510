import Problems
import Testing

@testable import Devices

/// One mistake in an otherwise sound profile: the lines to add, and what is wrong where.
private struct Mistake: Sendable, CustomTestStringConvertible {
  let line: String
  let column: Int
  let problem: Problem

  init(_ line: String, _ column: Int, _ problem: Problem) {
    (self.line, self.column, self.problem) = (line, column, problem)
  }

  init(_ line: String, _ column: Int, _ problem: ValueProblem) { self.init(line, column, .value(problem)) }

  var testDescription: String { line }
}

@Suite("Mistakes in profiles")
struct ProfileMistakeTests {
  @Test("are found where they are", arguments: mistakes)
  fileprivate func isFound(mistake: Mistake) throws {
    let key = mistake.line.prefix { $0 != ":" }
    let sound = [
      "id: desk", "platform: android", "family: phone", "pixelSize: [1080, 2340]", "densityDpi: 420",
    ].filter { !$0.hasPrefix("\(key):") }
    let lines = sound + [mistake.line]
    let text = "profiles:\n  - " + lines.joined(separator: "\n    ") + "\n"
    let result = try readProfiles(text)
    #expect(result.problems == [problem(mistake.problem, lines.count + 1, mistake.column)])
    #expect(result.profiles == [])
  }

  @Test(
    "are fields that are missing",
    arguments: [
      ("platform: web", Problem.value(.missingKey("id", owner: "a profile")), "id"),
      ("id: d", .profile(.missing(id: "d", field: "platform")), "platform"),
      ("id: d", .profile(.missing(id: "d", field: "family")), "family"),
      ("id: d", .profile(.missing(id: "d", field: "pixelSize")), "pixelSize"),
      ("id: d", .profile(.missing(id: "d", field: "scale")), "scale"),
    ])
  func missing(first: String, expected: Problem, key: String) throws {
    let fields = ["id: d", "platform: web", "family: window", "pixelSize: [3, 4]", "scale: 1"]
    let kept = fields.filter { !$0.hasPrefix("\(key):") }.joined(separator: ", ")
    let result = try readProfiles("profiles:\n  - {\(kept)}\n")
    #expect(result.problems == [problem(expected, 2, 5)])
    #expect(result.profiles == [])
  }
}

private let marks = "a list of at most 32 maps such as {side: left, offset: 90, length: 30}"

private let mistakes: [Mistake] = [
  // Keys and words.
  Mistake("pixelsize: [1, 2]", 5, .unknownKey("pixelsize", owner: "a profile", nearest: "pixelSize")),
  Mistake("safeAera: 5", 5, .unknownKey("safeAera", owner: "a profile", nearest: "safeArea")),
  Mistake("family: phones", 13, .unknownWord("phones", expected: "a family", nearest: "phone")),
  Mistake("navigation: [gesture]", 17, .wrongType(key: "navigation", wants: "a text", got: "list")),
  Mistake(
    "cornerCurve: round", 18,
    .unknownWord("round", expected: "a corner curve", nearest: nil, words: CornerCurve.allCases.map(\.rawValue))),
  Mistake(
    "cutout: {kind: drop}", 20,
    .unknownWord(
      "drop", expected: "a kind of cutout", nearest: nil, words: ["none", "notch", "dynamicIsland", "punchHole"])),
  Mistake("family: fone", 13, .unknownWord("fone", expected: "a family", nearest: "phone")),
  Mistake(
    "frame: {bodyMM: [10, 20]}", 21,
    .wrongType(
      key: "frame.bodyMM", wants: "a body around the screen, which is at least [18.3, 39.6]", got: "[10, 20]")),
  Mistake("verified: yes", 15, .wrongType(key: "verified", wants: "true or false", got: "yes")),
  Mistake("aliases: desk2", 14, .wrongType(key: "aliases", wants: "a list of texts", got: "desk2")),
  Mistake("aliases: [a, [b]]", 18, .wrongType(key: "aliases", wants: "a list of texts", got: "list")),
  Mistake(
    "frame: {style: panel}", 20, .unknownWord("panel", expected: "a style of frames", nearest: "pane")),
  Mistake("frame: {buttons: 3}", 22, .wrongType(key: "buttons", wants: marks, got: "3")),
  Mistake("frame: {buttons: [{side: left, offset: 4}]}", 23, .missingKey("length", owner: "buttons")),
  Mistake(
    "frame: {antenna: [{side: lft, offset: 4, length: 1}]}", 30,
    .unknownWord("lft", expected: "a side of the body", nearest: "left")),
  Mistake("frame: {lens: [4, 5]}", 19, .wrongType(key: "lens", wants: "[x, y, diameter]", got: "list")),
  Mistake("frame: {lens: [4, 5, -6]}", 19, .wrongType(key: "lens", wants: "a diameter from 0 on", got: "list")),
  Mistake("frame: {rim: 1e300}", 18, .outOfRange(key: "rim", range: "from 0 to 100000", got: "1e300")),
  Mistake("frame: {bezel: [1e308, 1]}", 21, .outOfRange(key: "bezel", range: "from 0 to 100000", got: "1e308")),
  Mistake("frame: {finishes: {grean: \"#008000\"}}", 24, .unknownKey("grean", owner: "finishes", nearest: "green")),
  Mistake(
    "frame: {finishes: {green: moss}}", 31,
    .wrongType(key: "green", wants: "a color such as \"#5f7690\"", got: "moss")),
  Mistake(
    "frame: {body: [400, 900]}", 19,
    .wrongType(
      key: "frame.body", wants: "a body around the screen, which is [411.42857142857144, 891.4285714285714]",
      got: "list")),
  Mistake(
    "frame: {bezel: [1, 1], body: [500, 900]}", 34,
    .wrongType(key: "body", wants: "no value, as bezel says it", got: "list")),
  Mistake("frame: {bezle: [1, 2]}", 13, .unknownKey("bezle", owner: "frame", nearest: "bezel")),
  Mistake("frame: {bezel: [1]}", 20, .wrongType(key: "bezel", wants: "[sides, ends]", got: "list")),
  Mistake("windows: {half: [1, 2]}", 21, .wrongType(key: "half", wants: "a map", got: "list")),
  Mistake("windows: {haf: {portrait: [1, 2]}}", 15, .unknownKey("haf", owner: "windows", nearest: "half")),
  Mistake(
    "windows: {third: {portrait: [500, 2]}}", 33,
    .wrongType(
      key: "windows.third", wants: "a size of at most [411.42857142857144, 891.4285714285714], the screen",
      got: "[500, 2]")),
  Mistake("readableWidth: wide", 20, .wrongType(key: "readableWidth", wants: "a map", got: "wide")),
  Mistake("readableWidth: {larg: 600}", 21, .unknownKey("larg", owner: "readableWidth", nearest: "large")),
  Mistake("ppi: 1e300", 10, .outOfRange(key: "ppi", range: "from 1 to 10000", got: "1e300")),
  Mistake(
    "displayZoom: [1e-300, 1]", 18,
    .wrongType(
      key: "displayZoom",
      wants: "a size of at least a tenth of [411.42857142857144, 891.4285714285714], the size that is not zoomed",
      got: "[1e-300, 1]")),
  Mistake("safeArea: {os: 26}", 20, .wrongType(key: "os", wants: "a map of versions", got: "26")),
  Mistake(
    "safeArea: {os: {iOS26: {}}}", 21,
    .wrongType(key: "os", wants: "versions such as \"26\" or \"17.4\"", got: "iOS26")),
  Mistake(
    "safeArea: {os: {\"26\": {portrait: 0}, \"26.0\": {portrait: 1}}}", 42,
    .wrongType(key: "os", wants: "each version once", got: "26.0")),
  Mistake("safeArea: {os: {\"26\": {portrait: {top: 900}}}}", 38, .profile(.insetsTooLarge(id: "desk"))),
  // Ids.
  Mistake("id: Desk", 9, .profile(.badID("Desk"))),
  Mistake("id: desk--x", 9, .profile(.badID("desk--x"))),
  Mistake("id: -desk", 9, .profile(.badID("-desk"))),
  Mistake("id: 375x667", 9, .profile(.badID("375x667"))),
  Mistake("id: désk", 9, .profile(.badID("désk"))),
  Mistake("aliases: [ok, not_ok]", 19, .profile(.badID("not_ok"))),
  // Sizes.
  Mistake("pixelSize: [1080]", 16, .wrongType(key: "pixelSize", wants: "[width, height]", got: "list")),
  Mistake("pixelSize: [1080, 0]", 23, .outOfRange(key: "pixelSize", range: "above 0", got: "0")),
  Mistake("pixelSize: [1.5, 2]", 16, .wrongType(key: "pixelSize", wants: "whole numbers of pixels", got: "list")),
  Mistake("pixelSize: [1e300, 2]", 16, .wrongType(key: "pixelSize", wants: "whole numbers of pixels", got: "list")),
  Mistake("pixelSize: [.nan, 2]", 17, .wrongType(key: "pixelSize", wants: "a number", got: ".nan")),
  Mistake("pixelSize: [8000, 8001]", 16, .suite(.tooManyPixels(width: 8000, height: 8001, limit: 64_000_000))),
  Mistake(
    "pixelSize: [4e18, 4e18]", 16,
    .suite(.tooManyPixels(width: 4_000_000_000_000_000_000, height: 4_000_000_000_000_000_000, limit: 64_000_000))),
  Mistake(
    "pixelSize: [2340, 1080]", 16,
    .wrongType(
      key: "pixelSize", wants: "the short side first, or naturalOrientation: landscape", got: "[2340, 1080]")),
  Mistake(
    "pointSize: [410, 891.43]", 17,
    .profile(.sizeMismatch(id: "desk", points: 410, scale: 2.625, pixels: 1080))),
  Mistake(
    "pointSize: [411.43, 892]", 25,
    .profile(.sizeMismatch(id: "desk", points: 892, scale: 2.625, pixels: 2340))),
  Mistake("scale: 3", 12, .outOfRange(key: "scale", range: "2.625, which is densityDpi ÷ 160", got: "3")),
  Mistake("scale: 1e-300", 12, .outOfRange(key: "scale", range: "from 0.01 to 10", got: "1e-300")),
  Mistake("densityDpi: 0", 17, .outOfRange(key: "densityDpi", range: "from 2 to 1600", got: "0")),
  Mistake("densityDpi: \"420\"", 17, .wrongType(key: "densityDpi", wants: "a number", got: "420")),
  Mistake("year: 2024.5", 11, .wrongType(key: "year", wants: "a whole number", got: "2024.5")),
  Mistake("confidence: -1", 17, .outOfRange(key: "confidence", range: "from 0 to 1000000", got: "-1")),
  // Insets and the cutout.
  Mistake("safeArea: 20", 15, .wrongType(key: "safeArea", wants: "a map", got: "20")),
  Mistake("safeArea: {portrait: [1, 2]}", 26, .insetsList),
  Mistake("safeArea: {portrait: {top: -1}}", 32, .outOfRange(key: "top", range: "from 0 to 100000", got: "-1")),
  Mistake("safeArea: {portrait: -1}", 26, .outOfRange(key: "portrait", range: "from 0 to 100000", got: "-1")),
  Mistake("safeArea: {portrait: {botom: 1}}", 27, .unknownKey("botom", owner: "insets of a screen", nearest: "bottom")),
  Mistake("safeArea: {landscape: {left: 1, horizontal: 2}}", 28, .edgeTwice("left", "horizontal", edge: "left")),
  Mistake("safeArea: {landscape: {top: 400, bottom: 12}}", 27, .profile(.insetsTooLarge(id: "desk"))),
  Mistake("layoutMargins: {portrait: 206}", 31, .profile(.insetsTooLarge(id: "desk"))),
  Mistake("statusBarHeight: {portrait: tall}", 33, .wrongType(key: "portrait", wants: "a number", got: "tall")),
  Mistake("sizeClass: {portrait: {vertical: compact}}", 27, .missingKey("horizontal", owner: "sizeClass")),
  Mistake(
    "sizeClass: {portrait: {vertical: compct, horizontal: compact}}", 38,
    .unknownWord("compct", expected: "a size class", nearest: "compact")),
  Mistake("homeIndicator: {pill: {width: 1, height: 2}}", 27, .missingKey("bottomGap", owner: "pill")),
  Mistake("cutout: {rect: [0, 0, 1, 1]}", 13, .missingKey("kind", owner: "cutout")),
  Mistake(
    "cutout: {kind: notch, rect: [400, 0, 12, 30]}", 33,
    .wrongType(key: "cutout.rect", wants: "an area inside the upright screen", got: "[400, 0, 12, 30]")),
  // What contradicts something else.
  Mistake("inferred: [safeAera]", 16, .unknownWord("safeAera", expected: "a key of a profile", nearest: "safeArea")),
  Mistake(
    "panelPixelSize: [2000, 1000]", 21,
    .wrongType(
      key: "panelPixelSize", wants: "the short side first, or naturalOrientation: landscape", got: "[2000, 1000]")),
  Mistake(
    "screenCornerRadius: 206", 25,
    .outOfRange(
      key: "screenCornerRadius", range: "at most 205.71428571428572, half the short side", got: "206")),
  Mistake(
    "displayZoom: [412, 700]", 18,
    .wrongType(
      key: "displayZoom",
      wants: "a size of at most [411.42857142857144, 891.4285714285714], the size that is not zoomed",
      got: "[412, 700]")),
  Mistake(
    "cutout: {kind: none, rect: [0, 0, 9, 9]}", 32,
    .wrongType(key: "cutout.rect", wants: "no value, as kind is none", got: "[0, 0, 9, 9]")),
  Mistake(
    "cutout: {kind: notch, rect: [0, 0, 9, 0]}", 33,
    .wrongType(key: "cutout.rect", wants: "an area of the screen", got: "[0, 0, 9, 0]")),
  Mistake(
    "homeIndicator: {pill: {width: 412, height: 5, bottomGap: 8}}", 35,
    .outOfRange(
      key: "homeIndicator.pill.width", range: "at most 411.42857142857144, the screen", got: "412")),
]
