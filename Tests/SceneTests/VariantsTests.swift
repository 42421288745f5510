import Problems
import Testing

@testable import Scene

@Suite struct `Variants and rules` {
  @Test func `own axes are lists of words or maps of words to data`() throws {
    let scene = try Folder().scene(
      "scene: s\nvariants: {beta: [false, true], plan: {free: {n: 1}, pro: [1, 2]}, step: [1, 2x]}\nroot: {}")
    let variants = try #require(scene.variants)
    #expect(variants.map(\.name) == ["beta", "plan", "step"] && variants.allSatisfy(\.isOwn))
    #expect(variants.map(\.values) == [["false", "true"], ["free", "pro"], ["1", "2x"]])
    #expect(variants.map(\.data.count) == [0, 2, 0])
  }

  @Test func `a scene is read for the values that it is asked for`() throws {
    let file = try parse(
      "scene: s\nvariants: {plan: {free: {n: [a]}, pro: {n: [b, c]}}, skin: [x, y], other: [p, q]}\n"
        + "data: {skin: no}\nroot: {label: \"${skin}-$${other}\", children: [{each: $plan.n, node: {label: $item}}]}")
    let context = try Folder().context()
    let first = try #require(readScene(file, context: context).scene)
    #expect(first.shownAxes == ["plan", "skin", "other"])
    #expect(first.root.attributes.label == "x-${other}")
    #expect(first.root.children.map(\.attributes.label) == ["a"])
    let second = try #require(readScene(file, context: context, values: ["plan": "pro", "skin": "y"]).scene)
    #expect(second.root.attributes.label == "y-${other}")
    #expect(second.root.children.map(\.attributes.label) == ["b", "c"])
  }

  @Test func `an argument keeps its datum, and components do not see the axis itself`() throws {
    var folder = Folder(components: ["component: c\nparameters: {p: any}\nnode: {label: \"${p}: ${p.n}\"}"])
    let text = "scene: s\nvariants: {plan: {free: {n: 1}}}\nroot: {children: [{use: c, with: {p: $plan}}]}"
    #expect(try folder.scene(text).root.children.first?.attributes.label == "free: 1")
    folder.components = ["component: c\nnode: {label: x, children: [{label: $plan}]}"]
    let seen = readScene(
      try parse("scene: s\nvariants: {plan: [a]}\nroot: {children: [{use: c}]}"), context: try folder.context())
    #expect(seen.diagnostics.map(\.problem) == [.name(.unknownParameter("plan", known: [], nearest: nil))])
  }

