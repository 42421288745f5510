import Problems
import Scene
import Testing

@Suite struct `Waivers` {
  @Test func `are read with all their keys`() throws {
    let text = """
      - id: a
        waive:
          - {rule: off-screen, reason: scrolls, if: {scale: 2}}
          - {rule: overlap, reason: meant}
      """
    let waivers = try #require(try Folder().children(text).first?.attributes.waivers)
    #expect(waivers.map(\.rule) == [.offScreen, .overlap])
    #expect(waivers.map(\.reason) == ["scrolls", "meant"])
    #expect(waivers.map(\.condition) == [Condition([.scale([2])]), Condition([])])
    #expect(waivers.map(\.location.line) == [7, 8])
  }

  @Test func `of a component and its use add up`() throws {
    let folder = Folder(components: ["component: c\nnode: {text: a, waive: [{rule: clipped, reason: one}]}"])
    let nodes = try folder.children("- {use: c, waive: [{rule: overlap, reason: two}]}")
    #expect(nodes.first?.attributes.waivers?.map(\.reason) == ["one", "two"])
  }

  @Test(arguments: LintRule.waivable)
  func `know every rule but one`(rule: LintRule) throws {
    let nodes = try Folder().children("- {waive: [{rule: \(rule.rawValue), reason: r}]}")
    #expect(nodes.first?.attributes.waivers?.map(\.rule) == [rule])
  }

  private static let words = LintRule.waivable.map(\.rawValue)

  @Test(arguments: [
    Mistake(
      node: "{waive: [{rule: «off-scren, reason: r}]}",
      .value(.unknownWord("off-scren", expected: "a rule of lint", nearest: "off-screen"))),
    Mistake(
      node: "{waive: [{rule: «tapTarget, reason: r}]}",
      .value(.unknownWord("tapTarget", expected: "a rule of lint", nearest: "tap-target"))),
    Mistake(
      node: "{waive: [{rule: «needless-waiver, reason: r}]}",
      .value(.unknownWord("needless-waiver", expected: "a rule of lint", nearest: nil, words: words))),
    Mistake(node: "{waive: [«{rule: overlap}]}", .value(.missingKey("reason", owner: "waiver"))),
    Mistake(node: "{waive: [«{rule: overlap, reason: \" \"}]}", .value(.missingKey("reason", owner: "waiver"))),
    Mistake(node: "{waive: [«{reason: r}]}", .value(.missingKey("rule", owner: "waiver"))),
    Mistake(
      node: "{waive: [{rule: overlap, reason: r, «reasn: r}]}",
      .value(.unknownKey("reasn", owner: "waiver", nearest: "reason"))),
    Mistake(
      node: "{waive: «overlap}",
      .value(.wrongType(key: "waive", wants: "a list of {rule: …, reason: …}", got: "overlap"))),
    Mistake(
      node: "{waive: [«overlap]}",
      .value(.wrongType(key: "waive", wants: "{rule: …, reason: …}", got: "overlap"))),
  ])
  func `tell what is wrong`(mistake: Mistake) throws { try expectScene(mistake) }
}

@Suite struct `Lint of a suite` {
  private func read(_ lint: String) throws -> (suite: Suite?, diagnostics: [Diagnostic]) {
    readSuite(try parse("suite: s\ndevices: [iphone-6]\nlint: \(lint)"))
  }

  @Test func `is read`() throws {
    #expect(try read("{}").suite?.lint == LintSettings())
    let lint = try #require(try read("{level: error, tapTarget: 32.5, contrast: AAA}").suite?.lint)
    #expect(lint.level == .error && lint.tapTarget == 32.5 && lint.contrast == .aaa)
    #expect(LintSettings().contrast == .aa)
  }

  @Test(arguments: [
    (
      "{level: warn}",
      Problem.value(.unknownWord("warn", expected: "a level", nearest: nil, words: ["error", "warning", "note"]))
    ),
    (
      "{contrast: aa}",
      .value(.unknownWord("aa", expected: "AA, AAA or none", nearest: "AA"))
    ),
    ("{level: warnin}", .value(.unknownWord("warnin", expected: "a level", nearest: "warning"))),
    ("{tapTarget: -1}", .value(.outOfRange(key: "tapTarget", range: "from 0 to 1000", got: "-1"))),
    ("{taptarget: 4}", .value(.unknownKey("taptarget", owner: "lint", nearest: "tapTarget"))),
  ])
  func `tells what is wrong`(lint: String, problem: Problem) throws {
    let (suite, diagnostics) = try read(lint)
    #expect(suite == nil)
    #expect(diagnostics.map(\.problem) == [problem])
  }
}