  @Test(arguments: [
    Mistake(
      "scene: s\nvariants: {plan: «[]}\nroot: {}",
      .value(wants("plan", "a list of words, or a map of words to data", "list"))),
    Mistake(
      "scene: s\nvariants: {plan: «{}}\nroot: {}",
      .value(wants("plan", "a list of words, or a map of words to data", "map"))),
    Mistake(
      "scene: s\nvariants: {plan: «a}\nroot: {}",
      .value(wants("plan", "a list of words, or a map of words to data", "a"))),
    Mistake("scene: s\nvariants: {plan: {a: «1}}\nroot: {}", .value(wants("a", "a map of data", "1"))),
    Mistake(
      "scene: s\nvariants: {plan: [a, «a.b]}\nroot: {}",
      .value(wants("plan", "words of letters, digits, _ and -", "a.b"))),
    Mistake(
      "scene: s\nvariants: {plan: {«-a: {}}}\nroot: {}",
      .value(wants("plan", "words of letters, digits, _ and -", "-a"))),
    Mistake("scene: s\nvariants: {plan: [a, b, «a]}\nroot: {}", .value(wants("plan", "each value once", "a"))),
    Mistake(
      "scene: s\nvariants: {appearance: [dark, «dark]}\nroot: {}",
      .value(wants("appearance", "each value once", "dark"))),
    Mistake(
      "scene: s\nvariants: {textSize: [default, 1.3, «1.30]}\nroot: {}",
      .value(wants("textSize", "each value once", "1.30"))),
    Mistake(
      "scene: s\nvariants: {textSize: [\"2\", «\"02.\"]}\nroot: {}",
      .value(wants("textSize", "each value once", "02."))),
    Mistake(
      "scene: s\nvariants: {os: [17.40, 17.4, «\"017.040\"]}\nroot: {}",
      .value(wants("os", "each value once", "017.040"))),
    Mistake(
      "scene: s\nvariants: {os: [\"17\", «17.0]}\nroot: {}", .value(wants("os", "each value once", "17.0"))),
    Mistake("scene: s\nvariants: {«device: [a]}\nroot: {}", .name(.badName("device"))),
    Mistake("scene: s\nvariants: {«scene: [a]}\nroot: {}", .name(.badName("scene"))),
    Mistake("scene: s\nvariants: {«a b: [a]}\nroot: {}", .name(.badName("a b"))),
    Mistake(
      "scene: s\nvariants: {locale: [en, «jp, «pt_br, «pseudo, «english]}\nroot: {}",
      .value(.unknownWord("jp", expected: "a value of locale", nearest: "ja")),
      .value(.unknownWord("pt_br", expected: "a value of locale", nearest: "pt-BR")),
      .value(.unknownWord("pseudo", expected: "a value of locale", nearest: "pseudo-accented")),
      .value(
        .unknownWord(
          "english", expected: "a value of locale", nearest: nil,
          words: ["pseudo-accented", "pseudo-long", "pseudo-rtl", "a language such as en or pt-BR"]))),
    Mistake(
      "scene: s\nvariants: {«locales: [en]}\nroot: {}",
      .value(.unknownKey("locales", owner: "variants", nearest: "locale"))),
    Mistake(
      "scene: s\nvariants: {theme: [a, b, c], «plan: [c, b]}\nroot: {}", .suite(.ambiguousValue("b", "theme", "plan"))),
    Mistake(
      "scene: s\nvariants: {plan: [a, b]}\nroot: {when: [{if: {plan: «c}}]}",
      .value(.unknownWord("c", expected: "a value of plan", nearest: "a", words: []))),
    Mistake("scene: s\nexclude: «{}\nroot: {}", .value(wants("exclude", "a list of conditions", "map"))),
    Mistake("scene: s\ninclude: [«a]\nroot: {}", .value(wants("include", "a condition", "a"))),
    Mistake(
      "scene: s\nvariants: {window: [full, 507x1112, «507*1112], os: [default, \"26\", «new]}\nroot: {}",
      .value(
        .unknownWord(
          "507*1112", expected: "a value of window", nearest: nil,
          words: ["full", "half", "third", "a size such as 507x1112"])),
      .value(
        .unknownWord(
          "new", expected: "a value of os", nearest: nil, words: ["default", "a version such as \"26\""]))),
    Mistake(
      "scene: s\nexclude: [{displayZoom: «zoomd, window: «hlaf}]\nroot: {}",
      .value(
        .unknownWord("zoomd", expected: "a value of displayZoom", nearest: "zoomed", words: [])),
      .value(.unknownWord("hlaf", expected: "a value of window", nearest: "half", words: []))),
    Mistake(
      "scene: s\ninclude: [{locale: [en, «EN]}, {contrast: «hihg}]\nroot: {}",
      .value(.unknownWord("EN", expected: "a value of locale", nearest: "en")),
      .value(.unknownWord("hihg", expected: "a value of contrast", nearest: "high", words: []))),
    Mistake(
      "scene: s\nexclude: [{scene: «[a], appearance: «drak}]\nroot: {}",
      .value(wants("scene", "a text", "list")),
      .value(.unknownWord("drak", expected: "a value of appearance", nearest: "dark", words: []))),
    Mistake("scene: s\nmasks: [«{reason: a}]\nroot: {}", .value(.missingKey("views", owner: "mask"))),
    Mistake(
      "scene: s\nmasks: [{views: [«a//b, «.1, «a.b, «\"\", a.1.*, \"*/*.*\"]}]\nroot: {}",
      .value(wants("views", "a path of ids such as card/title or pad/key.*", "a//b")),
      .value(wants("views", "a path of ids such as card/title or pad/key.*", ".1")),
      .value(wants("views", "a path of ids such as card/title or pad/key.*", "a.b")),
      .value(wants("views", "a path of ids such as card/title or pad/key.*", ""))),
    Mistake(
      "scene: s\nmasks: [{rects: [«[0, 0, 0, 4], «[0, 0, 4], «[0, 0, 4, 10%]]}]\nroot: {}",
      .value(wants("rects", "[x, y, width, height] in points", "list")),
      .value(wants("rects", "[x, y, width, height] in points", "list")),
      .value(wants("rects", "[x, y, width, height] in points", "list"))),
    Mistake(
      "scene: s\nmasks: [{polygons: [«[[0, 0], [1, 1]], [[0, 0], [1, 1], «[1]]]}]\nroot: {}",
      .value(wants("polygons", "a list of at least three [x, y]", "list")),
      .value(wants("polygons", "[x, y] in points", "list"))),
    Mistake("scene: s\nmasks: [{image: «../a.png}]\nroot: {}", .name(.outside("../a.png"))),
  ])
  func `that are wrong are told`(_ mistake: Mistake) throws { try expectScene(mistake) }

  @Test(arguments: [
    Mistake("suite: a\ndevices: []\ntolerances: [«{maxDiffPixels: 1}]", .suite(.toleranceWithoutReason)),
    Mistake("suite: a\ndevices: []\ntolerances: [«{reason: \" \"}]", .suite(.toleranceWithoutReason)),
    Mistake("suite: a\ndevices: []\ncompare: «{maxForgiven: 1}", .suite(.toleranceWithoutReason)),
    Mistake(
      "suite: a\ndevices: []\ncompare: {mode: «yiqwhite}",
      .value(.unknownWord("yiqwhite", expected: "a mode", nearest: "yiq-white"))),
    Mistake(
      "suite: a\ndevices: []\ncompare: {maxDiffRatio: «2}",
      .value(.outOfRange(key: "maxDiffRatio", range: "from 0 to 1", got: "2"))),
    Mistake(
      "suite: a\ndevices: []\ncompare: {«maxDiffPixel: 0}",
      .value(.unknownKey("maxDiffPixel", owner: "compare", nearest: "maxDiffPixels"))),
    Mistake(
      "suite: a\ndevices: []\ncombine: «every",
      .value(.unknownWord("every", expected: "a combination", nearest: nil, words: ["all", "each"]))),
  ])
  func `of a suite that are wrong are told`(_ mistake: Mistake) throws {
    let (suite, diagnostics) = readSuite(try parse(mistake.file))
    #expect(suite == nil)
    #expect(diagnostics == mistake.expected)
  }

  @Test func `a comparison without gates needs no reason, and a tolerance takes what it does not say from it`() throws {
    let suite = try #require(
      readSuite(
        try parse(
          "suite: a\ndevices: []\ncompare: {mode: yiq, colorTolerance: 0.3, maxDiffPixels: 4, reason: r}\n"
            + "tolerances: [{reason: a, maxChannelDelta: 3}, {reason: b, mode: oklab, maxForgiven: 2}]")
      ).suite)
    let first = try #require(suite.tolerances.first).settings.completed(by: suite.compare)
    #expect(
      first.mode == .yiq && first.colorTolerance == 0.3 && first.maxChannelDelta == 3 && first.maxDiffPixels == nil)
    let second = try #require(suite.tolerances.last).settings.completed(by: suite.compare)
    #expect(second.mode == .oklab && second.colorTolerance == nil && second.maxDiffPixels == 4 && second.reason == "b")
    #expect(readSuite(try parse("suite: a\ndevices: []\ncompare: {mode: oklab, colorTolerance: 0.2}")).suite != nil)
  }

  @Test(arguments: [
    ("card/title", "card/title", true), ("card/title", "title", false), ("*/title", "card/title", true),
    ("*", "card/title", false), ("pad/key.*", "pad/key.12", true), ("pad/key.*", "pad/key", false),
    ("pad/*", "pad/key.1", false), ("pad/*.*", "pad/key.1", true), ("a.1", "a.2", false), ("*.1.*", "a.1.3", true),
  ])
  func `a star in a path stands for one name or number`(_ pattern: String, _ path: String, _ matches: Bool) throws {
    let place = Problems.SourceLocation(file: "s.yaml", line: 1, column: 1)
    #expect(try #require(ViewPattern(pattern, at: place)).matches(path) == matches)
  }
}

private func wants(_ key: String, _ wants: String, _ got: String) -> ValueProblem {
  .wrongType(key: key, wants: wants, got: got)
}
